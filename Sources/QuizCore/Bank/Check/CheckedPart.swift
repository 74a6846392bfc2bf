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
    /// As a bank may write it.
    let text: String
    let line: Int
    let column: Int
  }

  /// Rows that do not name their kind, and could well be of another one.
  struct Doubtful: Sendable {
    let kind: QuestionKind
    /// The first answer.
    let first: Answer
    var count: Int
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
  /// The number of the choice that is the first answer; 0 where it is another one.
  private var firstNumber = 0
  /// How many rows are of each kind but that of one right choice.
  private(set) var keyedCounts: [QuestionKind: Int] = [:]
  /// What the rows have in common.
  private(set) var alike = AlikeRows()
  /// The rows that do not name their kind, where there is no column for it.
  private(set) var doubtful: [Doubtful] = []

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
    if reading.keyed == nil, let answer = reading.answer {
      if firstAnswer == nil {
        firstNumber = answer + 1
        firstAnswer = self.answer(String(answer + 1), reading, row, reader)
      } else if firstNumber != answer + 1 {
        isAnswerAlwaysTheSame = false
      }
    } else {
      addKeyed(reading, row, reader)
    }
    alike.add(reading, row, reader)
    piece.rows.append(CheckedRow(hash: reader.hash(reading), row: row, question: reading.question.start))
    let judged = judge(BankRow(bytes: reader.piece, row: row, fields: reader.fields, reading: reading))
    for problem in judged { piece.found.append((row.start, problem)) }
    reader.warnings(reading) { problem in
      // Where no row can name its kind, it is said once for all of them.
      if reader.fields.columns.kind == nil, case .readAs = problem.kind { return }
      piece.add(problem, row, reader)
    }
  }

  private func answer(_ text: String, _ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader) -> Answer {
    let place = reader.bytes.position(of: reading.answerField.start, in: row)
    return Answer(text: text, line: place.line, column: place.column)
  }

  /// Counts a row of another kind than one right choice.
  private mutating func addKeyed(_ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader) {
    guard let keyed = reading.keyed else { return }
    keyedCounts[keyed.kind, default: 0] += 1
    if isAnswerAlwaysTheSame {
      let text = reader.question(reading)?.answerCell ?? ""
      if !keyed.kind.cell.saysAnswer || firstAnswer.map({ $0.text != text || firstNumber > 0 }) == true {
        isAnswerAlwaysTheSame = false
      }
      if firstAnswer == nil { firstAnswer = answer(text, reading, row, reader) }
    }
    guard keyed.isDoubtful, reader.fields.columns.kind == nil else { return }
    if let index = doubtful.firstIndex(where: { $0.kind == keyed.kind }) {
      doubtful[index].count += 1
    } else {
      let first = answer(reader.bytes.text(of: reading.answerField), reading, row, reader)
      doubtful.append(Doubtful(kind: keyed.kind, first: first, count: 1))
    }
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
