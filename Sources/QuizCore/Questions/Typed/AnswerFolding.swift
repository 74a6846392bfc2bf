/// What does not count in a typed answer: case, width, spaces, punctuation, a leading article and, unless they are kept,
/// accents.
struct AnswerFolding: Hashable {
  /// Whether é is not e.
  let keepsAccents: Bool
  /// Whether hiragana is katakana.
  let foldsKana: Bool

  /// The words of a text as they are compared. A text of nothing but punctuation is one word as it is.
  func words(_ text: String) -> [String] {
    let folded = CaseFolding.folded(text)
    var words = plain(folded).split(separator: " ").map(String.init)
    if words.isEmpty { return [folded] }
    if words.count > 1, AnswerFolding.articles.contains(words[0]) {
      words.removeFirst()
    } else if words[0].hasPrefix("l'"), words[0].count > 2 {
      words[0].removeFirst(2)
    }
    return words
  }

  /// The text without punctuation, its words divided by one space or more.
  private func plain(_ text: String) -> String {
    let characters = Array(text)
    var plain = ""
    for (index, character) in characters.enumerated() {
      let follows = index + 1 < characters.count ? characters[index + 1] : " "
      let isBeforeDigit = follows.isASCIIDigit
      switch character {
      case "‘", "’", "ʼ", "´", "`", "'": plain.append("'")
      case ".", ",", ":", ";", "!", "?", "。", "、", "\u{201C}", "\u{201D}", "„", "\"", "«", "»", "「", "」", "『", "』", "…":
        // 3.5 is not 35, and .NET is no NET.
        if isBeforeDigit, character == "." || character == "," || character == ":" { plain.append(character) }
      case "-", "‐", "‑", "‒", "–", "—", "―", "−":
        let isSign = isBeforeDigit && (index == 0 || characters[index - 1] == " ")
        plain.append(isSign ? "-" : " ")
      case "・", "･", "_": plain.append(" ")
      case let other where other.isWhitespace: plain.append(" ")
      case let other: plain += folded(other)
      }
    }
    return plain
  }

  /// A character without its accents and in one kind of kana.
  private func folded(_ character: Character) -> String {
    if character.isASCII { return String(character) }
    let scalars = character.unicodeScalars
    if foldsKana, let scalar = scalars.first, (0x3041...0x3096).contains(scalar.value) {
      var other = String.UnicodeScalarView(scalars.dropFirst())
      if let katakana = Unicode.Scalar(scalar.value + 0x60) { other.insert(katakana, at: other.startIndex) }
      return String(other)
    }
    guard !keepsAccents, let first = scalars.first else { return String(character) }
    return AnswerFolding.base(of: first) ?? String(character)
  }

  /// The letter or letters that a letter of Latin or Greek is without its accents; nil for anything else. By its name in
  /// Unicode, which says `LATIN SMALL LETTER E WITH ACUTE`.
  private static func base(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "æ": return "ae"
    case "œ": return "oe"
    case "ß": return "ss"
    case "ð": return "d"
    case "þ": return "th"
    case "ı": return "i"
    case "α"..."ω": return String(Character(scalar))
    case _ where scalar.isASCII: return String(Character(scalar))
    case _: break
    }
    guard let name = scalar.properties.name, let with = name.firstRange(" WITH ") else { return nil }
    let letter = name[..<with.lowerBound]
    if letter.hasPrefix("LATIN SMALL LETTER "), let last = letter.last, letter.dropLast().last == " " {
      return last.lowercased()
    }
    guard letter.hasPrefix("GREEK SMALL LETTER ") else { return nil }
    return greek[String(letter.dropFirst("GREEK SMALL LETTER ".count))]
  }

  private static let greek = [
    "ALPHA": "α", "EPSILON": "ε", "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "UPSILON": "υ", "OMEGA": "ω",
  ]

  /// The articles of English, French, German, Spanish, Italian, Portuguese and Dutch that may stand before a noun.
  private static let articles: Set = [
    "a", "an", "the", "le", "la", "les", "un", "une", "der", "die", "das", "ein", "eine", "el", "los", "las", "una",
    "il", "lo", "gli", "o", "os", "as", "um", "uma", "de", "het", "een",
  ]
}

extension Character {
  /// Whether it is one of 0 to 9.
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}

extension String {
  /// Where another string begins first; nil where it does not stand in it.
  fileprivate func firstRange(_ other: String) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(other) { return place..<index(place, offsetBy: other.count) }
      place = index(after: place)
    }
    return nil
  }
}
