/// The places of a bank's rows: every 16th or, of many rows, fewer; the others are counted from the nearest one before.
///
/// Its memory is bounded by `BankLimits.checkpoints`, whatever the number of rows.
struct BankIndex: Sendable {
  /// Where the first row may begin.
  var start = CSVCursor(offset: 0, line: 1)
  /// How many rows hold anything.
  private(set) var rowCount = 0
  /// The places of the rows 0, `stride`, 2 × `stride`, …
  private var checkpoints: [CSVCursor] = []
  /// A power of two.
  private var stride = 16

  /// How many checkpoints there may be.
  private let limit: Int

  /// An index of no rows, which will remember up to `limit` places.
  init(checkpoints limit: Int = BankLimits.checkpoints) {
    self.limit = limit
  }

  /// Adds the next row, which is in a piece that begins at `base` in the file.
  @inline(__always)
  mutating func add(_ row: CSVRow, base: Int) {
    if rowCount & (stride &- 1) == 0 { keep(CSVCursor(offset: base &+ row.start, line: row.line)) }
    rowCount &+= 1
  }

  private mutating func keep(_ place: CSVCursor) {
    if checkpoints.count == limit {
      checkpoints = Swift.stride(from: 0, to: checkpoints.count, by: 2).map { checkpoints[$0] }
      stride *= 2
      guard rowCount & (stride - 1) == 0 else { return }
    }
    checkpoints.append(place)
  }

  /// The way to a row, by its number from 0: a place before it, and how many rows to pass from there; nil when there is
  /// no such row.
  func way(to number: Int) -> (start: CSVCursor, rows: Int)? {
    guard number >= 0, number < rowCount, number / stride < checkpoints.count else { return nil }
    return (checkpoints[number / stride], number % stride)
  }

  /// The rows in parts: each ends at the first checkpoint by which it has at least this many bytes or rows.
  func parts(bytes: Int, rows: Int) -> [BankPart] {
    var starts = [start]
    var first = 0
    for (number, place) in checkpoints.enumerated().dropFirst() {
      guard place.offset - starts[starts.count - 1].offset >= bytes || number * stride - first >= rows else { continue }
      starts.append(place)
      first = number * stride
    }
    return starts.indices.map { number in
      BankPart(start: starts[number], end: number + 1 < starts.count ? starts[number + 1].offset : nil)
    }
  }
}
