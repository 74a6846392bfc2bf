import GRDB
import GRDBSQLite
import Glibc

/// A league in one file: WAL, every commit on disk before it is reported, one writer, readers beside it.
struct SQLiteEngine: Engine {
  private let pool: DatabasePool

  let clockDifference = 0
  /// SQLite has one writer: more would only wait for each other.
  let writers = 1

  init(path: String) throws {
    var configuration = Configuration()
    // The schema has none.
    configuration.foreignKeysEnabled = false
    // The owner's commands write into the same file while the server runs.
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    configuration.publicStatementArguments = false
    SQLiteEngine.makePrivate(path)
    do {
      pool = try DatabasePool(path: path, configuration: configuration)
      try pool.writeWithoutTransaction { database in
        // GRDB's default, NORMAL, loses the latest commits in a power failure.
        try database.execute(sql: "pragma synchronous = full")
        // Rounds are inserted all over their table and its indexes: a 32 MB cache, and a checkpoint every 16 MB, save
        // repeated reads and writes of pages.
        try database.execute(sql: "pragma cache_size = -32768; pragma wal_autocheckpoint = 4096")
        // What is deleted is overwritten: an erased name is not left in a free page.
        try database.execute(sql: "pragma secure_delete = on")
      }
    } catch { throw SQLiteEngine.translated(error) }
  }

  func read<T>(_ body: (any Connection) throws -> T) throws -> T {
    do { return try pool.read { try body(SQLiteConnection(database: $0)) } } catch {
      throw SQLiteEngine.translated(error)
    }
  }

  func write<T>(_ body: (any Connection) throws -> T) throws -> T {
    do {
      return try pool.writeWithoutTransaction { database in
        var result: Result<T, any Error>?
        try database.inTransaction(.immediate) {
          result = .success(try body(SQLiteConnection(database: database)))
          return .commit
        }
        guard let result else { throw EngineError.fault("the transaction did not run") }
        return try result.get()
      }
    } catch { throw SQLiteEngine.translated(error) }
  }

  func migrate(_ migrations: [Migration]) throws {
    var migrator = DatabaseMigrator()
    for migration in migrations {
      migrator.registerMigration(migration.name) { database in
        try migration.run(SQLiteConnection(database: database))
      }
    }
    do { try migrator.migrate(pool) } catch {
      // Another server may have done the same meanwhile.
      if (try? pool.read { try migrator.hasCompletedMigrations($0) }) == true { return }
      throw SQLiteEngine.translated(error)
    }
  }

  func backup(to path: String, marking mark: Statement, progress: (Int) -> Void) throws {
    // Fails where something appeared meanwhile, a link perhaps.
    guard SQLiteEngine.makePrivate(path) else {
      throw EngineError.unusable("\(path) cannot be made: \(String(cString: strerror(errno)))")
    }
    do {
      let target = try DatabaseQueue(path: path)
      // In one step: a consistent snapshot, for which writers do not wait in WAL mode.
      try pool.backup(to: target)
      try target.writeWithoutTransaction { database in
        // No WAL beside it.
        try database.execute(sql: "pragma journal_mode = delete")
        _ = try SQLiteConnection(database: database).run([mark])
      }
      progress(1000)
      try target.close()
    } catch { throw SQLiteEngine.translated(error) }
  }

  func scrub() throws {
    // The WAL still has the old pages: it is checkpointed and truncated.
    do { _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) } } catch {
      throw SQLiteEngine.translated(error)
    }
  }

  func close() {
    // Moves the WAL into the file, unless another program is reading.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try? pool.close()
  }

  /// Makes an empty file of mode 0600, unless there is one: names, scores and the keys of pages are not for other users
  /// of the machine. SQLite gives its other files the same mode, and reports what cannot be made.
  @discardableResult
  private static func makePrivate(_ path: String) -> Bool {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { Glibc.close(file) }
    return file >= 0
  }

  /// What the error means for the caller.
  static func translated(_ error: any Error) -> any Error {
    guard let error = error as? DatabaseError else { return error }
    let reason = error.message ?? "SQLite: result code \(error.extendedResultCode.rawValue)"
    return switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: EngineError.conflict(reason)
    case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_INTERRUPT: EngineError.unavailable(reason)
    case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY, .SQLITE_AUTH:
      EngineError.unusable(reason)
    case .SQLITE_CONSTRAINT: EngineError.exists(reason)
    default: EngineError.fault(reason)
    }
  }
}

/// A connection to the file, inside one access.
private struct SQLiteConnection: Connection {
  let database: Database

  func run(_ statements: [Statement]) throws -> [[Row]] {
    do { return try statements.map(run) } catch { throw SQLiteEngine.translated(error) }
  }

  func finish(_ statements: [Statement]) throws -> [[Row]] {
    try run(statements)
  }

  /// Binds, steps and reads by SQLite's C functions: GRDB's values and cursors cost more than most statements.
  private func run(_ statement: Statement) throws -> [Row] {
    // SQLite clusters a table by its key only `without rowid`.
    let sql =
      statement.sql.hasPrefix("create table")
      ? statement.sql.replacing("/* without rowid */", with: "without rowid") : statement.sql
    let prepared = try database.cachedStatement(sql: sql).sqliteStatement
    // The result only repeats the error of the last step.
    defer { sqlite3_reset(prepared) }
    for (index, value) in zip(Int32(1)..., statement.values) { try check(value.bind(to: prepared, at: index)) }
    let columns = (0..<sqlite3_column_count(prepared)).map { index in
      sqlite3_column_name(prepared, index).map { String(cString: $0) } ?? ""
    }
    var rows: [Row] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW:
        rows.append(Row(columns: columns, values: columns.indices.map { Value(prepared, column: Int32($0)) }))
      case SQLITE_DONE: return rows
      case let code: try check(code)
      }
    }
  }

  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    throw DatabaseError(
      resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
  }
}

extension Value {
  /// Reads a column of the row that a statement is at.
  fileprivate init(_ statement: OpaquePointer, column: Int32) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER, SQLITE_FLOAT: self = .int(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_NULL: self = .null
    default:
      let text = UnsafeBufferPointer(
        start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      self = .text(String(decoding: text, as: UTF8.self))
    }
  }

  /// Binds the value to a parameter; returns SQLite's result code.
  fileprivate func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .int(let number): return sqlite3_bind_int64(statement, index, Int64(number))
    case .text(var text):
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) {
          // SQLite copies the bytes: SQLITE_TRANSIENT, a macro that Swift does not see.
          sqlite3_bind_text(
            statement, index, $0.baseAddress, Int32($0.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
      }
    }
  }
}
