import QuizCore
import TerminalKit

/// The keys of a board of panels: while it is solved, and when it is cleared. Those of its pop-ups are in ``GameCover``.
enum PanelsKeys {
  /// The commands while a board is solved.
  enum Board: Hashable, Sendable {
    /// Choose a panel, from 0, in the selected row.
    case choose(Int)
    /// Select the next row or panel in a direction.
    case move(Direction)
    /// Choose the selected panel.
    case confirm
    /// Replace this board by a new one.
    case renew
    /// Hide the board and rest.
    case pause
    /// Ask whether to leave.
    case leave
  }

  /// The commands when a board is cleared.
  enum Cleared: Hashable, Sendable {
    /// Play a new board.
    case renew
    /// Show the board as text for others; where saving failed, try again.
    case share
    /// Show the history.
    case history
    /// Go home.
    case home
  }

  /// The keys while a board is solved. Letters choose nothing: they stand on panels themselves.
  static let board = KeyTable<Board>([
    .init(
      .text("1-5"), (1...5).map { (.character(Character("\($0)")), .choose($0 - 1)) }, hint: .hintChooseInRow,
      help: .helpChooseInRow, dropped: .last),
    .init(
      .arrows(), Direction.keys.map { ($0.key, .move($0.direction)) }, hint: .hintMove, help: .helpMovePanels,
      helpName: .arrows("h j k l")),
    .init(
      .text("Enter"), [.enter, .character(" ")], .confirm, hint: .hintPickHere, help: .helpChoosePanel,
      helpName: .text("Enter Space")),
    .init(.text("n"), [.character("n")], .renew, hint: .hintNewBoard, help: .helpNewBoard),
    .init(.text("p"), [.character("p")], .pause, hint: .hintPause, brief: .briefPause, help: .helpPause),
    .init(
      .text("q"), [.character("q"), .escape], .leave, hint: .hintLeave, help: .helpLeave,
      helpName: .text("q  Esc"), dropped: .last),
  ])

  /// The keys when a board is cleared.
  static let cleared = KeyTable<Cleared>([
    .init(.text("Enter"), [.enter, .character("n"), .character(" ")], .renew, hint: .hintNewBoard, dropped: .last),
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, dropped: .afterOthers),
    .init(.text("h"), [.character("h")], .history, hint: .hintHistory),
    .init(.text("q"), [.character("q"), .escape], .home, hint: .hintHome, dropped: .last),
  ])
}
