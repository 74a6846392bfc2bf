import QuizCore
import Testing

/// What a round is compared with.
struct PastRoundsTests {
  @Test func theHeightOfARoundIsItsShareOfThePointsThatCanBeHad() {
    func height(_ answers: [(Bool, Int)], limit: Int = 10_000) -> Double {
      RoundRecord(
        game: .timed, set: "s", asked: answers.count, correct: answers.count { $0.0 }, misses: 0, milliseconds: 0,
        limit: limit, pauses: 0, seed: 1,
        answers: answers.map { .init(question: QuestionID(hash: 1), choice: 1, correct: $0.0, milliseconds: $0.1) }
      ).score(in: .all).height(most: 1)
    }
    #expect(height([(true, 0), (true, 0), (true, 0), (true, 0), (true, 0)]) == 1)
    #expect(height([(false, 0), (false, 0)]) == 0)
    #expect(height([(true, 0), (false, 0)], limit: 0) == 0.5)
    #expect(height([(true, 1000), (true, 1000)]) > height([(true, 5000), (true, 5000)]))
  }
}
