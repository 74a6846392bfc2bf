/// Makes texts comparable: case, width and the white space around a text never count.
///
/// What else does not count depends on the text: ``NameFolding`` has the rules for names that people choose,
/// ``AnswerFolding`` those for typed answers.
public enum Folding {
  /// A text for comparison: two choices, or two headings, are the same where this is equal. `asHiragana` for a search,
  /// which finds katakana by hiragana.
  public static func folded(_ text: String, asHiragana: Bool = false) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.trimmed.lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let folded = folded(scalar)
      if asHiragana { append(folded, asHiragana: &scalars) } else { scalars.append(folded) }
    }
    return String(scalars).trimmed.lowercased()
  }

  /// A scalar in lower case, in full width for katakana and in half width for ASCII.
  public static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(folded(scalar.value)) ?? scalar
  }

  /// A code point in lower case and in its usual width; case is changed only of letters that `isPlain` covers.
  static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: scalar + 0x20
    case 0x400...0x40F: scalar + 0x50
    case 0x3000: 0x20
    case 0xFF21...0xFF3A: scalar - 0xFEE0 + 0x20
    case 0xFF01...0xFF20, 0xFF3B...0xFF5E: scalar - 0xFEE0
    case 0xFF61...0xFF9F: UInt32(katakana[Int(scalar - 0xFF61)])
    default: scalar
    }
  }

  /// Appends a scalar, katakana as hiragana and with the mark of a voiced sound in it.
  static func append(_ scalar: Unicode.Scalar, asHiragana text: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x30A1...0x30F6: text.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
    case 0x3099, 0x309A:
      guard let last = text.last, let kana = voiced(last, by: scalar) else { return text.append(scalar) }
      text.removeLast()
      text.append(kana)
    case _: text.append(scalar)
    }
  }

  /// The one scalar of a hiragana with its mark; nil where there is none.
  private static func voiced(_ kana: Unicode.Scalar, by mark: Unicode.Scalar) -> Unicode.Scalar? {
    let next = [mark.value - 0x3098, kana == "う" ? 0x4E : 0].max() ?? 0
    guard let whole = Unicode.Scalar(kana.value + next) else { return nil }
    // Both are the same to Unicode where there is such a kana.
    return String(String.UnicodeScalarView([kana, mark])) == String(Character(whole)) ? whole : nil
  }

  /// Whether comparing a code point by `folded` is enough: it is a visible character of its own, has no other mapping of
  /// case, and never combines with the character before it. False for some that are; those take the slow comparison.
  @inline(__always)
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    // ASCII; kana, full-width forms, kanji, Hangul; punctuation.
    case 0x21...0x7E: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E,
      0xFF61...0xFF9D, 0x2010...0x2027:
      true
    // Latin-1, Greek, Cyrillic.
    case 0xC0...0xFF, 0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9, 0x400...0x45F: true
    // Hebrew, Arabic, Devanagari but for the nukta, Thai.
    case 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x93B, 0x93D...0x963, 0xE01...0xE4E: true
    // Emoji, and the variation selector for their coloured form.
    case 0x2600...0x27BF, 0xFE0F, 0x1F300...0x1FAFF: true
    default: false
    }
  }

  /// What U+FF61 to U+FF9F are in full width; the last two are combining, so that ｶﾞ is canonically the same as ガ.
  private static let katakana: [UInt16] = [
    0x3002, 0x300C, 0x300D, 0x3001, 0x30FB, 0x30F2, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7,
    0x30C3, 0x30FC, 0x30A2, 0x30A4, 0x30A6, 0x30A8, 0x30AA, 0x30AB, 0x30AD, 0x30AF, 0x30B1, 0x30B3, 0x30B5, 0x30B7,
    0x30B9, 0x30BB, 0x30BD, 0x30BF, 0x30C1, 0x30C4, 0x30C6, 0x30C8, 0x30CA, 0x30CB, 0x30CC, 0x30CD, 0x30CE, 0x30CF,
    0x30D2, 0x30D5, 0x30D8, 0x30DB, 0x30DE, 0x30DF, 0x30E0, 0x30E1, 0x30E2, 0x30E4, 0x30E6, 0x30E8, 0x30E9, 0x30EA,
    0x30EB, 0x30EC, 0x30ED, 0x30EF, 0x30F3, 0x3099, 0x309A,
  ]
}
