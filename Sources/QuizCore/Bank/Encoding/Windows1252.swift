/// Windows-1252, in which Excel writes CSV in western Europe, mostly with semicolons.
enum Windows1252 {
  /// The code points of the bytes 0x80 to 0x9F; 0 for none. Every other byte is its own code point.
  private static let specials: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0, 0,
    0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// Whether bytes that are not UTF-8 are surely text in it, and not in CP932: never more than two adjacent non-ASCII
  /// bytes, as nearly every Japanese word has; and a third of the isolated ones are accented letters beside an ASCII
  /// letter, where CP932 would have one rare kanji within an English word.
  static func isText(_ bytes: [UInt8]) -> Bool {
    var run = 0
    var runs = 0
    var letters = 0
    for (place, byte) in bytes.enumerated() {
      guard byte >= 0x80 else {
        run = 0
        continue
      }
      run += 1
      guard run <= 2 else { return false }
      if run == 1 { runs += 1 }
      if byte >= 0xC0, run == 1 {
        let before = place > 0 && isLetter(bytes[place - 1])
        let after = place + 1 < bytes.count && isLetter(bytes[place + 1])
        if before || after { letters += 1 }
      } else if byte < 0xA0, Windows1252.specials[Int(byte - 0x80)] == 0 {
        return false
      }
    }
    return letters > 0 && letters * 3 >= runs
  }

  /// Their UTF-8. What has no character becomes the replacement character.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let value = (0x80..<0xA0).contains(byte) ? specials[Int(byte - 0x80)] : UInt16(byte)
      let scalar = Unicode.Scalar(value == 0 ? 0xFFFD : value) ?? "\u{FFFD}"
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
