/// Where the rows of a bank are: some of them, evenly spread, and the way to the others.
///
/// Its memory is bounded by `BankLimits.checkpoints`, whatever the number of rows.
struct BankIndex: Sendable {
  /// Where the first row may begin.
  let start: CSVCursor
  /// How many rows hold anything.
  private(set) var rowCount = 0
  /// The places of the rows 0, `stride`, 2 × `stride`, …
  private var checkpoints: [CSVCursor] = []
  /// A power of two.
  private var stride = 16

  /// How many checkpoints there may be.
  private let limit: Int

  /// Finds all rows from `start` on.
  init(_ bytes: CSVBytes, from start: CSVCursor, checkpoints limit: Int = BankLimits.checkpoints) {
    self.start = start
    self.limit = limit
    var cursor = start
    while let row = bytes.nextRow(&cursor) {
      if rowCount & (stride &- 1) == 0 { keep(CSVCursor(offset: row.start, line: row.line)) }
      rowCount &+= 1
    }
  }

  private mutating func keep(_ place: CSVCursor) {
    if checkpoints.count == limit {
      checkpoints = Swift.stride(from: 0, to: checkpoints.count, by: 2).map { checkpoints[$0] }
      stride *= 2
      guard rowCount & (stride - 1) == 0 else { return }
    }
    checkpoints.append(place)
  }

  /// A row by its number from 0; nil when there is no such row.
  func row(_ number: Int, in bytes: CSVBytes) -> CSVRow? {
    guard number >= 0, number < rowCount, number / stride < checkpoints.count else { return nil }
    var cursor = checkpoints[number / stride]
    for _ in 0..<(number % stride) where bytes.nextRow(&cursor) == nil { return nil }
    return bytes.nextRow(&cursor)
  }
}
