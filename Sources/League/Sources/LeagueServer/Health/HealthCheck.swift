import LeagueStore
import Synchronization

/// Whether the store takes what is written. Tried once in a while, however often it is asked, so that asking wears no disk.
final class HealthCheck: Sendable {
  /// How long a result is said again.
  static let pause: Duration = .seconds(5)

  private let write: @Sendable () async throws -> Void
  private let last = Mutex<(task: Task<Void, any Error>, begun: ContinuousClock.Instant)?>(nil)

  /// Writes by `write`, which throws what the store says.
  init(write: @escaping @Sendable () async throws -> Void) {
    self.write = write
  }

  /// Throws what the last try threw; waits for one that is under way.
  func result(at now: ContinuousClock.Instant) async throws {
    let task = last.withLock { last in
      if let last, now - last.begun < HealthCheck.pause { return last.task }
      let task = Task { [write] in try await write() }
      last = (task, now)
      return task
    }
    try await task.value
  }
}

/// What `/healthz` says of a server that is well.
struct Health: Encodable, Sendable {
  let status = "ok"
  /// The last change of the machine's clock since the server began; nil when there was none.
  let clock: ClockWatch.Jump?
}
