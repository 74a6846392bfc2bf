import Foundation
import Glibc

/// Runs of the real `tenq-league`, which was built beside the tests.
struct Program: Sendable {
  static let path: String = {
    if let chosen = ProcessInfo.processInfo.environment["TENQ_LEAGUE_PROGRAM"], !chosen.isEmpty { return chosen }
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/tenq-league"
  }()

  /// What a run wrote, and how it ended.
  struct Run: Sendable {
    var output: String
    var errors: String
    /// The exit status; minus the signal's number when a signal ended it.
    var status: Int32
  }

  let process: pid_t
  private let files: String

  /// Starts it; `environment` is all that it has.
  init(
    _ arguments: [String], environment: [String: String], input: String = "", program: String = Program.path
  ) throws {
    files = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)").path
    try Data(input.utf8).write(to: URL(filePath: files + ".in"))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, files + ".in", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, files + ".out", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, files + ".err", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let failure = posix_spawn(&process, program, &actions, nil, &words, &variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    self.process = process
  }

  /// Waits for its end.
  func end() async -> Run {
    var status: Int32 = 0
    var pause = Duration.milliseconds(1)
    while waitpid(process, &status, WNOHANG) == 0 {
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(10))
    }
    let signal = status & 0x7f
    defer { for end in [".in", ".out", ".err"] { unlink(files + end) } }
    func text(_ end: String) -> String {
      FileManager.default.contents(atPath: files + end).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return Run(output: text(".out"), errors: text(".err"), status: signal == 0 ? status >> 8 & 0xff : -signal)
  }

  /// Runs it to its end.
  static func run(_ arguments: String..., in scratch: Scratch, input: String = "") async throws -> Run {
    try await Program(arguments, environment: scratch.environment, input: input).end()
  }
}

extension Scratch {
  /// The environment of programs.
  var environment: [String: String] {
    ["HOME": path, "XDG_DATA_HOME": path + "/data", "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin"]
  }
}
