import LeagueStore
import Synchronization

/// Whether the store can be written. The result is cached, so that frequent requests do not wear the disk.
final class HealthCheck: Sendable {
  /// How long a result is cached.
  static let pause: Duration = .seconds(5)

  private let write: @Sendable () async throws -> Void
  private let last = Mutex<(task: Task<Void, any Error>, begun: ContinuousClock.Instant)?>(nil)

  /// Writes by `write`, which throws the store's error.
  init(write: @escaping @Sendable () async throws -> Void) {
    self.write = write
  }

  /// Throws the error of the last attempt; waits for one under way.
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

/// The answer of `/healthz` from a healthy server.
struct Health: Encodable, Sendable {
  let status = "ok"
  /// The last change of the machine's clock since the server began; nil when there was none.
  let clock: ClockWatch.Jump?
}
