import Synchronization

/// A league on an engine that speaks PostgreSQL's protocol: a pool of connections, made when they are needed.
final class PostgresEngine: Engine {
  private struct State {
    var idle: [PostgresConnection] = []
    var isClosed = false
    var clockDifference = 0
  }

  private let address: String
  private let library: PostgresLibrary
  private let state = Mutex(State())

  /// Enough that while some wait for the disk others are prepared.
  let writers = 8

  /// Takes an address; the first connection is made by the first access. Throws when libpq is not installed.
  init(address: String) throws {
    self.address = address
    library = try PostgresLibrary()
  }

  var clockDifference: Int { state.withLock(\.clockDifference) }

  func read<T>(_ body: (any Connection) throws -> T) throws -> T {
    try withConnection { try body($0) }
  }

  func write<T>(_ body: (any Connection) throws -> T) throws -> T {
    try withConnection { connection in
      connection.begin()
      do {
        let result = try body(connection)
        try connection.commit()
        return result
      } catch {
        connection.rollback()
        throw error
      }
    }
  }

  func migrate(_ migrations: [Migration]) throws {
    // Its own connection, whose statements may take longer.
    let connection = try connect()
    defer { connection.close() }
    try connection.waitLonger()
    for migration in migrations {
      connection.begin()
      do {
        try connection.run("create table if not exists migrations (name text not null primary key)")
      } catch EngineError.exists(let reason) {
        // Another server makes it at this moment.
        throw EngineError.conflict(reason)
      }
      // Serves as a lock: the servers that wait for it find that the migration was run.
      try connection.run("insert into migrations values ('') on conflict (name) do update set name = excluded.name")
      if try connection.run("select name from migrations where name = $1", .text(migration.name)).isEmpty {
        try migration.run(connection)
        try connection.run("insert into migrations values ($1)", .text(migration.name))
      }
      try connection.commit()
    }
  }

  func backup(to path: String, marking mark: Statement, progress: (Int) -> Void) throws {
    throw EngineError.unusable(
      "the league is on a database server, whose own tool (pg_dump) makes backups; "
        + "\"tenq-league copy --to FILE\" writes a SQLite file")
  }

  func close() {
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle = [] }
      return state.idle
    }
    for connection in idle { connection.close() }
  }

  /// The server's own housekeeping (autovacuum) does it.
  func scrub() {}

  /// Calls `body` with an exclusive connection, and keeps it for the next call unless it broke.
  private func withConnection<T>(_ body: (PostgresConnection) throws -> T) throws -> T {
    let connection = try state.withLock { $0.idle.popLast() } ?? connect()
    do {
      let result = try body(connection)
      give(back: connection)
      return result
    } catch {
      if case .lost? = error as? EngineError {
        connection.close()
        // The cause, a restart of the database for example, most likely ended the others too.
        let idle = state.withLock { state in
          defer { state.idle = [] }
          return state.idle
        }
        for connection in idle { connection.close() }
      } else {
        give(back: connection)
      }
      throw error
    }
  }

  private func give(back connection: PostgresConnection) {
    let isKept = state.withLock { state in
      guard !state.isClosed, connection.isIdle else { return false }
      state.idle.append(connection)
      return true
    }
    if !isKept { connection.close() }
  }

  private func connect() throws -> PostgresConnection {
    let connection = try PostgresConnection(address: address, through: library)
    do {
      let difference = try connection.measureClock()
      state.withLock { $0.clockDifference = abs(difference) > 1000 ? difference : 0 }
      return connection
    } catch {
      connection.close()
      throw error
    }
  }
}
