import QuizCore
import TerminalKit

/// The list of the player's own questions, each to be changed or removed, below a line that makes a new one.
struct UserQuestionsScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case remove
    /// Go to the import of a file.
    case importFile
    /// Play a round of them.
    case play
  }

  /// The answers to the question whether to remove a row.
  enum Answer: Hashable, Sendable {
    case remove, keep
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("x"), [.character("x"), .delete], .remove, hint: .hintRemove, help: .helpRemove,
      helpName: .text("x  Delete"), dropped: .later),
    .init(.text("i"), [.character("i")], .importFile, hint: .hintImport, help: .helpImport, dropped: .later),
    .init(.text("p"), [.character("p")], .play, hint: .hintPlay, help: .helpPlay, dropped: .later),
  ])

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, backHint: .hintBack, own: ownKeys.rows, Command.list)

  static let answerKeys = KeyTable<Answer>([
    .init(.text("y"), [.character("y")], .remove, hint: .hintRemove, dropped: .last),
    .init(.text("n"), [.character("n"), .escape, .character("q"), .enter], .keep, hint: .hintKeepIt, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.own, keys), ScreenKeys(.own, answerKeys)]

  /// The rows of the bank; nil until they have been read.
  private(set) var rows: [BankEditor.Row]?
  /// The row whose removal the player is asked to confirm.
  private(set) var removing: BankEditor.Row?
  /// The message below the list.
  private(set) var notice: Notice?
  private var selected = 0
  /// The questions that are shared with the league.
  private var shared: Set<QuestionID> = []

  /// A message below the list.
  enum Notice: Equatable {
    /// The bank cannot be read, for this reason.
    case unreadable(String)
    /// The row in this line of the bank is not a usable question, so it cannot be changed here.
    case unusableRow(line: Int)
    /// A change was not made.
    case unchanged(UserBankChangeError)
    /// A change was made, with the result of sharing it.
    case changed(UserBankChange, Sharing)
  }

  var effectsOnAppear: [StoreEffect] { [.readOwn] }

  /// Rows of the list: the first makes a new question.
  private var count: Int { (rows?.count ?? 0) + 1 }

  /// The selected row of the bank; nil on the line that makes a new question.
  private var selectedQuestion: BankEditor.Row? {
    guard let rows, rows.indices.contains(selected - 1) else { return nil }
    return rows[selected - 1]
  }

  /// Whether there is a question to be asked.
  private var canBePlayed: Bool { rows?.contains { $0.question != nil } == true }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      if let removing { return answer(key, about: removing) }
      switch UserQuestionsScreen.keys.command(for: key) {
      case .list(.back): return [.back]
      case .list(.open): return open(in: context)
      case .list(let command): move(command, in: context)
      case .remove:
        removing = selectedQuestion
        notice = nil
      case .importFile: return [.push(ImportScreen())]
      case .play: return canBePlayed ? [.push(StartScreen(GameList.main, .own))] : []
      case .none: break
      }
    case .row(let row):
      guard removing == nil else { break }
      move(.jump(row), in: context)
      return open(in: context)
    case .wheel(let rows): if removing == nil { move(.wheel(rows), in: context) }
    case .response(.own(let rows, let shared, let problem)):
      self.rows = rows
      self.shared = shared
      if let problem { notice = .unreadable(problem) }
      selected = list(in: context).selected
    case .response(.ownChanged(let change, let sharing)):
      notice = .changed(change, sharing)
      return [.store(.readOwn)]
    case .response(.ownUnchanged(let trouble)):
      notice = .unchanged(trouble)
      return [.store(.readOwn)]
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func answer(_ key: Key, about row: BankEditor.Row) -> [Action] {
    switch UserQuestionsScreen.answerKeys.command(for: key) {
    case .remove:
      removing = nil
      return [.store(.changeOwn(.remove(row), shares: false))]
    case .keep: removing = nil
    case .none: break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    notice = nil
    selected = list(in: context).selection(after: command)
  }

  private mutating func open(in context: ViewContext) -> [Action] {
    notice = nil
    let league = context.state.league
    guard let row = selectedQuestion else { return [.push(QuestionEditorScreen(league: league))] }
    guard let question = row.question else {
      notice = .unusableRow(line: row.line)
      return []
    }
    return [.push(QuestionEditorScreen(row, league: league, isShared: shared.contains(question.id)))]
  }

  var helpTopic: HelpScreen.Topic { .own }

  func hints(in context: ViewContext) -> [Hint] {
    removing == nil
      ? UserQuestionsScreen.keys.hints(in: context) {
        $0 == .remove && selectedQuestion == nil || $0 == .play && !canBePlayed
      }
      : UserQuestionsScreen.answerKeys.hints(in: context)
  }

  var offersHelp: Bool { removing == nil }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    if removing != nil { return popUp(in: context)?.key(at: point, in: context.body()).map { .key($0) } }
    return list(in: context).hit(at: point)
  }
}

// Layout and drawing.
extension UserQuestionsScreen {
  /// The widest that a list is: a question and its answer are read together.
  private static let widest = 104
  /// The rows that a message has below the list, with a blank one between them where there is room for it.
  private static let rowsOfText = (least: 2, usual: 3)

  /// The name of the page in large letters, where the whole list has room below it; the list; and where a message stands,
  /// or what there is to do here.
  private func layout(in context: ViewContext) -> (name: [SafeText], list: ListView, text: Rect) {
    let isEmpty = rows?.isEmpty == true
    func column(below name: SafeText) -> (name: [SafeText], column: Rect) {
      var (name, column) = context.readingColumn(below: name)
      guard context.isWide, !isEmpty else { return (name, column) }
      let (body, width) = (context.body(), min(context.body().width - 6, UserQuestionsScreen.widest))
      (column.x, column.width) = (body.x + (body.width - width) / 2, width)
      return (name, column)
    }
    let (least, usual) = UserQuestionsScreen.rowsOfText
    var (name, column) = column(below: context.words(.own))
    if count + usual > column.height {
      name = []
      column.height += column.y - context.body().y - 1
      column.y = context.body().y + 1
      if context.isCompact { (column.y, column.height) = (context.body().y, context.body().height) }
    }
    let room = max(1, column.height - (context.isCompact ? least : usual))
    let gap = ListView.gap(of: count, in: room, context)
    let list = ListView(
      count: count, selected: selected,
      in: Rect(x: column.x, y: column.y, width: column.width, height: min(room, count * (1 + gap))), gap: gap)
    let y = min(list.area.maxY + 1, column.maxY - least)
    return (name, list, Rect(x: column.x + 2, y: y, width: column.width - 2, height: max(0, column.maxY - y)))
  }

  private func list(in context: ViewContext) -> ListView { layout(in: context).list }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header(words(.own), rows.map { words(.questions($0.count { $0.question != nil })) } ?? .empty, in: context)
    let (name, list, text) = layout(in: context)
    canvas.largeName(name, above: list.area.y, in: context)
    list.draw(on: &canvas) { draw($0, on: &$1, context) }
    var y = text.y
    for (paragraph, style) in message(of: text.width, in: context) {
      let lines = paragraph.wrapped(to: text.width)
      guard y + lines.count <= text.maxY else { break }
      let place = Rect(x: text.x, y: y, width: text.width, height: lines.count)
      y = canvas.paragraph(lines, in: place, style: style) + (context.isCompact ? 0 : 1)
    }
    if let popUp = popUp(in: context) {
      canvas.cursor = nil
      popUp.draw(in: context.body(), on: &canvas)
    }
  }

  private func draw(_ row: ListView.Row, on canvas: inout Canvas, _ context: ViewContext) {
    let line = Rect(x: row.area.x + 2, y: row.area.y, width: row.area.width - 2, height: 1)
    guard row.index > 0, let entry = rows?[row.index - 1] else {
      canvas.draw("+ " + context.words(.newQuestion), at: line.origin, style: row.style, width: line.width)
      return
    }
    guard let question = entry.question else {
      canvas.draw(
        context.glyphs.cross + " " + context.words(.unusableRow(entry.line)), at: line.origin,
        style: row.isSelected ? .selected : .dim, width: line.width)
      return
    }
    let column = context.isCompact ? 0 : 20
    canvas.draw(
      MarkedText(question.text).oneLine, at: line.origin, style: row.style,
      width: line.width - (column > 0 ? column + 2 : 0))
    if column > 0 {
      canvas.draw(
        question.rightAnswerLine, at: Point(x: line.maxX - column, y: line.y), style: .dim,
        width: column)
    }
  }

  /// The message, else what there is to do here.
  private func message(of width: Int, in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    switch notice {
    case .unreadable(let reason): return [(SafeText(reason), .alert)]
    case .unusableRow(let line): return [(words(.unusableRowHelp(line)), .alert)]
    case .unchanged(.changed): return [(words(.rowChanged), .alert)]
    case .unchanged(.failed(let reason)): return [(words(.notRemoved(SafeText(reason))), .alert)]
    case .changed(let change, let sharing):
      // On the two lines that there are.
      return [(change.message(sharing, for: 2 * width - 20, in: context), .correct)]
    case nil:
      let isEmpty = rows?.isEmpty == true
      return (isEmpty ? [.aSetOfYourOwn, .manyAtOnce] : [.manyAtOnce]).map { (words($0), isEmpty ? .plain : .dim) }
    }
  }

  private func popUp(in context: ViewContext) -> PopUp? {
    removing.map { row in
      PopUp(
        title: context.words(.removeTitle),
        lines: [
          .init(context.words(.removeQuestion)),
          .init(row.question.map { shared.contains($0.id) } == true ? context.words(.withdrawsToo) : ""),
          .init(
            (row.question.map { MarkedText($0.text).oneLine } ?? context.words(.unusableRow(row.line))).truncated(
              to: 70, ellipsis: context.glyphs.ellipsis), .dim),
        ], hints: UserQuestionsScreen.answerKeys.hints(in: context), weight: .light, width: 44)
    }
  }
}
