import ArgumentParser
import CommandLineKit
import Glibc
import LeagueAPI
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// `tenq-league join LINK`, or `join HOST CODE`.
struct JoinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: Console.words(en: "Join the league of an invitation.", ja: "招待されたリーグに参加します。"),
    discussion: Console.words(
      en: """
        An invitation is a link, or a host and a code of eight letters: quiz.example.org KXRT-WMPB. Without http:// or \
        https:// before it, a host in your own network is asked by http, any other by https.

        From then on your rounds, and the questions that you share, are sent to the league's server. What was played \
        before is not. `tenq league leave` ends it.

        """ + PlayerStatuses.en,
      ja: """
        招待は、リンク、またはサーバー名と8文字のコード（quiz.example.org KXRT-WMPB）です。サーバー名に http:// や https:// が\
        ないときは、自分のネットワーク内なら http、それ以外は https で接続します。

        参加したあとに遊んだ回と、共有した問題をリーグのサーバーに送ります。それまでの記録は送りません。退会は tenq league leave です。

        """ + PlayerStatuses.ja))

  @OptionGroup var options: PlayerOptions

  @Argument(
    help: ArgumentHelp(
      Console.words(
        en: "The link of the invitation, as the league's owner gives it out, or a host and a code.",
        ja: "管理者からもらった招待のリンク、またはサーバー名とコードです。"), valueName: "link"))
  var words: [String]

  @Option(
    help: ArgumentHelp(
      Console.words(en: "Your name in the tables, at most 24 characters.", ja: "順位表に載せる名前です（24文字まで）。")))
  var name: String?

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let player = session.player
      let language = session.language
      let invitation = try Invitation(InvitationText.words(words.joined(separator: " ")))
      let former = try player.former(for: invitation)
      // Before the promise. Joining again reuses the name.
      let known = try name.map { name throws(LeagueProblem) in try LeaguePlayer.name(name) } ?? former?.player.name
      if known == nil, !JoinCommand.canAsk { throw .noName }
      let server = invitation.shownServer
      Console.print((former == nil ? JoinWords.promise(server) : JoinWords.promiseAgain(server))[language])
      if invitation.isExposed { Console.complain(JoinWords.exposed(server)[language]) }
      let membership = try await join(invitation, known, player, language)
      Console.print(JoinWords.joined(membership)[language])
      await receive(player, language)
    }
  }

  /// Whether there is somebody to ask for a name.
  private static var canAsk: Bool {
    isatty(STDIN_FILENO) == 1 && (isatty(STDOUT_FILENO) == 1 || isatty(STDERR_FILENO) == 1)
  }

  /// The most times that a name is asked for.
  private static let attempts = 5

  /// Joins under a known name, or asks until a name can be used.
  private func join(
    _ invitation: Invitation, _ known: String?, _ player: LeaguePlayer, _ language: Language
  ) async throws(LeagueProblem) -> LeagueMembership {
    if let known { return try await player.join(invitation, name: known) }
    var problem = LeagueProblem.noName
    var input = LineReader(StandardStream.input.nextByte)
    for _ in 0..<JoinCommand.attempts {
      Console.ask(JoinWords.question[language])
      guard let typed = input.next() else { throw .noName }
      do throws(LeagueProblem) {
        return try await player.join(invitation, name: LeaguePlayer.name(typed))
      } catch {
        let codes = [LeagueErrorCode.unusableName, .takenName, .refusedName].map(\.rawValue)
        guard codes.contains(error.code) else { throw error }
        Console.complain(error.sentence[language])
        problem = error
      }
    }
    throw problem
  }

  /// The first synchronisation. When it fails, the league is joined all the same, and the game retries.
  private func receive(_ player: LeaguePlayer, _ language: Language) async {
    do throws(LeagueProblem) {
      let report = try await player.sync()
      if report.questions > 0 { Console.print(SyncWords.questions(report.questions)[language]) }
    } catch {
      Console.complain(error.sentence[language])
    }
  }
}

/// The messages of joining.
enum JoinWords {
  /// What will be sent; printed before anything is.
  static func promise(_ server: String) -> Phrase {
    Phrase(
      en: "Once you have joined, your rounds, and the questions that you share, are sent to \(server). "
        + "What you played before is not.",
      ja: "参加すると、その後に遊んだ回と、共有した問題を \(server) に送ります。それまでの記録は送りません。")
  }

  /// What will be sent when joining again after a restored backup; printed before anything is.
  static func promiseAgain(_ server: String) -> Phrase {
    Phrase(
      en:
        "The league was restored from a backup. Once you have joined again, all your rounds since you joined first, and "
        + "the questions that you share, are sent to \(server) again.",
      ja: "リーグがバックアップから復元されました。もう一度参加すると、最初に参加してからの記録と、共有した問題を、"
        + "もう一度 \(server) に送ります。")
  }

  /// The connection is not encrypted.
  static func exposed(_ server: String) -> Phrase {
    Phrase(
      en: "warning: this is plain http, so whoever is between you and \(server) can read and change everything; "
        + "ask the league's owner for https",
      ja: "警告：http で接続するため、\(server) との通信を途中で読まれたり書き換えられたりするおそれがあります。"
        + "https にできないか、管理者に確かめてください")
  }

  /// Asks for a name.
  static let question = Phrase(
    en: "Your name in the league (at most \(LeagueLimits.nameCharacters) characters): ",
    ja: "リーグでの名前（\(LeagueLimits.nameCharacters)文字まで）：")

  /// It is done.
  static func joined(_ membership: LeagueMembership) -> Phrase {
    let (league, player) = (membership.league.name, membership.player.name)
    return Phrase(
      en: "You are in the league \(league) as \(player). `tenq league leave` ends it.",
      ja: "リーグ「\(league)」に「\(player)」として参加しました。退会は tenq league leave です。")
  }
}
