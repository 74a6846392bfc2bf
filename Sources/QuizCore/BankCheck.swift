/// How many rows of a bank are good for what.
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
  /// Goes through every row by every rule and tells what is wrong, in the order of the file.
  public func check(_ visit: (BankProblem) -> Void) -> BankCounts {
    var counts = BankCounts()
    func report(_ problem: BankProblem) {
      switch problem.severity {
      case .error: counts.errors += 1
      case .warning: counts.warnings += 1
      }
      visit(problem)
    }
    headingProblems.forEach(report)
    _ = bytes.read { bytes in
      var reader = BankReader(bytes, columns)
      var cursor = index.start
      while let row = bytes.nextRow(&cursor) {
        if let reading = reader.read(row) {
          counts.usable += 1
          if let equal = reader.equalChoices(reading) { report(BankProblem(equal, in: row, of: bytes)) }
        } else {
          counts.unusable += 1
          for finding in reader.findings { report(BankProblem(finding, in: row, of: bytes)) }
        }
      }
    }
    return counts
  }
}
