import Glibc
import LeagueClient

/// `tenq-league sync --background`: a synchronisation that nobody sees.
enum BackgroundSync {
  /// After so many seconds the system ends the program, whatever it waits for; what it had not finished is done the next
  /// time.
  private static let seconds: UInt32 = 58

  /// Leaves the terminal, does it, and ends.
  static func run(_ language: LanguageOption) async {
    detach()
    PlayerSession.prepareProcess()
    signal(SIGALRM, SIG_DFL)
    alarm(seconds)
    do throws(LeagueProblem) {
      _ = try await PlayerSession(language).player.syncInBackground()
    } catch {
      exit(error.status)
    }
  }

  /// Whether the arguments, without the program's, ask for this: then there is nothing to parse.
  static func language(askedBy arguments: [String]) -> LanguageOption? {
    var rest = arguments[...]
    var language = LanguageOption.auto
    if rest.first == "--lang", let value = rest.dropFirst().first.flatMap(LanguageOption.init(rawValue:)) {
      language = value
      rest = rest.dropFirst(2)
    }
    guard rest.first == "sync", rest.dropFirst().first == "--background" else { return nil }
    rest = rest.dropFirst(2)
    if rest.first == "--lang", let value = rest.dropFirst().first.flatMap(LanguageOption.init(rawValue:)) {
      language = value
      rest = rest.dropFirst(2)
    }
    return rest.isEmpty ? language : nil
  }

  /// Gives up the terminal and the folder: neither a hang-up nor a reader who waits for the end of output has to do with
  /// this program.
  private static func detach() {
    setsid()
    _ = chdir("/")
    let null = open("/dev/null", O_RDWR)
    guard null >= 0 else { return }
    for file in STDIN_FILENO...STDERR_FILENO { dup2(null, file) }
    if null > STDERR_FILENO { close(null) }
  }
}
