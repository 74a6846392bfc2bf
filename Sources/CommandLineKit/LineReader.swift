/// Reads lines as they come.
///
/// Reads one byte at a time, so that what follows a line is left to the next reader, like a shell's `read`.
public struct LineReader {
  /// How many bytes of a line are kept. No answer is that long; the rest is read and dropped.
  public static let limit = 4096
  /// How many bytes without a newline end the input: a stream that never ends a line may never end.
  public static let maximumLength = 1 << 20

  private let nextByte: () -> UInt8?

  /// Reads the bytes that `nextByte` waits for and gives one by one; nil ends the input.
  public init(_ nextByte: @escaping () -> UInt8?) {
    self.nextByte = nextByte
  }

  /// The next line without its newline, with invalid UTF-8 replaced; the last line needs no newline. Nil at the end of
  /// the input, and when no newline comes for too long.
  public func next() -> String? {
    var bytes: [UInt8] = []
    var count = 0
    while let byte = nextByte() {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      count += 1
      if count > LineReader.maximumLength { return nil }
      if bytes.count < LineReader.limit { bytes.append(byte) }
    }
    return count == 0 ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
