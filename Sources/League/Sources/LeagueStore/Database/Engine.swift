/// One connection, used by one thread at a time.
protocol Connection {
  /// Runs statements in their order and returns the rows of each; a remote engine gets all of them before the first
  /// answer is awaited. Throws ``EngineError``; statements after a failed one are not run.
  func run(_ statements: [Statement]) throws -> [[Row]]
  /// Runs the last statements of a transaction and commits with them, which saves a round trip. Nothing is committed
  /// when one of them fails.
  func finish(_ statements: [Statement]) throws -> [[Row]]
}

extension Connection {
  /// Runs one statement and returns its rows.
  @discardableResult
  func run(_ sql: String, _ values: Value...) throws -> [Row] {
    try run([Statement(sql, values: values)])[0]
  }
}

/// A database, which makes one attempt at a transaction. All functions block their thread and throw ``EngineError`` or
/// what `body` throws.
protocol Engine: Sendable {
  /// Reads; outside of a transaction where the engine has no cheap one.
  func read<T>(_ body: (any Connection) throws -> T) throws -> T
  /// Runs a transaction: when this returns, it is durable.
  func write<T>(_ body: (any Connection) throws -> T) throws -> T
  /// Brings the tables to the current version: runs those migrations that were not run, each in a transaction. Any number
  /// of servers may do this at once.
  func migrate(_ migrations: [Migration]) throws
  /// How far the database's clock is ahead of this machine's, milliseconds; 0 when they agree within a second. Servers
  /// whose clocks differ agree on the database's.
  var clockDifference: Int { get }
  /// How many writing transactions are worth running at once.
  var writers: Int { get }
  /// Writes a copy of the database into the file at `path`, which does not exist, and runs a statement on the copy.
  func backup(to path: String, marking mark: Statement, progress: (Int) -> Void) throws
  /// Overwrites deleted data that the engine still keeps, in a WAL for example. Throws ``EngineError/conflict(_:)``
  /// while it is being read.
  func scrub() throws
  /// Closes all connections.
  func close()
}
