import Foundation

/// Calls blocking code on a thread of its own: all tasks share as many threads as the machine has cores, and a test
/// that blocks one of them delays servers and clients of other tests.
public func onOwnThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
