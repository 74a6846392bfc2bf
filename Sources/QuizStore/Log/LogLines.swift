import QuizCore

/// The complete lines of a file, from either end, read in blocks.
///
/// Holds one block and one line in memory, whatever the length of the file; never writes. Bytes after the last newline
/// are a record being written and are not visited.
public struct LogLines: ~Copyable {
  /// The file's path.
  let path: String
  private let file: File
  /// Which file it was when it was opened.
  var fingerprint: FileFingerprint { file.status.fingerprint }
  /// The file's size when it was opened; what is appended later is not read.
  public var size: Int { file.size }

  /// The largest block, in bytes.
  private static let block = 256 << 10
  /// The first block, enough for the rounds of a screen. Each following block is twice as long.
  private static let firstBlock = 16 << 10

  /// Opens the file; `nil` when there is none.
  public init?(_ path: String) throws(ReadError) {
    guard let file = try File.reading(path) else { return nil }
    self.path = path
    self.file = file
  }

  /// Visits the lines from `start` on, oldest first, until `visit` returns false: the offset of each, and its bytes or
  /// `nil` when it is too long. Returns where the last visited line ends.
  public borrowing func forwards(
    from start: Int, _ visit: (_ offset: Int, _ line: UnsafeRawBufferPointer?) -> Bool
  ) throws(ReadError) -> Int {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: LogLines.block + RoundRecord.longestLine, alignment: 16)
    defer { buffer.deallocate() }
    if size - start > buffer.count { file.expectToReadAll() }
    var lineStart = start
    // The buffer's first `held` bytes are file[lineStart...], or the end of a line too long to hold.
    var held = 0
    var position = start
    var isTooLong = false
    var block = LogLines.firstBlock
    while position < size {
      let room = min(block, buffer.count - held, size - position)
      block = min(block * 2, LogLines.block)
      let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[held..<held + room]), at: position)
      if count == 0 { break }
      position += count
      let filled = held + count
      var begin = 0
      while let end = LogLines.newline(in: buffer, begin, filled) {
        let isWhole = !isTooLong && end - begin <= RoundRecord.longestLine
        let goesOn = visit(lineStart, isWhole ? UnsafeRawBufferPointer(rebasing: buffer[begin..<end]) : nil)
        lineStart = position - filled + end + 1
        begin = end + 1
        isTooLong = false
        if !goesOn { return lineStart }
      }
      held = filled - begin
      if held > RoundRecord.longestLine {
        isTooLong = true
        held = 0
      } else if begin > 0, held > 0 {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[begin..<filled]))
      }
    }
    return lineStart
  }

  /// Visits the lines that end at or before `end`, newest first, until `visit` returns false: the offset of each, and its
  /// bytes or `nil` when it is too long.
  borrowing func backwards(
    from end: Int, _ visit: (_ offset: Int, _ line: UnsafeRawBufferPointer?) -> Bool
  ) throws(ReadError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: LogLines.block + RoundRecord.longestLine, alignment: 16)
    defer { buffer.deallocate() }
    // buffer[low..<high] is file[position..<position + high - low]; what was visited is beyond `high`.
    var low = buffer.count
    var high = buffer.count
    var position = min(end, size)
    // No line is visited before the newline at its end was seen.
    var state = BackwardState.inFlight
    var newlines: [Int] = []
    var block = LogLines.firstBlock
    while position > 0 {
      // The bytes of an incomplete line move to the end of the buffer, and the block before them is read.
      let held = high - low
      if held > 0, high < buffer.count {
        UnsafeMutableRawBufferPointer(rebasing: buffer[(buffer.count - held)...])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[low..<high]))
      }
      high = buffer.count
      low = high - held
      let room = min(low, block, position)
      block = min(block * 2, LogLines.block)
      let count = try read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[low - room..<low]), at: position - room)
      // A writer truncated the file after a failed write; the next reader reads the rest.
      guard count == room else { return }
      low -= room
      position -= room
      // The bytes from before have no newline, so only the new block is searched; forwards, as glibc's memchr is fast.
      newlines.removeAll(keepingCapacity: true)
      while let newline = LogLines.newline(in: buffer, newlines.last.map { $0 + 1 } ?? low, low + room) {
        newlines.append(newline)
      }
      while let newline = newlines.popLast() {
        let offset = position + newline + 1 - low
        switch state {
        case .inFlight: break
        case .line where high - newline - 1 <= RoundRecord.longestLine:
          guard visit(offset, UnsafeRawBufferPointer(rebasing: buffer[newline + 1..<high])) else { return }
        case .line, .tooLong:
          guard visit(offset, nil) else { return }
        }
        state = .line
        high = newline
      }
      switch state {
      case .inFlight, .tooLong: high = low
      case .line where high - low > RoundRecord.longestLine:
        state = .tooLong
        high = low
      case .line: break
      }
    }
    switch state {
    case .inFlight: break
    case .line: _ = visit(0, UnsafeRawBufferPointer(rebasing: buffer[low..<high]))
    case .tooLong: _ = visit(0, nil)
    }
  }

  /// The last bytes before `end`, at most `count`.
  public borrowing func tail(before end: Int, count: Int) throws(ReadError) -> [UInt8] {
    let count = max(0, min(count, end))
    do throws(Errno) {
      return try file.bytes(at: end - count, count: count)
    } catch {
      throw .read(path: path, errno: error.code)
    }
  }

  /// The state of reading backwards.
  private enum BackwardState {
    /// After the last newline: not a complete line.
    case inFlight
    /// In a line whose end was seen.
    case line
    /// In a line whose end was seen and which is too long.
    case tooLong
  }

  private borrowing func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadError) -> Int {
    do throws(Errno) {
      return try file.read(into: buffer, at: offset)
    } catch {
      throw .read(path: path, errno: error.code)
    }
  }

  private static func newline(in buffer: UnsafeMutableRawBufferPointer, _ begin: Int, _ end: Int) -> Int? {
    guard begin < end, let base = buffer.baseAddress,
      let found = Memory.first(RecordLine.newline, in: base + begin, end - begin)
    else { return nil }
    return UnsafeMutableRawPointer(found) - base
  }
}
