import QuizCore
import Testing

/// Which names are one, and of which nothing is seen.
@Suite struct NameFoldingTests {
  @Test(arguments: [
    ("アンナ", "ｱﾝﾅ"), ("アンナ", "あんな"), ("ガブ", "ｶﾞﾌﾞ"), ("パパ", "ﾊﾟﾊﾟ"), ("が", "か\u{3099}"), ("ヴ", "う\u{3099}"),
    ("Anna", "Аnna"), ("Anna", "Аnnа"), ("Anna", "ANNA"), ("Anna", "Ａｎｎａ"), ("Anna", "𝐀𝕟𝓃𝖆"), ("Anna", "Ⓐⓝⓝⓐ"),
    ("Anna", "A n n a"),
    ("Anna", "An\u{200B}na"), ("Anna", "Anna\u{2800}"), ("Анна", "АННА"), ("Tom", "Tom."), ("Tom", "Tom!?"),
    ("Tom", "“Tom”"),
    ("Tom", "Τοm"), ("Tom", "T0m"), ("Dave", "Daνe"), ("Bill", "BiII"), ("Sid", "5id"), ("Lea 1", "Lea l"),
    ("José", "Jose\u{301}"), ("JOSÉ", "jose\u{301}"), ("Ớ", "O\u{31B}\u{301}"), ("Ớ", "o\u{301}\u{31B}"),
    ("Άννα", "α\u{301}ννα"),
    ("Player 7", "Ｐｌａｙｅｒ　７"), ("Tom 7", "Tom 𝟕"), ("Leo IV", "Leo ⅠⅤ"),
  ])
  func namesThatLookAlikeAreOne(_ one: String, _ other: String) {
    #expect(NameFolding.folded(one) == NameFolding.folded(other))
    // As a store compares them.
    #expect(Array(NameFolding.folded(one).utf8) == Array(NameFolding.folded(other).utf8))
  }

  @Test(arguments: [
    ("Anna", "Anne"), ("アンナ", "アンヌ"), ("か", "が"), ("は", "ぱ"), ("は", "ば"), ("José", "Jose"), ("Zoë", "Zoe"),
    ("Tom", "Tom 🎉"),
    ("Tom", "Tam"), ("Tom 2", "Tom 3"), ("!!", "?!"), ("李", "季"), ("שָׁלוֹם", "שלומ"), ("Mary-Ann", "Mary"), ("ä", "å"),
  ])
  func otherNamesAreOthers(_ one: String, _ other: String) {
    #expect(NameFolding.folded(one) != NameFolding.folded(other))
  }

  @Test func aNameFoldedAgainIsTheSame() {
    for name in ["Tom.", "ｱﾝﾅ", "José", "ヴィ", "𝐀", "Άννα", "Ⅷ", "ŞĞİ", "ǖ", "ｶﾞ"] {
      let folded = NameFolding.folded(name)
      #expect(NameFolding.folded(folded) == folded, "\(name)")
    }
  }

  @Test(arguments: [
    "", " ", "\u{3000}", "\u{2800}", "\u{2800}\u{2800} ", "\u{1D159}", "\u{16FE4}", "\u{FFFC}",
    "\u{25CC}\u{301}", "\u{301}", "\u{301}\u{302}", "\u{3099}", "\u{20DD}", "\u{1F3FB}", "\u{2B0}", "\u{200B}",
    "\u{3164}", "\u{FE0F}", "\u{200D}", "\u{180E}", "\u{115F}",
  ])
  func nothingIsSeenOfBlanksMarksAndModifiersAlone(_ name: String) {
    #expect(!NameFolding.isSeen(name))
  }

  @Test(arguments: ["a", "あ", "ー", "々", "7", "!", "😀", "👍🏽", "é", "e\u{301}", "^_^", "李", "ก็", "†", "½", "①"])
  func lettersDigitsAndSignsAreSeen(_ name: String) {
    #expect(NameFolding.isSeen(name))
  }
}
