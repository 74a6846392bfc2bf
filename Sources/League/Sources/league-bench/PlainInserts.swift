import Foundation
import GRDBSQLite
import LeagueTesting

/// The measure of a store: rows of the same size, each inserted by itself, and on the disk before the next one.
enum PlainInserts {
  /// Inserts through `pgbench` with so many clients, for so many seconds.
  static func postgres(clients: [Int], seconds: Int) throws {
    let postgres = try TestPostgres(isDurable: true)
    defer { postgres.stop() }
    let database = try postgres.makeDatabase()
    try postgres.sql("create table \(table)", in: database)
    let script = """
      insert into plain values ('7c9e6679-7425-40de-944b-e07fc1f90ae7', gen_random_uuid()::text,
      '7c9e6679-7425-40de-944b-e07fc1f90ae7', 1800000000000, 1800000000000, 300, 0, repeat('x', 700));
      """
    for clients in clients where clients <= 150 {
      let text = try postgres.pgbench(script: script, clients: clients, seconds: seconds, in: database)
      for line in text.split(separator: "\n") where line.contains("tps") || line.contains("latency average") {
        print("pgbench: \(clients) clients: \(line)")
      }
    }
  }

  /// Inserts through SQLite's own functions into a new file at `path`, for so many seconds. There is one writer, so more
  /// clients would insert no more.
  static func sqlite(path: String, seconds: Int) throws {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    guard sqlite3_open(path, &database) == SQLITE_OK,
      sqlite3_exec(
        database, "pragma journal_mode = wal; pragma synchronous = full; create table \(table);", nil, nil, nil)
        == SQLITE_OK
    else { throw Options.Problem(description: "plain inserts: \(message(database))") }
    var insert: OpaquePointer?
    defer { sqlite3_finalize(insert) }
    let sql = """
      insert into plain values ('7c9e6679-7425-40de-944b-e07fc1f90ae7', lower(hex(randomblob(18))),
      '7c9e6679-7425-40de-944b-e07fc1f90ae7', 1800000000000, 1800000000000, 300, 0, printf('%.*c', 700, 'x'))
      """
    sqlite3_prepare_v2(database, sql, -1, &insert, nil)
    var count = 0
    let (begin, duration) = (ContinuousClock.now, Duration.seconds(seconds))
    while begin.duration(to: .now) < duration {
      guard sqlite3_step(insert) == SQLITE_DONE else {
        throw Options.Problem(description: "plain inserts: \(message(database))")
      }
      sqlite3_reset(insert)
      count += 1
    }
    print("plain inserts: 1 client: \(Int(Double(count) / (begin.duration(to: .now) / .seconds(1)))) a second")
  }

  private static let table = """
    plain (league text, round text, player text, played bigint, received bigint, points bigint, state bigint,
    record text, primary key (league, round))
    """

  private static func message(_ database: OpaquePointer?) -> String { String(cString: sqlite3_errmsg(database)) }
}
