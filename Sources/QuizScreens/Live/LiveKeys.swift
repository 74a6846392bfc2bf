import QuizCore
import TerminalKit

/// The keys of the screens of live rooms.
enum LiveKeys {
  /// The commands of a lobby and of a host's board.
  enum Hosting: Hashable, Sendable {
    case proceed, pause, lock, sendAway, hide, leave
  }

  /// The commands of the end of a round.
  enum Podium: Hashable, Sendable {
    case table, missed, share, write, close
    case scroll(Int)
  }

  /// The commands of a player who waits, or reads.
  enum Seat: Hashable, Sendable {
    case proceed, save, leave
    case scroll(Int)
  }

  /// The keys of a lobby.
  static let lobby = KeyTable<Hosting>([
    .init(
      .text("Enter"), [.enter, .character(" ")], .proceed, hint: .hintStart, help: .helpStart,
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
      .text("Enter"), [.enter, .character(" "), .right], .proceed, hint: .roomNext, help: .helpNext,
      helpName: .right("Enter Space", ""), dropped: .last),
    .init(.text("p"), [.character("p")], .pause, hint: .hintPause, help: .helpHold, dropped: .later),
    .init(.text("x"), [.character("x")], .sendAway, hint: .hintSendAway),
    .init(.text("l"), [.character("l")], .lock, hint: .hintLock),
    .init(.text("n"), [.character("n")], .hide, hint: .hintHide),
    .init(.text("q"), [.character("q"), .escape], .leave, hint: .hintEnd, dropped: .last),
  ])

  /// The keys of the end of a round.
  static let podium = KeyTable<Podium>([
    .init(
      .text("Enter"), [.enter, .character(" "), .tab], .table, hint: .hintTable, help: .helpTable,
      helpName: .right("Enter Space", ""), dropped: .later),
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)),
      ], hint: .hintScroll),
    .init(.text("r"), [.character("r")], .missed, hint: .roomMissed, help: .helpMissedAgain, dropped: .later),
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, help: .hintShare),
    .init(.text("e"), [.character("e")], .write, hint: .hintWrite, help: .helpWrite),
    .init(.text("q"), [.character("q"), .escape], .close, hint: .hintClose, dropped: .last),
  ])

  /// The commands of the list of those who can be sent away.
  enum Sending: Hashable, Sendable {
    case list(ListView.Command)
    /// Sends the selected one away, and all who came after.
    case since
  }

  /// The keys of the list of those who can be sent away.
  static let people = ListView.keys(
    moveHint: .hintMove, openHint: .hintSendAway, backHint: .hintBack,
    own: [.init(.text("a"), [.character("a")], .since, hint: .hintSendSince, dropped: .later)], Sending.list)

  /// The commands of the form by which a room is joined.
  enum Joining: Hashable, Sendable {
    case previous, next, proceed, leave
  }

  /// The keys of that form.
  static let joining = KeyTable<Joining>([
    .init(.text("Enter"), [.enter], .proceed, hint: .hintJoin, dropped: .last),
    .init(.upDown("Tab"), [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField),
    .init(.text("Esc"), [.escape], .leave, hint: .hintBack, dropped: .last),
  ])

  /// The keys of a player who waits.
  static let seat = KeyTable<Seat>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right], .proceed, hint: .roomGoOn, help: .helpGoOn,
      helpName: .right("Enter Space", ""), dropped: .last),
    .init(.text("s"), [.character("s")], .save, hint: .hintSaveAgain, dropped: .last),
    .init(.text("PgDn"), [(.pageDown, .scroll(1)), (.pageUp, .scroll(-1))]),
    .init(.text("q"), [.character("q"), .escape], .leave, hint: .hintLeave, dropped: .last),
  ])
}

extension Phrase {
  fileprivate static let hintStart = Phrase(en: "start", ja: "スタート")
  fileprivate static let helpStart = Phrase(en: "begin", ja: "開始する")
  fileprivate static let hintLock = Phrase(en: "lock", ja: "締め切る")
  static let roomUnlock = Phrase(en: "unlock", ja: "受け付ける")
  fileprivate static let helpLock = Phrase(en: "close the door to newcomers, or open it", ja: "参加の受付を締め切る・再開する")
  fileprivate static let hintSendAway = Phrase(en: "send away", ja: "退出させる")
  fileprivate static let hintSendSince = Phrase(en: "with all after", ja: "以降も")
  fileprivate static let helpSendAway = Phrase(
    en: "send somebody away (a in the list: all who came after too)", ja: "参加者を退出させる（一覧で a：その人以降の全員も）")
  fileprivate static let hintHide = Phrase(en: "hide names", ja: "名前を隠す")
  static let roomShow = Phrase(en: "show names", ja: "名前を出す")
  fileprivate static let helpHide = Phrase(en: "animals instead of names", ja: "名前の代わりに動物を表示")
  fileprivate static let helpLeaveRoom = Phrase(
    en: "leave, after asking: a host ends the round or closes the room", ja: "確認してからやめる（ホストは終了・部屋を閉じる）")
  static let roomNext = Phrase(en: "next", ja: "次へ")
  static let roomDecide = Phrase(en: "end the question", ja: "回答を締め切る")
  static let roomStandings = Phrase(en: "standings", ja: "順位へ")
  static let roomPodium = Phrase(en: "podium", ja: "表彰へ")
  fileprivate static let hintJoin = Phrase(en: "next, join", ja: "次へ・参加")
  fileprivate static let hintField = Phrase(en: "field", ja: "項目")
  static let roomGoOn = Phrase(en: "next", ja: "次へ")
  fileprivate static let helpNext = Phrase(en: "the result, the standings, the next question", ja: "結果、順位、次の問題へ")
  fileprivate static let helpHold = Phrase(en: "hold the room, or go on", ja: "一時停止・再開")
  static let roomResume = Phrase(en: "go on", ja: "再開")
  fileprivate static let hintEnd = Phrase(en: "end", ja: "終了")
  fileprivate static let hintTable = Phrase(en: "everybody", ja: "全員の結果")
  static let roomPodiumAgain = Phrase(en: "podium", ja: "表彰台")
  fileprivate static let helpTable = Phrase(en: "everybody, and each question", ja: "全員の結果と問題ごとの正答率")
  fileprivate static let roomMissed = Phrase(en: "the missed ones", ja: "間違いの多い問題")
  fileprivate static let helpMissedAgain = Phrase(en: "ask once more what most people missed", ja: "間違いの多かった問題をもう一度出す")
  fileprivate static let hintWrite = Phrase(en: "save as CSV", ja: "CSV で保存")
  fileprivate static let helpWrite = Phrase(en: "save the table as CSV", ja: "全員の結果を CSV で保存")
  fileprivate static let helpGoOn = Phrase(en: "the next question", ja: "次の問題へ")
}
