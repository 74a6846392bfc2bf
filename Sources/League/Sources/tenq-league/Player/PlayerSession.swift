import ArgumentParser
import Glibc
import LeagueClient
import QuizCore
import QuizStore

/// The options of every command of the player.
struct PlayerOptions: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(Console.words(en: "The language: auto, ja or en.", ja: "言語（auto、ja、en）です。")))
  var language: LanguageOption = .auto
}

/// A language, or the environment's.
enum LanguageOption: String, ExpressibleByArgument, CaseIterable {
  case auto, ja, en

  /// The language in unparsed arguments; the environment's without one.
  init(_ arguments: [String]) {
    let pairs = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--lang" }.map(\.1)
    let words = arguments.filter { $0.hasPrefix("--lang=") }.map { String($0.dropFirst("--lang=".count)) }
    self = (pairs + words).compactMap(LanguageOption.init(rawValue:)).first ?? .auto
  }

  /// The language.
  func language(_ environment: [String: String]) -> Language {
    switch self {
    case .auto: Language(environment: environment)
    case .ja: .ja
    case .en: .en
    }
  }
}

/// The common start of the player's commands.
struct PlayerSession {
  /// The language of all sentences.
  let language: Language
  /// The player and their league.
  let player: LeaguePlayer

  /// Reads the environment.
  init(_ option: LanguageOption) throws(LeagueProblem) {
    language = option.language(Console.environment)
    guard let files = PlayerFiles(Console.locations) else { throw .noHome }
    player = LeaguePlayer(files: files, language: language, certificates: Console.environment["SSL_CERT_FILE"])
  }

  /// Runs a command's work; a problem ends the program with its sentence and its status.
  static func run(_ option: LanguageOption, _ work: (PlayerSession) async throws(LeagueProblem) -> Void) async {
    prepareProcess()
    do throws(LeagueProblem) {
      try await work(PlayerSession(option))
    } catch {
      Console.complain(error.sentence[option.language(Console.environment)])
      exit(error.status)
    }
  }

  /// Ignores SIGXFSZ and SIGPIPE, so that writes fail instead of ending the program, which would leave a file half
  /// written.
  static func prepareProcess() {
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    umask(0o077)
  }
}
