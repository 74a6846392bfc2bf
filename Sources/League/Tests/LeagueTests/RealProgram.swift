import Foundation
import Glibc
import LeagueTesting
import LeagueTorture
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

  /// Why tests are skipped without it.
  static let noGame: Comment =
    "there is no tenq: build it with `swift build --product tenq`, or say where it is by TENQ_PROGRAM"

  /// What a run wrote, and how it ended.
  struct Run: Sendable {
    let output: String
    let errors: String
    /// The exit status; minus the signal's number when a signal ended it.
    let status: Int32
  }

  /// Runs a program to its end; one that does not end within ten minutes is killed.
  static func run(_ words: [String], environment: [String: String]) async throws -> Run {
    let program = try Running(words, environment: environment)
    let deadline = ContinuousClock.now + .seconds(600)
    while program.isRunning, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
    let status = program.kill()
    return Run(output: program.output, errors: program.errors, status: status)
  }

  /// A running program; its output goes to files. Killed when it is deallocated.
  final class Running: Sendable {
    private let child: ChildProgram
    private let files: String

    init(_ words: [String], environment: [String: String]) throws {
      files = NSTemporaryDirectory() + "league-run-\(UInt64.random(in: 0 ... .max))"
      child = try ChildProgram(words, environment: environment, output: files + ".out", errors: files + ".err")
    }

    deinit {
      kill()
      for end in [".out", ".err"] { unlink(files + end) }
    }

    var output: String { (try? String(contentsOfFile: files + ".out", encoding: .utf8)) ?? "" }
    /// Kills what it started last, and leaves it alive.
    func killChildren() {
      for process in ProcessTree.leaves(below: child.process) where process != child.process {
        Glibc.kill(process, SIGKILL)
      }
    }

    var errors: String { (try? String(contentsOfFile: files + ".err", encoding: .utf8)) ?? "" }

    /// Whether it has not ended yet.
    var isRunning: Bool { child.isRunning }

    /// Kills it, unless it has ended, and returns how it ended.
    @discardableResult
    func kill() -> Int32 { child.kill() }
  }
}

/// Why a test cannot go on, in one sentence.
struct Disappointment: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Waits until something holds, polling every 50 ms, since another process is involved.
func wait(
  until what: String, timeout: Duration = .seconds(180), isolation: isolated (any Actor)? = #isolation,
  _ holds: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + timeout
  while try await !holds() {
    guard ContinuousClock.now < deadline else { throw Disappointment("waited \(timeout) until \(what)") }
    try await Task.sleep(for: .milliseconds(50))
  }
}
