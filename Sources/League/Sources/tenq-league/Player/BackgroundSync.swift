import Glibc
import LeagueClient

/// `tenq-league sync --background`: a synchronisation without output.
enum BackgroundSync {
  /// After so many seconds `alarm` ends the program, whatever it waits for; the next one does what is left.
  private static let seconds: UInt32 = 58

  /// Detaches, synchronises, and exits.
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

  /// The language where the arguments, without the program's, ask for this: nothing is parsed then.
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

  /// Detaches from the terminal and the folder, so that a hang-up does not end this program, and no reader of its
  /// output waits for it.
  private static func detach() {
    setsid()
    _ = chdir("/")
    let null = open("/dev/null", O_RDWR)
    guard null >= 0 else { return }
    for file in STDIN_FILENO...STDERR_FILENO { dup2(null, file) }
    if null > STDERR_FILENO { close(null) }
  }
}
