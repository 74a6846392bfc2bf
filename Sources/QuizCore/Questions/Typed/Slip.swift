/// The one slip that is forgiven in a typed word: a letter that was inserted, left out, changed or swapped with its
/// neighbour.
///
/// Where another letter makes another word, it is none: at the beginning (Gambia, Zambia), in a digit, a kanji or a Roman
/// numeral, and in kana but for those that sound or look alike: オーストリア is no slip of オーストラリア.
enum Slip {
  /// In words from this many letters on a slip is forgiven.
  static let lettersNeeded = 5
  /// The letters of Roman numerals: XVII is no slip of XVIII.
  private static let roman = Set("ivxlcdm")

  /// Whether `word` is `meant` but for one slip.
  static func isOne(_ word: String, for meant: String) -> Bool {
    let (word, meant) = (Array(word), Array(meant))
    guard meant.count >= lettersNeeded, abs(word.count - meant.count) <= 1, !meant.allSatisfy({ roman.contains($0) })
    else {
      return false
    }
    let shorter = min(word.count, meant.count)
    let start = (0..<shorter).first { word[$0] != meant[$0] } ?? shorter
    let rest = shorter - start
    let end = (0..<rest).first { word[word.count - 1 - $0] != meant[meant.count - 1 - $0] } ?? rest
    let typed = word[start..<word.count - end]
    let right = meant[start..<meant.count - end]
    switch (typed.count, right.count) {
    case (1, 0): return start > 0 && typed.allSatisfy(canBeMissed)
    case (0, 1): return start > 0 && right.allSatisfy(canBeMissed)
    case (1, 1): return start > 0 && zip(typed, right).allSatisfy(canBeChanged)
    case (2, 2): return typed.elementsEqual(right.reversed()) && typed.allSatisfy(isLetter)
    case _: return false
    }
  }

  /// Whether it is a letter of an alphabet or a kana. Another digit is another number, and another kanji another word.
  private static func isLetter(_ character: Character) -> Bool {
    character == "'" || character.isLetter && character.unicodeScalars.first?.properties.isIdeographic == false
  }

  private static func canBeMissed(_ character: Character) -> Bool {
    isLetter(character) && (character == "ー" || Kana(character)?.isLight ?? true)
  }

  private static func canBeChanged(_ typed: Character, _ right: Character) -> Bool {
    guard isLetter(typed), isLetter(right) else { return false }
    let kana = [typed, right].map { $0 == "ー" ? Kana.bar : Kana($0) }
    if let one = kana[0], let other = kana[1] { return one.isAlike(other) }
    // Where accents are kept, another one is not forgiven either.
    return kana[0] == nil && kana[1] == nil && AnswerFolding.withoutAccent(typed) != AnswerFolding.withoutAccent(right)
  }
}
