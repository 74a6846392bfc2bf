extension SafeText {
  /// What it costs a reader that a line ends before each character: 0 between phrases of Japanese and between words, the
  /// more the harder what was parted is to read, from 8 on where no word should be; nil where no line may end, and before
  /// the first character.
  ///
  /// For whoever measures lines in something else than columns, and weighs one way to break a text against another.
  public var costsOfBreaks: [Int?] {
    let units = LineBreaker.units(of: self)[...]
    return units.indices.map { $0 == units.startIndex ? nil : LineBreaker.cost(before: $0, in: units) }
  }

  /// The cost of a word of katakana, a number or a foreign word that is parted.
  static let costOfPartedWord = 8
}

// What a break costs.
extension LineBreaker {
  /// What it costs that a line ends before the character at `index`, which is not the first; nil where none may.
  fileprivate static func cost(before index: Int, in units: ArraySlice<Unit>) -> Int? {
    let (previous, next) = (units[index - 1], units[index])
    switch place(before: index, in: units) {
    case .forbidden: return nil
    case .fair: return SafeText.costOfPartedWord + 1
    case .good: break
    }
    // と belongs to the いう behind it.
    if previous.scalar == quoting, begins(saying, at: index, in: units) { return 5 }
    // A small っ doubles what follows, and a list of numbers is one: 引っ越す, 2、4、6.
    if doubling.contains(previous.scalar) { return SafeText.costOfPartedWord + 1 }
    if isDigit(next), index - 2 >= units.startIndex, isDigit(units[index - 2]), previous.scalar == comma { return 5 }
    if previous.kind.contains(.katakana), next.kind.contains(.katakana) {
      return lastParts.contains { begins($0, at: index, in: units) }
        ? SafeText.costOfPartedWord : SafeText.costOfPartedWord + 1
    }
    // What follows a name in quotation marks belongs to it.
    if isClosingMark(previous), next.kind.contains(.hiragana) { return 3 }
    // A noun of kana that says when or why belongs to what it is said of: 少女のころ, 雨のとき.
    if previous.scalar == owning, formalNouns.contains(where: { begins($0, at: index, in: units) }) { return 3 }
    if beginsPhrase(at: index, in: units) { return 0 }
    if next.kind.contains(.hiragana) { return costBeforeKana(at: index, in: units) }
    guard previous.kind.contains(.kanji), next.kind.contains(.kanji) else {
      // One ideograph behind a foreign word ends it: メロン味, ローマ字.
      let isAlone = !(index + 1 < units.endIndex && units[index + 1].kind.contains(.kanji))
      return previous.kind.contains(.katakana) && next.kind.contains(.kanji) && isAlone ? 5 : 2
    }
    return costBetweenKanji(at: index, in: units)
  }

  private static func costBeforeKana(at index: Int, in units: ArraySlice<Unit>) -> Int {
    let beforePrevious = index - 2 >= units.startIndex ? units[index - 2] : .space
    let previous = units[index - 1]
    let next = units[index]
    if isParticle(next), !previous.kind.contains(.hiragana) || certain.contains(next.scalar) { return 5 }
    // Two particles belong together: には, とは, でも.
    if isParticle(previous), themes.contains(next.scalar) { return 5 }
    if previous.kind.contains(.hiragana) {
      let isAfterParticle =
        isParticle(previous) && !beforePrevious.kind.contains(.hiragana)
        || longParticles.contains { ends($0, before: index, in: units) }
      if isAfterParticle { return 1 }
      if beginsKana(at: index, in: units) { return 2 }
    }
    // Behind a stem of kana, or of two ideographs, which take する.
    let isStem =
      previous.kind.contains(.hiragana) || previous.kind.contains(.kanji) && beforePrevious.kind.contains(.kanji)
    // An adjective is parted from its negation, as in 正しく／ない, but no verb: 合わ／なかった.
    let isAdjective = previous.scalar == ("く" as Unicode.Scalar).value
    let following = isStem ? auxiliaries + (isAdjective ? negations : []) : []
    if following.contains(where: { begins($0, at: index, in: units) }) { return 3 }
    return previous.kind.contains(.hiragana) && !partsEnding(before: index, in: units) ? 4 : 5
  }

  /// Words of ideographs mostly have two, of which none is parted; a single one mostly belongs to those beside it.
  private static func costBetweenKanji(at index: Int, in units: ArraySlice<Unit>) -> Int? {
    if regions.contains(units[index - 1].scalar) { return 1 }
    let before = units[..<index].reversed().prefix { $0.kind.contains(.kanji) }.count
    let after = units[index...].prefix { $0.kind.contains(.kanji) }.count
    if before == 1 { return after == 1 ? nil : 6 }
    return after == 1 ? 5 : 2 + 2 * (before % 2) + after % 2
  }

  private static func begins(_ word: [UInt32], at index: Int, in units: ArraySlice<Unit>) -> Bool {
    units[index...].prefix(word.count).map(\.scalar) == word
  }

  private static func ends(_ word: [UInt32], before index: Int, in units: ArraySlice<Unit>) -> Bool {
    units[..<index].suffix(word.count).map(\.scalar) == word
  }

  private static func isDigit(_ unit: Unit) -> Bool { (48...57).contains(unit.scalar) }

  private static func words(_ words: String) -> [[UInt32]] {
    words.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
  }

  /// Kana that are particles even behind other kana, mostly.
  private static let certain = Set("をの".unicodeScalars.map(\.value))
  /// Those that stand behind other particles.
  private static let themes = Set("はも".unicodeScalars.map(\.value))
  private static let longParticles = words("から まで より だけ には では とは でも など")
  /// With these a verb or a noun goes on, as with a word of its own.
  private static let auxiliaries = words("され させ した する して しな だった だから られ もら ます ため まま そう")
  private static let negations = words("なかった ない")
  /// What stands for the beginning of the next sound.
  private static let doubling = Set("っッ".unicodeScalars.map(\.value))
  private static let (quoting, saying) = (("と" as Unicode.Scalar).value, words("いう")[0])
  private static let owning = ("の" as Unicode.Scalar).value
  private static let formalNouns = words("ころ とき ため ほう よう まま うち とおり")
  private static let comma = ("、" as Unicode.Scalar).value
  /// Words that many long words of katakana end in.
  private static let lastParts = words("オルガン カップ クリーム ザメ チキン フルーツ ペディア ボード ラーメン ランド ラリア リーグ ロック")
  /// Signs that end the name of a region.
  private static let regions = Set("県都府市".unicodeScalars.map(\.value))
}
