/// The bytes of a CSV file, searched sixteen or eight at a time.
///
/// Borrows its memory: valid only inside the closure that was called with it. Every search stays between the two places
/// it is given.
struct CSVBytes {
  /// What follows the last byte.
  enum End: Hashable, Sendable {
    /// Nothing: the file ends here.
    case file
    /// More of the file, which can be read: a row that ends only there is not given yet.
    case more
    /// The rest of a row that is longer than `BankLimits.row`.
    case longRow
  }

  private let base: UnsafeRawPointer
  /// What follows the last byte.
  let end: End
  /// How many bytes there are; places run from 0 up to it.
  let count: Int
  /// The byte between two fields: a comma, or what else the file has.
  let separator: UInt8
  /// Eight times the separator, made once and not for every field.
  private let separators: UInt64

  /// The bytes of `buffer`; nil when that is empty.
  init?(_ buffer: UnsafeRawBufferPointer, end: End = .file, separator: UInt8 = CSV.comma) {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
    self.base = base
    count = buffer.count
    self.end = end
    self.separator = separator
    separators = repeated8(separator)
  }

  /// The byte at a place below `count`.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    assert(place >= 0 && place < count)
    return base.load(fromByteOffset: place, as: UInt8.self)
  }

  /// The bytes of a range, for the standard library to read.
  func slice(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    assert(start >= 0 && start <= end && end <= count)
    return UnsafeRawBufferPointer(start: base + start, count: end - start)
  }

  /// Whether the bytes begin with a byte order mark.
  var startsWithMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// Eight bytes, the first in the lowest bits; `place + 8` is not beyond `count`.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    assert(place >= 0 && place + 8 <= count)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Sixteen bytes; `place + 16` is not beyond `count`.
  @inline(__always)
  func block(at place: Int) -> SIMD16<UInt8> {
    assert(place >= 0 && place + 16 <= count)
    return base.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
  }

  /// The first quote, LF or CR from `start` on, or `end`.
  func firstMark(from start: Int, to end: Int) -> Int { firstLineEnd(or: CSV.quote, from: start, to: end) }

  /// The first LF or CR from `start` on, or `end`: a line of nothing but quotes is passed as fast as any other.
  func firstLineEnd(from start: Int, to end: Int) -> Int { firstLineEnd(or: CSV.lf, from: start, to: end) }

  @inline(__always)
  private func firstLineEnd(or other: UInt8, from start: Int, to end: Int) -> Int {
    var place = start
    while place &+ 16 <= end {
      let block: SIMD16<UInt8> = block(at: place)
      let hits =
        (block .== repeated16(other)) .| (block .== repeated16(CSV.lf)) .| (block .== repeated16(CSV.cr))
      if let hit = firstTrue(in: hits) { return place &+ hit }
      place &+= 16
    }
    while place &+ 8 <= end {
      let word = word(at: place)
      let hits =
        zeroes(word ^ repeated8(other)) | zeroes(word ^ repeated8(CSV.lf)) | zeroes(word ^ repeated8(CSV.cr))
      if hits != 0 { return place &+ hits.trailingZeroBitCount >> 3 }
      place &+= 8
    }
    while place < end {
      let byte = self[place]
      if byte == other || byte == CSV.lf || byte == CSV.cr { return place }
      place &+= 1
    }
    return end
  }

  /// The first separator from `start` on, or `end`.
  @inline(__always)
  func firstSeparator(from start: Int, to end: Int) -> Int {
    first(separator, eightfold: separators, from: start, to: end)
  }

  /// The first `byte` from `start` on, or `end`.
  @inline(__always)
  func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    first(byte, eightfold: repeated8(byte), from: start, to: end)
  }

  @inline(__always)
  private func first(_ byte: UInt8, eightfold: UInt64, from start: Int, to end: Int) -> Int {
    var place = start
    while place &+ 8 <= end {
      let hits = zeroes(word(at: place) ^ eightfold)
      if hits != 0 { return place &+ hits.trailingZeroBitCount >> 3 }
      place &+= 8
    }
    while place < end {
      if self[place] == byte { return place }
      place &+= 1
    }
    return end
  }
}

/// The bytes that mean something in CSV, and how cells are written.
public enum CSV {
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let tab = UInt8(ascii: "\t")
  static let lf: UInt8 = 0x0A
  static let cr: UInt8 = 0x0D

  /// A cell: in quotes where it holds a quote, a line end or one of the separators, or says what a formula that failed
  /// says.
  public static func cell(_ text: String, separators: String = ",") -> String {
    let special = [quote, lf, cr] + separators.utf8
    return text.utf8.contains(where: special.contains) || FormulaError.isOne(text.utf8) ? quoted(text) : text
  }

  /// A text that a spreadsheet does not compute: with an apostrophe before what begins like a formula. For the texts of
  /// other people, without control characters.
  public static func formulaEscaped(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
    return isFormula ? "'" + text : text
  }

  /// A text in quotation marks, with those in it doubled (RFC 4180). By scalars: a quotation mark and a combining mark
  /// after it are one `Character`.
  package static func quoted(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }
}

/// Sixteen times the same byte.
@inline(__always)
func repeated16(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16<UInt8>(repeating: byte) }

/// The place of the first of sixteen that is true; nil when none is.
@inline(__always)
func firstTrue(in mask: SIMDMask<SIMD16<Int8>>) -> Int? {
  let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  if halves[0] | halves[1] == 0 { return nil }
  return halves[0] != 0 ? halves[0].trailingZeroBitCount >> 3 : 8 &+ halves[1].trailingZeroBitCount >> 3
}

/// Eight times the same byte.
@inline(__always)
func repeated8(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// The top bit of each byte of `word` that is zero. Exact up to and including the lowest; above that, a byte 1 may be
/// taken for a zero. (Mycroft's test.)
@inline(__always)
func zeroes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}
