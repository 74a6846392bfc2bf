import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

/// Why a league operation failed: a code for programs, a sentence for the player, an exit status.
///
/// Text from outside is in it only if it passed the allow-list. Never holds a token.
public struct LeagueProblem: Error, Hashable, Sendable {
  /// The code for programs, as ``LeagueStatus/Problem`` has it.
  public let code: String
  /// What is wrong, and what to do.
  public let sentence: Phrase
  /// The program's exit status.
  public let status: Int32
  /// How many seconds the server asks to wait; nil where it does not.
  public let retryAfter: Int?
  /// The number of the store's history, if the server sent one.
  let history: String?

  /// Makes it of its parts.
  public init(_ code: String, _ sentence: Phrase, status: Int32, retryAfter: Int? = nil) {
    self.init(code, sentence, status: status, retryAfter: retryAfter, history: nil)
  }

  init(_ code: String, _ sentence: Phrase, status: Int32, retryAfter: Int?, history: String?) {
    self.history = history
    self.code = code
    self.sentence = sentence
    self.status = status
    self.retryAfter = retryAfter
  }

  /// A file could not be written.
  init(_ error: SaveError) {
    self.init("files", LeagueProblem.safe(error.sentence), status: error.exitStatus.rawValue)
  }

  /// A file could not be read.
  init(_ error: ReadError) {
    self.init("files", LeagueProblem.safe(error.sentence), status: error.exitStatus.rawValue)
  }

  /// The phrase in one line, reduced to text that is safe to show.
  static func safe(_ phrase: Phrase) -> Phrase {
    Phrase(en: SafeText(phrase.en).oneLine.string, ja: SafeText(phrase.ja).oneLine.string)
  }
}

/// Exit statuses beyond those of the game, after `sysexits.h`.
public enum LeagueExit {
  /// The server asks to come back later, or another synchronisation is under way.
  public static let tryAgain: Int32 = 75
}

// MARK: - On this side

extension LeagueProblem {
  /// The environment names no folder for files.
  public static let noHome = LeagueProblem(SaveError.noHome)

  /// There is no league.
  public static let noLeague = LeagueProblem(
    "league.none",
    Phrase(
      en: "you are in no league: join one with `tenq league join LINK`, the link is what its owner gives out",
      ja: "リーグに参加していません。管理者からもらったリンクで tenq league join LINK を実行してください"),
    status: ExitStatus.noInput.rawValue)

  /// There is a league already.
  public static func joined(_ membership: LeagueMembership) -> LeagueProblem {
    let name = ReceivedText.name(membership.league.name)
    return LeagueProblem(
      "league.joined",
      Phrase(
        en: "you are in the league \(name): leave it with `tenq league leave` before you join another",
        ja: "すでにリーグ「\(name)」に参加しています。別のリーグに参加するには、先に tenq league leave を実行してください"),
      status: ExitStatus.usage.rawValue)
  }

  /// The arguments are no invitation.
  static func notAnInvitation(_ text: String) -> LeagueProblem {
    let shown = SafeText(Excerpt.of(text)).oneLine.string
    return LeagueProblem(
      "invitation.malformed",
      Phrase(
        en: "\(shown): this is not the link of an invitation, which looks like https://…/l/…/join/…; copy it whole, "
          + "or give a host and a code of 8 letters: quiz.example.org KXRT-WMPB",
        ja: "\(shown)：招待のリンクではありません。https://…/l/…/join/… の形です。全体をコピーするか、"
          + "quiz.example.org KXRT-WMPB のようにサーバー名と8文字のコードを指定してください"),
      status: ExitStatus.usage.rawValue)
  }

  /// The code of ``restored(_:history:)``.
  static let restoredCode = "league.restored"

  /// The server's store was restored from a backup that is older than the membership.
  static func restored(_ host: String, history: String?) -> LeagueProblem {
    LeagueProblem(
      restoredCode,
      safe(
        Phrase(
          en: "the league at \(host) was restored from a backup of before you joined, and does not know you: ask its "
            + "owner for a link, and type `tenq league join LINK`; your rounds are here, and are sent again",
          ja: "\(host) のリーグが、あなたの参加より前のバックアップから復元されたため、登録がありません。管理者にリンクをもらい、"
            + "tenq league join リンク を実行してください。記録は手元にあり、もう一度送ります")),
      status: ExitStatus.data.rawValue)
  }

  /// No name was given, and there is nobody to ask.
  public static let noName = LeagueProblem(
    "name.missing",
    Phrase(
      en: "say under which name you play, with `--name NAME`",
      ja: "順位表に載せる名前を --name NAME で指定してください"),
    status: ExitStatus.usage.rawValue)

  /// The name cannot be shown in a table.
  static func unusableName(_ problem: ReceivedText.NameProblem) -> LeagueProblem {
    let limit = LeagueLimits.nameCharacters
    let sentence =
      switch problem {
      case .empty:
        Phrase(en: "the name has nothing that can be shown: choose another", ja: "表示できる文字がありません。別の名前にしてください")
      case .long(let count):
        Phrase(
          en: "the name has \(count) characters, and at most \(limit) fit: choose a shorter one",
          ja: "名前が\(count)文字あります。\(limit)文字以内にしてください")
      }
    return LeagueProblem(LeagueErrorCode.unusableName.rawValue, sentence, status: ExitStatus.usage.rawValue)
  }

  /// The token is missing or damaged.
  static let noToken = LeagueProblem(
    "token.missing",
    Phrase(
      en: "the file with your token is missing or damaged: leave the league, and join it again with a new link",
      ja: "トークンのファイルがないか、壊れています。tenq league leave を実行し、新しいリンクで参加し直してください"),
    status: ExitStatus.data.rawValue)

  /// A file of this side cannot be used.
  static func file(_ error: LeagueFileError) -> LeagueProblem {
    let status: Int32 =
      switch error {
      case .read(let error): error.exitStatus.rawValue
      case .malformed, .damagedMembership, .newer: ExitStatus.data.rawValue
      }
    let code =
      switch error {
      case .read, .malformed, .damagedMembership: "files"
      case .newer: "files.newer"
      }
    return LeagueProblem(code, safe(error.sentence), status: status)
  }

  /// Another synchronisation is under way, and outlasted the wait.
  static let busy = LeagueProblem(
    "busy",
    Phrase(
      en: "another synchronisation is under way: try again in a minute",
      ja: "別の同期が実行中です。少し待ってから、もう一度試してください"),
    status: LeagueExit.tryAgain)
}
