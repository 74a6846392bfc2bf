@testable import TerminalKit

/// The phrases of Japanese as `LineBreaker` finds them, character by character.
enum ReferencePhrases {
  /// Whether the two characters around `index` are of one ending.
  static func partsEnding(_ index: Int, in characters: [Character]) -> Bool {
    // By scalars, since characters compare equal where one has its mark beside it.
    index > 0 && endings.contains([first(characters[index - 1]), first(characters[index])])
  }

  /// Whether a word of kana is likely to begin with the character at `index`.
  static func beginsKana(_ index: Int, in characters: [Character]) -> Bool {
    let (previous, next) = (first(characters[index - 1]), first(characters[index]))
    if previous == "・" { return true }
    return "てでにはも".unicodeScalars.contains(previous) && ReferenceLineBreaker.isHiragana(characters[index])
      && !"はがをにでともへの".unicodeScalars.contains(next)
  }

  private static let endings = Set(
    """
    した して まし ます ませ せん です でし った って んだ んで いた いて ない なか かっ れる れた れて られ せる せた てい いる しい だっ だろ
    しょ ょう ろう なり りま いま きま くだ ださ さい える えた ある あっ あり する こと もの ため から まで より だけ など でき
    はず はじ もら もり もれ もち にお てん でん にん はん もん
    """.split { $0 == " " || $0.isNewline }.map { Array($0.unicodeScalars) })

  /// Whether a phrase begins with the character at `index`.
  static func beginsPhrase(_ index: Int, in characters: [Character]) -> Bool {
    let (previous, next) = (first(characters[index - 1]), first(characters[index]))
    guard !isQuoted(index, in: characters) else { return false }
    if ReferenceLineBreaker.isSpace(characters[index - 1]) { return true }
    if "、。，．！？：；".unicodeScalars.contains(previous) { return true }
    if "」』】〉》”）".unicodeScalars.contains(previous) { return isWord(characters[index]) || opens(next) }
    if next == "（" { return true }
    guard ReferenceLineBreaker.isHiragana(characters[index - 1]) else { return false }
    if opens(next) { return true }
    if ReferenceLineBreaker.isHiragana(characters[index]) {
      let isPrefix = next == "お" || next == "ご"
      if isPrefix, let noun = characters[(index + 1)...].first, ReferenceLineBreaker.isKanji(noun) {
        return "はがをにでともへの".unicodeScalars.contains(previous)
      }
      return previous == "を" && next != "も"
    }
    guard isWord(characters[index]) else { return false }
    guard ReferenceLineBreaker.isKanji(characters[index]) else { return true }
    let stem: Character = index > 1 ? characters[index - 2] : " "
    switch previous {
    case "お", "ご": return false
    case "か": return !ReferenceLineBreaker.isDigit(stem)
    case "い": return !"言追使買思払笑違".unicodeScalars.contains(first(stem))
    case _ where "きぎしちひびみりえけげせぜべめれ".unicodeScalars.contains(previous):
      return !ReferenceLineBreaker.isKanji(stem)
    case _: return true
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    ReferenceLineBreaker.isKanji(character) || ReferenceLineBreaker.isKatakana(character)
      || ReferenceLineBreaker.isLatin(character) || ReferenceLineBreaker.isDigit(character)
  }

  /// Whether the next mark on either side, at most ten characters apart, opens and closes one quotation around `index`.
  private static func isQuoted(_ index: Int, in characters: [Character]) -> Bool {
    guard let start = characters[..<index].lastIndex(where: { opens(first($0)) || closes(first($0)) }),
      let end = characters[index...].firstIndex(where: { opens(first($0)) || closes(first($0)) })
    else { return false }
    return opens(first(characters[start])) && closes(first(characters[end])) && end - start < 10
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool { "「『【〈《“（".unicodeScalars.contains(scalar) }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool { "」』】〉》”）".unicodeScalars.contains(scalar) }

  private static func first(_ character: Character) -> Unicode.Scalar { character.unicodeScalars.first ?? " " }
}
