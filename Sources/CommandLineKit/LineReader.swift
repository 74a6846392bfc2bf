/// Reads lines as they come.
///
/// Reads one byte at a time, so that what follows a line is left to the next reader, like a shell's `read`.
public struct LineReader {
  /// How many bytes of a line are kept. No answer is that long; the rest is read and dropped.
  public static let limit = 4096
  /// How many bytes without a newline end the input: a stream that never ends a line may never end.
  public static let maximumLength = 1 << 20

  /// What a read came to.
  public enum Reading: Equatable, Sendable {
    /// A whole line, without its newline.
    case line(String)
    /// The line goes on, once more bytes are there.
    case unfinished
    /// The input has ended, with a last line that has no newline, if any.
    case end(String?)
  }

  private let nextByte: () -> UInt8?
  private var bytes: [UInt8] = []
  private var count = 0

  /// Reads the bytes that `nextByte` waits for and gives one by one; nil ends the input.
  public init(_ nextByte: @escaping () -> UInt8?) {
    self.nextByte = nextByte
  }

  /// The next line without its newline, with invalid UTF-8 replaced; the last line needs no newline. Nil at the end of
  /// the input, and when no newline comes for too long.
  public mutating func next() -> String? {
    switch read(while: { true }) {
    case .line(let line): line
    case .end(let last): last
    case .unfinished: nil
    }
  }

  /// Reads to the end of a line like ``next()``, but only as long as `hasMore` says that a byte is there.
  public mutating func read(while hasMore: () -> Bool) -> Reading {
    while hasMore() {
      guard let byte = nextByte() else { return .end(count == 0 ? nil : endLine()) }
      if byte == UInt8(ascii: "\n") { return .line(endLine()) }
      count += 1
      if count > LineReader.maximumLength { return .end(nil) }
      if bytes.count < LineReader.limit { bytes.append(byte) }
    }
    return .unfinished
  }

  private mutating func endLine() -> String {
    defer { (bytes, count) = ([], 0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
