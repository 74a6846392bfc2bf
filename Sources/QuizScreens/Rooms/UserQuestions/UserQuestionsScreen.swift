import QuizCore
import TerminalKit

/// The player's own questions, to change or remove, below a line that makes a new one.
struct UserQuestionsScreen: ListPage, Equatable {
  enum Command: Hashable, Sendable {
    case remove, importFile, play
  }

  static let keys = ListCommand.keys(
    open: .hintChoose,
    own: [
      .init(
        ["x", .delete], Command.remove, hint: .hintRemove, help: .helpRemove, helpName: "x  Delete", dropped: .later),
      .init(["i"], .importFile, hint: .hintImport, help: .helpImport, dropped: .later),
      .init(["p"], .play, hint: .hintPlay, help: .helpPlay, dropped: .later),
    ])

  static let answerKeys = YesOrNo.keys(yes: .hintRemove, no: .hintKeepIt)

  static let keyTables = [ScreenKeys(.own, keys), ScreenKeys(.own, answerKeys)]

  /// The rows of the bank; nil until read.
  private(set) var rows: [BankEditor.Row]?
  /// The row whose removal has to be confirmed.
  private(set) var removing: BankEditor.Row?
  private(set) var notice: Notice?
  var selected = ListSelection()
  /// The questions shared with the league.
  private var shared: Set<QuestionID> = []

  /// A message below the list.
  enum Notice: Equatable {
    /// The bank cannot be read, for this reason.
    case unreadable(String)
    /// The row in this line of the bank is no usable question and cannot be changed here.
    case unusableRow(line: Int)
    case unchanged(UserBankChangeError)
    /// A change was made, with the result of sharing it.
    case changed(UserBankChange, Sharing)
  }

  var effectsOnAppear: [StoreEffect] { [.readOwn] }

  /// Rows of the list: the first makes a new question.
  func count(in context: ViewContext) -> Int { (rows?.count ?? 0) + 1 }

  /// The selected row of the bank; nil on the line that makes a new question.
  private var selectedQuestion: BankEditor.Row? {
    guard let rows, rows.indices.contains(selected.row - 1) else { return nil }
    return rows[selected.row - 1]
  }

  /// Whether any row is a usable question.
  private var canBePlayed: Bool { rows?.contains { $0.question != nil } == true }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      if let removing { return answer(key, about: removing) }
      notice = nil
    case .row, .wheel:
      guard removing == nil else { return [] }
      notice = nil
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return handleList(event, in: context)
  }

  private mutating func answer(_ key: Key, about row: BankEditor.Row) -> [Action] {
    switch UserQuestionsScreen.answerKeys.command(for: key) {
    case .yes:
      removing = nil
      return [.store(.changeOwn(.remove(row), shares: false))]
    case .no: removing = nil
    case .none: break
    }
    return []
  }

  mutating func perform(_ command: Command, in context: ViewContext) -> [Action] {
    switch command {
    case .remove: removing = selectedQuestion
    case .importFile: return [.push(ImportScreen())]
    case .play: return canBePlayed ? [.push(StartScreen(GameList.main, .own, in: context.state))] : []
    }
    return []
  }

  mutating func take(_ response: any Response, in context: ViewContext) -> [Action] {
    switch response as? UserQuestionsResponse {
    case .read(let rows, let shared, let problem):
      (self.rows, self.shared) = (rows, shared)
      if let problem { notice = .unreadable(problem) }
      move(.jump(selected.row), in: context)
      return []
    case .changed(let change, let sharing): notice = .changed(change, sharing)
    case .unchanged(let trouble): notice = .unchanged(trouble)
    case .imported, nil: return []
    }
    return [.store(.readOwn)]
  }

  mutating func open(in context: ViewContext) -> [Action] {
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
    guard removing == nil else { return UserQuestionsScreen.answerKeys.hints(in: context) }
    return UserQuestionsScreen.keys.hints(in: context) { command in
      switch command {
      case .own(.remove): selectedQuestion == nil
      case .own(.play): !canBePlayed
      case .list, .own(.importFile): false
      }
    }
  }

  var offersHelp: Bool { removing == nil }
}

// The picture.
extension UserQuestionsScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let list = list(in: context)
    let isSmall = context.sizeClass == .small
    let below = Rows {
      for (index, text) in message(in: context).enumerated() {
        Paragraph(text.text, text.style).rank(index).below(isSmall ? 0 : 1)
      }
    }
    let column = ListColumn(
      name: context.pageName(words(.own)), lists: [list, list.apart],
      below: Steady(below, reserving: [Empty(rows: isSmall ? 2 : 3)]),
      widest: rows?.isEmpty == true ? ListColumn.usual : ListColumn.most)
    return Page(
      title: [words(.own)], details: rows.map { [words(.questions($0.count { $0.question != nil }))] } ?? [],
      content: popUp(in: context)?.centered ?? column)
  }

  private func list(in context: ViewContext) -> List {
    let (words, glyphs) = (context.words, context.glyphs)
    let table = Table([.init([], 20...80), .init([], 20...20, rank: 1)])
    return List(count: count(in: context), selected: selected.row) { [rows] index, isSelected in
      let style: Style = isSelected ? .selected : .plain
      guard index > 0, let entry = rows?[index - 1] else { return Line("+ " + words(.newQuestion), style) }
      guard let question = entry.question else {
        return Line(glyphs.cross + " " + words(.unusableRow(entry.line)), isSelected ? .selected : .dim)
      }
      return table.row([Line(MarkedText(question.text).oneLine, style), Line(question.rightAnswerLine, .dim)])
    }
  }

  /// The notice, or what can be done here.
  private func message(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    switch notice {
    case .unreadable(let reason): return [(SafeText(reason), .alert)]
    case .unusableRow(let line): return [(words(.unusableRowHelp(line)), .alert)]
    case .unchanged(.changed): return [(words(.rowChanged), .alert)]
    case .unchanged(.failed(let reason)): return [(words(.notRemoved(SafeText(reason))), .alert)]
    case .changed(let change, let sharing):
      // Two lines.
      return [(change.message(sharing, for: 2 * context.room.size.width - 34, in: context), .correct)]
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

/// A response to effects on the player's own questions.
public enum UserQuestionsResponse: Response {
  /// The rows of the player's bank; `problem` tells why they cannot be read. `shared` are those shared with the league.
  case read([BankEditor.Row], shared: Set<QuestionID> = [], problem: String?)
  /// A change was saved, with the result of sharing it.
  case changed(UserBankChange, Sharing = .none)
  /// A change was not saved, and why.
  case unchanged(UserBankChangeError)
  /// The report on an import, in lines, and the first set imported; nil for none.
  case imported(report: String, set: Selection?)
}
