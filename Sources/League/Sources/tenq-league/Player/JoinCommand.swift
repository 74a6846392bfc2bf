import ArgumentParser
import Glibc
import LeagueAPI
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// `tenq-league join LINK`.
struct JoinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: Owner.words(en: "Join the league of an invitation.", ja: "招待されたリーグに参加します。"),
    discussion: Owner.words(
      en: """
        From then on your rounds, and the questions that you share, are sent to the league's server. What was played \
        before is not. `tenq league leave` ends it.

        """ + PlayerStatuses.en,
      ja: """
        参加したあとに遊んだ回と、共有した問題をリーグのサーバーに送ります。それまでの記録は送りません。退会は tenq league leave です。

        """ + PlayerStatuses.ja))

  @OptionGroup var options: PlayerOptions

  @Argument(
    help: ArgumentHelp(
      Owner.words(en: "The link of the invitation, as the league's owner gives it out.", ja: "管理者からもらった招待のリンクです。")))
  var link: String

  @Option(
    help: ArgumentHelp(
      Owner.words(en: "Your name in the tables, at most 24 characters.", ja: "順位表に載せる名前です（24文字まで）。")))
  var name: String?

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let player = session.player
      let language = session.language
      let invitation = try LeaguePlayer.invitation(link)
      if let membership = try player.files.membership() { throw .joined(membership) }
      // Before anything is promised.
      if let name { _ = try LeaguePlayer.name(name) } else if !JoinCommand.canAsk { throw .noName }
      let server = LeaguePlayer.server(of: invitation)
      Owner.print(JoinWords.promise(server.name)[language])
      if server.isExposed { Owner.complain(JoinWords.exposed(server.name)[language]) }
      let membership = try await join(invitation, player, language)
      Owner.print(JoinWords.joined(membership)[language])
      await receive(player, language)
    }
  }

  /// Whether there is somebody to ask for a name.
  private static var canAsk: Bool {
    isatty(STDIN_FILENO) == 1 && (isatty(STDOUT_FILENO) == 1 || isatty(STDERR_FILENO) == 1)
  }

  /// The most times that a name is asked for.
  private static let attempts = 5

  /// Joins under the name of the option, or under one that is asked for until one can be used.
  private func join(
    _ invitation: InvitationLink, _ player: LeaguePlayer, _ language: Language
  ) async throws(LeagueProblem) -> LeagueMembership {
    if let name { return try await player.join(invitation, name: LeaguePlayer.name(name)) }
    var problem = LeagueProblem.noName
    for _ in 0..<JoinCommand.attempts {
      PlayerOutput.ask(SafeText(JoinWords.question[language]))
      guard let typed = PlayerOutput.readLine() else { throw .noName }
      do throws(LeagueProblem) {
        return try await player.join(invitation, name: LeaguePlayer.name(typed))
      } catch {
        let codes = [LeagueErrorCode.unusableName, .takenName].map(\.rawValue)
        guard codes.contains(error.code) else { throw error }
        Owner.complain(error.sentence[language])
        problem = error
      }
    }
    throw problem
  }

  /// The first synchronisation. When it fails, the league is joined all the same, and the game tries it again.
  private func receive(_ player: LeaguePlayer, _ language: Language) async {
    do throws(LeagueProblem) {
      let report = try await player.sync()
      if report.questions > 0 { Owner.print(SyncWords.questions(report.questions)[language]) }
    } catch {
      Owner.complain(error.sentence[language])
    }
  }
}

/// What is said around joining.
enum JoinWords {
  /// What will be sent; said before anything is.
  static func promise(_ server: String) -> Phrase {
    Phrase(
      en: "Once you have joined, your rounds, and the questions that you share, are sent to \(server). "
        + "What you played before is not.",
      ja: "参加すると、その後に遊んだ回と、共有した問題を \(server) に送ります。それまでの記録は送りません。")
  }

  /// The connection can be read on its way.
  static func exposed(_ server: String) -> Phrase {
    Phrase(
      en: "warning: the link says http, so whoever is between you and \(server) can read and change everything; "
        + "ask the league's owner for https",
      ja: "警告：このリンクは http のため、\(server) との通信を途中で読まれたり書き換えられたりするおそれがあります。"
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
