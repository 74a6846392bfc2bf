import ArgumentParser
import Glibc
import LeagueClient
import QuizCore
import QuizStore

/// The options of every command of the player.
struct PlayerOptions: ParsableArguments {
  @Option(name: .customLong("lang"), help: "The language: auto, ja or en.")
  var language: LanguageOption = .auto
}

/// A language, or the environment's.
enum LanguageOption: String, ExpressibleByArgument, CaseIterable {
  case auto, ja, en

  /// The language.
  func language(_ environment: [String: String]) -> Language {
    switch self {
    case .auto: Language(environment: environment)
    case .ja: .ja
    case .en: .en
    }
  }
}

/// What every command of the player begins with.
struct PlayerSession {
  /// The language of all sentences.
  let language: Language
  /// The player and their league.
  let player: LeaguePlayer

  /// Reads the environment.
  init(_ option: LanguageOption) throws(LeagueProblem) {
    let environment = PlayerSession.environment()
    language = option.language(environment)
    let locations = Locations(
      environment: environment, executable: PlayerSession.executable, fileExists: { access($0, F_OK) == 0 })
    guard let files = PlayerFiles(locations) else { throw .noHome }
    player = LeaguePlayer(files: files, language: language, certificates: environment["SSL_CERT_FILE"])
  }

  /// Does the work of a command; a problem ends the program with its sentence and its status.
  static func run(_ option: LanguageOption, _ work: (PlayerSession) async throws(LeagueProblem) -> Void) async {
    prepareProcess()
    do throws(LeagueProblem) {
      try await work(PlayerSession(option))
    } catch {
      PlayerOutput.complain(error.sentence[option.language(environment())])
      exit(error.status)
    }
  }

  /// A write beyond a limit, or to a reader that is gone, fails instead of ending the program, so that its file is not
  /// left half written.
  static func prepareProcess() {
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    umask(0o077)
  }

  /// The variables that are UTF-8.
  private static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["HOME", "XDG_DATA_HOME", "LC_ALL", "LC_MESSAGES", "LANG", "SSL_CERT_FILE"] {
      if let value = getenv(name), let text = String(validatingCString: value) { variables[name] = text }
    }
    return variables
  }

  private static var executable: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
