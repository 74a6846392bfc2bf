import Foundation
import Glibc
import LeagueTesting
import QuizCore

/// A run of `tenq-league live` as the game has it: orders go into a pipe, lines come from a file. Killed when it is
/// deallocated.
final class LiveProgram: Sendable {
  private let child: ChildProgram
  private let input: Int32
  private let files: String

  /// Starts it; by the words of `prefix`, where it is to run elsewhere.
  init(_ run: LiveRun, home: String, language: Language = .en, prefix: [String] = []) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Disappointment("no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = ends[1]
    files = NSTemporaryDirectory() + "live-run-\(UInt64.random(in: 0 ... .max))"
    child = try ChildProgram(
      prefix + [RealProgram.league] + run.arguments(in: language),
      environment: ["HOME": home, "XDG_DATA_HOME": home + "/data", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      inputEnd: ends[0], output: files + ".out", errors: files + ".err")
    close(ends[0])
  }

  deinit {
    child.kill()
    close(input)
    for end in [".out", ".err"] { unlink(files + end) }
  }

  /// Says something to it.
  func send(_ order: LiveOrder) throws {
    let bytes = Array(try JSONEncoder().encode(order)) + [UInt8(ascii: "\n")]
    try bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        let count = write(input, rest.baseAddress, rest.count)
        guard count > 0 else { throw Disappointment("the program takes no orders") }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }

  /// What it said so far.
  var lines: [LiveLine] {
    let text = (try? Data(contentsOf: URL(filePath: files + ".out"))) ?? Data()
    let whole = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return whole.compactMap { try? JSONDecoder().decode(LiveLine.self, from: $0) }
  }

  /// What it wrote to standard error.
  var errors: String { (try? String(contentsOfFile: files + ".err", encoding: .utf8)) ?? "" }

  /// Waits for what `find` finds in a line after the first `start`.
  @discardableResult
  func wait<Found>(for what: String, after start: Int = 0, _ find: (LiveLine) -> Found?) async throws -> Found {
    let deadline = ContinuousClock.now + .seconds(120)
    while true {
      let lines = lines
      if let found = lines.dropFirst(start).lazy.compactMap(find).first { return found }
      guard ContinuousClock.now < deadline, isRunning || lines.count != self.lines.count else {
        throw Disappointment("no \(what): \(lines.suffix(3)) \(errors)")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits for a state.
  @discardableResult
  func state(_ what: String, after start: Int = 0, _ isIt: (Seen) -> Bool = { _ in true }) async throws -> Seen {
    try await wait(for: what, after: start) { line in
      guard case .state(let state, let own, let board, let clock) = line else { return nil }
      let seen = Seen(state: state, own: own, board: board, clock: clock)
      return isIt(seen) ? seen : nil
    }
  }

  /// What a line says of the room.
  struct Seen: Sendable {
    let state: LiveState
    let own: LiveOwn?
    let board: LiveBoard?
    let clock: Int
  }

  var isRunning: Bool { child.isRunning }

  /// A port for a room that is to be there again at the same: below those that the system gives, and not the first that
  /// hosts take, which another test's host would have meanwhile.
  static var ownPort: Int { Int.random(in: 12_000..<32_000) }

  /// Closes its standard input, and waits for its end: the exit status, or minus the signal's number.
  func leave() async -> Int32 {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(null, input)
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    close(null)
    return await child.end()
  }

  /// Sends a signal.
  func signal(_ signal: Int32) { Glibc.kill(child.process, signal) }

  /// Sends a signal, and waits for its end.
  func end(by signal: Int32) async -> Int32 {
    Glibc.kill(child.process, signal)
    return await child.end()
  }
}
