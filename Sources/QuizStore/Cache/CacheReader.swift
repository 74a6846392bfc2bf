import QuizCore

/// Reads the words of a cache file, each number only within the range that is asked for.
///
/// A right checksum does not make a number possible, so none leaves here unchecked.
struct CacheReader {
  /// The file is not one that ``CacheWriter`` wrote.
  struct Damage: Error {}

  /// How many rounds, lines or answers there can be: so few that a file full of such numbers adds up to less than
  /// `Int.max`.
  static let counts = 0...1 << 40
  /// A sum of times in milliseconds, with the same property.
  static let sums = 0...1 << 44

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// Will read `bytes`, which must outlive the reader; `nil` when their checksum is wrong.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 8, bytes.count.isMultiple(of: 8) else { return nil }
    let end = bytes.count - 8
    var checksum = FNV1a()
    for offset in stride(from: 0, to: end, by: 8) {
      checksum.combine(word: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    guard bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self) == checksum.value else { return nil }
    self.bytes = UnsafeRawBufferPointer(rebasing: bytes[..<end])
  }

  /// Whether all words were read.
  var isAtEnd: Bool { position == bytes.count }

  /// The next 64 bits.
  mutating func word() throws(Damage) -> UInt64 {
    guard position < bytes.count else { throw Damage() }
    defer { position += 8 }
    return bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
  }

  /// The next number, which must be in `range`.
  mutating func number(in range: ClosedRange<Int>) throws(Damage) -> Int {
    let number = Int(Int64(bitPattern: try word()))
    guard range.contains(number) else { throw Damage() }
    return number
  }

  /// The next bytes, at most `limit` of them.
  mutating func bytes(limit: Int) throws(Damage) -> [UInt8] {
    let count = try number(in: 0...limit)
    let padded = (count + 7) / 8 * 8
    guard bytes.count - position >= padded else { throw Damage() }
    defer { position += padded }
    return Array(bytes[position..<position + count])
  }
}
