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
    // The schema has no foreign keys: databases that are spread over machines pay dearly for them.
    configuration.foreignKeysEnabled = false
    // The owner's commands write into the same file while the server runs.
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    configuration.publicStatementArguments = false
    SQLiteEngine.makePrivate(path)
    do {
      pool = try DatabasePool(path: path, configuration: configuration)
      // GRDB chooses NORMAL, with which a power failure takes the latest commits.
      try pool.writeWithoutTransaction { try $0.execute(sql: "pragma synchronous = full") }
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

  func define(_ sql: String) throws {
    _ = try write { try $0.run(sql) }
  }

  func backup(to path: String, progress: (Int) -> Void) throws {
    SQLiteEngine.makePrivate(path)
    do {
      let target = try DatabaseQueue(path: path)
      // In one step: the copy is of one instant, and in WAL mode writers do not wait for it.
      try pool.backup(to: target)
      progress(1000)
      try target.close()
    } catch { throw SQLiteEngine.translated(error) }
  }

  func close() {
    // What the file beside it holds goes into the file itself, unless another program reads it just then.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try? pool.close()
  }

  /// Makes an empty file for its owner alone, unless there is one: names, scores and the keys of pages are not for others
  /// on the machine. SQLite gives its other files the same mode, and says itself what cannot be made.
  private static func makePrivate(_ path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { Glibc.close(file) }
  }

  /// What the error means for who asked.
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

  private func run(_ statement: Statement) throws -> [Row] {
    let prepared = try database.cachedStatement(sql: statement.sql)
    let arguments = StatementArguments(
      statement.values.map { value -> DatabaseValue in
        switch value {
        case .null: .null
        case .int(let number): number.databaseValue
        case .text(let text): text.databaseValue
        }
      })
    guard prepared.columnCount > 0 else {
      try prepared.execute(arguments: arguments)
      return []
    }
    var rows: [Row] = []
    let cursor = try GRDB.Row.fetchCursor(prepared, arguments: arguments)
    let count = Int32(prepared.columnCount)
    while try cursor.next() != nil {
      // Read from SQLite itself: the library's own values cost more than finding the row did.
      rows.append(Row(values: (0..<count).map { Value(prepared.sqliteStatement, column: $0) }))
    }
    return rows
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
}
