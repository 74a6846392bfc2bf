import ArgumentParser
import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq league`: passes its arguments on to `tenq-league`, which speaks to the server.
struct LeagueCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "league", abstract: "Play together: join a league, see its table.",
    discussion: """
      join LINK [--name NAME]   join a league with an invitation
      sync                      send what was played, fetch what is new
      status [--json]           which league, when it was synchronised, what waits
      top [--json] [--period day|week|month|all] [--by points|right|time|days] [--game NAME] [--set SET]
                                the table
      leave [--erase]           leave the league; --erase has its server erase what is yours first

      Nothing is sent before a league is joined. The work is done by tenq-league, which `make install-league` installs \
      beside tenq; `tenq-league serve` sets a league up.
      """)

  @OptionGroup var options: Options

  @Argument(parsing: .captureForPassthrough, help: "What tenq-league is to do.")
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

  /// Becomes `tenq-league`; returns why that was not possible.
  static func run(_ words: [String], _ options: CommandLineOptions) throws(CommandError) -> CommandError {
    let session = try Session(options)
    guard let program = LeagueProgram.path(in: session.process) else {
      return CommandError(.noLeagueProgram, in: session.language, status: .unavailable)
    }
    // Help is asked for by an option: it comes in the player's language, as the commands do.
    var words = words.first == "help" ? words.dropFirst() + ["--help"] : words
    let saysLanguage = words.contains { $0 == "--lang" || $0.hasPrefix("--lang=") }
    // After the command, which alone knows it.
    if let first = words.first, !first.hasPrefix("-"), !saysLanguage {
      words.insert(contentsOf: ["--lang", session.language.rawValue], at: 1)
    }
    var arguments = ([program] + (words.isEmpty ? ["--help"] : words)).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    // What this program ignores, the other would too.
    signal(SIGXFSZ, SIG_DFL)
    execv(program, &arguments)
    let reason = SystemReason.words(errno)
    return CommandError(.cannotRun(program, reason), in: session.language, status: .unavailable)
  }
}

extension Phrase {
  fileprivate static func cannotRun(_ program: String, _ reason: String) -> Phrase {
    Phrase(en: "\(program): cannot run (\(reason))", ja: "\(program): 実行できません（\(reason)）")
  }
}
