/// The lines of a text in UTF-8, split at LF, CR LF and CR, one at a time: a file of newlines needs no memory.
struct TextLines: Sequence, IteratorProtocol {
  /// A line without its end.
  struct Line {
    /// Its number, from 1.
    let number: Int
    /// Its bytes.
    let bytes: ArraySlice<UInt8>
    /// Its text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// Its text without the white space around it.
    var trimmed: String { String(decoding: WhiteSpace.trimmed(bytes), as: UTF8.self) }
    /// Whether there is only white space on it.
    var isBlank: Bool { WhiteSpace.trimmed(bytes).isEmpty }
  }

  private let bytes: [UInt8]
  private var number = 0
  /// Where the next line begins; nil behind the last.
  private var start: Int? = 0

  /// Splits text; one that ends in a newline has an empty line behind it.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What is behind the lines so far.
  var rest: ArraySlice<UInt8> { start.map { bytes[$0...] } ?? [] }

  mutating func next() -> Line? {
    guard let start else { return nil }
    number += 1
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if end == bytes.count {
      self.start = nil
    } else {
      self.start = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
    }
    return Line(number: number, bytes: bytes[start..<end])
  }
}

/// White space in UTF-8, as `Unicode.Scalar.isSpace` has it.
enum WhiteSpace {
  /// Bytes without the white space around them.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = bytes.startIndex
    var end = bytes.endIndex
    while start < end {
      let count = length(at: start, in: bytes)
      if count == 0 { break }
      start += count
    }
    while start < end {
      let rest = bytes[start..<end]
      let count = (1...3).first { end - $0 >= start && length(at: end - $0, in: rest) == $0 } ?? 0
      if count == 0 { break }
      end -= count
    }
    return bytes[start..<end]
  }

  /// How many bytes the white space at a place has; 0 when there is none.
  private static func length(at place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let first = bytes[place]
    if first < 0x80 { return first == 0x20 || (0x09...0x0D).contains(first) ? 1 : 0 }
    let left = bytes.endIndex - place
    guard left >= 2 else { return 0 }
    let second = bytes[place + 1]
    if first == 0xC2 { return second == 0x85 || second == 0xA0 ? 2 : 0 }
    guard left >= 3 else { return 0 }
    let third = bytes[place + 2]
    switch (first, second) {
    case (0xE1, 0x9A): return third == 0x80 ? 3 : 0
    case (0xE2, 0x80): return (0x80...0x8A).contains(third) || [0xA8, 0xA9, 0xAF].contains(third) ? 3 : 0
    case (0xE2, 0x81): return third == 0x9F ? 3 : 0
    case (0xE3, 0x80): return third == 0x80 ? 3 : 0
    case _: return 0
    }
  }
}
