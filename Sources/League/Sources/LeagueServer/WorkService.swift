import ServiceLifecycle
import Synchronization

/// Work that a program does beside its server, and that the server is for: it begins once the server listens.
final class WorkService: Service {
  private let work: @Sendable () async throws -> Void
  private let beginning = AsyncStream.makeStream(of: Void.self)
  private let failure = Mutex<(any Error)?>(nil)

  init(_ work: @escaping @Sendable () async throws -> Void) {
    self.work = work
  }

  /// Lets it begin.
  func begin() { beginning.continuation.finish() }

  func run() async {
    for await _ in beginning.stream {}
    // The server could not begin.
    guard !Task.isCancelled else { return }
    do { try await work() } catch { failure.withLock { $0 = error } }
  }

  /// Throws what the work threw.
  func rethrow() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
