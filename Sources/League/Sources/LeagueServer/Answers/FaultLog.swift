import Synchronization

/// Reports faults to the owner, each once in a while: a store that is away fails every request, and a line for each
/// would fill a log's disk. Holds no clock.
final class FaultLog: Sendable {
  /// How long the same line is not repeated.
  static let pause: Duration = .seconds(10)
  /// The most lines that are known at a time.
  private static let most = 100

  private let report: @Sendable (String) -> Void
  private let said = Mutex<[String: ContinuousClock.Instant]>([:])

  init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Reports a line, unless it was lately.
  func say(_ line: String, at now: ContinuousClock.Instant) {
    let isNew = said.withLock { said in
      if let last = said[line], now - last < FaultLog.pause { return false }
      if said.count >= FaultLog.most { said = [:] }
      said[line] = now
      return true
    }
    if isNew { report(line) }
  }
}
