import QuizCore

/// Writes the words of a cache file.
struct CacheWriter {
  private var words: [UInt64] = []

  /// Adds 64 bits.
  mutating func add(word: UInt64) {
    words.append(word)
  }

  /// Adds a number.
  mutating func add(_ number: Int) {
    words.append(UInt64(bitPattern: Int64(number)))
  }

  /// Adds bytes: how many, then eight to a word, with zeros at the end.
  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 8) {
      var word: UInt64 = 0
      for (index, byte) in bytes[start..<min(start + 8, bytes.count)].enumerated() {
        word |= UInt64(byte) << UInt64(index * 8)
      }
      words.append(word)
    }
  }

  /// The content of the file: all words and their checksum.
  consuming func finish() -> [UInt8] {
    var checksum = FNV1a()
    for word in words { checksum.combine(word: word) }
    words.append(checksum.value)
    return words.withUnsafeBytes(Array.init)
  }
}
