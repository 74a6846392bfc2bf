import QuizCore
import TerminalKit

/// The part of a board in view: how far its text is scrolled, or all choices in full instead.
struct BoardPosition: Equatable, Sendable {
  /// How far a long text is scrolled, in lines, and wide code, in columns.
  var scroll = 0, pan = 0
  /// The line from which all choices are shown in full instead of the board; nil where the board is.
  private(set) var wholeChoices: Int?

  /// Scrolls by `rows` lines, or choices in full by as many pages.
  mutating func scroll(by rows: Int, pages: Bool = false, of board: BoardView?, in context: ViewContext) {
    guard let board else { return }
    if let line = wholeChoices {
      let viewport = WholeChoicesView(question: board.question, context: context).viewport(scroll: line)
      wholeChoices = viewport.map { $0.first(after: pages ? rows * $0.page : rows) } ?? 0
    } else {
      scroll = board.fitted(in: context).scrolled(by: rows)
    }
  }

  /// Handles a command that only changes the view; false for others. Choices in full take the arrows, since the panels
  /// are out of sight, and leaving returns to the board.
  mutating func take(_ command: RoundKeys.Question, of board: BoardView?, in context: ViewContext) -> Bool {
    let isWhole = wholeChoices != nil
    switch command {
    case .move(.up) where isWhole: scroll(by: -1, of: board, in: context)
    case .move(.down) where isWhole: scroll(by: 1, of: board, in: context)
    case .move where isWhole, .step where isWhole: break
    case .leave where isWhole: wholeChoices = nil
    case .showWholeChoices: wholeChoices = isWhole ? nil : 0
    case .scroll(let rows): scroll(by: rows, pages: true, of: board, in: context)
    case .pan(let columns): pan = max(0, min(board?.fitted(in: context).excess ?? 0, pan + columns))
    case .answer, .move, .step, .confirm, .mark, .takeBack, .pause, .leave: return false
    }
    return true
  }

  /// The keys of a question that do something now.
  func hints(
    of keys: KeyTable<RoundKeys.Question>, _ board: BoardView?, _ entry: AnswerEntry, canPause: Bool = true,
    in context: ViewContext
  ) -> [Hint] {
    // Computed first: closures that refer to the board would copy it for each key.
    let isWhole = wholeChoices != nil
    let fitted = board?.fitted(in: context)
    let showsWhole = isWhole || fitted?.hasCutChoice == true || context.isForHelp
    var scrolls = fitted?.viewport != nil
    if let wholeChoices, let board {
      let whole = WholeChoicesView(question: board.question, context: context).viewport(scroll: wholeChoices)
      scrolls = whole?.isPartial == true
    }
    let pans = !isWhole && fitted?.excess ?? 0 > 0
    let hasPanels = !entry.panels.isEmpty
    let hints = keys.hints(in: context) { command in
      switch command {
      case .showWholeChoices: !showsWhole
      case .scroll: !scrolls
      case .pan: !pans
      case .takeBack: !hasPanels
      case .move, .step, .confirm, .leave: isWhole
      case .pause: !canPause
      case .answer, .mark: false
      }
    }
    return isWhole ? hints.map { RoundKeys.overWholeChoices($0, context.words) } : hints
  }
}
