import LeagueAPI

/// Why the store failed.
public enum StoreError: Error, Hashable, Sendable {
  /// The request breaks the rule of the code.
  case refused(LeagueErrorCode)
  /// The store does not answer; a retry may succeed after some seconds. The reason is the engine's own.
  case unavailable(reason: String)
  /// The store cannot be used at all: not a database, of a newer version, no permission. A sentence without its full
  /// stop.
  case unusable(reason: String)
  /// A fault of this program or of the engine: the same would fail again. The reason is the engine's own.
  case fault(reason: String)
  /// The store was closed.
  case closed
}
