import Foundation
import Glibc
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
    let status: Int32
  }

  /// Runs a program to its end.
  static func run(_ words: [String], environment: [String: String], input: String = "") async throws -> Run {
    let process = try start(words, environment: environment, input: input)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        process.process.waitUntilExit()
        done.resume()
      }
    }
    return Run(output: process.output, errors: process.errors, status: process.process.terminationStatus)
  }

  /// Starts a program.
  static func start(_ words: [String], environment: [String: String], input: String = "") throws -> Running {
    try Running(words, environment, input)
  }

  /// A program that runs; files take what it writes. Killed when nobody holds it.
  final class Running: Sendable {
    let process = Process()
    private let files = NSTemporaryDirectory() + "league-run-\(UInt64.random(in: 0 ... .max))"

    init(_ words: [String], _ environment: [String: String], _ input: String) throws {
      process.executableURL = URL(filePath: words[0])
      process.arguments = Array(words.dropFirst())
      process.environment = environment
      try Data(input.utf8).write(to: URL(filePath: files + ".in"))
      for end in [".out", ".err"] { _ = FileManager.default.createFile(atPath: files + end, contents: nil) }
      process.standardInput = FileHandle(forReadingAtPath: files + ".in")
      process.standardOutput = FileHandle(forWritingAtPath: files + ".out")
      process.standardError = FileHandle(forWritingAtPath: files + ".err")
      try process.run()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      for end in [".in", ".out", ".err"] { unlink(files + end) }
    }

    var output: String { (try? String(contentsOfFile: files + ".out", encoding: .utf8)) ?? "" }
    var errors: String { (try? String(contentsOfFile: files + ".err", encoding: .utf8)) ?? "" }
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
