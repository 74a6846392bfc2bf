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
    .init([.enter, " "], .proceed, hint: .hintStart, help: .helpLiveStart, helpName: "Enter Space", dropped: .last),
    .init(["l"], .lock, hint: .hintLock, help: .helpLock, dropped: .later),
    .init(["x"], .sendAway, hint: .hintSendAway, help: .helpSendAway),
    .init(["n"], .hide, hint: .hintHide, help: .helpHide),
    .init(["q", .escape], .leave, hint: .hintClose, help: .helpLeaveRoom, helpName: "q  Esc", dropped: .last),
  ])

  /// The keys of a host's board.
  static let board = KeyTable<Hosting>([
    .init(
      [.enter, " ", .right], .proceed, hint: .hintNext, help: .helpLiveNext, helpName: "Enter Space →", dropped: .last),
    .init(["p"], .pause, hint: .hintPause, help: .helpHold, dropped: .later),
    .init(["x"], .sendAway, hint: .hintSendAway),
    .init(["l"], .lock, hint: .hintLock),
    .init(["n"], .hide, hint: .hintHide),
    .init(["q", .escape], .leave, hint: .hintEnd, dropped: .last),
  ])

  static let podium = KeyTable<Podium>([
    .init(
      [.enter, " ", .tab], .table, hint: .hintEverybody, help: .helpTable, helpName: "Enter Space Tab", dropped: .later),
    .scrolling(page: 10, Podium.scroll),
    .init(["r"], .missed, hint: .roomMissed, help: .helpLiveMissedAgain, dropped: .later),
    .init(["s"], .share, hint: .hintShare, help: .hintShare),
    .init(["e"], .write, hint: .hintWrite, help: .helpWrite),
    .init(["q", .escape], .close, hint: .hintClose, dropped: .last),
  ])

  /// The commands of the list of players to send away.
  enum Sending: Hashable, Sendable {
    case list(ListKeys.Command)
    /// Sends the selected player and all later ones away.
    case since
  }

  static let people = ListKeys.table(
    openHint: .hintSendAway,
    own: [.init(["a"], .since, hint: .hintSendSince, dropped: .later)], Sending.list)

  /// The keys of a player who waits.
  static let seat = KeyTable<Seat>([
    .init(
      [.enter, " ", .right], .proceed, hint: .hintNext, help: .helpGoOn, helpName: "Enter Space →", dropped: .last),
    .init(["s"], .save, hint: .hintSaveAgain, dropped: .last),
    .init("PgDn", [(.pageDown, .scroll(1)), (.pageUp, .scroll(-1))]),
    .init(["q", .escape], .leave, hint: .hintLeave, dropped: .last),
  ])
}
