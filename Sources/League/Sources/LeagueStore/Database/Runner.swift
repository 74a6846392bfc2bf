import Glibc
import NIOPosix
import Synchronization

/// Runs transactions on threads of its own, and retries them after conflicts and lost connections.
///
/// A transaction is retried also when the outcome of its commit is unknown: each is idempotent.
final class Runner: Sendable {
  /// How long a transaction is retried before the store counts as unavailable.
  static let patience: Duration = .seconds(10)

  private let patience: Duration
  private let engine: any Engine
  private let readers: NIOThreadPool
  private let writers: NIOThreadPool
  private let isClosed = Atomic(false)
  private let retryCount = Atomic(0)

  init(_ engine: any Engine, patience: Duration = Runner.patience) {
    self.engine = engine
    self.patience = patience
    readers = NIOThreadPool(numberOfThreads: 6)
    writers = NIOThreadPool(numberOfThreads: engine.writers)
    readers.start()
    writers.start()
  }

  /// How often a transaction was run again.
  var retries: Int { retryCount.load(ordering: .relaxed) }

  /// Reads on one of several threads.
  func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws(StoreError) -> T {
    let asked = ContinuousClock.now
    return try await perform(on: readers) { try self.retrying(since: asked) { try self.engine.read(body) } }
  }

  /// Runs a transaction beside the reads: when this returns, it is durable.
  func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws(StoreError) -> T {
    let asked = ContinuousClock.now
    return try await perform(on: writers) { try self.retrying(since: asked) { try self.engine.write(body) } }
  }

  /// Runs anything that blocks.
  func perform<T: Sendable>(_ body: @escaping @Sendable (any Engine) throws -> T) async throws(StoreError) -> T {
    try await perform(on: readers) { try body(self.engine) }
  }

  /// Lets nothing more begin, waits for what is under way, and closes the connections.
  func close() async {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    try? await writers.shutdownGracefully()
    try? await readers.shutdownGracefully()
    engine.close()
  }

  private func perform<T: Sendable>(
    on pool: NIOThreadPool, _ body: @escaping @Sendable () throws -> T
  ) async throws(StoreError) -> T {
    guard !isClosed.load(ordering: .acquiring) else { throw .closed }
    do { return try await pool.runIfActive(body) } catch { throw Runner.storeError(error) }
  }

  /// Calls `attempt` until it succeeds, fails for good, or the patience is over. Time spent waiting for a thread since
  /// `start` counts towards the patience, so that while the database is away queued calls fail after one attempt.
  func retrying<T>(since start: ContinuousClock.Instant = .now, _ attempt: () throws -> T) throws -> T {
    try Runner.retrying(since: start, patience: patience) {
      guard !isClosed.load(ordering: .relaxed) else { return false }
      retryCount.wrappingAdd(1, ordering: .relaxed)
      return true
    } attempt: {
      try attempt()
    }
  }

  /// Retries `attempt` while its error is transient and `mayRetry` returns true, with exponential backoff and jitter,
  /// so that transactions that conflicted do not conflict again.
  static func retrying<T>(
    since start: ContinuousClock.Instant = .now, patience: Duration = Runner.patience, mayRetry: () -> Bool = { true },
    attempt: () throws -> T
  ) throws -> T {
    let deadline = start + patience
    var longest = 4
    while true {
      do { return try attempt() } catch let error as EngineError where error.isTransient {
        if case .lost = error { longest = max(longest, 50) }
        let delay = Duration.milliseconds(Int.random(in: 1...longest))
        guard .now + delay < deadline, mayRetry() else { throw error }
        usleep(UInt32(delay.inMilliseconds) * 1000)
        longest = min(longest * 2, 1000)
      }
    }
  }

  private static func storeError(_ error: any Error) -> StoreError {
    switch error {
    case let error as StoreError: error
    case let error as EngineError: error.storeError
    case is NIOThreadPoolError.ThreadPoolInactive, is CancellationError: .closed
    default: .fault(reason: String(describing: error))
    }
  }
}
