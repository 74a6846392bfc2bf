import Glibc
import LeagueClient
import QuizCore

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

  /// The language where the arguments, without the program's, are those of the game's ``LeagueRun/backgroundSync``: no
  /// usage error, which nobody would see, ends it. A newer game may have a language that this program has not.
  static func language(askedBy arguments: [String]) -> LanguageOption? {
    let words = LeagueRun.backgroundSync.words
    let rest = arguments.dropFirst(words.count)
    guard arguments.starts(with: words), rest.isEmpty || rest.count == 2 && rest.first == "--lang" else { return nil }
    return LanguageOption(arguments)
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
