import QuizCore
import TerminalKit

/// The keys of the screens of live rooms.
enum LiveKeys {
  /// The commands of a lobby and of a host's board.
  enum Hosting: Hashable, Sendable {
    case proceed, pause, lock, sendAway, hide, leave
  }

  enum Podium: Hashable, Sendable {
    case table, missed, share, write, close
    case scroll(Int)
  }

  /// The commands of a player who waits or reads.
  enum Seat: Hashable, Sendable {
    case proceed, save, leave
    case scroll(Int)
  }

  /// The keys of a lobby.
  static let lobby = KeyTable<Hosting>([
    .init(
      .text("Enter"), [.enter, .character(" ")], .proceed, hint: .hintStart, help: .helpLiveStart,
      helpName: .right("Enter Space", ""), dropped: .last),
    .init(.text("l"), [.character("l")], .lock, hint: .hintLock, help: .helpLock, dropped: .later),
    .init(.text("x"), [.character("x")], .sendAway, hint: .hintSendAway, help: .helpSendAway),
    .init(.text("n"), [.character("n")], .hide, hint: .hintHide, help: .helpHide),
    .init(
      .text("q"), [.character("q"), .escape], .leave, hint: .hintClose, help: .helpLeaveRoom, helpName: .text("q  Esc"),
      dropped: .last),
  ])

  /// The keys of a host's board.
  static let board = KeyTable<Hosting>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right], .proceed, hint: .hintNext, help: .helpLiveNext,
      helpName: .right("Enter Space", ""), dropped: .last),
    .init(.text("p"), [.character("p")], .pause, hint: .hintPause, help: .helpHold, dropped: .later),
    .init(.text("x"), [.character("x")], .sendAway, hint: .hintSendAway),
    .init(.text("l"), [.character("l")], .lock, hint: .hintLock),
    .init(.text("n"), [.character("n")], .hide, hint: .hintHide),
    .init(.text("q"), [.character("q"), .escape], .leave, hint: .hintEnd, dropped: .last),
  ])

  static let podium = KeyTable<Podium>([
    .init(
      .text("Enter"), [.enter, .character(" "), .tab], .table, hint: .hintEverybody, help: .helpTable,
      helpName: .right("Enter Space", ""), dropped: .later),
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)),
      ], hint: .hintScroll),
    .init(.text("r"), [.character("r")], .missed, hint: .roomMissed, help: .helpLiveMissedAgain, dropped: .later),
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, help: .hintShare),
    .init(.text("e"), [.character("e")], .write, hint: .hintWrite, help: .helpWrite),
    .init(.text("q"), [.character("q"), .escape], .close, hint: .hintClose, dropped: .last),
  ])

  /// The commands of the list of players to send away.
  enum Sending: Hashable, Sendable {
    case list(ListKeys.Command)
    /// Sends the selected player and all later ones away.
    case since
  }

  static let people = ListKeys.table(
    openHint: .hintSendAway,
    own: [.init(.text("a"), [.character("a")], .since, hint: .hintSendSince, dropped: .later)], Sending.list)

  /// The keys of a player who waits.
  static let seat = KeyTable<Seat>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right], .proceed, hint: .hintNext, help: .helpGoOn,
      helpName: .right("Enter Space", ""), dropped: .last),
    .init(.text("s"), [.character("s")], .save, hint: .hintSaveAgain, dropped: .last),
    .init(.text("PgDn"), [(.pageDown, .scroll(1)), (.pageUp, .scroll(-1))]),
    .init(.text("q"), [.character("q"), .escape], .leave, hint: .hintLeave, dropped: .last),
  ])
}
