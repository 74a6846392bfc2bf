// Where a phrase of Japanese begins.
extension LineBreaker {
  /// Whether a phrase (a word with its ending and its particles, 文節) begins with the character at `index`, which is not
  /// the first.
  ///
  /// Told by the scripts alone: a word begins with kanji, katakana, letters, digits or an opening quotation mark, and its
  /// ending and particles are hiragana. What begins with hiragana is seen after a mark, a space and `を` only; where a
  /// border is missed, the one before it is near.
  static func beginsPhrase(at index: Int, in units: ArraySlice<Unit>) -> Bool {
    endsPhrase(before: index, in: units) && !isInsideShortQuotation(index, in: units)
  }

  /// Whether the kana on both sides of `index` are two of one ending: `しまし／た`, `あ／った`, `で／す`.
  static func partsEnding(before index: Int, in units: ArraySlice<Unit>) -> Bool {
    guard index > units.startIndex else { return false }
    return endings.contains([units[index - 1].scalar, units[index].scalar])
  }

  /// Whether a word of kana is likely to begin with the character at `index`, because a particle, the form of a verb in て
  /// or a middle dot ends before it: `かけて／わかったのは`. Less sure than a phrase, and asked where none begins.
  static func beginsKana(at index: Int, in units: ArraySlice<Unit>) -> Bool {
    guard index > units.startIndex else { return false }
    let (previous, next) = (units[index - 1], units[index])
    if previous.scalar == 0x30FB { return true }  // ・
    return ends.contains(previous.scalar) && next.kind.contains(.hiragana) && !particles.contains(next.scalar)
  }

  /// Pairs of kana within the ending of a verb or an adjective.
  private static let endings = Set(
    [
      "した", "して", "まし", "ます", "ませ", "せん", "です", "でし", "った", "って", "んだ", "んで", "いた", "いて", "ない", "なか", "かっ", "れる",
      "れた", "れて", "られ", "せる", "せた", "てい", "いる", "しい", "だっ", "だろ", "しょ", "ょう", "ろう", "なり", "りま", "いま", "きま", "くだ",
      "ださ", "さい", "える", "えた", "ある", "あっ", "あり", "する", "こと", "もの", "ため", "から", "まで", "より", "だけ", "など", "でき",
      "はず", "はじ", "もら", "もり", "もれ", "もち", "にお", "てん", "でん", "にん", "はん", "もん",
    ].map { $0.unicodeScalars.map(\.value) })

  private static func endsPhrase(before index: Int, in units: ArraySlice<Unit>) -> Bool {
    let (previous, next) = (units[index - 1], units[index])
    if previous.kind.contains(.space) || marks.contains(previous.scalar) { return true }
    let beginsWord = !next.kind.isDisjoint(with: [.kanji, .katakana, .latin, .digit])
    if closingMarks.contains(previous.scalar) { return beginsWord || openingMarks.contains(next.scalar) }
    // What stands in brackets is broken off rather than broken.
    if next.scalar == 0xFF08 { return true }
    guard previous.kind.contains(.hiragana) else { return false }
    if openingMarks.contains(next.scalar) { return true }
    if next.kind.contains(.hiragana) {
      if prefixes.contains(next.scalar), index + 1 < units.endIndex, units[index + 1].kind.contains(.kanji) {
        return particles.contains(previous.scalar)
      }
      // Behind を only も is still part of its phrase.
      return previous.scalar == 0x3092 && next.scalar != 0x3082
    }
    let beforePrevious = index - 1 > units.startIndex ? units[index - 2] : .space
    return beginsWord && !joins(next, with: previous, after: beforePrevious)
  }

  /// Whether a word goes on over the kana `previous`: `お茶`, `食べ物`, `言い換える`, `8か月`.
  private static func joins(_ next: Unit, with previous: Unit, after beforePrevious: Unit) -> Bool {
    guard next.kind.contains(.kanji) else { return false }
    if prefixes.contains(previous.scalar) { return true }
    if previous.scalar == 0x304B { return beforePrevious.kind.contains(.digit) }  // か
    guard beforePrevious.kind.contains(.kanji) else { return false }
    // い ends adjectives, too, which are phrases of their own: 赤い花.
    return previous.scalar == 0x3044 ? verbsInI.contains(beforePrevious.scalar) : stemEndings.contains(previous.scalar)
  }

  /// Whether the characters on both sides of `index` stand in one short quotation or title.
  private static func isInsideShortQuotation(_ index: Int, in units: ArraySlice<Unit>) -> Bool {
    let before = units[max(units.startIndex, index - longestQuotation)..<index]
    guard let mark = before.lastIndex(where: { openingMarks.contains($0.scalar) || closingMarks.contains($0.scalar) }),
      openingMarks.contains(units[mark].scalar)
    else { return false }
    let after = units[index..<min(units.endIndex, mark + longestQuotation)]
    return after.first { openingMarks.contains($0.scalar) || closingMarks.contains($0.scalar) }
      .map { closingMarks.contains($0.scalar) } ?? false
  }

  /// The most characters of a quotation that stays whole, its marks included.
  private static let longestQuotation = 10

  private static let marks = scalars("、。，．！？：；")
  private static let openingMarks = scalars("「『【〈《“（")
  private static let closingMarks = scalars("」』】〉》”）")
  /// Stand before a noun, and are part of it.
  private static let prefixes = scalars("おご")
  private static let particles = scalars("はがをにでともへの")
  /// Kana that end a phrase more often than they stand within a word.
  private static let ends = scalars("てでにはも")
  /// Kana that end the stem of a verb, as the first half of a word: 食べ物, 引き分け, 読み方.
  private static let stemEndings = scalars("きぎしちひびみりえけげせぜべめれ")
  /// Verbs whose stem ends in い.
  private static let verbsInI = scalars("言追使買思払笑違")

  private static func scalars(_ characters: String) -> Set<UInt32> { Set(characters.unicodeScalars.map(\.value)) }
}
