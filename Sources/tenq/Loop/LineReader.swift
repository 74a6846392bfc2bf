import Glibc

/// Lines of a file that is read as it comes: a terminal, a pipe.
///
/// Takes one byte at a time, so that what follows a line is left to whoever reads next, as a shell's `read` leaves it.
struct LineReader {
  /// Bytes of a line that are kept. No answer has so many; what is beyond is read and forgotten.
  static let limit = 4096
  /// Bytes after which what comes is no line, whatever follows: something that never ends a line never ends.
  static let timeout = 1 << 20

  private let file: Int32

  /// Reads from an open file.
  init(_ file: Int32) {
    self.file = file
  }

  /// The next line without its end, what is not UTF-8 replaced; a last one needs no end. Nil when there are no more, and
  /// when it is too long to be one.
  func next() -> String? {
    var bytes: [UInt8] = []
    var count = 0
    while let byte = nextByte() {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      count += 1
      if count > LineReader.timeout { return nil }
      if bytes.count < LineReader.limit { bytes.append(byte) }
    }
    return count == 0 ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The next byte; nil at the end, or where nothing can be read, which no answer can follow either.
  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(file, &byte, 1)
      if count == 1 { return byte }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Left non-blocking by whoever had it before.
        var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, -1) >= 0 || errno == EINTR else { return nil }
      case _: return nil
      }
    }
  }
}
