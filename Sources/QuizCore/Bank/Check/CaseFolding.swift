/// Normalises text for comparison: case, width and outer spaces do not count.
enum CaseFolding {
  /// `text` without outer spaces, in lower case, full-width letters and digits as ASCII, half-width katakana as
  /// full-width.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.trimmed.lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(Unicode.Scalar(folded(scalar.value)) ?? scalar) }
    return String(scalars).trimmed.lowercased()
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

extension CSVBytes {
  /// Whether two fields of UTF-8 are the same but for case, width and outer spaces.
  func areAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    // Nearly always their first characters differ, and nothing has to be made into strings.
    if areClearlyDifferent(first, second) { return false }
    return CaseFolding.folded(text(of: first)) == CaseFolding.folded(text(of: second))
  }

  /// Whether two fields of printable ASCII without quotes are the same but for case.
  @inline(__always)
  func arePrintableAndAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    guard first.count == second.count else { return false }
    var distance = 0
    while distance &+ 8 <= first.count {
      let (left, right) = (word(at: first.start &+ distance), word(at: second.start &+ distance))
      guard lowercased(left) == lowercased(right) else { return false }
      distance &+= 8
    }
    while distance < first.count {
      let (left, right) = (self[first.start &+ distance], self[second.start &+ distance])
      guard lowercased(UInt64(left)) == lowercased(UInt64(right)) else { return false }
      distance &+= 1
    }
    return true
  }

  /// Whether two fields of ordinary text are the same but for case and width: none of its characters joins another one.
  func areOrdinaryAndAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    var (one, other) = (first.start, second.start)
    while one < first.end, other < second.end {
      // For kana and kanji one byte decides, or all three.
      let leads = (self[one], self[other])
      if isKanaOrKanji(leads.0), isKanaOrKanji(leads.1) {
        guard leads.0 == leads.1, self[one &+ 1] == self[other &+ 1], self[one &+ 2] == self[other &+ 2] else {
          return false
        }
        one &+= 3
        other &+= 3
        continue
      }
      let (left, leftLength) = scalar(at: one, to: first.end)
      let (right, rightLength) = scalar(at: other, to: second.end)
      guard left == right || CaseFolding.folded(left) == CaseFolding.folded(right) else { return false }
      one &+= leftLength
      other &+= rightLength
    }
    return one == first.end && other == second.end
  }

  /// Whether a character of ordinary text that begins with this byte has three, and no other case or width.
  @inline(__always)
  private func isKanaOrKanji(_ lead: UInt8) -> Bool { lead >= 0xE3 && lead <= 0xE9 }

  /// Whether two fields differ at a place where only plain characters stand, so that no rule of Unicode can make them
  /// equal after all.
  private func areClearlyDifferent(_ first: CSVField, _ second: CSVField) -> Bool {
    guard !first.escaped, !second.escaped else { return false }
    var one = first.start
    var other = second.start
    // ASCII, eight at a time, up to where they differ.
    while one &+ 8 <= first.end, other &+ 8 <= second.end {
      let (left, right) = (word(at: one), word(at: other))
      guard (left | right) & repeated8(0x80) == 0 else { break }
      let same = min(8, (lowercased(left) ^ lowercased(right)).trailingZeroBitCount >> 3)
      one &+= same
      other &+= same
      if same < 8 { return isPlain(at: one, to: first.end) && isPlain(at: other, to: second.end) }
    }
    while one < first.end, other < second.end {
      let (left, leftLength) = scalar(at: one, to: first.end)
      let (right, rightLength) = scalar(at: other, to: second.end)
      guard CaseFolding.folded(left) == CaseFolding.folded(right) else { break }
      one += leftLength
      other += rightLength
    }
    guard one < first.end || other < second.end else { return false }
    return isPlain(at: one, to: first.end) && isPlain(at: other, to: second.end)
  }

  /// Whether the character at `place` and the one after it, as far as there are such, are plain.
  private func isPlain(at place: Int, to end: Int) -> Bool {
    guard place < end else { return true }
    if place &+ 1 < end, isVisibleASCII(self[place]), isVisibleASCII(self[place &+ 1]) { return true }
    let (scalar, length) = scalar(at: place, to: end)
    guard CaseFolding.isPlain(scalar) else { return false }
    let next = place + length
    guard next < end else { return true }
    let (follower, _) = self.scalar(at: next, to: end)
    // A space joins nothing; only where two fields differ may it be one of those around the text.
    return CaseFolding.isPlain(follower) || CaseFolding.folded(follower) == 0x20
  }

  @inline(__always)
  private func isVisibleASCII(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  /// Eight bytes of ASCII with their capital letters made small.
  @inline(__always)
  private func lowercased(_ word: UInt64) -> UInt64 {
    // The top bit of each byte that is at least "A", less that of each that is beyond "Z".
    let capitals = (word &+ repeated8(0x80 - 0x41)) & ~(word &+ repeated8(0x80 - 0x5B)) & repeated8(0x80)
    return word | capitals >> 2
  }

  /// The code point of UTF-8 that begins at `place` and its length; where there is none, the byte.
  @inline(__always)
  private func scalar(at place: Int, to end: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[place])
    func next(_ distance: Int) -> UInt32 { UInt32(self[place &+ distance] & 0x3F) }
    switch lead {
    case 0xE0...0xEF where place &+ 3 <= end: return ((lead & 0xF) << 12 | next(1) << 6 | next(2), 3)
    case 0xC0...0xDF where place &+ 2 <= end: return ((lead & 0x1F) << 6 | next(1), 2)
    case 0xF0...0xF7 where place &+ 4 <= end:
      return ((lead & 0x7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    default: return (lead, 1)
    }
  }
}
