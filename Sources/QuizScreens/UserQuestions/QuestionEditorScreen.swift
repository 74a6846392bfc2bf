import QuizCore
import TerminalKit

/// The form in which a question is made, or one of the player's own is changed; then how it will look; then it is kept.
///
/// Nothing typed is lost but by the player's word.
struct QuestionEditorScreen: Screen, Equatable {
  /// What is seen.
  enum Phase: Equatable {
    /// The form.
    case editing
    /// The question whether to throw the form away.
    case discarding
    /// The question as it will look, since an instant.
    case previewing(Question, since: ContinuousClock.Instant)
    /// It is kept, since an instant.
    case kept(Question, since: ContinuousClock.Instant)
  }

  /// What speaks against keeping it.
  enum Trouble: Equatable {
    case draft(QuestionDraft.Problem)
    case own(UserBankChangeError)
  }

  enum FormCommand: Hashable, Sendable {
    case previous, next, proceed, preview, leave
  }

  enum PreviewCommand: Hashable, Sendable {
    case register, edit
  }

  enum KeptCommand: Hashable, Sendable {
    case another, done
  }

  enum DiscardCommand: Hashable, Sendable {
    case discard, stay
  }

  static let formKeys = KeyTable<FormCommand>([
    .init(
      .text("Enter"), [.enter], .proceed, hint: .hintNextField, help: .helpNextField, dropped: .last),
    .init(
      .upDown("Tab"), [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField,
      help: .helpField),
    .init(.text("Ctrl-P"), [.control("p")], .preview, hint: .hintPreview, help: .helpPreview),
    .init(.text("Esc"), [.escape], .leave, hint: .hintBack, help: .helpBack, dropped: .last),
  ])

  static let previewKeys = KeyTable<PreviewCommand>([
    .init(.text("Enter"), [.enter, .character(" ")], .register, hint: .hintRegister, dropped: .last),
    .init(.text("Esc"), [.escape, .character("q"), .left, .control("p")], .edit, hint: .hintRewrite, dropped: .last),
  ])

  /// The keys of the preview when a question is changed.
  static let changePreviewKeys = KeyTable<PreviewCommand>([
    .init(.text("Enter"), [.enter, .character(" ")], .register, hint: .hintSave, dropped: .last),
    .init(.text("Esc"), [.escape, .character("q"), .left, .control("p")], .edit, hint: .hintRewrite, dropped: .last),
  ])

  static let keptKeys = KeyTable<KeptCommand>([
    .init(.text("Enter"), [.enter, .character(" ")], .another, hint: .hintAnother, dropped: .last),
    .init(.text("q"), [.character("q"), .escape, .left], .done, hint: .hintBack, dropped: .last),
  ])

  static let changedKeys = KeyTable<KeptCommand>([
    .init(
      .text("Enter"), [.enter, .character(" "), .character("q"), .escape, .left], .done, hint: .hintBack,
      dropped: .last)
  ])

  static let discardKeys = KeyTable<DiscardCommand>([
    .init(.text("y"), [.character("y")], .discard, hint: .hintDiscard, dropped: .last),
    .init(
      .text("n"), [.character("n"), .escape, .character("q"), .enter], .stay, hint: .hintGoOn, dropped: .last),
  ])

  /// The row that is changed; nil for a new question.
  let original: BankEditor.Row?
  /// What is seen.
  private(set) var phase = Phase.editing
  /// What to fill in, in order, with what was typed so far.
  private(set) var fields: [(name: QuestionDraft.Field, text: TextField)]
  /// The field that is typed into.
  private(set) var current = 0
  /// Why it was not kept.
  private(set) var trouble: Trouble?

  /// An empty form, or one with what `row` says.
  init(_ row: BankEditor.Row? = nil) {
    original = row
    let draft = row?.question.map { QuestionDraft($0) } ?? QuestionDraft()
    fields = draft.fields.map { (name: $0, text: TextField(draft[$0])) }
  }

  static func == (left: QuestionEditorScreen, right: QuestionEditorScreen) -> Bool {
    left.original == right.original && left.phase == right.phase && left.current == right.current
      && left.trouble == right.trouble
      && left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.text == $1.text }
  }

  /// What was typed so far.
  private var draft: QuestionDraft {
    var draft = QuestionDraft(choices: fields.count - 1)
    for field in fields { draft[field.name] = field.text.text }
    return draft
  }

  /// Whether leaving would lose anything.
  private var isTouched: Bool {
    draft != (original?.question.map { QuestionDraft($0) } ?? QuestionDraft(choices: fields.count - 1))
  }

  var takesText: Bool { phase == .editing }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (.editing, .key(let key)): return type(key, at: now)
    case (.editing, .paste(let text)): fields[current].text.insert(text)
    case (.editing, .row(let row)): go(to: row)
    case (.editing, .wheel(let rows)): go(to: current + rows)
    case (.discarding, .key(let key)):
      switch QuestionEditorScreen.discardKeys.command(for: key) {
      case .discard: return leave
      case .stay: phase = .editing
      case .none: break
      }
    case (.previewing(let question, let since), .key(let key)):
      // A key held down on the last field does not register what nobody has looked at.
      guard now >= since + Rules.settling else { break }
      switch previewKeys.command(for: key) {
      case .register:
        return [.effect(.changeOwn(original.map { .replace($0, with: question) } ?? .add(question)))]
      case .edit: phase = .editing
      case .none: break
      }
    case (.previewing(let question, _), .response(.ownChanged)): phase = .kept(question, since: now)
    case (.previewing, .response(.ownUnchanged(let reason))):
      trouble = .own(reason)
      phase = .editing
    case (.kept(_, let since), .key(let key)):
      guard now >= since + Rules.settling else { break }
      switch keptKeys.command(for: key) {
      case .another: self = QuestionEditorScreen()
      case .done: return leave
      case .none: break
      }
    case (.editing, .shown), (.editing, .time), (.editing, .covered), (.editing, .uncovered), (.editing, .interrupted),
      (.editing, .response):
      break
    case (.discarding, _), (.previewing, _), (.kept, _): break
    }
    return []
  }

  /// Back to the list, which has to be read again; the home screen does not mind.
  private var leave: [Action] { [.back, .effect(.readOwn)] }

  private var previewKeys: KeyTable<PreviewCommand> {
    original == nil ? QuestionEditorScreen.previewKeys : QuestionEditorScreen.changePreviewKeys
  }

  private var keptKeys: KeyTable<KeptCommand> {
    original == nil ? QuestionEditorScreen.keptKeys : QuestionEditorScreen.changedKeys
  }

  private mutating func type(_ key: Key, at now: ContinuousClock.Instant) -> [Action] {
    switch QuestionEditorScreen.formKeys.command(for: key) {
    case .previous: go(to: current - 1)
    case .next: go(to: current + 1)
    case .proceed where current + 1 < fields.count: go(to: current + 1)
    case .proceed, .preview: preview(at: now)
    case .leave:
      guard isTouched else { return leave }
      phase = .discarding
    case .none:
      if fields[current].text.handle(key), case .draft = trouble { trouble = nil }
    }
    return []
  }

  private mutating func go(to field: Int) {
    current = max(0, min(field, fields.count - 1))
  }

  /// Shows how it will look, or what is wrong at the field that is.
  private mutating func preview(at now: ContinuousClock.Instant) {
    do throws(QuestionDraft.Problem) {
      phase = .previewing(try draft.question(), since: now)
      trouble = nil
    } catch {
      trouble = .draft(error)
      go(to: fields.firstIndex { $0.name == error.field } ?? current)
    }
  }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .editing:
      let isLast = current + 1 == fields.count
      return QuestionEditorScreen.formKeys.hints(in: context, unless: { isLast && $0 == .preview }).map { hint in
        guard isLast, hint.key == .enter else { return hint }
        return Hint(name: hint.name, words: context.words(.hintPreview), key: hint.key, dropped: hint.dropped)
      }
    case .discarding: return QuestionEditorScreen.discardKeys.hints(in: context)
    case .previewing: return previewKeys.hints(in: context)
    case .kept: return keptKeys.hints(in: context)
    }
  }

  var offersHelp: Bool { phase == .editing }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch phase {
    case .editing:
      return form(in: context).rows.firstIndex { $0.row.contains(point) }.map { .row($0) }
    case .discarding: return discardPopUp(in: context).key(at: point, in: context.body()).map { .key($0) }
    case .kept: return keptPopUp(in: context).key(at: point, in: context.body()).map { .key($0) }
    case .previewing: return nil
    }
  }
}

// What is seen.
extension QuestionEditorScreen {
  /// Where everything stands.
  private struct Form {
    /// For each field the whole row that a click selects, and the place of its text.
    var rows: [(row: Rect, text: Rect)] = []
    /// Whether there is a line below each text.
    let isRuled: Bool
    /// What is left below the fields.
    let message: Rect
  }

  /// Rows at the foot that are kept for what is wrong.
  private static let messageRows = 2

  private func form(in context: ViewContext) -> Form {
    let body = context.body()
    let words = context.words
    let labelWidth = fields.map { words(.fieldName($0.name)).width }.max() ?? 0
    let isRoomy = !context.isCompact
    let room = body.height - QuestionEditorScreen.messageRows
    let pitch = isRoomy && fields.count * 3 + 1 <= room ? 3 : fields.count * 2 <= room ? 2 : 1
    let left = body.x + (isRoomy ? 3 : 0)
    let text = left + 2 + labelWidth + (isRoomy ? 3 : 1)
    let top = body.y + (isRoomy && fields.count * pitch + 3 <= room ? 2 : 0)
    let margin = isRoomy ? text : body.x + 1
    let bottom = top + fields.count * pitch
    var form = Form(
      isRuled: pitch > 1,
      message: Rect(x: margin, y: bottom, width: body.maxX - 1 - margin, height: max(1, body.maxY - bottom)))
    for index in fields.indices {
      let y = top + index * pitch
      form.rows.append(
        (
          Rect(x: body.x, y: y, width: body.width, height: min(2, pitch)),
          Rect(x: text, y: y, width: max(4, body.maxX - (isRoomy ? 4 : 1) - text), height: 1)
        ))
    }
    return form
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    switch phase {
    case .editing: drawForm(on: &canvas, context: context)
    case .discarding:
      drawForm(on: &canvas, context: context)
      canvas.cursor = nil
      discardPopUp(in: context).draw(in: context.body(), on: &canvas)
    case .previewing(let question, _): drawPreview(question, on: &canvas, context: context)
    case .kept(let question, _):
      drawPreview(question, on: &canvas, context: context)
      keptPopUp(in: context).draw(in: context.body(), on: &canvas)
    }
  }

  private func title(_ words: Localizer) -> SafeText { original == nil ? words(.make) : words(.changeQuestion) }

  private func drawForm(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.header(title(words), words(.makeDetail(context.state.catalogue.own?.questions ?? 0)), in: context)
    let form = form(in: context)
    for (index, field) in fields.enumerated() {
      let place = form.rows[index]
      let isCurrent = index == current
      let label = Point(x: place.row.x + (context.isCompact ? 2 : 5), y: place.row.y)
      if isCurrent {
        canvas.draw(context.glyphs.pointer, at: Point(x: label.x - 2, y: label.y), style: .selected)
      }
      canvas.draw(
        words(.fieldName(field.name)), at: label, style: isCurrent ? .selected : .plain, width: place.text.x - label.x)
      field.text.draw(in: place.text, hasFocus: isCurrent, on: &canvas)
      if form.isRuled {
        canvas.fill(
          Rect(x: place.text.x, y: place.text.y + 1, width: place.text.width, height: 1), with: context.glyphs.rule,
          style: isCurrent ? .selected : .rule)
      }
    }
    if let trouble {
      let lines = (context.glyphs.cross + " " + sentence(of: trouble, words)).wrapped(to: form.message.width)
      // At the foot, where nothing moves when it comes.
      let y = max(form.message.y, form.message.maxY - max(QuestionEditorScreen.messageRows, lines.count))
      canvas.paragraph(
        lines,
        in: Rect(x: form.message.x, y: y, width: form.message.width, height: form.message.maxY - y), style: .alert)
    }
  }

  private func sentence(of trouble: Trouble, _ words: Localizer) -> SafeText {
    switch trouble {
    case .draft(.empty(let fields)):
      words(.emptyFields(fields.map { .fieldName($0) }, ofChange: original != nil))
    case .draft(.same(let field, let other)): words(.sameChoices(words(.fieldName(field)), words(.fieldName(other))))
    case .draft(.tooLong(let field, let bytes)): words(.fieldTooLong(words(.fieldName(field)), bytes))
    case .own(.changed): words(.rowChanged)
    case .own(.failed(let reason)):
      words(original == nil ? .notRegistered(SafeText(reason)) : .notSaved(SafeText(reason)))
    }
  }

  /// The question as it will be asked, the right panel marked.
  private func drawPreview(_ question: Question, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let shuffled = ShuffledQuestion(original?.question.map { question.arranged(like: $0) } ?? question)
    canvas.header(
      [title(words) + "   " + words(.previewTitle), words(.previewTitle)], [words(.previewNote)], in: context)
    var board = BoardView(asking: shuffled)
    board.looks[shuffled.rightPanel] = .right(words(.markRight))
    board.draw(on: &canvas, context: context)
  }

  private func discardPopUp(in context: ViewContext) -> PopUp {
    let words = context.words
    let text = original == nil ? words(.discardText) : words(.discardChangeText)
    return PopUp(
      title: words(.discardTitle), lines: [.init(words(.discardQuestion)), .init(text)],
      hints: QuestionEditorScreen.discardKeys.hints(in: context), weight: .light, width: 44)
  }

  private func keptPopUp(in context: ViewContext) -> PopUp {
    let words = context.words
    let (title, text) =
      original == nil
      ? (words(.registered), words(.registeredText)) : (words(.questionChanged), words(.questionChangedText))
    return PopUp(
      title: context.glyphs.check + " " + title, lines: [.init(text)],
      hints: keptKeys.hints(in: context), style: .correct, width: 44)
  }
}

extension Phrase {
  fileprivate static func fieldName(_ field: QuestionDraft.Field) -> Phrase {
    func en() -> String {
      switch field {
      case .question: "Question"
      case .right: "Right answer"
      case .other(let index): "Other \(index + 1)"
      }
    }
    func ja() -> String {
      switch field {
      case .question: "問題"
      case .right: "正しい選択肢"
      case .other(let index): "ダミー \(index + 1)"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
  fileprivate static let changeQuestion = Phrase(en: "Change a question", ja: "問題を直す")

  /// Names the fields that are not filled, of a new question or of a change.
  fileprivate static func emptyFields(_ fields: [Phrase], ofChange: Bool) -> Phrase {
    Phrase(
      en: (ofChange ? "Not saved" : "Not added") + ". Please fill in: " + fields.map(\.en).joined(separator: ", "),
      ja: "未入力項目があるため\(ofChange ? "保存" : "登録")できませんでした：" + fields.map(\.ja).joined(separator: "、"))
  }

  fileprivate static func sameChoices(_ field: SafeText, _ other: SafeText) -> Phrase {
    Phrase(
      en: "“\(field)” is the same as “\(other)”. All choices must differ.",
      ja: "「\(field)」が「\(other)」と同じです。選択肢はすべて違うものにしてください。")
  }

  fileprivate static func fieldTooLong(_ field: SafeText, _ bytes: Int) -> Phrase {
    Phrase(
      en: "“\(field)” is too long: \(bytes) bytes, and \(BankLimits.field) fit.",
      ja: "「\(field)」が長すぎます。今は\(bytes)バイトで、\(BankLimits.field)バイトまで書けます。")
  }
  fileprivate static let registered = Phrase(en: "Added!", ja: "登録しました！")
  fileprivate static let registeredText = Phrase(en: "It can be drawn in Endless from now on.", ja: "「もっと解く」にも出題されます。")
  fileprivate static let questionChanged = Phrase(en: "Changed!", ja: "変更しました！")
  fileprivate static let questionChangedText = Phrase(en: "From now on it is asked like this.", ja: "次からはこの内容で出題されます。")

  fileprivate static func notRegistered(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "Not added: \(reason)",
      ja: "登録できませんでした：\(reason)")
  }
  fileprivate static let previewTitle = Phrase(en: "Preview", ja: "プレビュー")
  fileprivate static let previewNote = Phrase(en: "the order changes each time", ja: "並びは毎回変わります")
  fileprivate static let discardQuestion = Phrase(en: "Throw away what you typed?", ja: "入力した内容を捨てますか？")
  fileprivate static let discardTitle = Phrase(en: "Discard?", ja: "確認")
  fileprivate static let discardText = Phrase(en: "It has not been added yet.", ja: "まだ登録されていません。")
  fileprivate static let discardChangeText = Phrase(en: "The change has not been saved yet.", ja: "変更はまだ保存されていません。")
  fileprivate static let hintField = Phrase(en: "field", ja: "項目")
  fileprivate static let hintNextField = Phrase(en: "next", ja: "次へ")
  fileprivate static let hintPreview = Phrase(en: "preview", ja: "プレビュー")
  fileprivate static let hintRegister = Phrase(en: "add it", ja: "登録")
  fileprivate static let hintSave = Phrase(en: "save it", ja: "保存")
  fileprivate static let hintRewrite = Phrase(en: "go on editing", ja: "書き直す")
  fileprivate static let hintAnother = Phrase(en: "make another", ja: "もう1問作る")
  fileprivate static let hintDiscard = Phrase(en: "throw away", ja: "捨てる")
  fileprivate static let hintGoOn = Phrase(en: "go on typing", ja: "入力を続ける")
  fileprivate static let helpNextField = Phrase(en: "next field; on the last, preview", ja: "次の項目へ、最後の項目ではプレビュー")
  fileprivate static let helpField = Phrase(en: "move between fields", ja: "項目を移動")
  fileprivate static let helpPreview = Phrase(en: "how it will look", ja: "出題されるときの見た目")
}
