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
private struct BankCheck {
  private let bank: Bank
  private var memory: DuplicateFinder
  private(set) var counts = BankCounts()
  /// The answer of the first row, and where it stands.
  private var firstAnswer: (number: Int, line: Int, column: Int)?
  private var isAnswerAlwaysTheSame: Bool

  /// Below so many rows it may well be chance that all answers are the same; with eight it is one in 16,384.
  private static let rowsToJudgeAnswers = 8

  init(_ bank: Bank) {
    self.bank = bank
    memory = DuplicateFinder(rows: bank.rowCount)
    // Where the answer is the right choice itself, it is the first choice of every row.
    isAnswerAlwaysTheSame = bank.columns.answerRule != .itself
  }

  mutating func run(judge: ((BankRow) -> [BankDiagnostic])?, _ visit: (BankDiagnostic) -> Void) {
    for problem in bank.headingProblems { report(problem, visit) }
    let failure = bank.eachRow { reader, row, reading in
      if let reading { usable(reading, row, reader, judge, visit) } else { unusable(row, reader, visit) }
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

  private mutating func unusable(_ row: CSVRow, _ reader: BankReader, _ visit: (BankDiagnostic) -> Void) {
    counts.unusable += 1
    for diagnostic in reader.diagnostics { report(BankDiagnostic(diagnostic, in: row, of: reader.bytes), visit) }
  }

  @inline(__always)
  private mutating func usable(
    _ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader, _ judge: ((BankRow) -> [BankDiagnostic])?,
    _ visit: (BankDiagnostic) -> Void
  ) {
    counts.usable += 1
    if let first = firstAnswer {
      if first.number != reading.answer + 1 { isAnswerAlwaysTheSame = false }
    } else {
      let place = reader.bytes.position(of: reading.answerField.start, in: row)
      firstAnswer = (reading.answer + 1, place.line, place.column)
    }

    let twin = memory.line(of: reader.hash(reading), at: row.line)
    let equal = reader.equalChoices(reading)
    let level = reader.unknownLevel()
    let judged = judge?(BankRow(bytes: reader.piece, row: row, fields: reader.fields, reading: reading)) ?? []
    if twin == nil, equal == nil, level == nil, judged.isEmpty { return }

    var problems = judged
    for warning in [equal, level].compactMap({ $0 }) {
      problems.append(BankDiagnostic(warning, in: row, of: reader.bytes))
    }
    if let twin {
      let diagnostic = BankReader.RowDiagnostic(offset: reading.question.start, kind: .duplicate(firstLine: twin))
      problems.append(BankDiagnostic(diagnostic, in: row, of: reader.bytes))
    }
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    for problem in problems { report(problem, visit) }
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
