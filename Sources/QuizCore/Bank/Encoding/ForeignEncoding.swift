/// Encodings that are recognised by a mark, and not read.
enum ForeignEncoding {
  /// The name of the encoding that bytes begin with a mark of; nil when it is read, or when there is none.
  static func name(byMark bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) && bytes.count % 4 == 0 && bytes.count > 4 { return "UTF-32" }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    return nil
  }
}

/// ISO-2022-JP, the Japanese of electronic mail: seven bits, with escape sequences between ASCII and kanji.
enum ISO2022JP {
  /// Whether bytes that are UTF-8 are rather this: all of them ASCII, with a sequence that begins kanji, and kanji.
  static func isUsed(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let bytes = CSVBytes(buffer) else { return false }
      var isFound = false
      var place = firstMark(in: bytes, from: 0)
      while place < bytes.count {
        // Japanese in UTF-8 ends the search at once.
        if bytes[place] >= 0x80 { return false }
        isFound = isFound || beginsKanji(bytes, at: place)
        place = firstMark(in: bytes, from: place + 1)
      }
      return isFound
    }
  }

  private static let escape: UInt8 = 0x1B

  /// The first byte from `start` on that is an escape or beyond ASCII, or the end.
  private static func firstMark(in bytes: CSVBytes, from start: Int) -> Int {
    var place = start
    while place + 16 <= bytes.count {
      let block: SIMD16<UInt8> = bytes.block(at: place)
      if let hit = firstTrue(in: (block .>= repeated16(0x80)) .| (block .== repeated16(escape))) { return place + hit }
      place += 16
    }
    while place < bytes.count, bytes[place] < 0x80, bytes[place] != escape { place += 1 }
    return place
  }

  /// Whether an escape begins kanji: ESC $ @ and ESC $ B those of JIS X 0208, ESC $ ( D those of JIS X 0212.
  private static func beginsKanji(_ bytes: CSVBytes, at place: Int) -> Bool {
    guard place + 4 < bytes.count else { return false }
    let sequence = Array(bytes.slice(place + 1, place + 5))
    let isKanji =
      sequence[0] == UInt8(ascii: "$")
      && (sequence[1] == UInt8(ascii: "@") || sequence[1] == UInt8(ascii: "B")
        || sequence[1] == UInt8(ascii: "(") && sequence[2] == UInt8(ascii: "D"))
    return isKanji && (0x21...0x7E).contains(sequence[2]) && (0x21...0x7E).contains(sequence[3])
  }
}

/// EUC-JP, the Japanese of older Unix systems.
enum EUCJP {
  /// Whether bytes that are not UTF-8 are surely this.
  ///
  /// All of them must be EUC-JP by its rules: each kanji and kana is two bytes from A1 that JIS X 0208 assigns. Nearly
  /// always such text is no CP932. Where it is, it would be half-width katakana throughout: then a third of the pairs
  /// must be kana, the commonest characters of Japanese, which would be punctuation in CP932, or a byte a character
  /// that users define.
  static func isText(_ bytes: [UInt8]) -> Bool {
    var pairs = 0
    var kana = 0
    var place = 0
    while place < bytes.count {
      let lead = bytes[place]
      if lead < 0x80 {
        place += 1
        continue
      }
      guard place + 1 < bytes.count else { return false }
      let trail = bytes[place + 1]
      switch lead {
      case 0x8E:
        guard (0xA1...0xDF).contains(trail) else { return false }
        place += 2
      case 0x8F:
        guard (0xA1...0xFE).contains(trail), place + 2 < bytes.count, (0xA1...0xFE).contains(bytes[place + 2]) else {
          return false
        }
        place += 3
      case 0xA1...0xFE:
        guard (0xA1...0xFE).contains(trail), CP932.hasCharacter(row: Int(lead - 0xA1), cell: Int(trail - 0xA1)) else {
          return false
        }
        if lead == 0xA4 || lead == 0xA5 { kana += 1 }
        place += 2
      case _: return false
      }
      pairs += 1
    }
    guard pairs > 0 else { return false }
    return kana * 3 >= pairs || !CP932.isStandardText(bytes)
  }
}
