import LeagueAPI
import QuizCore
import QuizStore
import Testing

/// The points of answers and rounds.
struct PointsTests {
  /// Right, milliseconds, limit, paused, points.
  @Test(arguments: [
    (true, 0, 10_000, false, 200), (true, 1, 10_000, false, 199), (true, 100, 10_000, false, 199),
    (true, 5000, 10_000, false, 150), (true, 9_900, 10_000, false, 101), (true, 9_901, 10_000, false, 100),
    (true, 9_999, 10_000, false, 100), (true, 10_000, 60_000, false, 100), (true, 50_000, 60_000, false, 100),
    (true, 5000, 60_000, false, 150), (true, 0, 10_000, true, 100), (true, 0, 0, false, 50), (true, 0, 0, true, 50),
    (false, 0, 10_000, false, 0), (false, 0, 0, false, 0), (true, .min, 10_000, false, 200),
    (true, .max, 10_000, false, 100),
  ])
  func anAnswerIsWorth(_ right: Bool, _ milliseconds: Int, _ limit: Int, _ paused: Bool, _ points: Int) {
    #expect(Points.answer(right: right, milliseconds: milliseconds, limit: limit, paused: paused) == points)
  }

  @Test(arguments: [(10_000, 0, 350), (10_000, 1, 200), (0, 0, 100)])
  func aRoundIsWorthItsAnswers(_ limit: Int, _ pauses: Int, _ points: Int) {
    let answers = [(true, 0), (true, 5000), (false, 10)].map {
      RoundRecord.Answer(question: QuestionID(hash: 1), choice: 1, correct: $0.0, milliseconds: $0.1)
    }
    let round = RoundRecord(
      id: "", date: .epoch, game: "timed", set: "x", asked: 3, correct: 2, misses: 1, milliseconds: 5010, limit: limit,
      pauses: pauses, seed: 1, answers: answers)
    #expect(Points.round(round) == points)
  }

  /// Everything is right in the end: only what was right at once counts.
  @Test func inPracticeOnlyTheFirstChoiceHasPoints() {
    let answers = [false, false, true, true].map {
      RoundRecord.Answer(question: QuestionID(hash: 1), choice: 1, correct: $0, milliseconds: 10)
    }
    let round = RoundRecord(
      id: "", date: .epoch, game: "practice", set: "x", asked: 2, correct: 1, misses: 2, milliseconds: 40, limit: 0,
      pauses: 0, seed: 1, answers: answers)
    #expect(Points.round(round) == 50)
  }
}
