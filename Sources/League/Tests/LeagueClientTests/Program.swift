import Foundation
import Glibc
import LeagueTesting

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

  private let child: ChildProgram
  private let files: String

  /// Starts it; `environment` is all that it has.
  init(
    _ arguments: [String], environment: [String: String], input: String = "", program: String = Program.path
  ) throws {
    files = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)").path
    try Data(input.utf8).write(to: URL(filePath: files + ".in"))
    child = try ChildProgram(
      [program] + arguments, environment: environment, input: files + ".in", output: files + ".out",
      errors: files + ".err")
  }

  /// Kills it.
  func kill() { child.kill() }

  /// Waits for its end.
  func end() async -> Run {
    let status = await child.end()
    defer { for end in [".in", ".out", ".err"] { unlink(files + end) } }
    func text(_ end: String) -> String {
      FileManager.default.contents(atPath: files + end).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return Run(output: text(".out"), errors: text(".err"), status: status)
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
