import QuizCore
import Testing

@testable import QuizStore

/// What the list of sets tells of a set's practice.
@Suite struct PracticeResultsTests {
  func record(
    _ number: Int, asked: Int = 10, correct: Int, misses: Int, milliseconds: Int = 1000, pauses: Int = 0,
    game: Game.ID = .practice
  ) throws -> RoundRecord {
    RoundRecord(
      id: "id-\(number)", date: try #require(WallTime("2026-11-21T09:00:\(10 + number)Z")), game: game, set: "s",
      asked: asked, correct: correct, misses: misses, milliseconds: milliseconds, limit: 0, pauses: pauses, seed: 1,
      answers: [])
  }

  func summary(_ records: RoundRecord...) -> ScoreSummary {
    var summary = ScoreSummary()
    for record in records { summary.add(record, in: .sample) }
    return summary
  }

  @Test func theBestHasTheFewestMissesThoughLessWasRightAtOnce() throws {
    let practice = try #require(
      summary(
        record(1, correct: 8, misses: 6), record(2, correct: 7, misses: 3), record(3, correct: 7, misses: 3),
        record(4, correct: 5, misses: 9)
      ).practice(of: "s", questions: 10))
    #expect(try practice.best == record(2, correct: 7, misses: 3).score(in: .sample))
    #expect(practice.latest.misses == 9)
  }

  @Test func onlyMissedQuestionsAreNotTheWholeSet() throws {
    let summary = try summary(
      record(1, correct: 8, misses: 2), record(2, asked: 2, correct: 2, misses: 0),
      record(3, asked: 12, correct: 12, misses: 0), record(4, correct: 10, misses: 0, game: .timed))
    let practice = try #require(summary.practice(of: "s", questions: 10))
    #expect(practice.best?.misses == 2 && practice.latest.misses == 2)
    #expect(summary.practice(of: "s", questions: nil)?.latest.misses == 0)
    #expect(summary.practice(of: "s", questions: 1) == nil)
    #expect(summary.practice(of: "t", questions: nil) == nil)
  }

  @Test func aPausedRoundIsNeverTheBest() throws {
    let practice = try summary(record(1, correct: 10, misses: 0, pauses: 1)).practice(of: "s", questions: 10)
    #expect(practice?.best == nil)
    #expect(practice?.latest.misses == 0)
  }
}
