import LeagueAPI
import QuizCore
import TerminalKit

// The problems of live rooms, with sentences for whoever is in one.
extension LeagueProblem {
  /// The text is no address of a room.
  static func notARoom(_ text: String) -> LeagueProblem {
    let shown = SafeText(Excerpt.of(text)).oneLine.string
    return LeagueProblem(
      "room.address",
      Phrase(
        en: "\(shown): this is not the address of a room, which looks like 192.168.1.5:8610/r/1234: it stands on the "
          + "host's screen",
        ja: "\(shown)：部屋のアドレスではありません。ホストの画面にある 192.168.1.5:8610/r/1234 のような形で指定してください"),
      status: ExitStatus.usage.rawValue)
  }

  /// There is an address, but no code.
  static func noCode(_ server: String) -> LeagueProblem {
    LeagueProblem(
      "room.code",
      Phrase(
        en: "\(server): the code of the room is missing, the digits on the host's screen",
        ja: "\(server)：部屋のコード（ホストの画面にある数字）がありません"),
      status: ExitStatus.usage.rawValue)
  }

  /// The text is no code of a room.
  static func notACode(_ text: String) -> LeagueProblem {
    let shown = SafeText(Excerpt.of(text)).oneLine.string
    let least = LeagueLimits.roomDigits.lowerBound
    return LeagueProblem(
      "room.code",
      Phrase(
        en: "\(shown): this is not the code of a room, which is the \(least) digits on the host's screen",
        ja: "\(shown)：部屋のコードではありません。ホストの画面にある\(least)桁の数字です"),
      status: ExitStatus.usage.rawValue)
  }

  /// The room was closed.
  static let closedRoom = LeagueProblem(
    LeagueErrorCode.closedRoom.rawValue, Phrase(en: "the room was closed", ja: "部屋は閉じられました"),
    status: ExitStatus.data.rawValue)

  /// The name cannot be shown in a room.
  static let unusableRoomName = LeagueProblem(
    LeagueErrorCode.unusableName.rawValue,
    Phrase(
      en: "a name has 1 to \(LeagueLimits.roomNameColumns) columns of letters: choose another",
      ja: "名前は全角\(LeagueLimits.roomNameColumns / 2)文字（半角\(LeagueLimits.roomNameColumns)文字）までです。別の名前にしてください"),
    status: ExitStatus.data.rawValue)

  /// There is no room to go on with.
  public static let noRoomToResume = LeagueProblem(
    "room.none",
    Phrase(
      en: "there is no room to go on with: the last one was closed, or none was opened on this computer",
      ja: "続けられる部屋がありません。最後の部屋は閉じられたか、このコンピューターではまだ開かれていません"),
    status: ExitStatus.noInput.rawValue)

  /// Another program on this machine has the room.
  public static let roomIsHosted = LeagueProblem(
    "room.hosted",
    Phrase(
      en: "the room is open in another terminal of this computer: go on with it there, or close that terminal first",
      ja: "この部屋は、このコンピューターの別の端末で開いています。そちらで続けるか、先に閉じてください"),
    status: LeagueExit.tryAgain)

  /// An order on standard input is longer than any.
  public static let tooLongOrder = LeagueProblem(
    "room.order",
    Phrase(en: "the room has more questions than fit", ja: "問題が多すぎて、部屋を開けません"),
    status: ExitStatus.data.rawValue)

  /// The sentence of a room's client at `host`, a server's address for messages.
  func roomSentence(_ host: String) -> Phrase {
    if let words = LeagueProblem.roomWords[code] { return words }
    switch code {
    case "server.http" where isPassing, "offline", "server.timeout", "server.cut":
      return Phrase(
        en: "\(host) cannot be reached: is the address right, is the room open, and are both in the same network?",
        ja: "\(host) に接続できません。アドレスが正しいか、部屋が開いているか、同じネットワークにいるかを確かめてください")
    case "server.http", "server.answer", "server.large", "server.redirect", LeagueErrorCode.unknownPath.rawValue,
      LeagueErrorCode.unknownVersion.rawValue:
      return Phrase(
        en: "\(host) answered, but not as a room of TenQ does: is the address right, and is this the same version?",
        ja: "\(host) の応答は TenQ の部屋のものではありません。アドレスと、TenQ のバージョンを確かめてください")
    case LeagueErrorCode.tooLarge.rawValue:
      return Phrase(
        en: "these questions are more than a room takes: choose fewer", ja: "問題が多すぎます。問題の数を減らしてください")
    case _: return sentence
    }
  }

  /// What a server's codes mean to one who wants to be in a room, or to open one.
  private static let roomWords: [String: Phrase] = [
    LeagueErrorCode.unknownRoom.rawValue: Phrase(
      en: "there is no room with this code: look at the host's screen again",
      ja: "このコードの部屋はありません。ホストの画面をもう一度確かめてください"),
    LeagueErrorCode.closedRoom.rawValue: closedRoom.sentence,
    LeagueErrorCode.lockedRoom.rawValue: Phrase(
      en: "the host lets nobody in any more: ask them", ja: "ホストが入室を締め切りました。ホストに頼んでください"),
    LeagueErrorCode.fullRoom.rawValue: Phrase(en: "the room is full", ja: "部屋は満員です"),
    LeagueErrorCode.sentAway.rawValue: Phrase(en: "the host sent you away", ja: "ホストにより退室になりました"),
    LeagueErrorCode.elsewhereRoom.rawValue: Phrase(
      en: "the room is being moved to another server: try again in ten seconds",
      ja: "部屋は別のサーバーへ移っています。10秒後にもう一度試してください"),
    LeagueErrorCode.forbiddenRoom.rawValue: Phrase(
      en: "the room takes only players of its own network", ja: "部屋と同じネットワークからでないと参加できません"),
    LeagueErrorCode.unknownToken.rawValue: Phrase(
      en: "the room does not know you any more", ja: "部屋に登録がありません"),
    LeagueErrorCode.tooMany.rawValue: Phrase(
      en: "there were too many tries from your network: wait a minute, and try again",
      ja: "同じネットワークからの試行が多すぎます。1分ほど待ってから、もう一度試してください"),
    LeagueErrorCode.malformed.rawValue: Phrase(
      en: "the room's server did not understand what was sent: is this the same version of TenQ?",
      ja: "部屋のサーバーが内容を理解できませんでした。TenQ のバージョンが同じか確かめてください"),
    LeagueErrorCode.unusableName.rawValue: unusableRoomName.sentence,
    LeagueErrorCode.takenName.rawValue: Phrase(
      en: "somebody in the room has this name, or one that looks like it: choose another",
      ja: "同じ名前か、よく似た名前の人が部屋にいます。別の名前にしてください"),
    LeagueErrorCode.refusedName.rawValue: Phrase(
      en: "the host does not want this name: choose another", ja: "この名前はホストが認めていません。別の名前にしてください"),
  ]

  /// Whether another name may do.
  var isOfName: Bool {
    [LeagueErrorCode.unusableName, .takenName, .refusedName].contains { $0.rawValue == code }
  }

  /// Whether trying again in a moment may do.
  var isPassing: Bool {
    let codes = [
      "offline", "server.timeout", "server.cut", LeagueErrorCode.elsewhereRoom.rawValue,
      LeagueErrorCode.unkeptAnswer.rawValue, LeagueErrorCode.unavailable.rawValue, LeagueErrorCode.fault.rawValue,
      LeagueErrorCode.tooMany.rawValue,
    ]
    return codes.contains(code) || code == "server.http" && status == ExitStatus.unavailable.rawValue
  }

  /// Whether the connection, and not the server, is the problem.
  var isOfConnection: Bool { ["offline", "server.timeout", "server.cut"].contains(code) }

  /// Whether nobody comes back from it.
  var isEnd: Bool {
    code == LeagueErrorCode.closedRoom.rawValue || code == LeagueErrorCode.sentAway.rawValue
  }
}
