/// The counts of a check: rows and problems.
public struct BankCounts: Hashable, Sendable {
  /// Rows that can be used.
  public var usable = 0
  /// Rows that cannot.
  public var unusable = 0
  /// Problems that were errors; a row may have several.
  public var errors = 0
  /// Problems that were warnings.
  public var warnings = 0

  /// Counts nothing yet.
  public init() {}
}

extension Bank {
  /// Checks every row by every rule of a bank and calls `visit` with each problem, in the order of the file.
  public func check(_ visit: (BankDiagnostic) -> Void) -> BankCounts {
    var check = BankCheck(self)
    check.run(judge: nil, visit)
    return check.counts
  }

  /// The same with more rules: `judge` is called with every usable row and returns further warnings.
  public func check(
    alsoBy judge: (BankRow) -> [BankDiagnostic], _ visit: (BankDiagnostic) -> Void
  ) -> BankCounts {
    var check = BankCheck(self)
    withoutActuallyEscaping(judge) { check.run(judge: $0, visit) }
    return check.counts
  }
}

/// One pass over a bank by all rules.
///
/// What a row shows by itself is found when it is read; whether it came before, for some hundred rows at once, which
/// `DuplicateFinder` does faster.
private struct BankCheck {
  private let bank: Bank
  private var memory: DuplicateFinder
  private(set) var counts = BankCounts()
  /// The usable rows that were not yet looked for among those before.
  private var rows: [CheckedRow] = []
  /// What is wrong with the last rows and not yet reported, in the order of the file.
  private var found: [(row: Int, problem: BankDiagnostic)] = []
  /// The answer of the first row, and where it stands.
  private var firstAnswer: (number: Int, line: Int, column: Int)?
  private var isAnswerAlwaysTheSame: Bool

  /// Below so many rows it may well be chance that all answers are the same; with eight it is one in 16,384.
  private static let rowsToJudgeAnswers = 8
  /// Rows that are looked for at once: their places in the finder's table fit in a processor's cache.
  private static let batch = 512

  init(_ bank: Bank) {
    self.bank = bank
    memory = DuplicateFinder(rows: bank.rowCount)
    rows.reserveCapacity(BankCheck.batch)
    // Where the answer is the right choice itself, it is the first choice of every row.
    isAnswerAlwaysTheSame = bank.columns.answerRule != .itself
  }

  mutating func run(judge: ((BankRow) -> [BankDiagnostic])?, _ visit: (BankDiagnostic) -> Void) {
    for problem in bank.headingProblems { report(problem, visit) }
    let failure = bank.eachReader { reader, cursor in
      while let (row, reading) = reader.readNext(&cursor) {
        if let reading { usable(reading, row, reader, judge) } else { unusable(row, reader) }
        if rows.count == BankCheck.batch || found.count >= BankCheck.batch { settle(reader.bytes, visit) }
      }
      settle(reader.bytes, visit)
      return true
    }
    if let failure {
      // Rows that are gone cannot be used.
      counts.unusable = max(counts.unusable, bank.rowCount - counts.usable)
      report(BankDiagnostic(line: 1, column: 1, kind: BankDiagnostic.Kind(failure)), visit)
    }
    if isAnswerAlwaysTheSame, counts.usable >= BankCheck.rowsToJudgeAnswers, let answer = firstAnswer {
      let kind = BankDiagnostic.Kind.sameAnswer(answer.number, rows: counts.usable)
      report(BankDiagnostic(line: answer.line, column: answer.column, kind: kind), visit)
    }
  }

  private mutating func unusable(_ row: CSVRow, _ reader: BankReader) {
    counts.unusable += 1
    for diagnostic in reader.diagnostics { find(diagnostic, in: row, of: reader.bytes) }
  }

  @inline(__always)
  private mutating func usable(
    _ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader, _ judge: ((BankRow) -> [BankDiagnostic])?
  ) {
    counts.usable += 1
    if let first = firstAnswer {
      if first.number != reading.answer + 1 { isAnswerAlwaysTheSame = false }
    } else {
      let place = reader.bytes.position(of: reading.answerField.start, in: row)
      firstAnswer = (reading.answer + 1, place.line, place.column)
    }
    rows.append(CheckedRow(hash: reader.hash(reading), row: row, question: reading.question.start))
    if let judged = judge?(BankRow(bytes: reader.piece, row: row, fields: reader.fields, reading: reading)) {
      for problem in judged { found.append((row.start, problem)) }
    }
    if let equal = reader.equalChoices(reading) { find(equal, in: row, of: reader.bytes) }
    if let level = reader.unknownLevel() { find(level, in: row, of: reader.bytes) }
  }

  private mutating func find(_ diagnostic: BankReader.RowDiagnostic, in row: CSVRow, of bytes: CSVBytes) {
    found.append((row.start, BankDiagnostic(diagnostic, in: row, of: bytes)))
  }

  /// Finds duplicates among the last rows, which are in `bytes`, and reports what is wrong with each of these.
  private mutating func settle(_ bytes: CSVBytes, _ visit: (BankDiagnostic) -> Void) {
    memory.eachDuplicate(among: rows) { duplicate, line in
      let diagnostic = BankReader.RowDiagnostic(offset: duplicate.question, kind: .duplicate(firstLine: line))
      found.append((duplicate.row.start, BankDiagnostic(diagnostic, in: duplicate.row, of: bytes)))
    }
    rows.removeAll(keepingCapacity: true)
    if found.isEmpty { return }
    found.sort { ($0.row, $0.problem.line, $0.problem.column) < ($1.row, $1.problem.line, $1.problem.column) }
    for (_, problem) in found { report(problem, visit) }
    found.removeAll(keepingCapacity: true)
  }

  private mutating func report(_ problem: BankDiagnostic, _ visit: (BankDiagnostic) -> Void) {
    switch problem.severity {
    case .error: counts.errors += 1
    case .warning: counts.warnings += 1
    }
    visit(problem)
  }
}

extension BankDiagnostic.Kind {
  /// Why a file could not be read to its end.
  init(_ failure: BankSource.Failure) {
    switch failure {
    case .cutShort: self = .cutShort
    case .failed(let code): self = .cannotRead(errno: code)
    }
  }
}
