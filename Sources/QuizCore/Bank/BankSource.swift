/// Where the bytes of a bank are: in memory, or in a file that is read piece by piece.
///
/// A file is never mapped into memory: when another program cuts a mapped file short, reading it ends the program.
enum BankSource: Sendable {
  case memory(BankBytes)
  case file(OpenFile)

  /// Why not all bytes could be read.
  enum Failure: Hashable, Sendable {
    /// The file became shorter after it was opened.
    case cutShort
    /// Reading failed, with this `errno`.
    case failed(errno: Int32)
  }

  /// Calls `body` with one piece of the bytes after the other, from `start` on, until it returns false. Returns why the
  /// end was not reached, nil when it was, or when `body` wanted no more.
  ///
  /// `body` moves the cursor, which counts from the piece's first byte, behind the last row that is whole; the next
  /// piece begins there. `size` is how many bytes of a file are read at first; rows that are longer make it grow.
  @inline(__always)
  func eachPiece(
    from start: CSVCursor, separator: UInt8, size: Int = BankLimits.piece,
    _ body: (BankBytes, CSVBytes, inout CSVCursor) -> Bool
  ) -> Failure? {
    switch self {
    case .memory(var bytes):
      var cursor = start
      bytes.separator = separator
      _ = bytes.withBytes { body(bytes, $0, &cursor) }
      return nil
    case .file(let file):
      var window = FileWindow(file, at: start, size: size, separator: separator)
      while let piece = window.next() {
        guard piece.withBytes({ body(piece, $0, &window.cursor) }) == true else { return nil }
      }
      return window.failure
    }
  }
}
