/// Why an engine failed to run a statement.
enum EngineError: Error, Hashable, Sendable {
  /// Transactions conflicted: a retry may succeed at once (40001, 40P01, SQLITE_BUSY, a lock timeout).
  case conflict(String)
  /// The connection is gone or cannot be made. Whether a commit that was under way took place is unknown.
  case lost(String)
  /// A unique key is there already (23505), or a table (42P07): two servers did the same at once.
  case exists(String)
  /// There is no room, or the disk fails: later perhaps.
  case unavailable(String)
  /// It is no database, or one that may not be used.
  case unusable(String)
  /// Anything else: the same would fail again.
  case fault(String)

  /// Whether the same transaction may be run again at once.
  var isTransient: Bool {
    switch self {
    case .conflict, .lost: true
    case .exists, .unavailable, .unusable, .fault: false
    }
  }

  /// The error as the store throws it.
  var storeError: StoreError {
    switch self {
    case .conflict(let reason), .lost(let reason), .unavailable(let reason): .unavailable(reason: reason)
    case .unusable(let reason): .unusable(reason: reason)
    case .exists(let reason), .fault(let reason): .fault(reason: reason)
    }
  }
}
