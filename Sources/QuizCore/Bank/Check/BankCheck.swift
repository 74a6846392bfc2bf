/// The counts of a check: rows and problems.
public struct BankCounts: Hashable, Sendable {
  /// Rows that can be used.
  public var usable = 0
  /// Rows that cannot.
  public var unusable = 0
  /// Those of other kinds than one right choice.
  public var keyed: [QuestionKind: Int] = [:]
  /// Problems that were errors; a row may have several.
  public var errors = 0
  /// Problems that were warnings.
  public var warnings = 0

  /// Counts nothing yet.
  public init() {}

  /// Adds other counts.
  public mutating func add(_ other: BankCounts) {
    usable += other.usable
    unusable += other.unusable
    errors += other.errors
    warnings += other.warnings
    keyed.merge(other.keyed, uniquingKeysWith: +)
  }

  /// The kinds of the rows that can be used and how many there are of each, in the order of the list of kinds.
  public var kinds: [(kind: QuestionKind, count: Int)] {
    let one = usable - keyed.values.reduce(0, +)
    return QuestionKind.all.compactMap { kind in
      let count = kind == .one ? one : keyed[kind] ?? 0
      return count > 0 ? (kind, count) : nil
    }
  }
}

extension Bank {
  /// Checks every row by every rule of a bank and calls `visit` with each problem, in the order of the file.
  public func check(_ visit: (BankDiagnostic) -> Void) -> BankCounts {
    check(alsoBy: { _ in [] }, visit)
  }

  /// The same with more rules: `judge` is called with every usable row, in order, and returns further warnings.
  public func check(
    alsoBy judge: (BankRow) -> [BankDiagnostic], _ visit: (BankDiagnostic) -> Void
  ) -> BankCounts {
    var check = BankCheck(self)
    check.run(judge, visit)
    return check.counts
  }

  /// The same, done by `workers`, perhaps several parts of the bank at once: `judge` is called with the rows in any order,
  /// `visit` in that of the file.
  public func check(
    alsoBy judge: @escaping @Sendable (BankRow) -> [BankDiagnostic], by workers: some Workers,
    _ visit: (BankDiagnostic) -> Void
  ) -> BankCounts {
    var check = BankCheck(self)
    check.run(by: workers, judge, visit)
    return check.counts
  }
}

/// One pass over a bank by all rules.
///
/// What a row shows by itself is found part by part, as `CheckedPart`; what needs the rows before is found here, when
/// the parts are put together in order.
struct BankCheck {
  private(set) var counts = BankCounts()
  private let bank: Bank
  private let parts: [BankPart]
  private var memory: DuplicateFinder
  /// The answer of the first row, and where it stands.
  private var firstAnswer: CheckedPart.Answer?
  private var isAnswerAlwaysTheSame: Bool
  /// What the rows have in common.
  private var alike = AlikeRows()
  /// The rows that do not name their kind.
  private var doubtful: [CheckedPart.Doubtful] = []

  /// Below this many rows, equal answers may well be chance; with eight the odds are one in 16,384.
  private static let rowsToJudgeAnswers = 8

  /// Will check a bank in its `parts`.
  init(_ bank: Bank, in parts: [BankPart]) {
    self.bank = bank
    self.parts = parts
    memory = DuplicateFinder(rows: bank.rowCount)
    // Where the answer is the right choice itself, it is the first choice of every row.
    isAnswerAlwaysTheSame = bank.columns.answerRule != .itself
  }

  /// Will check a bank in parts of a usual size.
  init(_ bank: Bank) {
    self.init(bank, in: bank.index.parts(bytes: BankLimits.piece, rows: BankLimits.rowsInPart))
  }

  /// Checks one part after the other.
  mutating func run(_ judge: (BankRow) -> [BankDiagnostic], _ visit: (BankDiagnostic) -> Void) {
    begin(visit)
    for part in parts {
      guard add(CheckedPart(bank, part, judge), visit) else { break }
    }
    end(visit)
  }

  /// Has the parts checked by `workers`.
  mutating func run(
    by workers: some Workers, _ judge: @escaping @Sendable (BankRow) -> [BankDiagnostic],
    _ visit: (BankDiagnostic) -> Void
  ) {
    begin(visit)
    let (bank, parts) = (bank, parts)
    workers.inOrder(parts.count) {
      CheckedPart(bank, parts[$0], judge)
    } take: {
      add($0, visit)
    }
    end(visit)
  }

  private mutating func begin(_ visit: (BankDiagnostic) -> Void) {
    for problem in bank.headingProblems { report(problem, visit) }
  }

  /// Adds the next part; false when the rows behind it cannot be read.
  private mutating func add(_ part: CheckedPart, _ visit: (BankDiagnostic) -> Void) -> Bool {
    if let first = firstAnswer ?? part.firstAnswer, let answer = part.firstAnswer {
      firstAnswer = first
      if !part.isAnswerAlwaysTheSame || answer.text != first.text { isAnswerAlwaysTheSame = false }
    }
    alike.add(part.alike)
    counts.keyed.merge(part.keyedCounts, uniquingKeysWith: +)
    for rows in part.doubtful {
      if let index = doubtful.firstIndex(where: { $0.kind == rows.kind }) {
        doubtful[index].count += rows.count
      } else {
        doubtful.append(rows)
      }
    }
    for piece in part.pieces {
      counts.usable += piece.rows.count
      counts.unusable += piece.unusable
      var found = piece.found
      memory.eachDuplicate(among: piece.rows) { row, line in
        if let problem = piece.duplicate(row, of: line) { found.append((row.row.start, problem)) }
      }
      found.sort { ($0.row, $0.problem.line, $0.problem.column) < ($1.row, $1.problem.line, $1.problem.column) }
      for (_, problem) in found { report(problem, visit) }
    }
    guard let failure = part.failure else { return true }
    // Rows that are gone cannot be used.
    counts.unusable = max(counts.unusable, bank.rowCount - counts.usable)
    report(BankDiagnostic(line: 1, column: 1, kind: BankDiagnostic.Kind(failure)), visit)
    return false
  }

  private mutating func end(_ visit: (BankDiagnostic) -> Void) {
    for rows in doubtful {
      let kind = BankDiagnostic.Kind.readAs(rows.kind, found: rows.first.text, others: rows.count - 1)
      report(BankDiagnostic(line: rows.first.line, column: rows.first.column, kind: kind), visit)
    }
    for problem in alike.problems { report(problem, visit) }
    guard isAnswerAlwaysTheSame, counts.usable >= BankCheck.rowsToJudgeAnswers, let answer = firstAnswer else { return }
    let kind = BankDiagnostic.Kind.sameAnswer(answer.text, rows: counts.usable)
    report(BankDiagnostic(line: answer.line, column: answer.column, kind: kind), visit)
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
