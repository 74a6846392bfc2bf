import Foundation

/// Calls what blocks on a thread of its own: all tasks of a process share as many threads as the machine has cores, and a
/// test that holds one of them holds up servers and clients of other tests.
public func onOwnThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
