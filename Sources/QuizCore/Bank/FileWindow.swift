/// The part of a file that is in memory while its rows are read in order.
///
/// Holds at least one whole row, or the beginning of one that is longer than `BankLimits.row`. Its memory is bounded by
/// `BankLimits.longestPiece`.
struct FileWindow {
  /// Where the next row may begin: bytes from the window's first one, and the line.
  var cursor: CSVCursor
  /// Why not all of the file was read; nil while nothing is wrong.
  private(set) var failure: BankSource.Failure?

  private let file: OpenFile
  private let separator: UInt8
  private var bytes: [UInt8]
  /// How many of `bytes` were read.
  private var count = 0
  /// The place in the file of the window's first byte.
  private var base: Int
  /// How the last piece ended; nil before the first.
  private var end: CSVBytes.End?

  /// A window that begins at `start`, a place in the file, and reads `size` bytes at first.
  init(_ file: OpenFile, at start: CSVCursor, size: Int, separator: UInt8) {
    self.file = file
    self.separator = separator
    base = start.offset
    cursor = CSVCursor(offset: 0, line: start.line)
    bytes = Array(repeating: 0, count: max(1, min(size, file.size - start.offset, BankLimits.longestPiece)))
  }

  /// The next piece, which begins at `cursor`; nil at the end of what can be read.
  mutating func next() -> BankBytes? {
    var isLongRow = false
    switch end {
    case nil: break
    case .file: return nil
    case .longRow:
      skipLongRow()
      discard(cursor.offset)
    case .more where cursor.offset > 0: discard(cursor.offset)
    case .more where bytes.count < BankLimits.longestPiece:
      bytes += Array(repeating: 0, count: min(bytes.count * 3, BankLimits.longestPiece - bytes.count))
    case .more: isLongRow = true
    }
    if failure != nil { return nil }
    fill()
    let end: CSVBytes.End = isLastPiece ? .file : isLongRow ? .longRow : .more
    self.end = end
    var piece = BankBytes(bytes, count: count, base: base, end: end)
    piece?.separator = separator
    return piece
  }

  private var isLastPiece: Bool { base + count >= file.size }

  /// Drops the first `count` bytes; the cursor then stands at the first of the others.
  private mutating func discard(_ dropped: Int) {
    let rest = dropped..<count
    bytes.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[rest])) }
    count -= dropped
    base += dropped
    cursor.offset = 0
  }

  /// Reads until the window is full or the file ends.
  private mutating func fill() {
    let wanted = min(bytes.count, file.size - base)
    while count < wanted {
      let space = count..<wanted
      let place = base + count
      let result = bytes.withUnsafeMutableBytes {
        file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[space]), at: place)
      }
      switch result {
      case .success(0):
        failure = .cutShort
        return
      case .success(let more): count += more
      case .failure(let error):
        failure = .failed(errno: error.code)
        return
      }
    }
  }

  /// Moves the cursor behind the row at the window's first byte, as `CSVBytes` ends rows that are too long.
  private mutating func skipLongRow() {
    cursor.offset = 0
    var discarded = 0
    while failure == nil {
      let end: CSVBytes.End = isLastPiece ? .file : .more
      let isPassed = BankBytes(bytes, count: count, base: base, end: end)?.withBytes { bytes in
        while let line = bytes.nextLine(from: cursor.offset) {
          cursor = CSVCursor(offset: line.next, line: cursor.line + 1)
          if discarded + line.end >= BankLimits.row || line.next == bytes.count && end == .file { return true }
        }
        return false
      }
      guard isPassed == false else { return }
      // The rest of the window is the beginning of a line; a CR at its end may be half of a line end.
      let dropped = count - (bytes[count - 1] == CSV.cr ? 1 : 0)
      discarded += dropped
      discard(dropped)
      fill()
    }
  }
}
