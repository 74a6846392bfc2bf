import Foundation
import Glibc
import Synchronization
import Testing

/// The programs as players and owners have them.
enum RealProgram {
  /// `tenq-league`: `TENQ_LEAGUE_PROGRAM`, or what was built beside the tests.
  static let league: String = {
    if let chosen = ProcessInfo.processInfo.environment["TENQ_LEAGUE_PROGRAM"], !chosen.isEmpty { return chosen }
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/tenq-league"
  }()

  /// The root of the checkout.
  static let checkout = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path

  /// `tenq`: `TENQ_PROGRAM`, or what was built last in the checkout; nil when nothing was.
  static let game: String? = {
    let chosen = ProcessInfo.processInfo.environment["TENQ_PROGRAM"].map { URL(filePath: $0).path }
    let candidates = [chosen, checkout + "/.build/debug/tenq", checkout + "/.build/release/tenq"]
    return candidates.compactMap { $0 }.first { access($0, X_OK) == 0 }
  }()

  /// What is said where there is none.
  static let noGame: Comment =
    "there is no tenq: build it with `swift build --product tenq`, or say where it is by TENQ_PROGRAM"

  /// What a run wrote, and how it ended.
  struct Run: Sendable {
    let output: String
    let errors: String
    /// The exit status; minus the signal's number when a signal ended it.
    let status: Int32
  }

  /// Runs a program to its end; one that does not end within two minutes is killed.
  static func run(_ words: [String], environment: [String: String]) async throws -> Run {
    let program = try Running(words, environment: environment)
    let deadline = ContinuousClock.now + .seconds(120)
    while program.isRunning, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
    let status = program.kill()
    return Run(output: program.output, errors: program.errors, status: status)
  }

  /// A program that runs; files take what it writes. Killed when nobody holds it.
  ///
  /// Waited for by its number: what it leaves behind, as tmux does its server, holds nothing open that is waited for.
  final class Running: Sendable {
    private let process: pid_t
    private let files = NSTemporaryDirectory() + "league-run-\(UInt64.random(in: 0 ... .max))"
    private let ending = Mutex<Int32?>(nil)

    init(_ words: [String], environment: [String: String]) throws {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      let flags = O_WRONLY | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, files + ".out", flags, 0o600)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, files + ".err", flags, 0o600)
      var arguments = words.map { strdup($0) } + [nil]
      var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + variables { free(text) } }
      // A thread that starts programs may have signals blocked, which a program that is asked to end must get.
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      var process = pid_t()
      let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
      guard failure == 0 else { throw Disappointment("\(words[0]): \(String(cString: strerror(failure)))") }
      self.process = process
    }

    deinit {
      kill()
      for end in [".out", ".err"] { unlink(files + end) }
    }

    var output: String { (try? String(contentsOfFile: files + ".out", encoding: .utf8)) ?? "" }
    var errors: String { (try? String(contentsOfFile: files + ".err", encoding: .utf8)) ?? "" }

    /// Whether it has not ended yet.
    var isRunning: Bool { end(WNOHANG) == nil }

    /// Kills it, unless it has ended, and says how it ended.
    @discardableResult
    func kill() -> Int32 {
      if let ended = end(WNOHANG) { return ended }
      _ = Glibc.kill(process, SIGKILL)
      return end(0) ?? -SIGKILL
    }

    private func end(_ options: Int32) -> Int32? {
      ending.withLock { ending in
        if let ending { return ending }
        var status: Int32 = 0
        guard waitpid(process, &status, options) == process else { return nil }
        let signal = status & 0x7f
        ending = signal == 0 ? status >> 8 & 0xff : -signal
        return ending
      }
    }
  }
}

/// Why a test cannot go on, in one sentence.
struct Disappointment: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Waits until something holds, looking every 50 ms: another process is waited for.
func wait(
  until what: String, timeout: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation,
  _ holds: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + timeout
  while try await !holds() {
    guard ContinuousClock.now < deadline else { throw Disappointment("waited \(timeout) until \(what)") }
    try await Task.sleep(for: .milliseconds(50))
  }
}
