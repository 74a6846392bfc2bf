/// The questions of one CSV file. Keeps an index of its rows and reads only those that are asked for.
///
/// Rows are numbered from 0, in the order of the file; the heading and empty rows do not count.
public struct Bank: Sendable {
  /// What the file is called in messages, as the user named it.
  public let name: String

  let source: BankSource
  let columns: BankColumns
  /// The cells of the heading; empty when there is none.
  private let heading: [String]
  /// The byte between two fields.
  let separator: UInt8
  let index: BankIndex
  /// What is wrong with the heading.
  let headingProblems: [BankDiagnostic]

  /// Reads a file's bytes: UTF-8, UTF-16, CP932 or Windows-1252, with commas, semicolons or tabs between its fields.
  /// Throws when that is not text, is a file of another kind or has no rows.
  public init(bytes: [UInt8], name: String) throws(BankError) {
    guard let text = BankBytes(try BankEncoding.utf8(bytes, name: name)) else { throw BankError(.empty, in: name) }
    try self.init(.memory(text), name: name)
  }

  /// Indexes bytes that are UTF-8, or nearly.
  init(_ source: BankSource, name: String) throws(BankError) {
    let opened = Opening(source)
    switch opened.failure {
    case .cutShort: throw BankError(.cutShort, in: name)
    case .failed(let code): throw BankError(.cannotRead(errno: code), in: name)
    case nil: break
    }
    let dialect = opened.dialect
    if let kind = dialect.kind { throw BankError(.anotherKind(kind), in: name) }
    if !dialect.missing.isEmpty {
      throw BankError(
        .incompleteHeading(missing: dialect.missing), in: name, at: .init(line: dialect.headingLine, column: 1))
    }
    if let readings = dialect.readings { throw readings.error(in: name) }
    guard opened.index.rowCount > 0 else { throw BankError(.empty, in: name) }
    self.name = name
    self.source = source
    columns = dialect.columns
    heading = dialect.heading
    separator = dialect.separator
    index = opened.index
    headingProblems = dialect.headingProblems
    if dialect.isStrange, isInAnotherOrder {
      throw BankError(.noHeading, in: name, at: .init(line: dialect.start.line, column: 1))
    }
  }

  /// Below this many rows, the errors of each row are more helpful than one about the answer column.
  private static let rowsToJudgeOrder = 3

  /// Whether no row has an answer where it belongs, though each has enough columns for a question.
  private var isInAnotherOrder: Bool {
    guard rowCount >= Bank.rowsToJudgeOrder else { return false }
    var isInOrder = false
    let failure = eachRow { reader, _, _ in
      let kinds = reader.diagnostics.map(\.kind)
      isInOrder = !kinds.contains(where: \.isStrangeAnswer) || kinds.contains(where: \.isLackOfChoices)
      return !isInOrder
    }
    return failure == nil && !isInOrder
  }

  /// Whether the first rows of a text in UTF-8 hold a heading that lacks nothing.
  package static func hasHeading(_ text: [UInt8]) -> Bool {
    guard let bytes = BankBytes(text) else { return false }
    let dialect = BankDialect(.memory(bytes))
    return !dialect.heading.isEmpty && dialect.missing.isEmpty
  }

  /// Whether its columns are named.
  public var hasHeading: Bool { !heading.isEmpty }

  /// Whether the numbers of its answers count from 0.
  public var answersCountFromZero: Bool { columns.firstNumber == 0 }

  /// The column, from 1, of the answer, where there is no heading and it stands behind the choices; otherwise nil.
  public var answerBehindChoices: Int? {
    heading.isEmpty && columns.answer > columns.question + 1 ? columns.answer + 1 : nil
  }

  /// How many rows hold anything, whether they can be used or not.
  public var rowCount: Int { index.rowCount }

  /// The question of a row; nil when the row cannot be used or does not exist.
  public func question(at row: Int) -> Question? {
    read(row) { reader, _, reading in reading.flatMap(reader.question) } ?? nil
  }

  /// A row: its question, and everything that is wrong with it by itself. Duplicates of other rows are found by `check`.
  public func result(at row: Int) -> BankResult {
    let result = read(row) { reader, row, reading in
      var diagnostics = reader.diagnostics
      if let reading {
        reader.warnings(reading) { diagnostics.append($0) }
        diagnostics.sort { $0.offset < $1.offset }
      }
      return BankResult(
        line: row.line, question: reading.flatMap(reader.question),
        problems: diagnostics.map { BankDiagnostic($0, in: row, of: reader.bytes) })
    }
    return result ?? BankResult(question: nil, problems: [])
  }

  /// Whether a column, from 0, means anything.
  public func reads(column: Int) -> Bool {
    let single = [columns.question, columns.answer, columns.explanation, columns.level, columns.kind, columns.seconds]
    return (single.compactMap { $0 } + columns.choices).contains(column)
  }

  private func read<Result>(_ number: Int, _ body: (BankReader, CSVRow, BankReader.Reading?) -> Result) -> Result? {
    guard let way = index.way(to: number) else { return nil }
    var left = way.rows
    var result: Result?
    _ = source.eachPiece(from: way.start, separator: separator, size: BankLimits.pieceForRow) { piece, bytes, cursor in
      while let row = bytes.nextRow(&cursor) {
        left -= 1
        if left >= 0 { continue }
        var reader = BankReader(bytes, of: piece, columns, heading: heading)
        let reading = reader.read(row)
        result = body(reader, row, reading)
        return false
      }
      return true
    }
    return result
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

  /// Whether its rows can have a level.
  var hasLevels: Bool { columns.level != nil }

  /// How many rows can be used of each of `Question.levels`, in their order; rows without a level are in none. Goes
  /// through all of them.
  public var usableCounts: [Int] {
    var counts = Array(repeating: 0, count: Question.levels.count)
    guard hasLevels else { return counts }
    _ = eachRow { reader, _, reading in
      if reading != nil, let level = reader.level { counts[level - Question.levels.lowerBound] += 1 }
      return true
    }
    return counts
  }

  /// How many rows can be used, and of how many of them a game can draw. Goes through all of them once.
  public func usableRows(of levels: Levels?) -> UsableRows {
    var rows = UsableRows()
    _ = eachRow { reader, _, reading in
      guard let reading else { return true }
      rows.all += 1
      if let levels, reader.level.map(levels.range.contains) != true { return true }
      rows.drawn += 1
      if let keyed = reading.keyed, keyed.kind != .one { rows.otherKinds += 1 }
      return true
    }
    return rows
  }

  /// Throws when not one row can be used. Stops at the first that can.
  public func requireUsableRow() throws(BankError) {
    var isUsable = false
    var first: BankDiagnostic?
    let failure = eachRow { reader, row, reading in
      isUsable = reading != nil
      if first == nil { first = reader.diagnostics.first.map { BankDiagnostic($0, in: row, of: reader.bytes) } }
      return !isUsable
    }
    if isUsable { return }
    if case .failed(let code) = failure { throw BankError(.cannotRead(errno: code), in: name) }
    guard failure == nil, let first else { throw BankError(.cutShort, in: name) }
    throw BankError(
      .noUsableRow(rows: rowCount, first: first.kind), in: name,
      at: .init(line: first.line, column: first.column))
  }

  /// Calls `body` with each row in order and its reader, until it returns false. Returns why not all rows
  /// could be read, nil when they could.
  @inline(__always)
  func eachRow(_ body: (BankReader, CSVRow, BankReader.Reading?) -> Bool) -> BankSource.Failure? {
    eachReader(of: BankPart(start: index.start, end: nil)) { reader, cursor in
      while let (row, reading) = reader.readNext(&cursor) {
        guard body(reader, row, reading) else { return false }
      }
      return true
    }
  }

  /// Calls `body` with a reader for one piece after the other, beginning with a part of the bank, until it returns
  /// false; `body` moves the cursor behind the last row that the reader finds. Returns why not all pieces could be read,
  /// nil when they could.
  @inline(__always)
  func eachReader(of part: BankPart, _ body: (inout BankReader, inout CSVCursor) -> Bool) -> BankSource.Failure? {
    let size = part.end.map { $0 - part.start.offset + BankLimits.behindPart } ?? BankLimits.piece
    return source.eachPiece(from: part.start, separator: separator, size: size) { piece, bytes, cursor in
      var reader = BankReader(bytes, of: piece, columns, heading: heading)
      return body(&reader, &cursor)
    }
  }
}

/// How many rows of a bank, or of several, can be used.
public struct UsableRows: Hashable, Sendable {
  /// All that can.
  public var all = 0
  /// Those of the levels that are asked for.
  public var drawn = 0
  /// Of these, those that have not one right choice.
  public var otherKinds = 0

  /// The sums of two counts.
  public static func + (one: UsableRows, other: UsableRows) -> UsableRows {
    UsableRows(
      all: one.all + other.all, drawn: one.drawn + other.drawn, otherKinds: one.otherKinds + other.otherKinds)
  }

  /// Makes it of its parts; of none without any.
  public init(all: Int = 0, drawn: Int = 0, otherKinds: Int = 0) {
    self.all = all
    self.drawn = drawn
    self.otherKinds = otherKinds
  }
}

/// The result of reading one row of a bank.
public struct BankResult: Hashable, Sendable {
  /// The line on which the row begins, from 1; nil when there is no such row.
  public let line: Int?
  /// The question; nil when the row cannot be used.
  public let question: Question?
  /// What is wrong with the row, in the order of its columns; holds an error when there is no question.
  public let problems: [BankDiagnostic]

  init(line: Int? = nil, question: Question?, problems: [BankDiagnostic]) {
    self.line = line
    self.question = question
    self.problems = problems
  }
}

/// What the first pass over a bank finds: how it is written, and its rows.
struct Opening {
  let dialect: BankDialect
  private(set) var index = BankIndex()
  /// Why not all rows were found; nil when they were.
  private(set) var failure: BankSource.Failure?

  /// Finds the heading and all rows.
  init(_ source: BankSource) {
    dialect = BankDialect(source)
    index.start = dialect.start
    failure = dialect.failure
    guard failure == nil, dialect.missing.isEmpty, dialect.kind == nil else { return }
    var index = index
    failure = source.eachPiece(from: dialect.start, separator: dialect.separator) { piece, bytes, cursor in
      while let row = bytes.nextRow(&cursor) { index.add(row, base: piece.base) }
      return true
    }
    self.index = index
  }
}

extension BankDiagnostic.Kind {
  /// Whether the answer column has text that is no valid answer.
  fileprivate var isStrangeAnswer: Bool {
    if case .answerNotAChoice = self { true } else { false }
  }

  /// Whether there are too few choices.
  fileprivate var isLackOfChoices: Bool {
    if case .tooFewChoices = self { true } else { false }
  }
}
