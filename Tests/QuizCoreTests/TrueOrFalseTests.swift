import Testing

@testable import QuizCore

/// Questions whose choices only say that a statement is true or false.
@Suite struct TrueOrFalseTests {
  private func question(_ choices: [String]) throws -> Question {
    try #require(Question(text: "?", choices: choices, answer: 1))
  }

  @Test(arguments: [
    ["True", "False"], ["FALSE", "true"], ["T", "F"], ["正しい", "正しくない"], ["正しい", "誤り"], ["○", "×"], ["〇", "×"],
    ["はい", "いいえ"], ["Yes", "No"], ["Ｔｒｕｅ", "Ｆａｌｓｅ"],
  ])
  func itsOrderIsAlwaysThatOfTheBank(_ choices: [String]) throws {
    let question = try question(choices)
    #expect(question.isTrueOrFalse)
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      #expect(ShuffledQuestion(question, using: &generator).panels == choices)
    }
  }

  @Test(arguments: [["Venus", "Mars"], ["True", "Venus"], ["True", "False", "Maybe"], ["True", "True"]])
  func otherChoicesAreShuffled(_ choices: [String]) throws {
    let question = try question(choices)
    #expect(!question.isTrueOrFalse)
    let orders = (0..<40 as Range<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      return ShuffledQuestion(question, using: &generator).rightPanels[0]
    }
    #expect(Set(orders).count > 1)
  }

  @Test func theQuestionsBehindItAreDealtAsBefore() throws {
    let other = try #require(Question(text: "!", choices: ["a", "b", "c", "d"], answer: 0))
    for seed in 0..<20 as Range<UInt64> {
      var first = SeededGenerator(seed: seed)
      _ = ShuffledQuestion(try question(["True", "False"]), using: &first)
      var second = SeededGenerator(seed: seed)
      _ = ShuffledQuestion(try question(["Venus", "Mars"]), using: &second)
      #expect(ShuffledQuestion(other, using: &first) == ShuffledQuestion(other, using: &second))
    }
  }
}
