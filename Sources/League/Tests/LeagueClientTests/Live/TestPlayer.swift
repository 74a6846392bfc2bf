import LeagueAPI
import QuizCore
import QuizStore
import Synchronization

@testable import LeagueClient

/// A player within the test, and what is said to them.
final class TestPlayer: Sendable {
  /// What was said so far.
  private final class Said: Sendable {
    let lines = Mutex<[LiveLine]>([])
  }

  private let said = Said()
  private let orders: AsyncStream<LiveOrder>.Continuation
  private let run: Task<LeagueProblem?, Never>

  /// Joins a room at a server as Aya.
  init(_ server: FakeServer, seats: RoomSeats? = nil) throws {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveOrder.self)
    let player = try LivePlayer(
      RoomAddress("127.0.0.1:\(server.port)", code: FakeRoom.code), seats: seats, certificates: nil, language: .en,
      clock: { SystemClock.sinceBoot.inMilliseconds }, say: { [said] line in said.lines.withLock { $0.append(line) } })
    orders = continuation
    run = Task {
      do throws(LeagueProblem) {
        try await player.run(stream)
        return nil
      } catch {
        return error
      }
    }
    send(.join(name: "Aya"))
  }

  deinit { run.cancel() }

  var lines: [LiveLine] { said.lines.withLock { $0 } }

  func send(_ order: LiveOrder) { orders.yield(order) }

  /// Waits until it ends; the problem that ended it.
  func end() async -> LeagueProblem? { await run.value }

  /// Leaves, as the game does, and waits until that is done; the problem that ended it.
  func leave() async -> LeagueProblem? {
    orders.finish()
    return await run.value
  }

  /// Waits for a line.
  func wait(for what: String, _ isIt: (LiveLine) -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while !lines.contains(where: isIt) {
      guard ContinuousClock.now < deadline else { throw Missing(what: what, lines: lines) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  struct Missing: Error {
    let what: String
    let lines: [LiveLine]
  }
}

extension LiveLine {
  /// The state of a line; nil for another.
  var state: LiveState? {
    if case .state(let state, _, _, _) = self { state } else { nil }
  }
}
