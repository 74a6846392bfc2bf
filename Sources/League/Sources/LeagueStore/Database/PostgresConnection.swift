import CPostgres
import Glibc
import QuizCore
import QuizStore

/// A connection through libpq, always in pipeline mode: the statements of a call are sent together, a transaction's
/// `begin` with the first. Never blocks beyond its deadline, whatever the network does.
///
/// Used by one thread at a time, which the pool ensures.
final class PostgresConnection: Connection, @unchecked Sendable {
  /// How long a statement may run, and a transaction may idle, milliseconds.
  static let statementTimeout = 15_000
  /// How long to wait for an answer: longer than the server's own timeout, so that a silent server is a dead one.
  private var answerTimeout: Duration = .seconds(25)

  private let pq: postgres_library
  private var handle: OpaquePointer?
  /// The names of the statements that the server has prepared, by their SQL.
  private var names: [String: String] = [:]
  private var isBeginPending = false
  private var isInTransaction = false

  /// Connects. The address's own `connect_timeout` beats this one.
  init(address: String, through library: PostgresLibrary) throws {
    pq = library.functions
    let keywords = ["connect_timeout", "application_name", "client_encoding", "dbname"]
    let values = ["5", "tenq-league", "UTF8", address]
    handle = withCStrings(keywords) { [pq] keywords in
      withCStrings(values) { values in pq.PQconnectdbParams(keywords, values, 1) }
    }
    guard pq.PQstatus(handle) == CONNECTION_OK else {
      let reason = message
      close()
      throw EngineError.lost(reason)
    }
    _ = pq.PQsetnonblocking(handle, 1)
    _ = pq.PQsetNoticeProcessor(handle, { _, _ in }, nil)
    guard pq.PQenterPipelineMode(handle) == 1 else {
      close()
      throw EngineError.fault("libpq has no pipeline mode")
    }
    do {
      _ = try run([
        Statement("set statement_timeout = \(PostgresConnection.statementTimeout)"),
        Statement("set idle_in_transaction_session_timeout = \(PostgresConnection.statementTimeout)"),
        Statement("set lock_timeout = 2000"),
      ])
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  /// Whether it can go back to the pool: connected, and in no transaction.
  var isIdle: Bool { handle != nil && !isInTransaction && !isBeginPending }

  /// Closes it; nothing can be run afterwards.
  func close() {
    if let handle { pq.PQfinish(handle) }
    handle = nil
  }

  // MARK: Transactions

  /// Begins a transaction with the next statement.
  func begin() {
    isBeginPending = true
  }

  /// Commits, unless that was done with the last statements; an empty transaction sends nothing.
  func commit() throws {
    if isBeginPending {
      isBeginPending = false
      return
    }
    guard isInTransaction else { return }
    _ = try run([Statement("commit")])
    isInTransaction = false
  }

  func finish(_ statements: [Statement]) throws -> [[Row]] {
    // After a failed statement the rest of the pipeline is skipped, the commit too.
    let results = try run(statements + [Statement("commit")])
    isInTransaction = false
    return results.dropLast()
  }

  /// Rolls the transaction back if the connection still works.
  func rollback() {
    isBeginPending = false
    guard isInTransaction, handle != nil else { return }
    do {
      _ = try run([Statement("rollback")])
      isInTransaction = false
    } catch {
      close()
    }
  }

  /// How far the server's clock is ahead, milliseconds.
  func measureClock() throws -> Int {
    let before = SystemClock.milliseconds
    let rows = try run([
      Statement("select cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint) as now")
    ])
    let after = SystemClock.milliseconds
    return (rows.first?.first?.int("now") ?? before) - (before + after) / 2
  }

  /// Lets statements take an hour, for a migration of a large store.
  func waitLonger() throws {
    answerTimeout = .seconds(3600)
    _ = try run([
      Statement("set statement_timeout = 0"), Statement("set idle_in_transaction_session_timeout = 0"),
      Statement("set lock_timeout = 0"),
    ])
  }

  // MARK: Statements

  func run(_ statements: [Statement]) throws -> [[Row]] {
    guard handle != nil else { throw EngineError.lost("the connection is closed") }
    var all = statements
    if isBeginPending {
      isBeginPending = false
      isInTransaction = true
      // Whatever the database's default is: no transaction of the store needs more.
      all.insert(Statement("begin isolation level read committed"), at: 0)
    }
    var expected: [Expected] = []
    for statement in all { try send(statement, &expected) }
    guard pq.PQpipelineSync(handle) == 1 else { throw lost() }
    let results = try receive(expected)
    return Array(results.suffix(statements.count))
  }

  /// The answers that are outstanding, in order.
  private enum Expected {
    /// To prepare a statement under a name.
    case preparation(sql: String, name: String)
    /// To run one.
    case rows
  }

  private func send(_ statement: Statement, _ expected: inout [Expected]) throws {
    var name = names[statement.sql]
    if name == nil {
      let waiting = expected.lazy.compactMap { item -> String? in
        if case .preparation(statement.sql, let name) = item { name } else { nil }
      }.first
      name = waiting
    }
    let known: String
    if let name {
      known = name
    } else {
      known = "s\(names.count + expected.count)x\(UInt32.random(in: .min ... .max))"
      guard pq.PQsendPrepare(handle, known, statement.sql, 0, nil) == 1 else { throw lost() }
      expected.append(.preparation(sql: statement.sql, name: known))
    }
    let texts = statement.values.map { value -> String? in
      switch value {
      case .null: nil
      case .int(let number): String(number)
      case .text(let text): text
      }
    }
    let sent = withCStrings(texts) { values in
      pq.PQsendQueryPrepared(handle, known, Int32(texts.count), values, nil, nil, 0)
    }
    guard sent == 1 else { throw lost() }
    expected.append(.rows)
  }

  /// Reads all answers up to the pipeline's sync, and throws the first error among them.
  private func receive(_ expected: [Expected]) throws -> [[Row]] {
    let deadline = ContinuousClock.now + answerTimeout
    try flush(until: deadline)
    var results: [[Row]] = []
    var failure: EngineError?
    for item in expected {
      var rows: [Row] = []
      while let result = try next(until: deadline) {
        defer { pq.PQclear(result) }
        switch pq.PQresultStatus(result) {
        case PGRES_TUPLES_OK: rows += self.rows(of: result)
        case PGRES_COMMAND_OK:
          if case .preparation(let sql, let name) = item { names[sql] = name }
        case PGRES_PIPELINE_ABORTED: failure = failure ?? .conflict("the transaction was aborted")
        default: failure = failure ?? error(of: result)
        }
      }
      if case .rows = item { results.append(rows) }
    }
    while let result = try next(until: deadline) {
      let isEnd = pq.PQresultStatus(result) == PGRES_PIPELINE_SYNC
      pq.PQclear(result)
      if isEnd { break }
    }
    if pq.PQstatus(handle) != CONNECTION_OK { throw lost() }
    if let failure { throw failure }
    return results
  }

  /// The next result; nil at the end of a statement's.
  private func next(until deadline: ContinuousClock.Instant) throws -> OpaquePointer? {
    while pq.PQisBusy(handle) == 1 {
      try wait(for: POLLIN, until: deadline)
      guard pq.PQconsumeInput(handle) == 1 else { throw lost() }
    }
    return pq.PQgetResult(handle)
  }

  private func flush(until deadline: ContinuousClock.Instant) throws {
    while true {
      switch pq.PQflush(handle) {
      case 0: return
      case 1:
        // The server may not read on before its own output is read.
        try wait(for: POLLIN | POLLOUT, until: deadline)
        guard pq.PQconsumeInput(handle) == 1 else { throw lost() }
      default: throw lost()
      }
    }
  }

  private func wait(for events: Int32, until deadline: ContinuousClock.Instant) throws {
    let left = deadline - .now
    guard left > .zero else {
      close()
      throw EngineError.lost("the database does not answer")
    }
    var descriptor = pollfd(fd: pq.PQsocket(handle), events: Int16(events), revents: 0)
    _ = poll(&descriptor, 1, Int32(clamping: max(1, left.inMilliseconds)))
  }

  /// Closes the connection and returns the error for it.
  private func lost() -> EngineError {
    let reason = message
    close()
    return .lost(reason)
  }

  /// What libpq says, on one line.
  private var message: String {
    guard let handle, let text = pq.PQerrorMessage(handle) else { return "the connection is closed" }
    return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Results

  private func rows(of result: OpaquePointer) -> [Row] {
    let indices = 0..<pq.PQnfields(result)
    let columns = indices.map { index in pq.PQfname(result, index).map { String(cString: $0) } ?? "" }
    let isNumber = indices.map { [20, 21, 23].contains(pq.PQftype(result, $0)) }
    return (0..<pq.PQntuples(result)).map { row in
      Row(
        columns: columns,
        values: indices.map { column in
          guard pq.PQgetisnull(result, row, column) == 0, let text = pq.PQgetvalue(result, row, column) else {
            return .null
          }
          return isNumber[Int(column)] ? .int(strtol(text, nil, 10)) : .text(String(cString: text))
        })
    }
  }

  /// What an error's code means for the caller (PostgreSQL's documentation, appendix A).
  private func error(of result: OpaquePointer) -> EngineError {
    func field(_ code: Character) -> String {
      pq.PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) } ?? ""
    }
    let code = field("C")
    let reason = code.isEmpty ? "the connection was lost" : "\(field("M")) (\(code))"
    return switch code {
    // Serialization, deadlock, a lock or a statement that took too long, another transaction on the same DDL.
    case "40001", "40P01", "40003", "55P03", "57014", "XX000": .conflict(reason)
    case "23505", "42P07", "42710", "42P06": .exists(reason)
    // No room on disk or in memory, read only.
    case "53100", "53200", "25006": .unavailable(reason)
    case "42501", "3D000", "28000", "28P01": .unusable(reason)
    // A stale plan or a lost prepared statement: a new connection prepares it again.
    case "0A000", "26000", "": .lost(reason)
    default: ["08", "57", "53", "25"].contains(code.prefix(2)) ? .lost(reason) : .fault(reason)
    }
  }
}

/// Calls `body` with the addresses of `texts` as C strings, nil for nil, and a null pointer after the last.
private func withCStrings<T>(
  _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> T
) -> T {
  var bytes: [CChar] = []
  var starts: [Int?] = []
  for text in texts {
    guard let text else {
      starts.append(nil)
      continue
    }
    starts.append(bytes.count)
    // libpq reads a text up to its first zero byte: none may truncate it.
    var whole = text.utf8.contains(0) ? String(decoding: text.utf8.filter { $0 != 0 }, as: UTF8.self) : text
    whole.withUTF8 { utf8 in utf8.withMemoryRebound(to: CChar.self) { bytes.append(contentsOf: $0) } }
    bytes.append(0)
  }
  return bytes.withUnsafeBufferPointer { buffer in
    let pointers = starts.map { start in start.flatMap { buffer.baseAddress?.advanced(by: $0) } } + [nil]
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
