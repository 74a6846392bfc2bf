import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The Japanese questions that come with the program: what they ask fits what answers it.
@Suite struct JapaneseQuestionTests {
  private static func ofFourChoices() throws -> [Question] {
    try ShippedBanksTests.questions(.ja).map(\.question).filter { $0.kind == .one && $0.choices.count == 4 }
  }

  @Test func whetherItIsTrueIsAnsweredByTrueOrALie() throws {
    for (path, question) in try ShippedBanksTests.questions(.ja) where question.kind == .one {
      #expect(
        question.text.hasSuffix("。本当？") == (question.choices == ["本当", "うそ"]), "\(path): \(question.text)")
      #expect((question.choices.count == 2) == (question.choices == ["本当", "うそ"]), "\(path): \(question.text)")
    }
  }

  @Test func whetherItIsTrueIsAskedOfAPositiveSentence() throws {
    for (path, question) in try ShippedBanksTests.questions(.ja) where question.isTrueOrFalse {
      let isNegative = ["ない", "なかった", "ません"].contains { question.text.hasSuffix($0 + "。本当？") }
      #expect(!isNegative, "\(path): \(question.text)")
    }
  }

  /// Runs of kanji and of katakana, of two signs or more.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var isKatakana: Bool?
    for character in text {
      let kind: Bool? =
        switch character {
        case "ァ"..."ヴ", "ー": true
        case "一"..."鿿", "々": false
        default: nil
        }
      if kind != isKatakana { words.append("") }
      if kind != nil { words[words.count - 1].append(character) }
      isKatakana = kind
    }
    return words.filter { $0.count >= 2 }
  }

  /// Whether one has a word that is a part of the other.
  private static func shareAWord(_ one: String, _ other: String) -> Bool {
    words(of: one).contains { other.contains($0) } || words(of: other).contains { one.contains($0) }
  }

  @Test(arguments: [
    ("白黒テレビで育った人", "白黒の夢", true), ("身長は何センチ", "平均身長", true), ("白黒テレビ", "色のない夢", false),
  ])
  func aWordIsARunOfKanjiOrKatakana(_ one: String, _ other: String, _ share: Bool) {
    #expect(Self.shareAWord(one, other) == share)
  }

  @Test func noRightChoiceAloneRepeatsAWordOfItsQuestion() throws {
    for question in try Self.ofFourChoices() {
      let repeating = question.choices.indices.filter { Self.shareAWord(question.text, question.choices[$0]) }
      #expect(repeating != [question.answer], "\(question.text) \(question.rightAnswer)")
    }
  }

  /// Who takes the longest of four choices, any where several are, is right no oftener than by chance.
  @Test func toTakeTheLongestChoiceIsWorthNothing() throws {
    let questions = try Self.ofFourChoices()
    let hits = questions.reduce(0.0) { sum, question in
      let widths = question.choices.map { SafeText($0).width }
      let longest = widths.indices.filter { widths[$0] == widths.max() }
      return sum + (longest.contains(question.answer ?? -1) ? 1 / Double(longest.count) : 0)
    }
    #expect(hits <= Double(questions.count) * 0.26, "\(hits) of \(questions.count)")
  }

  /// For a terminal without an input method.
  @Test func whatIsTypedCanBeTypedInRomaji() throws {
    for (path, question) in try ShippedBanksTests.questions(.ja) where question.kind == .typed {
      let isRomaji = question.accepted.contains { $0.allSatisfy { $0.isASCII } }
      #expect(isRomaji, "\(path): \(question.text)")
    }
  }
}
