import Glibc
import QuizCore
import QuizStore

/// The right to synchronise, which one program has at a time, and one more waits for. Held as long as the object lives.
///
/// A program that begins to wait reads the score log when its turn comes, so whoever finds another one waiting has
/// nothing to do: its round is sent by that one.
final class SyncLock: Sendable {
  private let lock: FileLock

  private init(_ lock: consuming FileLock) {
    self.lock = lock
  }

  /// What became of the wish to synchronise.
  enum Turn: Sendable {
    /// It is one's turn.
    case now(SyncLock)
    /// Another program waits already, and will do the same.
    case notNeeded
  }

  /// Waits for one's turn for at most `timeout`; throws ``LeagueProblem/busy`` after that.
  ///
  /// With `mayLeave` it gives up at once when another program waits already.
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
