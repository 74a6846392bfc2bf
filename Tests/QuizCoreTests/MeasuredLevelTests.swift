import QuizCore
import Testing

@Suite struct MeasuredLevelTests {
  /// Of four choices, 77.5 % right answers are the least of level 1, and 47.5 % of level 2; typed, 70 % and 30 %.
  @Test(arguments: [
    (1, 200, 200, 4, nil), (1, 155, 200, 4, nil), (1, 141, 200, 4, nil), (1, 140, 200, 4, 2), (1, 80, 200, 4, 3),
    (2, 169, 200, 4, 1), (2, 168, 200, 4, nil), (2, 78, 200, 4, 3), (2, 95, 200, 4, nil),
    (3, 95, 200, 4, nil), (3, 112, 200, 4, 2), (3, 190, 200, 4, 1), (3, 50, 200, 4, nil),
    (1, 120, 200, 0, 2), (3, 80, 200, 0, 2), (1, 155, 200, 0, nil),
    (3, 19, 19, 4, nil), (3, 20, 20, 4, 1), (1, 0, 19, 4, nil), (1, 0, 20, 4, 3),
    (1, 0, 1_000_000, 4, 3), (3, 1_000_000, 1_000_000, 4, 1),
    (1, 700_000_000_000_000, 1_000_000_000_000_000, 4, 2), (1, 774_999_999_000_000, 1_000_000_000_000_000, 4, nil),
  ])
  func answersContradictALevelBeyondChance(level: Int, right: Int, answers: Int, choices: Int, said: Int?) {
    #expect(MeasuredLevel.contradicting(level, right: right, of: answers, choices: choices) == said)
  }

  @Test func aQuestionWithoutALevelIsNotContradicted() throws {
    let tally = QuestionTally(asked: 100, right: 0, milliseconds: 0)
    for (level, said) in [(nil, nil), (1, 3), (3, nil)] as [(Int?, Int?)] {
      let question = try #require(Question(text: "?", choices: ["a", "b"], answer: 0, level: level))
      #expect(question.contradictedLevel(by: tally) == said)
    }
  }
}
