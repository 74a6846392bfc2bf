/// Compares names that people choose, of players, rooms and leagues: those that look alike are one.
public enum NameFolding {
  /// A name as it is compared: case, width, blanks, hiragana or katakana, styles of letters, punctuation around it, digits
  /// in the place of letters, and letters of other scripts that look like Latin ones make no other name. Accents do.
  public static func folded(_ name: some StringProtocol) -> String {
    let letters = letters(name).map { alikeDigits[$0] ?? $0 }
    guard let first = letters.firstIndex(where: { !$0.isPunctuation }),
      let last = letters.lastIndex(where: { !$0.isPunctuation })
    else { return String(letters) }
    return String(letters[first...last])
  }

  /// The letters of a text without what makes no difference to who reads it; digits and punctuation are as they are.
  public static func letters(_ text: some StringProtocol) -> [Character] {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isBlank(scalar) {
      let plain = plain(scalar)
      let latin = alike[plain] ?? plain
      for scalar in String(Folding.folded(latin)).lowercased().unicodeScalars { take(scalar, into: &folded) }
    }
    return Array(String(folded))
  }

  /// Whether something of a text is seen: a letter, a digit, a sign. Blanks, marks that stand on nothing, and what only
  /// changes another character are not.
  public static func isSeen(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      guard !isBlank(scalar) else { return false }
      return switch scalar.properties.generalCategory {
      // ー and 々 are written by themselves, ʰ is not.
      case .modifierLetter: scalar.value >= 0x3000
      case .modifierSymbol: scalar.isASCII
      case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .surrogate, .privateUse, .unassigned: false
      case _: true
      }
    }
  }

  /// Whether a scalar shows nothing: white space, what is ignored by default, and signs whose picture is empty.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 }
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint || empty.contains(scalar)
  }

  /// Braille without dots, a note without a head, the filler of Khitan, a place for an object, and the circle that stands
  /// for what a mark is on.
  private static let empty: Set<Unicode.Scalar> = ["\u{2800}", "\u{1D159}", "\u{16FE4}", "\u{FFFC}", "\u{25CC}"]

  /// Appends a scalar: katakana as hiragana, and accents as scalars of their own, in one order.
  private static func take(_ scalar: Unicode.Scalar, into text: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x300...0x36F: accent(scalar, on: &text)
    case 0x80...:
      guard let (letter, accents) = parts(of: scalar) else { return Folding.append(scalar, asHiragana: &text) }
      text.append(alike[letter] ?? letter)
      for scalar in accents { accent(scalar, on: &text) }
    case _: text.append(scalar)
    }
  }

  private static func accent(_ mark: Unicode.Scalar, on text: inout String.UnicodeScalarView) {
    var place = text.endIndex
    while place > text.startIndex {
      let before = text.index(before: place)
      guard (0x300...0x36F).contains(text[before].value), text[before] > mark else { break }
      place = before
    }
    text.insert(mark, at: place)
  }

  /// A small letter and its accents; nil for anything else. By its name in Unicode: `LATIN SMALL LETTER E WITH ACUTE`.
  private static func parts(of scalar: Unicode.Scalar) -> (Unicode.Scalar, [Unicode.Scalar])? {
    guard let words = scalar.properties.name?.split(separator: " "), words.count > 5, words[4] == "WITH",
      words[1] == "SMALL", words[2] == "LETTER"
    else { return nil }
    let marks = words[5...].split(separator: "AND").compactMap { accents[$0.joined(separator: " ")] }
    let letter: Unicode.Scalar? =
      switch words[0] {
      case "LATIN" where words[3].count == 1: words[3].lowercased().unicodeScalars.first
      case "GREEK": greek[String(words[3])]
      case _: nil
      }
    guard let letter, marks.count == words[5...].split(separator: "AND").count else { return nil }
    return (letter, marks)
  }

  private static let accents: [String: Unicode.Scalar] = [
    "GRAVE": "\u{300}", "VARIA": "\u{300}", "ACUTE": "\u{301}", "TONOS": "\u{301}", "OXIA": "\u{301}",
    "CIRCUMFLEX": "\u{302}", "TILDE": "\u{303}", "MACRON": "\u{304}", "BREVE": "\u{306}", "DOT ABOVE": "\u{307}",
    "DIAERESIS": "\u{308}", "DIALYTIKA": "\u{308}", "HOOK ABOVE": "\u{309}", "RING ABOVE": "\u{30A}",
    "DOUBLE ACUTE": "\u{30B}", "CARON": "\u{30C}", "DOUBLE GRAVE": "\u{30F}", "HORN": "\u{31B}", "DOT BELOW": "\u{323}",
    "COMMA BELOW": "\u{326}", "CEDILLA": "\u{327}", "OGONEK": "\u{328}",
  ]

  private static let greek: [String: Unicode.Scalar] = [
    "ALPHA": "α", "EPSILON": "ε", "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "UPSILON": "υ", "OMEGA": "ω",
  ]

  /// A letter or digit in a style of its own as the usual one: 𝐀, 𝕒, Ⓐ, ⒜, 🅰, ⅰ; other scalars as they are.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    func letter(_ first: UInt32, _ base: Unicode.Scalar, of count: UInt32 = 26) -> Unicode.Scalar {
      Unicode.Scalar(base.value + (scalar.value - first) % count) ?? scalar
    }
    switch scalar.value {
    // Thirteen styles of capital and small letters, and five of digits.
    case 0x1D400...0x1D6A3:
      let place = (scalar.value - 0x1D400) % 52
      return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26) ?? scalar
    case 0x1D7CE...0x1D7FF: return letter(0x1D7CE, "0", of: 10)
    case 0x249C...0x24B5: return letter(0x249C, "a")
    case 0x24B6...0x24CF: return letter(0x24B6, "A")
    case 0x24D0...0x24E9: return letter(0x24D0, "a")
    case 0x1F130...0x1F149: return letter(0x1F130, "A")
    case 0x1F150...0x1F169: return letter(0x1F150, "A")
    case 0x1F170...0x1F189: return letter(0x1F170, "A")
    case 0x2460...0x2468: return letter(0x2460, "1", of: 9)
    case _: return romanNumerals[scalar] ?? scalar
    }
  }

  private static let romanNumerals: [Unicode.Scalar: Unicode.Scalar] = pairs([("ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ", "IVXLCDMivxlcdm")])

  /// Letters that look like Latin ones: Cyrillic, Greek and a few others. A small letter whose capital does goes with it.
  private static let alike = pairs([
    ("АВЕЅІЈКМНОРСТУХЬӀ", "ABESIJKMHOPCTYXbl"), ("авеѕіјкмнорстухьһԁѵԛԝӏ", "abesijkmhopctyxbhdvqwl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("αβεζηικμορτχνυ", "abezhikmoptxvu"), ("ɑɡıօսո", "agioun"),
  ])

  /// What looks like a letter, in lower case.
  private static let alikeDigits: [Character: Character] = ["0": "o", "1": "l", "i": "l", "|": "l", "5": "s"]

  private static func pairs(_ rows: [(String, String)]) -> [Unicode.Scalar: Unicode.Scalar] {
    var pairs: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in rows {
      for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) { pairs[other] = letter }
    }
    return pairs
  }
}
