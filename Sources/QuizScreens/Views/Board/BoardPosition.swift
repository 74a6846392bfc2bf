import QuizCore
import TerminalKit

/// What of a board is in view: how far its text is scrolled, or in its place all choices in full.
struct BoardPosition: Equatable, Sendable {
  /// The lines by which a long text is scrolled from where it begins, and the columns by which wide code is.
  var scroll = 0, pan = 0
  /// The line from which all choices are shown in full instead of the board; nil where the board is.
  private(set) var wholeChoices: Int?

  /// Scrolls what is in view by so many lines.
  mutating func scroll(by rows: Int, of board: BoardView?, in context: ViewContext) {
    guard let board else { return }
    if let line = wholeChoices {
      wholeChoices = WholeChoicesView(of: board.question, in: context).scroll(line, by: rows)
    } else {
      scroll = board.fitted(in: context).scrolled(by: rows)
    }
  }

  /// Takes a command that changes only what is in view; false for another one. Choices in full take the arrows, since what
  /// these select is out of sight, and leaving leads back to the board.
  mutating func take(_ command: RoundKeys.Question, of board: BoardView?, in context: ViewContext) -> Bool {
    let isWhole = wholeChoices != nil
    switch command {
    case .move(.up) where isWhole: scroll(by: -1, of: board, in: context)
    case .move(.down) where isWhole: scroll(by: 1, of: board, in: context)
    case .move where isWhole, .step where isWhole: break
    case .leave where isWhole: wholeChoices = nil
    case .showWholeChoices: wholeChoices = isWhole ? nil : 0
    case .scroll(let rows):
      let page = isWhole ? board.map { WholeChoicesView(of: $0.question, in: context).page } : nil
      scroll(by: rows * (page ?? 1), of: board, in: context)
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
    // Found out before: for each key a closure that refers to them would copy the board.
    let isWhole = wholeChoices != nil
    let fitted = board?.fitted(in: context)
    let showsWhole = isWhole || fitted?.hasCutChoice == true || context.isForHelp
    let scrolls =
      isWhole
      ? board.map { WholeChoicesView(of: $0.question, in: context).isScrollable } == true : fitted?.viewport != nil
    let pans = !isWhole && fitted?.excess ?? 0 > 0
    let hasPanels = !entry.panels.isEmpty
    return keys.hints(in: context) { command in
      switch command {
      case .showWholeChoices: !showsWhole
      case .scroll: !scrolls
      case .pan: !pans
      case .takeBack: !hasPanels
      case .move, .step, .confirm, .leave: isWhole
      case .pause: !canPause
      case .answer, .mark: false
      }
    }.map { isWhole ? RoundKeys.overWholeChoices($0, context.words) : $0 }
  }
}
