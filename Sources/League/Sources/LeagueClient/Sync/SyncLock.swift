import Glibc
import QuizCore
import QuizStore

/// The lock of a synchronisation, which one program holds and one more waits for. Held as long as the object lives.
///
/// A waiting program reads the score log when its turn comes, so a third one has nothing to do: the waiting one sends
/// its round.
final class SyncLock: Sendable {
  private let lock: FileLock

  private init(_ lock: consuming FileLock) {
    self.lock = lock
  }

  /// The result of asking for the lock.
  enum Turn: Sendable {
    /// The lock is held.
    case now(SyncLock)
    /// Another program waits already, and will do the same.
    case notNeeded
  }

  /// Waits for the lock for at most `timeout`; throws ``LeagueProblem/busy`` after that.
  ///
  /// With `mayLeave` it returns at once when another program waits already.
  static func turn(
    _ files: PlayerFiles, timeout: Duration, mayLeave: Bool
  ) async throws(LeagueProblem) -> Turn {
    if let lock = try take(files.locations.syncLock) { return .now(lock) }
    let deadline = ContinuousClock.now + timeout
    var next = try take(files.waitLock)
    if next == nil, mayLeave { return .notNeeded }
    var pause = Duration.milliseconds(10)
    while ContinuousClock.now < deadline {
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(200))
      if let lock = try take(files.locations.syncLock) {
        next = nil
        return .now(lock)
      }
      if next == nil { next = try take(files.waitLock) }
    }
    throw .busy
  }

  /// Takes a lock; nil when another program has it.
  private static func take(_ path: String) throws(LeagueProblem) -> SyncLock? {
    do throws(SaveError) {
      return SyncLock(try FileLock(path, timeout: .zero))
    } catch {
      if case .busy = error { return nil }
      // The league was left, and its folder removed, while this one waited.
      if case .lock(_, ENOENT) = error { throw .noLeague }
      throw LeagueProblem(error)
    }
  }
}
