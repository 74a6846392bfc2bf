import Testing

@testable import QuizCore

@Suite struct FoldingTests {
  @Test(arguments: [
    ("ABC 12", "abc 12"), ("ＡＢＣ　１２", "abc 12"), ("\t apple\u{3000}", "Apple"), ("ÉTÉ", "été"), ("ｶﾅ", "カナ"),
    ("ｶﾞｷﾞﾊﾟ", "ガギパ"), ("｢｣､｡", "「」、。"),
  ])
  func caseWidthAndOuterSpacesDoNotCount(_ one: String, _ other: String) {
    #expect(Folding.folded(one) == Folding.folded(other))
  }

  @Test(arguments: [("かな", "カナ"), ("e", "é"), ("a b", "ab"), ("か", "が")])
  func anythingElseCounts(_ one: String, _ other: String) {
    #expect(Folding.folded(one) != Folding.folded(other))
  }

  @Test(arguments: ["ガギパヴー", "ｶﾞｷﾞﾊﾟｳﾞｰ", "カ\u{3099}キ\u{3099}ハ\u{309A}ウ\u{3099}ー", "がぎぱゔー"])
  func aSearchFindsKatakanaByHiragana(_ text: String) {
    #expect(Array(Folding.folded(text, asHiragana: true).utf8) == Array("がぎぱゔー".utf8))
  }
}
