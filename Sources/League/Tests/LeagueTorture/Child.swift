import Glibc
import Synchronization

/// A program that was started, whose output goes to a file.
final class Child: Sendable {
  let process: pid_t
  private let status = Mutex<Int32?>(nil)

  /// Starts it; `environment` is all that it has.
  init(_ words: [String], environment: [String: String], output: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
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
    guard failure == 0 else { throw TortureFailure("\(words[0]): \(String(cString: strerror(failure)))") }
    self.process = process
  }

  deinit {
    kill()
  }

  /// Whether it has not ended yet.
  var isRunning: Bool { ending(wait: false) == nil }

  /// Ends it as a power failure does, and waits for that.
  func kill() {
    guard isRunning else { return }
    _ = Glibc.kill(process, SIGKILL)
    _ = ending(wait: true)
  }

  /// Waits for its end: the exit status, or minus the signal's number.
  func end() async -> Int32 {
    while true {
      if let ending = ending(wait: false) { return ending }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  private func ending(wait: Bool) -> Int32? {
    status.withLock { status in
      if let status { return status }
      var number: Int32 = 0
      guard waitpid(process, &number, wait ? 0 : WNOHANG) == process else { return nil }
      let signal = number & 0x7f
      status = signal == 0 ? number >> 8 & 0xff : -signal
      return status
    }
  }
}
