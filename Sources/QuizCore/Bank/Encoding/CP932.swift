/// Microsoft's code page 932, the Shift_JIS that Excel writes in Japan.
///
/// Accepts and refuses exactly what glibc's converter of that name does. The table is part of the program because
/// `iconv_open` loads libraries of the host, which a statically linked program cannot do safely.
enum CP932 {
  /// Converts `bytes` to UTF-8, up to the first byte that begins no character.
  static func utf8(_ bytes: [UInt8]) -> Conversion {
    let pairs = CP932.pairs
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    var place = 0
    while place < bytes.count {
      let lead = bytes[place]
      switch lead {
      case 0x00...0x7F:
        text.append(lead)
        place += 1
      case 0xA1...0xDF:
        // Half-width katakana, U+FF61 to U+FF9F.
        append(0xFF61 + UInt16(lead - 0xA1), to: &text)
        place += 1
      case _:
        guard place + 1 < bytes.count, let cell = cell(lead, bytes[place + 1]), pairs[cell] != 0 else {
          return .stops(text, at: place)
        }
        append(pairs[cell], to: &text)
        place += 2
      }
    }
    return .text(text)
  }

  /// Whether bytes are text in it without user-defined characters, which are not used in practice.
  static func isStandardText(_ bytes: [UInt8]) -> Bool {
    guard case .text(let text) = utf8(bytes) else { return false }
    return !String(decoding: text, as: UTF8.self).unicodeScalars.contains { (0xE000...0xF8FF).contains($0.value) }
  }

  /// Whether a row and a cell of JIS X 0208, both from 0, have a character.
  static func hasCharacter(row: Int, cell: Int) -> Bool {
    (0..<94).contains(row) && (0..<rowLength).contains(cell) && pairs[row * rowLength + cell] != 0
  }

  /// Characters in one row of the table.
  private static let rowLength = 94
  /// Rows of the table: each of the 60 lead bytes selects two.
  private static let rowCount = 120
  /// The rows, from 0, of characters that users define: U+E000 and on.
  private static let userRows = 94..<114

  /// The UTF-16 code units of all pairs of bytes; 0 where a pair has no character.
  private static let pairs: [UInt16] = {
    var pairs = [UInt16](repeating: 0, count: rowCount * rowLength)
    for section in sections {
      var cell = (section.firstRow - 1) * rowLength
      for unit in section.characters.utf16 where unit != 0x0A && cell < pairs.count {
        if unit != 0x2E { pairs[cell] = unit }
        cell += 1
      }
    }
    let first = userRows.lowerBound * rowLength
    for cell in first..<userRows.upperBound * rowLength { pairs[cell] = 0xE000 + UInt16(cell - first) }
    return pairs
  }()

  /// The place in `pairs` of two bytes; nil when they are not a lead byte and a trail byte.
  private static func cell(_ lead: UInt8, _ trail: UInt8) -> Int? {
    let row: Int
    switch lead {
    case 0x81...0x9F: row = Int(lead - 0x81)
    case 0xE0...0xFC: row = Int(lead - 0xE0) + 31
    case _: return nil
    }
    switch trail {
    case 0x40...0x7E: return row * 2 * rowLength + Int(trail - 0x40)
    case 0x80...0xFC: return row * 2 * rowLength + Int(trail - 0x80) + 63
    case _: return nil
    }
  }

  /// Appends the UTF-8 of a code unit that is no surrogate.
  private static func append(_ unit: UInt16, to text: inout [UInt8]) {
    if unit < 0x800 {
      text.append(0xC0 | UInt8(unit >> 6))
    } else {
      text.append(0xE0 | UInt8(unit >> 12))
      text.append(0x80 | UInt8(unit >> 6 & 0x3F))
    }
    text.append(0x80 | UInt8(unit & 0x3F))
  }
}
