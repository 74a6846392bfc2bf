/// Some rows of a bank that follow each other, so that several parts can be read at once.
struct BankPart: Sendable {
  /// Where the first row may begin.
  let start: CSVCursor
  /// The place in the file where the first row of the next part begins; nil for the last part.
  let end: Int?
}

/// A usable row, as a check looks for it among those before.
struct CheckedRow: Sendable {
  /// Of its question and its right answer.
  let hash: UInt64
  /// Where it is.
  let row: CSVRow
  /// Where its question begins.
  let question: Int
}

/// What the rows of a part of a bank show, each by itself.
struct CheckedPart: Sendable {
  /// The answer of a row, and where it stands.
  struct Answer: Sendable {
    let number: Int
    let line: Int
    let column: Int
  }

  /// Rows that were read at once.
  struct Piece: Sendable {
    /// Their bytes.
    let bytes: BankBytes
    /// Those that can be used.
    fileprivate(set) var rows: [CheckedRow] = []
    /// How many cannot.
    fileprivate(set) var unusable = 0
    /// What is wrong with them, in the order of the file, and the place where the row begins.
    fileprivate(set) var found: [(row: Int, problem: BankDiagnostic)] = []

    /// That a row came before, on `line`.
    func duplicate(_ row: CheckedRow, of line: Int) -> BankDiagnostic? {
      let diagnostic = BankReader.RowDiagnostic(offset: row.question, kind: .duplicate(firstLine: line))
      return bytes.withBytes { BankDiagnostic(diagnostic, in: row.row, of: $0) }
    }
  }

  private(set) var pieces: [Piece] = []
  /// Why not all of its rows could be read; nil when they could.
  private(set) var failure: BankSource.Failure?
  /// The answer of the first row that can be used.
  private(set) var firstAnswer: Answer?
  /// Whether all others have the same.
  private(set) var isAnswerAlwaysTheSame = true

  /// Reads the rows of a part, and adds the warnings of `judge` about usable ones.
  init(_ bank: Bank, _ part: BankPart, _ judge: (BankRow) -> [BankDiagnostic]) {
    failure = bank.eachReader(of: part) { reader, cursor in
      var piece = Piece(bytes: reader.piece)
      defer { pieces.append(piece) }
      while let (row, reading) = reader.readNext(&cursor) {
        if let end = part.end, reader.piece.base + row.start >= end { return false }
        if let reading { add(reading, row, reader, judge, to: &piece) } else { piece.addUnusable(row, reader) }
      }
      return true
    }
  }

  @inline(__always)
  private mutating func add(
    _ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader, _ judge: (BankRow) -> [BankDiagnostic],
    to piece: inout Piece
  ) {
    if let number = reading.answer.map({ $0 + 1 }) {
      if let first = firstAnswer {
        if first.number != number { isAnswerAlwaysTheSame = false }
      } else {
        let place = reader.bytes.position(of: reading.answerField.start, in: row)
        firstAnswer = Answer(number: number, line: place.line, column: place.column)
      }
    } else {
      isAnswerAlwaysTheSame = false
    }
    piece.rows.append(CheckedRow(hash: reader.hash(reading), row: row, question: reading.question.start))
    let judged = judge(BankRow(bytes: reader.piece, row: row, fields: reader.fields, reading: reading))
    for problem in judged { piece.found.append((row.start, problem)) }
    reader.warnings(reading) { piece.add($0, row, reader) }
  }
}

extension CheckedPart.Piece {
  /// Adds a row that cannot be used.
  fileprivate mutating func addUnusable(_ row: CSVRow, _ reader: BankReader) {
    unusable += 1
    for diagnostic in reader.diagnostics { add(diagnostic, row, reader) }
  }

  fileprivate mutating func add(_ diagnostic: BankReader.RowDiagnostic, _ row: CSVRow, _ reader: BankReader) {
    found.append((row.start, BankDiagnostic(diagnostic, in: row, of: reader.bytes)))
  }
}
