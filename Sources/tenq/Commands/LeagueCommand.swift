import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq league`: passes its arguments on to `tenq-league`, which speaks to the server.
struct LeagueCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "league", abstract: .both("Play together: join a league, see its table.", ja: "リーグに参加して、みんなで遊びます。"),
      discussion: .both(
        """
        COMMANDS:
          join LINK [--name NAME]   join a league with an invitation; HOST CODE instead of a LINK
          sync                    send what was played, fetch what is new
          status [--json]         which league, when it was synchronised, what waits
          top [--json] [--period day|week|month|all] [--by points|right|time|days] [--game NAME] [--set SET]  the table
          leave [--erase]         leave the league; --erase has its server erase what is yours first

        Nothing is sent before a league is joined. The work is done by tenq-league, a package of its own, which \
        `make install-league` installs beside tenq; `tenq-league serve` sets a league up.
        """,
        ja: """
          コマンド：
            join LINK [--name NAME]   招待でリーグに参加します（LINK の代わりに HOST CODE でも）
            sync                    遊んだ記録を送り、新しいものを受け取ります
            status [--json]         参加中のリーグ、最後に同期した時刻、送信待ちのもの
            top [--json] [--period day|week|month|all] [--by points|right|time|days] [--game NAME] [--set SET]  順位表
            leave [--erase]         リーグをやめます。--erase を付けると、先にサーバーから自分のデータを消します

          リーグに参加するまで、何も送りません。実際の処理は、別のパッケージの tenq-league（`make install-league` でも tenq と並べて入ります）が行います。\
          リーグを開くには `tenq-league serve` を使います。
          """))
  }

  // They stand before `league`: what follows it is the other program's.
  static let taken: TakenOptions = .only()

  @ParentCommand var program: Tenq

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      .both(
        "What tenq-league is to do; --lang and --help are taken by each.",
        ja: "tenq-league にさせること。どのコマンドにも --lang と --help を付けられます。"), valueName: "command"),
    completion: .league)
  var words: [String] = []

  func run() throws {
    // The parser leaves all words to this command, those that ask for help among them.
    if LeagueCommand.asksForHelp(words), !LeagueCommand.isInstalled { throw CleanExit.helpRequest(self) }
    throw try LeagueCommand.run(words, options.values)
  }

  /// The words after `league` where it is the first word, so that `--help` is passed on too; nil for other commands, and
  /// where this program itself is to help.
  static func words(of arguments: some Collection<String>) -> [String]? {
    guard arguments.first == "league" else { return nil }
    let words = Array(arguments.dropFirst())
    return asksForHelp(words) && !isInstalled ? nil : words
  }

  private static func asksForHelp(_ words: [String]) -> Bool {
    words.isEmpty || words.first == "help" || words.contains { ["-h", "--help"].contains($0) }
  }

  /// Whether there is a program to pass the words on to.
  private static var isInstalled: Bool {
    (try? ProcessEnvironment(CommandLineOptions())).map { LeagueProgram.path(in: $0) != nil } ?? false
  }

  /// The words in the form of `tenq-league`: help is an option there, and the language follows the command, since it is
  /// an option of commands only.
  static func passedOn(_ words: [String], in language: Language) -> [String] {
    var words = words
    var said: [String] = []
    if words.first == "--lang" {
      said = Array(words.prefix(2))
      words.removeFirst(said.count)
    } else if let first = words.first, first.hasPrefix("--lang=") {
      said = [words.removeFirst()]
    }
    if words.first == "help" { words = words.dropFirst() + ["--help"] }
    if words.isEmpty { words = ["--help"] }
    if words.contains(where: { $0 == "--lang" || $0.hasPrefix("--lang=") }) { return words }
    words.insert(contentsOf: said.isEmpty ? ["--lang", language.rawValue] : said, at: 1)
    return words
  }

  /// Becomes `tenq-league`; returns why that was not possible.
  static func run(_ words: [String], _ options: CommandLineOptions) throws(CommandError) -> CommandError {
    let session = try Session(options)
    guard let program = LeagueProgram.path(in: session.process) else {
      return CommandError(.noLeagueProgram, in: session.language, status: .unavailable)
    }
    let reason = SystemReason.words(ChildProcess.become(program, passedOn(words, in: session.language)))
    return CommandError(.cannotRun(program, reason), in: session.language, status: .unavailable)
  }
}

extension Phrase {
  fileprivate static func cannotRun(_ program: String, _ reason: String) -> Phrase {
    Phrase(en: "\(program): cannot run (\(reason))", ja: "\(program): 実行できません（\(reason)）")
  }
}
