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
      "1-5", (1...5).map { (.character(Character("\($0)")), .choose($0 - 1)) }, hint: .hintChooseInRow,
      help: .helpChooseInRow, dropped: .last),
    .init(
      "↑↓←→", Direction.keys.map { ($0.key, .move($0.direction)) }, hint: .hintMove, help: .helpMovePanels,
      helpName: "↑↓←→ h j k l"),
    .init([.enter, " "], .confirm, hint: .briefPick, help: .helpChoosePanel, helpName: "Enter Space"),
    .init(["n"], .renew, hint: .hintNewBoard, help: .helpNewBoard),
    .init(["p"], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause),
    .init(["q", .escape], .leave, hint: .hintLeave, help: .helpLeave, helpName: "q  Esc", dropped: .last),
  ])

  static let cleared = KeyTable<ResultScreen.Command>([
    .init([.enter, "n", " "], .again, hint: .hintNewBoard, dropped: .last),
    .init(["s"], .share, hint: .hintShare, dropped: .afterOthers),
    .init(["h"], .history, hint: .hintHistory),
    .init(["q", .escape], .home, hint: .hintHome, dropped: .last),
  ])
}
