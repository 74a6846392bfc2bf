import QuizCore
import TerminalKit

/// The player's own questions: make a new one, change one, take one away.
struct UserQuestionsScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListCursor.Command)
    case remove
  }

  enum Answer: Hashable, Sendable {
    case remove, keep
  }

  /// What other lists have not.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("x"), [.character("x"), .delete], .remove, hint: \.hintRemove, help: \.helpRemove,
      helpName: .text("x  Delete"))
  ])

  static let keys = KeyTable<Command>(
    ListCursor.keys(moveHint: \.hintMove, openHint: \.hintChoose, backHint: \.hintBack).dropLast()
      .map { $0.map(Command.list) }
      + ownKeys.rows
      + ListCursor.keys(moveHint: \.hintMove, openHint: \.hintChoose, backHint: \.hintBack).suffix(1)
      .map { $0.map(Command.list) })

  static let answerKeys = KeyTable<Answer>([
    .init(.text("y"), [.character("y")], .remove, hint: \.hintRemove, dropped: .last),
    .init(.text("n"), [.character("n"), .escape, .character("q"), .enter], .keep, hint: \.hintKeepIt, dropped: .last),
  ])

  /// The rows of the bank; nil until the world has said.
  private(set) var rows: [BankEditor.Row]?
  /// The row that the player is asked about.
  private(set) var removing: BankEditor.Row?
  /// What went wrong, or cannot be done.
  private(set) var notice: Notice?
  private var cursor = ListCursor()

  /// What the player should know.
  enum Notice: Equatable {
    /// The rows cannot be read, and why.
    case unreadable(String)
    /// A row, by its line, cannot be changed here because it cannot be used.
    case unusableRow(line: Int)
    /// A change was not made.
    case unchanged(UserBankChangeError)
    /// A question is gone.
    case removed
  }

  var effectsOnAppear: [Effect] { [.readOwn] }

  /// Lines of the list: the first makes a new question.
  private var count: Int { (rows?.count ?? 0) + 1 }

  /// The row that is selected; nil for the line of the new question.
  private var selected: BankEditor.Row? {
    guard let rows, rows.indices.contains(cursor.selected - 1) else { return nil }
    return rows[cursor.selected - 1]
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      if let removing { return answer(key, about: removing) }
      switch UserQuestionsScreen.keys.command(for: key) {
      case .list(.back): return [.back]
      case .list(.open): return open()
      case .list(let command): move(command, in: context)
      case .remove:
        removing = selected
        notice = nil
      case .none: break
      }
    case .row(let row):
      guard removing == nil else { break }
      move(.jump(row), in: context)
      return open()
    case .wheel(let rows): if removing == nil { move(rows < 0 ? .up : .down, in: context) }
    case .response(.own(let rows, let problem)):
      self.rows = rows
      if let problem { notice = .unreadable(problem) }
      cursor.move(.jump(min(cursor.selected, count - 1)), count: count, page: list(in: context).height)
    case .response(.ownChanged):
      notice = .removed
      return [.effect(.readOwn)]
    case .response(.ownUnchanged(let trouble)):
      notice = .unchanged(trouble)
      return [.effect(.readOwn)]
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func answer(_ key: Key, about row: BankEditor.Row) -> [Action] {
    switch UserQuestionsScreen.answerKeys.command(for: key) {
    case .remove:
      removing = nil
      return [.effect(.changeOwn(.remove(row)))]
    case .keep: removing = nil
    case .none: break
    }
    return []
  }

  private mutating func move(_ command: ListCursor.Command, in context: ViewContext) {
    notice = nil
    cursor.move(command, count: count, page: list(in: context).height)
  }

  private mutating func open() -> [Action] {
    notice = nil
    guard let row = selected else { return [.push(QuestionEditorScreen())] }
    guard row.question != nil else {
      notice = .unusableRow(line: row.line)
      return []
    }
    return [.push(QuestionEditorScreen(row))]
  }

  var helpTopic: HelpScreen.Topic { .own }

  func hints(in context: ViewContext) -> [Hint] {
    removing == nil
      ? UserQuestionsScreen.keys.hints(in: context) { $0 == .remove && selected == nil }
      : UserQuestionsScreen.answerKeys.hints(in: context)
  }

  var offersHelp: Bool { removing == nil }

  func note(in context: ViewContext) -> SafeText {
    let shown = cursor.visible(count: count, page: list(in: context).height)
    return shown.count < count ? "\(shown.lowerBound + 1)-\(shown.upperBound)/\(count)" : .empty
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    if removing != nil { return popUp(in: context)?.key(at: point, in: context.body()).map { .key($0) } }
    let place = list(in: context)
    guard place.contains(point) else { return nil }
    let shown = cursor.visible(count: count, page: place.height)
    let row = shown.lowerBound + point.y - place.y
    return shown.contains(row) ? .row(row) : nil
  }
}

// What is seen.
extension UserQuestionsScreen {
  /// Two rows at the foot are for what the player should know.
  private func list(in context: ViewContext) -> Rect {
    let body = context.body()
    let top = context.isCompact ? 0 : 1
    return Rect(x: body.x + 1, y: body.y + top, width: body.width - 2, height: max(1, body.height - top - 2))
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    canvas.header(words.own, rows.map { words.questions($0.count { $0.question != nil }) } ?? .empty, in: context)
    let place = list(in: context)
    let shown = cursor.visible(count: count, page: place.height)
    for row in shown {
      let line = Rect(x: place.x, y: place.y + row - shown.lowerBound, width: place.width, height: 1)
      let isSelected = row == cursor.selected
      if isSelected {
        canvas.draw(context.glyphs.pointer, at: line.origin, style: .selected)
        canvas.cursor = line.origin
      }
      draw(row, in: Rect(x: line.x + 2, y: line.y, width: line.width - 2, height: 1), isSelected, on: &canvas, context)
    }
    let foot = context.body()
    if let text = sentence(words) {
      canvas.paragraph(
        text.wrapped(to: foot.width - 4), in: Rect(x: foot.x + 3, y: foot.maxY - 2, width: foot.width - 4, height: 2),
        style: notice == .removed ? .dim : .alert)
    }
    if let popUp = popUp(in: context) {
      canvas.cursor = nil
      popUp.draw(in: foot, on: &canvas)
    }
  }

  private func draw(_ row: Int, in line: Rect, _ isSelected: Bool, on canvas: inout Canvas, _ context: ViewContext) {
    let style: Style = isSelected ? .selected : .plain
    guard row > 0, let entry = rows?[row - 1] else {
      canvas.draw("+ " + context.words.newQuestion, at: line.origin, style: style, width: line.width)
      return
    }
    guard let question = entry.question else {
      canvas.draw(
        context.glyphs.cross + " " + context.words.unusableRow(entry.line), at: line.origin,
        style: isSelected ? .selected : .dim, width: line.width)
      return
    }
    let column = context.isCompact ? 0 : 20
    canvas.draw(
      SafeText(question.text).oneLine, at: line.origin, style: style, width: line.width - (column > 0 ? column + 2 : 0))
    if column > 0 {
      canvas.draw(
        SafeText(question.rightChoice).oneLine, at: Point(x: line.maxX - column, y: line.y), style: .dim, width: column)
    }
  }

  private func sentence(_ words: Words) -> SafeText? {
    switch notice {
    case .unreadable(let reason): SafeText(reason)
    case .unusableRow(let line): words.unusableRowHelp(line)
    case .unchanged(.changed): words.rowChanged
    case .unchanged(.failed(let reason)): words.notRemoved(SafeText(reason))
    case .removed: words.removed
    case nil: nil
    }
  }

  private func popUp(in context: ViewContext) -> PopUp? {
    removing.map { row in
      PopUp(
        title: context.words.removeTitle,
        lines: [
          .init(context.words.removeQuestion), .init(""),
          .init(
            (row.question.map { SafeText($0.text) } ?? context.words.unusableRow(row.line)).truncated(
              to: 70, ellipsis: context.glyphs.ellipsis), .dim),
        ], hints: UserQuestionsScreen.answerKeys.hints(in: context), weight: .light, width: 44)
    }
  }
}
