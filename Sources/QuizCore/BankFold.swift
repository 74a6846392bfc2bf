/// `text` as two choices are compared: without outer spaces, in lower case, full-width letters and digits as ASCII,
/// half-width katakana as full-width.
func folded(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  scalars.append(contentsOf: text.unicodeScalars.map { Unicode.Scalar(folded($0.value)) ?? $0 })
  return trimmed(String(scalars).lowercased())
}

/// `text` without the spaces around it.
private func trimmed(_ text: String) -> String {
  let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
  let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
  return String(text[start..<end])
}

/// A code point with width and ASCII case taken away.
func folded(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x41...0x5A: scalar + 0x20
  case 0x61...0x2FFF: scalar
  case 0x3000: 0x20
  case 0xFF01...0xFF5E: folded(scalar - 0xFEE0)
  case 0xFF61...0xFF9F: UInt32(halfWidthKatakana[Int(scalar - 0xFF61)])
  default: scalar
  }
}

/// What U+FF61 to U+FF9F are in full width; the last two are combining, so that ｶﾞ is canonically the same as ガ.
private let halfWidthKatakana: [UInt16] = [
  0x3002, 0x300C, 0x300D, 0x3001, 0x30FB, 0x30F2, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7,
  0x30C3, 0x30FC, 0x30A2, 0x30A4, 0x30A6, 0x30A8, 0x30AA, 0x30AB, 0x30AD, 0x30AF, 0x30B1, 0x30B3, 0x30B5, 0x30B7,
  0x30B9, 0x30BB, 0x30BD, 0x30BF, 0x30C1, 0x30C4, 0x30C6, 0x30C8, 0x30CA, 0x30CB, 0x30CC, 0x30CD, 0x30CE, 0x30CF,
  0x30D2, 0x30D5, 0x30D8, 0x30DB, 0x30DE, 0x30DF, 0x30E0, 0x30E1, 0x30E2, 0x30E4, 0x30E6, 0x30E8, 0x30E9, 0x30EA,
  0x30EB, 0x30EC, 0x30ED, 0x30EF, 0x30F3, 0x3099, 0x309A,
]
