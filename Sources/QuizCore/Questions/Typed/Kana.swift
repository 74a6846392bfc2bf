/// A kana, hiragana or katakana.
struct Kana: Hashable {
  /// The same kana as katakana.
  let katakana: Character

  /// Takes a character; nil when it is no kana.
  init?(_ character: Character) {
    guard let first = character.unicodeScalars.first else { return nil }
    switch first.value {
    case 0x30A1...0x30FA: katakana = character
    case 0x3041...0x3096:
      var scalars = String.UnicodeScalarView(character.unicodeScalars.dropFirst())
      guard let other = Unicode.Scalar(first.value + 0x60) else { return nil }
      scalars.insert(other, at: scalars.startIndex)
      guard let other = String(scalars).first else { return nil }
      katakana = other
    case _: return nil
    }
  }

  private init(bar katakana: Character) {
    self.katakana = katakana
  }

  /// The bar that lengthens a vowel.
  static let bar = Kana(bar: "ー")

  /// The small kana, which are no sound of their own.
  static let small = Set("ァィゥェォャュョヮぁぃぅぇぉゃゅょゎ")

  /// What ヴ and a small vowel are written as, too.
  static let afterV: [Character: String] = ["ァ": "バ", "ィ": "ビ", "ュ": "ビ", "ェ": "ベ", "ォ": "ボ"]

  /// Whether one is easily written for the other: large or small, with or without a mark, or of the same sound.
  func isAlike(_ other: Kana) -> Bool {
    Kana.families.contains { $0.contains(katakana) && $0.contains(other.katakana) }
  }

  /// Whether it is easily left out or written too much, as what only lengthens or divides sounds.
  var isLight: Bool { "ッゥウ".contains(katakana) || Kana.small.contains(katakana) }

  private static let families: [Set<Character>] = [
    "アァー", "イィー", "ウゥヴー", "エェー", "オォヲー", "カガヵ", "キギ", "クグ", "ケゲヶ", "コゴ", "サザ", "シジヂ", "スズヅ", "セゼ", "ソゾ",
    "タダ", "チヂジ", "ツヅズッ", "テデ", "トド", "ハバパ", "ヒビピ", "フブプ", "ヘベペ", "ホボポ", "ヤャ", "ユュ", "ヨョ", "ワヮ",
  ].map { Set($0) }
}
