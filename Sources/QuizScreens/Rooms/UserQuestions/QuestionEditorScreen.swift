import QuizCore
import TerminalKit

/// The editor of the player's own questions: a form for a new question or a change, and its preview.
///
/// Nothing typed is lost unless the player discards it. Once the question is saved, it returns to the screen that
/// opened it, which confirms the save.
struct QuestionEditorScreen: Screen, Equatable {
  static let keyTables = [
    ScreenKeys(.typing, QuestionEditorKeys.form), ScreenKeys(.typing, TextField.keys),
    ScreenKeys(.typing, QuestionEditorKeys.preview), ScreenKeys(.typing, QuestionEditorKeys.discard),
  ]

  enum Phase: Equatable {
    case editing
    /// Asking whether to discard the form.
    case discarding
    case previewing(Question, since: Instant)
  }

  /// Why a question cannot be saved.
  enum Problem: Equatable {
    case draft(QuestionDraft.ValidationError)
    case bank(UserBankChangeError)
  }

  /// The row being changed; nil for a new question.
  let original: BankEditor.Row?
  /// The initial contents of the form.
  private let before: QuestionDraft
  /// What the fields were filled from: the initial contents, or the draft when the kind last changed.
  private(set) var base: QuestionDraft
  private(set) var phase = Phase.editing
  private(set) var fields: [Field]
  /// Index of the selected row.
  private(set) var current = 1
  private(set) var problem: Problem?
  /// The league to share with; nil for none.
  let league: String?
  /// Whether to share it with the league.
  private(set) var shares: Bool
  private let sharedBefore: Bool

  /// An empty form, or one filled from `row`; `isShared` if the league has it.
  init(_ row: BankEditor.Row? = nil, league: LeagueState? = nil, isShared: Bool = false) {
    original = row
    self.league = league?.name
    // New questions are shared by default; an existing question keeps its state.
    shares = league != nil && (row == nil || isShared)
    sharedBefore = shares
    before = row?.question.map { QuestionDraft($0) } ?? QuestionDraft()
    base = before
    fields = Field.all(of: before)
  }

  /// A field with its text so far.
  struct Field: Equatable {
    let name: QuestionDraft.Field
    var text: TextField

    static func all(of draft: QuestionDraft) -> [Field] {
      draft.fields.map { Field(name: $0, text: TextField(draft[$0])) }
    }
  }

  /// The draft so far. An untouched field keeps its initial text, including line ends.
  var draft: QuestionDraft {
    var draft = base
    for field in fields where field.text.text != TextField(base[field.name]).text {
      draft[field.name] = field.text.text
    }
    return draft
  }

  /// Whether leaving would lose anything.
  private var isTouched: Bool {
    let draft = draft
    guard original == nil else { return draft != before || shares != sharedBefore }
    // The chosen kind alone is no loss.
    return ([draft.text, draft.right, draft.explanation] + draft.others).contains { !$0.isEmpty }
  }

  /// A row of the form.
  enum Row: Hashable {
    /// The kind of the question.
    case kind
    /// A field, by index.
    case field(Int)
    /// An option to tick.
    case option(QuestionKind.Option)
    /// Whether to share it, if there is a league.
    case sharing
  }

  var rows: [Row] {
    let options = kind.options.filter(\.isInForms).map(Row.option)
    return [.kind] + fields.indices.map(Row.field) + options + (league == nil ? [] : [.sharing])
  }

  var kind: QuestionKind { base.kind }

  var selected: Row { rows[min(current, rows.count - 1)] }

  func has(_ option: QuestionKind.Option) -> Bool { base.options.contains(option.word) }

  /// Whether a choice is right in addition to the first; nil for fields where that is impossible.
  func isRightToo(_ field: QuestionDraft.Field) -> Bool? {
    guard kind.input == .panels, case .other(let index) = field else { return nil }
    return base.alsoRight.contains(index)
  }

  // Also on rows without text: `?` may be meant for the next field.
  var takesText: Bool { phase == .editing }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (.editing, .key(let key)): return type(key, at: now)
    case (.editing, .paste(let text)):
      guard case .field(let index) = selected else { break }
      fields[index].text.insert(text)
      forgetProblem()
    case (.editing, .row(let row)):
      // A click on the selected row changes it.
      if row == current { step(1) }
      go(to: row)
    case (.editing, .wheel(let rows)): go(to: current + rows)
    case (.discarding, .key(let key)):
      switch QuestionEditorKeys.discard.command(for: key) {
      case .yes: return leave
      case .no: phase = .editing
      case .none: break
      }
    case (.previewing(let question, let since), .key(let key)):
      // A key held down on the last field must not save an unread preview.
      guard now >= since + Rules.settling else { break }
      switch QuestionEditorKeys.preview.command(for: key) {
      case .save:
        return [
          .store(.changeOwn(original.map { .replace($0, with: question) } ?? .add(question), shares: shares))
        ]
      case .edit: phase = .editing
      case .none: break
      }
    case (.previewing, .response(UserQuestionsResponse.changed(let change, let sharing))):
      return [.backWith(UserQuestionsResponse.changed(change, sharing))]
    case (.previewing, .response(UserQuestionsResponse.unchanged(let reason))):
      problem = .bank(reason)
      phase = .editing
    case (.editing, .shown), (.editing, .time), (.editing, .covered), (.editing, .uncovered), (.editing, .interrupted),
      (.editing, .response):
      break
    case (.discarding, _), (.previewing, _): break
    }
    return []
  }

  /// Returns to the list, which has to be read again.
  private var leave: [Action] { [.back, .store(.readOwn)] }

  private mutating func type(_ key: Key, at now: Instant) -> [Action] {
    switch QuestionEditorKeys.form.command(for: key) {
    case .previous: go(to: current - 1)
    case .next: go(to: current + 1)
    case .proceed where current + 1 < rows.count: go(to: current + 1)
    case .proceed, .preview: preview(at: now)
    case .kind: change(to: 1)
    case .rightToo:
      guard kind.input == .panels, case .field(let index) = selected, case .other(let choice) = fields[index].name
      else { break }
      base.alsoRight.formSymmetricDifference([choice])
    case .leave:
      guard isTouched else { return leave }
      phase = .discarding
    case .none:
      guard case .field(let index) = selected else {
        if [" ", .right].contains(key.halfWidth) { step(1) } else if key == .left { step(-1) }
        break
      }
      if fields[index].text.handle(key) { forgetProblem() }
    }
    return []
  }

  /// Changes the selected row, if it is not text, to the next or previous value.
  private mutating func step(_ direction: Int) {
    switch selected {
    case .kind: change(to: direction)
    case .field: break
    case .option(let option):
      if has(option) { base.options.removeAll { $0 == option.word } } else { base.options.append(option.word) }
    case .sharing: shares.toggle()
    }
  }

  /// Changes to the next or previous kind. All text is kept, even if the new kind does not show it.
  private mutating func change(to direction: Int) {
    let row = selected
    var draft = draft
    draft.change(to: QuestionKind.all.value(after: kind, by: direction))
    base = draft
    fields = Field.all(of: draft)
    problem = nil
    go(to: rows.firstIndex(of: row) ?? current)
  }

  /// Selects another row. Leaving a field reports duplicate choices.
  private mutating func go(to row: Int) {
    let row = max(0, min(row, rows.count - 1))
    if row != current, let same = draft.sameChoice { problem = .draft(same) }
    current = row
  }

  /// Clears the problem with the form after a change, unless it remains.
  private mutating func forgetProblem() {
    if case .draft(let error) = problem, draft.sameChoice != error { problem = nil }
  }

  /// Shows the preview, or selects the first invalid field.
  private mutating func preview(at now: Instant) {
    do throws(QuestionDraft.ValidationError) {
      phase = .previewing(try draft.question(), since: now)
      problem = nil
    } catch {
      go(to: fields.firstIndex { $0.name == error.field }.flatMap { rows.firstIndex(of: .field($0)) } ?? current)
      problem = .draft(error)
    }
  }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .editing:
      let isLast = current + 1 == rows.count
      return rowHints(in: context)
        + QuestionEditorKeys.form.hints(in: context, unless: { isLast && $0 == .preview || $0 == .rightToo }).map {
          hint in
          guard isLast, hint.key == .enter else { return hint }
          return hint.saying(context.words(.hintPreview))
        }
    case .discarding: return QuestionEditorKeys.discard.hints(in: context)
    case .previewing:
      return QuestionEditorKeys.preview.hints(in: context).map { hint in
        original != nil && hint.key == .enter ? hint.saying(context.words(.hintSave)) : hint
      }
    }
  }

  /// The hints of the selected row.
  private func rowHints(in context: ViewContext) -> [Hint] {
    let words = context.words
    switch selected {
    case .kind: return [Hint(name: context.keyGlyphs.leftRight, words: words(.kind), key: .right, dropped: .last)]
    case .field(let index):
      let typing = TextField.keys.hints(in: context)
      guard isRightToo(fields[index].name) != nil else { return typing }
      return typing + [Hint(name: "Ctrl-R", words: words(.hintRightToo), key: .control("r"), dropped: .later)]
    case .option, .sharing:
      return [Hint(name: "Space", words: words(.hintSharing), key: " ", dropped: .last)]
    }
  }

  var offersHelp: Bool { phase == .editing }
}
