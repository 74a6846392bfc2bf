/// What does not count in a typed answer: case, width, spaces, punctuation, a leading article and, unless they are kept,
/// accents.
struct AnswerFolding: Hashable {
  /// Whether é is not e.
  let keepsAccents: Bool
  /// Whether hiragana is katakana.
  let foldsKana: Bool
  /// Whether ä, ö and ü are ae, oe and ue, as they are typed where no key has them; otherwise a, o and u.
  var spellsUmlauts = false

  /// The ways in which two answers may be the same.
  var all: [AnswerFolding] {
    keepsAccents ? [self] : [self, AnswerFolding(keepsAccents: false, foldsKana: foldsKana, spellsUmlauts: true)]
  }

  /// A letter without its accents.
  static func withoutAccent(_ character: Character) -> String {
    let folding = AnswerFolding(keepsAccents: false, foldsKana: false)
    return character.unicodeScalars.first.flatMap { folding.base(of: $0) } ?? String(character)
  }

  /// The words of a text as they are compared. What has neither a letter nor a digit is one word as it is: `!=` is not
  /// `=`.
  func words(_ text: String) -> FoldedAnswer {
    let folded = Folding.folded(text)
    let words = plain(folded).split(separator: " ").map { AnswerFolding.withoutLastBar(String($0)) }
    let hasWords = folded.contains { $0.isLetter || $0.isNumber } && !words.isEmpty
    return FoldedAnswer(hasWords ? words : [folded])
  }

  /// The text without punctuation, its words divided by one space or more.
  private func plain(_ text: String) -> String {
    let characters = Array(text)
    var plain = ""
    for (index, character) in characters.enumerated() {
      let place = Place(characters, index)
      switch character {
      case "‘", "’", "ʼ", "´", "`", "'": plain.append("'")
      case ",": if place.isBetweenDigits, !place.groupsDigits { plain.append(character) }
      // 3.5 is not 35, nor is 12:30 the same as 1230.
      case ".": if place.isBetweenDigits || place.beginsWord && place.next.isDigit { plain.append(character) }
      case ":": if place.isBetweenDigits { plain.append(character) }
      case "!": if place.beginsWord { plain.append(character) }
      case "?", ";", "¿", "¡", "。", "、", "\u{201C}", "\u{201D}", "„", "\"", "«", "»", "「", "」", "『", "』", "…", "\u{AD}",
        "\u{200B}", "\u{FEFF}":
        break
      case "-", "−": plain.append(place.isSign || place.isBetweenNumbers ? "-" : " ")
      case "‐", "‑", "‒", "–", "—", "―", "~", "〜": plain.append(place.isBetweenNumbers ? "-" : " ")
      case "&": plain.append(" and ")
      case "・", "･", "_", "゠": plain.append(" ")
      case "=" where place.isBetweenKana: plain.append(" ")
      case let other where other.isWhitespace: plain.append(" ")
      case let other: plain += self.folded(other, at: place)
      }
    }
    return plain
  }

  /// A character without its accents and in one kind of kana.
  private func folded(_ character: Character, at place: Place) -> String {
    if character.isASCII { return String(character) }
    if let kana = Kana(character) {
      let kana = foldsKana ? kana.katakana : character
      // ヴィ is written ビ as well, and 関ヶ原 関ケ原.
      switch kana {
      case "ヶ": return "ケ"
      case "ヵ": return "カ"
      case "ヴ": return Kana.afterV[place.next] ?? "ブ"
      case "ァ", "ィ", "ェ", "ォ": return place.previous == "ヴ" ? "" : String(kana)
      case _: return String(kana)
      }
    }
    guard let first = character.unicodeScalars.first else { return String(character) }
    if let digit = AnswerFolding.digit(first) { return digit }
    return keepsAccents ? String(character) : base(of: first) ?? String(character)
  }

  /// What a raised, lowered or encircled digit and a Roman numeral of one character are in usual ones; nil for anything
  /// else.
  private static func digit(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x2160...0x216B: return roman[Int(scalar.value - 0x2160)]
    case 0x2170...0x217B: return roman[Int(scalar.value - 0x2170)]
    case _: break
    }
    guard [.digit, .decimal].contains(scalar.properties.numericType) else { return nil }
    return scalar.properties.numericValue.map { String(Int($0)) }
  }

  private static let roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"]

  /// The letter or letters that a letter is without its accents; nil for anything else. By its name in Unicode, which
  /// says `LATIN SMALL LETTER E WITH ACUTE`.
  private func base(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ä" where spellsUmlauts: return "ae"
    case "ö" where spellsUmlauts, "ø" where spellsUmlauts: return "oe"
    case "ü" where spellsUmlauts: return "ue"
    case "å" where spellsUmlauts: return "aa"
    case "æ": return "ae"
    case "œ": return "oe"
    case "ß": return "ss"
    case "ð": return "d"
    case "þ": return "th"
    case "ı": return "i"
    case "ё": return "е"
    case "ς": return "σ"
    case "α"..."ω": return String(Character(scalar))
    case _ where scalar.isASCII: return String(Character(scalar))
    case _: return AnswerFolding.named(scalar)
    }
  }

  private static func named(_ scalar: Unicode.Scalar) -> String? {
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

  /// A word without the long bar at its end where it has more than three kana: サーバー is written サーバ as well.
  private static func withoutLastBar(_ word: String) -> String {
    guard word.last == "ー" else { return word }
    let kana = word.reversed().prefix { Kana($0) != nil || $0 == "ー" }
    return kana.count { !Kana.small.contains($0) } > 3 ? String(word.dropLast()) : word
  }
}

/// Where a character stands, for what its neighbours decide.
private struct Place {
  private let characters: [Character]
  private let index: Int

  init(_ characters: [Character], _ index: Int) {
    self.characters = characters
    self.index = index
  }

  /// The character at a distance; a space beyond the ends.
  private func character(_ distance: Int) -> Character {
    characters.indices.contains(index + distance) ? characters[index + distance] : " "
  }

  /// The character before it.
  var previous: Character { character(-1) }
  /// The character behind it.
  var next: Character { character(1) }
  /// Whether a word begins with it.
  var beginsWord: Bool { previous.isWhitespace && !next.isWhitespace }
  /// Whether a digit stands on both sides.
  var isBetweenDigits: Bool { previous.isDigit && next.isDigit }
  /// Whether a kana stands on both sides.
  var isBetweenKana: Bool { [previous, next].allSatisfy { Kana($0) != nil || $0 == "ー" } }
  /// Whether just three digits are behind it.
  var groupsDigits: Bool { (1...3).allSatisfy { character($0).isDigit } && !character(4).isDigit }

  /// Whether it is a sign before a number, or before an option as in `-r` and `--force`.
  var isSign: Bool {
    !next.isWhitespace && (previous.isWhitespace || previous == "-" && character(-2).isWhitespace)
  }

  /// Whether it stands between two numbers, perhaps with spaces: 2-1 is not 21.
  var isBetweenNumbers: Bool {
    let before = characters[..<index].last { !$0.isWhitespace }
    let behind = characters[(index + 1)...].first { !$0.isWhitespace }
    return before?.isDigit == true && behind?.isDigit == true
  }
}

extension Character {
  /// Whether it is one of 0 to 9.
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
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
