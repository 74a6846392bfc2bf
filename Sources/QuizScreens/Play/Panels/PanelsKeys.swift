import QuizCore
import TerminalKit

/// The keys of a board, while it is solved and once it is cleared. Those of its pop-ups are in ``GameCover``.
enum PanelsKeys {
  enum Board: Hashable, Sendable {
    /// A panel, from 0, in the selected row.
    case choose(Int)
    case move(Direction)
    case confirm
    /// Start a new board.
    case renew
    case pause
    case leave
  }

  /// Letters choose nothing, since panels are letters themselves.
  static let board = KeyTable<Board>([
    .init(
      .text("1-5"), (1...5).map { (.character(Character("\($0)")), .choose($0 - 1)) }, hint: .hintChooseInRow,
      help: .helpChooseInRow, dropped: .last),
    .init(
      .arrows(), Direction.keys.map { ($0.key, .move($0.direction)) }, hint: .hintMove, help: .helpMovePanels,
      helpName: .arrows("h j k l")),
    .init(
      .text("Enter"), [.enter, .character(" ")], .confirm, hint: .briefPick, help: .helpChoosePanel,
      helpName: .text("Enter Space")),
    .init(.text("n"), [.character("n")], .renew, hint: .hintNewBoard, help: .helpNewBoard),
    .init(.text("p"), [.character("p")], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause),
    .init(
      .text("q"), [.character("q"), .escape], .leave, hint: .hintLeave, help: .helpLeave,
      helpName: .text("q  Esc"), dropped: .last),
  ])

  static let cleared = KeyTable<ResultScreen.Command>([
    .init(.text("Enter"), [.enter, .character("n"), .character(" ")], .again, hint: .hintNewBoard, dropped: .last),
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, dropped: .afterOthers),
    .init(.text("h"), [.character("h")], .history, hint: .hintHistory),
    .init(.text("q"), [.character("q"), .escape], .home, hint: .hintHome, dropped: .last),
  ])
}
