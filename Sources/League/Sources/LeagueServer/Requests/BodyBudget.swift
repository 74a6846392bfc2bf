import Synchronization

/// The memory that all bodies may take together, from their first byte until their request is answered.
///
/// Each is bounded, but thousands of connections may send the largest at once.
final class BodyBudget: Sendable {
  private let limit: Int
  private let used = Mutex(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a share; false when there is not so much left.
  func take(_ bytes: Int) -> Bool {
    used.withLock { used in
      guard used + bytes <= limit else { return false }
      used += bytes
      return true
    }
  }

  /// Gives a share back.
  func give(_ bytes: Int) {
    used.withLock { $0 -= bytes }
  }
}
