import QuizCore
import TerminalKit

/// The editor of the player's own questions: a form for a new question or a change, and its preview.
///
/// Nothing typed is lost unless the player discards it. Once the question is saved, it returns to the screen that
/// opened it, which confirms the save.
struct QuestionEditorScreen: Screen, Equatable {
  static let keyTables = [
    ScreenKeys(.typing, QuestionEditorKeys.form), ScreenKeys(.typing, TextField.keys),
    ScreenKeys(.typing, QuestionEditorKeys.preview), ScreenKeys(.typing, QuestionEditorKeys.changePreview),
    ScreenKeys(.typing, QuestionEditorKeys.discard),
  ]

  /// What is on screen.
  enum Phase: Equatable {
    /// The form.
    case editing
    /// The question whether to discard the form.
    case discarding
    /// The preview, since an instant.
    case previewing(Question, since: Instant)
  }

  /// The reason that a question cannot be saved.
  enum Problem: Equatable {
    /// Something is wrong in the form.
    case draft(QuestionDraft.ValidationError)
    /// The bank could not be changed.
    case bank(UserBankChangeError)
  }

  /// The row that is changed; nil for a new question.
  let original: BankEditor.Row?
  /// The initial contents of the form.
  private let before: QuestionDraft
  /// What is on screen.
  private(set) var phase = Phase.editing
  /// The fields in order, with what was typed so far.
  private(set) var fields: [(name: QuestionDraft.Field, text: TextField)]
  /// The field that is typed into.
  private(set) var current = 0
  /// Why it was not saved.
  private(set) var problem: Problem?
  /// The name of the league that it can be shared with; nil without one.
  private let league: String?
  /// Whether it is to be shared with the league.
  private(set) var shares: Bool
  private let sharedBefore: Bool

  /// An empty form, or one filled from `row`, which the league has when it `isShared`.
  init(_ row: BankEditor.Row? = nil, league: LeagueState? = nil, isShared: Bool = false) {
    original = row
    self.league = league?.name
    // New questions are shared by default; an existing question keeps its state.
    shares = league != nil && (row == nil || isShared)
    sharedBefore = shares
    before = row?.question.map { QuestionDraft($0) } ?? QuestionDraft()
    fields = before.fields.map { [before] in (name: $0, text: TextField(before[$0])) }
  }

  static func == (left: QuestionEditorScreen, right: QuestionEditorScreen) -> Bool {
    left.original == right.original && left.phase == right.phase && left.current == right.current
      && left.problem == right.problem && left.league == right.league && left.shares == right.shares
      && left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.text == $1.text }
  }

  /// What was typed so far. An untouched field keeps its initial text, including line ends.
  private var draft: QuestionDraft {
    var draft = before
    for field in fields where field.text.text != TextField(before[field.name]).text {
      draft[field.name] = field.text.text
    }
    return draft
  }

  /// Whether leaving would lose anything.
  private var isTouched: Bool { draft != before || original != nil && shares != sharedBefore }

  /// How many rows the form has: the fields, and below them the choice of sharing where there is a league.
  private var rowCount: Int { fields.count + (league == nil ? 0 : 1) }

  /// Whether the choice of sharing is selected, where letters are no text.
  private var isAtSharing: Bool { current == fields.count }

  // Also at the choice of sharing: `?` may be typed into the next field.
  var takesText: Bool { phase == .editing }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (.editing, .key(let key)): return type(key, at: now)
    case (.editing, .paste(let text)): if !isAtSharing { fields[current].text.insert(text) }
    case (.editing, .row(let row)):
      if row == fields.count, isAtSharing { shares.toggle() }
      go(to: row)
    case (.editing, .wheel(let rows)): go(to: current + rows)
    case (.discarding, .key(let key)):
      switch QuestionEditorKeys.discard.command(for: key) {
      case .discard: return leave
      case .stay: phase = .editing
      case .none: break
      }
    case (.previewing(let question, let since), .key(let key)):
      // A key held down on the last field must not save a preview that was not read.
      guard now >= since + Rules.settling else { break }
      switch previewKeys.command(for: key) {
      case .save:
        return [
          .store(.changeOwn(original.map { .replace($0, with: question) } ?? .add(question), shares: shares))
        ]
      case .edit: phase = .editing
      case .none: break
      }
    case (.previewing, .response(.ownChanged(let change, let sharing))):
      return [.backWith(.ownChanged(change, sharing))]
    case (.previewing, .response(.ownUnchanged(let reason))):
      problem = .bank(reason)
      phase = .editing
    case (.editing, .shown), (.editing, .time), (.editing, .covered), (.editing, .uncovered), (.editing, .interrupted),
      (.editing, .response):
      break
    case (.discarding, _), (.previewing, _): break
    }
    return []
  }

  /// Back to the list, which then has to be read again; the home screen ignores that.
  private var leave: [Action] { [.back, .store(.readOwn)] }

  private var previewKeys: KeyTable<QuestionEditorKeys.Preview> {
    original == nil ? QuestionEditorKeys.preview : QuestionEditorKeys.changePreview
  }

  private mutating func type(_ key: Key, at now: Instant) -> [Action] {
    switch QuestionEditorKeys.form.command(for: key) {
    case .previous: go(to: current - 1)
    case .next: go(to: current + 1)
    case .proceed where current + 1 < rowCount: go(to: current + 1)
    case .proceed, .preview: preview(at: now)
    case .leave:
      guard isTouched else { return leave }
      phase = .discarding
    case .none where isAtSharing:
      if [.character(" "), .left, .right].contains(key.halfWidth) { shares.toggle() }
    case .none:
      if fields[current].text.handle(key), case .draft = problem { problem = nil }
    }
    return []
  }

  private mutating func go(to field: Int) {
    current = max(0, min(field, rowCount - 1))
  }

  /// Shows the preview, or goes to the first field that is wrong.
  private mutating func preview(at now: Instant) {
    do throws(QuestionDraft.ValidationError) {
      phase = .previewing(try draft.question(), since: now)
      problem = nil
    } catch {
      problem = .draft(error)
      go(to: fields.firstIndex { $0.name == error.field } ?? current)
    }
  }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .editing:
      let isLast = current + 1 == rowCount
      let sharing =
        isAtSharing
        ? [Hint(name: "Space", words: context.words(.hintSharing), key: .character(" "), dropped: .later)] : []
      return sharing
        + QuestionEditorKeys.form.hints(in: context, unless: { isLast && $0 == .preview }).map { hint in
          guard isLast, hint.key == .enter else { return hint }
          return Hint(name: hint.name, words: context.words(.hintPreview), key: hint.key, dropped: hint.dropped)
        }
    case .discarding: return QuestionEditorKeys.discard.hints(in: context)
    case .previewing: return previewKeys.hints(in: context)
    }
  }

  var offersHelp: Bool { phase == .editing }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch phase {
    case .editing:
      return form(in: context).rows.first { $0.row.contains(point) }.map { .row($0.field) }
    case .discarding: return discardPopUp(in: context).key(at: point, in: context.body()).map { .key($0) }
    case .previewing: return nil
    }
  }
}

// Drawing.
extension QuestionEditorScreen {
  /// Where everything stands.
  private struct Form {
    /// For each field in view the whole row that a click selects, and the place of its text.
    var rows: [(field: Int, row: Rect, text: Rect)] = []
    /// Whether there is a line below each text.
    let isRuled: Bool
    /// The rows left below the fields.
    let message: Rect
  }

  /// Rows below the fields that are reserved for the problem.
  private static let messageRows = 2

  private func form(in context: ViewContext) -> Form {
    let body = context.body()
    let words = context.words
    let labelWidth =
      (fields.map { words(.fieldName($0.name)).width } + (league == nil ? [] : [words(.sharing).width])).max() ?? 0
    let isRoomy = !context.isCompact
    let room = body.height - QuestionEditorScreen.messageRows
    let pitch = isRoomy && rowCount * 3 <= room ? 3 : rowCount * 2 <= room ? 2 : 1
    let left = body.x + (isRoomy ? 3 : 0)
    let text = left + 2 + labelWidth + (isRoomy ? 3 : 1)
    // Fields that do not all fit are scrolled, so that the one that is typed into is in view.
    let seen = ListView(
      count: rowCount, selected: current, in: Rect(x: body.x, y: body.y, width: body.width, height: room)
    ).visible
    let visible = pitch > 1 ? 0..<rowCount : seen
    let height = visible.count * pitch
    let top = body.y + (isRoomy ? max(0, min(2, room + 1 - height)) : 0)
    let margin = isRoomy ? text : body.x + 1
    let bottom = min(top + height, body.maxY - QuestionEditorScreen.messageRows)
    var form = Form(
      isRuled: pitch > 1,
      message: Rect(x: margin, y: bottom, width: body.maxX - 1 - margin, height: max(1, body.maxY - bottom)))
    for (row, field) in visible.enumerated() {
      let y = top + row * pitch
      form.rows.append(
        (
          field, Rect(x: body.x, y: y, width: body.width, height: min(2, pitch)),
          Rect(x: text, y: y, width: max(4, body.maxX - (isRoomy ? 4 : 1) - text), height: 1)
        ))
    }
    return form
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    switch phase {
    case .editing: drawForm(on: &canvas, context: context)
    case .discarding:
      drawForm(on: &canvas, context: context)
      canvas.cursor = nil
      discardPopUp(in: context).draw(in: context.body(), on: &canvas)
    case .previewing(let question, let since): drawPreview(question, at: since, on: &canvas, context: context)
    }
  }

  private func title(_ words: Localizer) -> SafeText { original == nil ? words(.make) : words(.changeQuestion) }

  private func drawForm(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.header(title(words), words(.makeDetail(context.state.catalogue.own?.questions ?? 0)), in: context)
    let form = form(in: context)
    for place in form.rows {
      guard fields.indices.contains(place.field) else {
        drawSharing(in: place.row, place.text, on: &canvas, context: context)
        continue
      }
      let field = fields[place.field]
      let isCurrent = place.field == current
      let label = Point(x: place.row.x + (context.isCompact ? 2 : 5), y: place.row.y)
      if isCurrent {
        canvas.draw(context.glyphs.pointer, at: Point(x: label.x - 2, y: label.y), style: .selected)
      }
      canvas.draw(
        words(.fieldName(field.name)), at: label, style: isCurrent ? .selected : .plain, width: place.text.x - label.x)
      if field.name == .explanation, field.text.text.isEmpty {
        canvas.draw(words(.optional), at: place.text.origin, style: .dim, width: place.text.width)
      }
      field.text.draw(in: place.text, hasFocus: isCurrent, on: &canvas)
      if form.isRuled {
        canvas.fill(
          Rect(x: place.text.x, y: place.text.y + 1, width: place.text.width, height: 1), with: context.glyphs.rule,
          style: isCurrent ? .selected : .rule)
      }
    }
    drawArrows(form, on: &canvas)
    if let problem {
      let lines = (context.glyphs.cross + " " + sentence(of: problem, words)).wrapped(to: form.message.width)
      // Below the fields, a row apart where there is room.
      let y = max(form.message.y, min(form.message.y + 1, form.message.maxY - lines.count))
      canvas.paragraph(
        lines,
        in: Rect(x: form.message.x, y: y, width: form.message.width, height: form.message.maxY - y), style: .alert)
    }
  }

  /// Draws the choice of sharing: a box that is ticked or not, and the league's name.
  private func drawSharing(in row: Rect, _ place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let label = Point(x: row.x + (context.isCompact ? 2 : 5), y: row.y)
    let style = isAtSharing ? Style.selected : .plain
    if isAtSharing {
      canvas.draw(context.glyphs.pointer, at: Point(x: label.x - 2, y: label.y), style: .selected)
      canvas.cursor = Point(x: place.x + 1, y: place.y)
    }
    canvas.draw(words(.sharing), at: label, style: style, width: place.x - label.x)
    let box: SafeText = shares ? "[x] " : "[ ] "
    let name = SafeText(league ?? "").oneLine
    canvas.draw(
      [box + words(.sharesWith(name)), box + name].wording(for: place.width).truncated(
        to: place.width, ellipsis: context.glyphs.ellipsis), at: place.origin, style: style, width: place.width)
  }

  /// Marks at the right where fields are out of view above or below.
  private func drawArrows(_ form: Form, on canvas: inout Canvas) {
    guard let first = form.rows.first, let last = form.rows.last else { return }
    let glyphs = canvas.glyphs
    if first.field > 0 { canvas.draw(glyphs.up, at: Point(x: first.row.maxX - 1, y: first.row.y), style: .dim) }
    if last.field + 1 < rowCount {
      canvas.draw(glyphs.down, at: Point(x: last.row.maxX - 1, y: last.row.y), style: .dim)
    }
  }

  private func sentence(of problem: Problem, _ words: Localizer) -> SafeText {
    switch problem {
    case .draft(.empty(let fields)):
      words(.emptyFields(fields.map { .fieldName($0) }, ofChange: original != nil))
    case .draft(.same(let field, let other)): words(.sameChoices(words(.fieldName(field)), words(.fieldName(other))))
    case .draft(.tooLong(let field, let bytes)): words(.fieldTooLong(words(.fieldName(field)), bytes))
    case .draft(.answer(let fault)): words(.fieldName(.right)) + words(fault)
    case .draft(.tooFew(_, let needed)): words(.tooFewChoices(needed))
    case .bank(.changed): words(.rowChanged)
    case .bank(.failed(let reason)):
      words(original == nil ? .notRegistered(SafeText(reason)) : .notSaved(SafeText(reason)))
    }
  }

  /// The question as it will be asked, the right panel marked; with an explanation as it will look once it is answered.
  private func drawPreview(
    _ question: Question, at instant: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    let shuffled = ShuffledQuestion(original?.question.map { question.arranged(like: $0) } ?? question)
    canvas.header(
      [title(words) + "   " + words(.previewTitle), words(.previewTitle)], [words(.previewNote)], in: context)
    var board = BoardView(asking: shuffled, words: words)
    if question.explanation != nil, let answered = answered(shuffled, at: instant) {
      board = BoardView(answered: answered, note: .verdict(answered, isExplained: true), words: words)
    }
    // Without a time: the question was not played.
    for panel in shuffled.rightPanels { board.looks[panel] = .right(.check, words(.markRight)) }
    board.draw(on: &canvas, context: context)
  }

  /// The question answered right.
  private func answered(_ question: ShuffledQuestion, at instant: Instant) -> AnsweredQuestion? {
    var round = Round(questions: [question], rules: .timed)
    round.handle(.shown, at: instant)
    round.handle(.answer(question.rightGiven), at: instant + .seconds(1))
    return round.decided.last
  }

  private func discardPopUp(in context: ViewContext) -> PopUp {
    let words = context.words
    let text = original == nil ? words(.discardText) : words(.discardChangeText)
    return PopUp(
      title: words(.discardTitle), lines: [.init(words(.discardQuestion)), .init(text)],
      hints: QuestionEditorKeys.discard.hints(in: context), weight: .light, width: 44)
  }
}
