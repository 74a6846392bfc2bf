import Foundation
import Glibc

/// What a program did that ran to its end without a terminal: what it wrote, and how it ended.
struct CommandRun: Sendable {
  var output: Data
  var errors: Data
  var ending: Ending

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// How a program ends.
  enum Ending: Equatable, Sendable {
    /// With a status of its own choice.
    case exited(Int32)
    /// By the signal with this number.
    case signalled(Int32)

    /// From what `wait` gives: the signal in the low seven bits, the status in the byte above.
    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7f
      self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(signal)
    }
  }

  /// Lines of input of which every kind of question takes one or another: a choice, several, all in an order, a text, a
  /// number.
  static let answersOfAnyKind = String(
    repeating: "1\n12\n123\n1234\n12345\n2\n3\n4\n5\n6\n7\n8\n9\n", count: 60)

  /// Runs the program under test.
  ///
  /// - Parameters:
  ///   - input: What it finds on standard input, which is a file.
  ///   - environment: Added to the home's own, or instead of it.
  static func tenq(
    _ arguments: String..., in home: TestHome, environment: [String: String] = [:], input: String = "",
    timeout: Duration = .seconds(120)
  ) async throws -> CommandRun {
    try await run(
      ProgramUnderTest.path, arguments, environment: home.environment.merging(environment) { $1 },
      input: Data(input.utf8), timeout: timeout)
  }

  /// Runs any program, found in `PATH` when its name has no slash, in a session of its own, so that it has no terminal
  /// even when the tests have one.  After the timeout, the program and what it started are killed and an error is thrown.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], input: Data = Data(),
    timeout: Duration = .seconds(120)
  ) async throws -> CommandRun {
    // Files, not pipes: they need no reader, so nothing can wait for anything but the program's end.
    let files = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)").path
    let paths = (input: files + ".in", output: files + ".out", errors: files + ".err")
    defer {
      for path in [paths.input, paths.output, paths.errors] { unlink(path) }
    }
    try input.write(to: URL(filePath: paths.input))

    let process = try spawn([program] + arguments, environment: environment) { files in
      posix_spawn_file_actions_addopen(&files, STDIN_FILENO, paths.input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, paths.output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      posix_spawn_file_actions_addopen(&files, STDERR_FILENO, paths.errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    let deadline = ContinuousClock.now + timeout
    var pause = Duration.milliseconds(1)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now >= deadline || Task.isCancelled {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        let written = try String(decoding: Data(contentsOf: URL(filePath: paths.output)), as: UTF8.self)
        throw Disappointment("\(program) \(arguments) did not end within \(timeout). It wrote:\n\(written)")
      }
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(10))
    }
    return CommandRun(
      output: try Data(contentsOf: URL(filePath: paths.output)),
      errors: try Data(contentsOf: URL(filePath: paths.errors)), ending: Ending(waitStatus: status))
  }

  /// Starts a process in a session of its own, with the signals that a shell would give it, and the files that `give` adds.
  static func spawn(
    _ words: [String], environment: [String: String], give: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    give(&files)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // glibc's POSIX_SPAWN_SETSID, which Swift does not see.
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(&attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for string in arguments + variables { free(string) }
    }
    var process = pid_t()
    let failure = posix_spawnp(&process, words[0], &files, &attributes, &arguments, &variables)
    guard failure == 0 else { throw Disappointment("\(words[0]): \(String(cString: strerror(failure)))") }
    return process
  }
}

/// An expectation of a test that timed out, worded for the failure report.
struct Disappointment: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
