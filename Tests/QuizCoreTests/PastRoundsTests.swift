import QuizCore
import Testing

/// What a round is compared with.
struct PastRoundsTests {
  /// Rounds of three questions whose missed ones are given, oldest first.
  private func past(_ missed: [[UInt64]]) -> PastRounds {
    let records = missed.map { missed in
      RoundRecord(
        game: .timed, set: "s", asked: 3, correct: 3 - missed.count, misses: missed.count, milliseconds: 3000,
        limit: 10_000, pauses: 0, seed: 1,
        answers: missed.map { .init(question: QuestionID(hash: $0), choice: 1, correct: false, milliseconds: 1000) })
    }
    let kind = Score.Kind(game: .timed, set: "s", asked: 3, limit: 10_000)
    return PastRounds(of: kind, best: nil, in: records.reversed(), isComplete: true, games: .all)
  }

  @Test(
    arguments: [
      ([], nil), ([[]], nil), ([[1, 2]], 1), ([[1, 2], [1, 2]], 2), ([[1, 2], [1, 2], [1, 2]], 1), ([[1], [1]], 1),
      ([[1, 2], []], nil), ([[1], [2, 1]], 2),
    ] as [([[UInt64]], UInt64?)])
  func whatIsLearntIsNotWhatWasLearntInTheRoundBefore(_ missed: [[UInt64]], _ learnt: UInt64?) {
    #expect(past(missed).learnt == learnt.map { QuestionID(hash: $0) })
  }

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
