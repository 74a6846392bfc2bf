import Testing

@testable import QuizCore

/// A player whose memory follows the model, on simulated days.
@Suite struct ReviewMonthTests {
  /// The player, who forgets by chance, with the state of each memory as it truly is.
  private struct Learner {
    private let model = FSRS(FSRSWeights.published.values)
    private var states: [QuestionID: (state: FSRS<Double>.State, day: Int)] = [:]
    private var chance: SeededGenerator
    private(set) var asked = 0
    private(set) var remembered = 0

    init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

    private mutating func happens(_ probability: Double) -> Bool {
      Double(chance.below(1 << 30)) < probability * Double(1 << 30)
    }

    /// Whether a question is answered right on a day; nine of ten that are new are understood at once.
    mutating func answers(_ question: QuestionID, on day: Int) -> Bool {
      guard let (state, last) = states[question] else {
        let isRight = happens(0.9)
        states[question] = (model.first(isRight ? .good : .again), day)
        return isRight
      }
      let isRight = happens(model.retrievability(state, after: day - last))
      states[question] = (model.next(state, isRight ? .good : .again, after: day - last), day)
      if day > last {
        asked += 1
        if isRight { remembered += 1 }
      }
      return isRight
    }

    var retention: Double { Double(remembered) / Double(asked) }
  }

  private func record(_ question: QuestionID, _ isRight: Bool, day: Int, second: Int) throws -> RoundRecord {
    RoundRecord(
      id: "", date: try #require(WallTime(secondsSince1970: 1_800_000_000 + day * 86_400 + second, offset: 0)),
      game: .review, set: "s", asked: 1, correct: isRight ? 1 : 0, misses: isRight ? 0 : 1, milliseconds: 1000,
      limit: 0,
      pauses: 0, seed: 0, answers: [.init(question: question, choice: 1, correct: isRight, milliseconds: 1000)])
  }

  /// Plays days with the review, and returns the player afterwards.
  private func play(days: Int, questions: Int, retention: Double) throws -> Learner {
    var wishes = ReviewPlan.Wishes()
    wishes.newADay = 20
    wishes.retention = retention
    var learner = Learner(seed: 26)
    var memory = ReviewMemory()
    let learnt = (1...questions).map { QuestionID(hash: UInt64($0)) }
    for day in 0..<days {
      var second = 0
      while second < 3600 {
        let now = try #require(WallTime(secondsSince1970: 1_800_000_000 + day * 86_400 + second, offset: 0))
        let plan = ReviewPlan(memory, learnt: learnt, others: [], wishes: wishes, at: now)
        guard !plan.questions.isEmpty else { break }
        for question in plan.questions {
          memory.add(try record(question, learner.answers(question, on: day), day: day, second: second))
        }
        second += 1
      }
    }
    return learner
  }

  @Test(arguments: [0.8, 0.9, 0.95])
  func aMonthEndsWithinTwoPointsOfTheDesiredRetention(retention: Double) throws {
    let learner = try play(days: 30, questions: 300, retention: retention)
    #expect(abs(learner.retention - retention) <= 0.02, "\(learner.retention) of \(learner.asked)")
  }

  /// What the factor is depends on how long it goes on: intervals grow, and a week does not.
  @Test(arguments: [(30, 1.1), (90, 2.3), (180, 4.0)])
  func itNeedsFewerQuestionsThanEverythingEachWeek(days: Int, factor: Double) throws {
    let learner = try play(days: days, questions: 100, retention: 0.9)
    var weekly = Learner(seed: 26)
    for day in 0..<days {
      // Each question comes on the same day of the week, from the day on which it was new.
      for question in 0..<100 where day >= question / 20 && (day - question / 20) % 7 == 0 {
        _ = weekly.answers(QuestionID(hash: UInt64(question + 1)), on: day)
      }
    }
    #expect(learner.retention > 0.88)
    #expect(Double(weekly.asked) >= factor * Double(learner.asked), "\(weekly.asked), \(learner.asked)")
  }
}
