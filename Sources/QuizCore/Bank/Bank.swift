/// The questions of one CSV file, indexed: knows where each row is and reads only those it is asked for.
///
/// Rows are numbered from 0, in the order of the file; the heading and rows that hold nothing are none of them.
public struct Bank: Sendable {
  /// What the file is called in messages, as the user named it.
  public let name: String

  let bytes: BankBytes
  let columns: BankColumns
  let index: BankIndex
  /// What is wrong with the heading.
  let headingProblems: [BankDiagnostic]

  /// Reads a file's bytes: UTF-8, UTF-16 with a byte order mark, or CP932. Throws when that is not text or has no rows.
  public init(bytes: [UInt8], name: String) throws(BankError) {
    guard let text = BankBytes(try BankEncoding.utf8(bytes, name: name)) else { throw .empty(name: name) }
    try self.init(text, name: name)
  }

  /// Indexes bytes that are UTF-8, or nearly.
  init(_ bytes: BankBytes, name: String) throws(BankError) {
    let opened = bytes.read { Opening($0) }
    guard let opened else { throw .cutShort(name: name) }
    if !opened.missing.isEmpty {
      throw .incompleteHeading(name: name, line: opened.headingLine, missing: opened.missing)
    }
    guard opened.index.rowCount > 0 else { throw .empty(name: name) }
    self.name = name
    self.bytes = bytes
    columns = opened.columns
    index = opened.index
    headingProblems = opened.headingProblems
  }

  /// How many rows hold anything, whether they can be used or not.
  public var rowCount: Int { index.rowCount }

  /// The question of a row; nil when the row cannot be used or does not exist.
  public func question(at row: Int) -> Question? {
    read(row) { reader, _, reading in reading.flatMap(reader.question) } ?? nil
  }

  /// A row: its question, and everything that is wrong with it by itself. Twins of other rows are found by `check`.
  public func result(at row: Int) -> BankResult {
    let result = read(row) { reader, row, reading in
      var diagnostics = reader.diagnostics
      if let reading, let equal = reader.equalChoices(reading) { diagnostics.append(equal) }
      return BankResult(
        question: reading.flatMap(reader.question),
        problems: diagnostics.map { BankDiagnostic($0, in: row, of: reader.bytes) })
    }
    return result ?? BankResult(question: nil, problems: [])
  }

  private func read<Result>(_ number: Int, _ body: (BankReader, CSVRow, BankReader.Reading?) -> Result) -> Result? {
    bytes.read { bytes -> Result? in
      guard let row = index.row(number, in: bytes) else { return nil }
      var reader = BankReader(bytes, columns)
      let reading = reader.read(row)
      return body(reader, row, reading)
    } ?? nil
  }

  /// How many rows can be used. Goes through all of them.
  public var usableCount: Int {
    var usable = 0
    _ = eachRow { _, _, reading in
      if reading != nil { usable += 1 }
      return true
    }
    return usable
  }

  /// Throws when not one row can be used. Stops at the first that can.
  public func requireUsableRow() throws(BankError) {
    var isUsable = false
    var first: BankDiagnostic?
    let isWhole = eachRow { reader, row, reading in
      isUsable = reading != nil
      if first == nil { first = reader.diagnostics.first.map { BankDiagnostic($0, in: row, of: reader.bytes) } }
      return !isUsable
    }
    if isUsable { return }
    guard isWhole, let first else { throw .cutShort(name: name) }
    throw .noUsableRow(name: name, rows: rowCount, first: first)
  }

  /// Reads all rows in order, until `body` says no more; whether the bytes stayed whole as long.
  @inline(__always)
  func eachRow(_ body: (BankReader, CSVRow, BankReader.Reading?) -> Bool) -> Bool {
    bytes.read { lent in
      var reader = BankReader(lent, columns)
      var cursor = index.start
      var number = 0
      while let row = lent.nextRow(&cursor) {
        // Now and then, since asking is a system call, and a look behind the end of a file that was cut is fatal.
        number &+= 1
        if number & 0xFFF == 0, !bytes.areWhole { return false }
        let reading = reader.read(row)
        guard body(reader, row, reading) else { return true }
      }
      return true
    } ?? false
  }
}

/// What one row of a bank comes to.
public struct BankResult: Hashable, Sendable {
  /// The question; nil when the row cannot be used.
  public let question: Question?
  /// What is wrong with the row, in the order of its columns; holds an error when there is no question.
  public let problems: [BankDiagnostic]
}

/// What is learnt of a bank when it is opened.
struct Opening {
  let columns: BankColumns
  let index: BankIndex
  let headingLine: Int
  let headingProblems: [BankDiagnostic]
  /// The columns that the heading lacks.
  let missing: [String]

  init(_ bytes: CSVBytes) {
    let start = CSVCursor(offset: bytes.startsWithMark ? 3 : 0, line: 1)
    var rest = start
    guard let row = bytes.nextRow(&rest), let heading = Opening.heading(row, in: bytes) else {
      columns = .unheaded
      index = BankIndex(bytes, from: start)
      headingLine = 1
      headingProblems = []
      missing = []
      return
    }
    columns = heading.value.columns ?? .unheaded
    index = BankIndex(bytes, from: rest)
    headingLine = row.line
    headingProblems = heading.value.unread.map { cell in
      BankDiagnostic(.init(offset: heading.fields[cell.index].start, kind: cell.kind), in: row, of: bytes)
    }
    missing = heading.value.missing
  }

  private static func heading(_ row: CSVRow, in bytes: CSVBytes) -> (value: BankHeading, fields: [CSVField])? {
    var fields: [CSVField] = []
    guard row.diagnostic == nil, bytes.split(row, into: &fields) == nil,
      fields.allSatisfy({ $0.end - $0.start <= BankLimits.field }),
      bytes.firstNonText(from: row.start, to: row.end) == row.end,
      let heading = BankHeading(fields.map(bytes.text(of:)))
    else { return nil }
    return (heading, fields)
  }
}
