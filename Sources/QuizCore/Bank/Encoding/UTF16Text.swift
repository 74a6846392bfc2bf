/// UTF-16, which Excel writes as "Unicode text".
enum UTF16Text {
  /// Whether the lower byte of each unit comes first; nil when bytes are not UTF-16.
  ///
  /// A byte order mark decides. Without one, zero bytes do, which ASCII has in UTF-16 and other text has not: there
  /// must be many, mostly first or mostly second bytes of units, and a line end among them. A few characters have them
  /// on the other side, 一 and the ideographic space for example.
  static func byteOrder(of bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return true }
    if bytes.starts(with: [0xFE, 0xFF]) { return false }
    let head = bytes.prefix(4096)
    guard head.contains(0) else { return nil }
    var zeroes = (first: 0, second: 0)
    var lineEnds = (first: 0, second: 0)
    for place in stride(from: 0, to: head.count - 1, by: 2) {
      let (first, second) = (head[place], head[place + 1])
      if first == 0 {
        zeroes.first += 1
        if second == CSV.lf || second == CSV.cr { lineEnds.first += 1 }
      }
      if second == 0 {
        zeroes.second += 1
        if first == CSV.lf || first == CSV.cr { lineEnds.second += 1 }
      }
    }
    let enough = max(4, head.count / 32)
    if zeroes.first * 2 <= zeroes.second, zeroes.second >= enough, lineEnds.second > 0 { return true }
    if zeroes.second * 2 <= zeroes.first, zeroes.first >= enough, lineEnds.first > 0 { return false }
    return nil
  }

  /// Converts `bytes`, the mark left out, up to the first unit that begins no character.
  static func utf8(_ bytes: [UInt8], isLittleEndian: Bool) -> Conversion {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    func unit(_ place: Int) -> UInt16 {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? first | second << 8 : first << 8 | second
    }
    var place = bytes.count > 1 && unit(0) == 0xFEFF ? 2 : 0
    while place < bytes.count {
      guard place + 1 < bytes.count else { return .stops(text, at: place) }
      let first = unit(place)
      var value = UInt32(first)
      var length = 2
      if first & 0xF800 == 0xD800 {
        guard first & 0x0400 == 0, place + 3 < bytes.count else { return .stops(text, at: place) }
        let second = unit(place + 2)
        guard second & 0xFC00 == 0xDC00 else { return .stops(text, at: place) }
        value = 0x10000 + (value & 0x3FF) << 10 + UInt32(second & 0x3FF)
        length = 4
      }
      guard let scalar = Unicode.Scalar(value) else { return .stops(text, at: place) }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      place += length
    }
    return .text(text)
  }

  /// The UTF-16 of UTF-8 text, without a mark.
  static func bytes(of text: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
      let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
      return isLittleEndian ? [low, high] : [high, low]
    }
  }
}
