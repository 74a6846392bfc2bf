import Testing

@testable import QuizCore

/// What is remembered of each question.
@Suite struct ReviewMemoryTests {
  private static let question = QuestionID(hash: 7)

  /// An answer of some days and seconds after 2026-11-21 at noon, UTC.
  private func record(
    _ day: Int, second: Int = 0, offset: Int = 0, game: Game.ID = .timed, hash: UInt64 = 7, right: Bool = true,
    attempts: Int = 1, milliseconds: Int = 2000
  ) throws -> RoundRecord {
    let noon = try #require(WallTime("2026-11-21T12:00:00Z")).secondsSince1970
    let date = try #require(WallTime(secondsSince1970: noon + day * 86_400 + second, offset: offset))
    let answers = (1...attempts).map { number in
      RoundRecord.Answer(
        question: QuestionID(hash: hash), choice: number, correct: right && number == attempts,
        milliseconds: milliseconds)
    }
    return RoundRecord(
      id: "", date: date, game: game, set: "s", asked: 1, correct: right ? 1 : 0, misses: 0, milliseconds: 0, limit: 0,
      pauses: 0, seed: 0, answers: answers)
  }

  private func memory(_ records: [RoundRecord]) -> ReviewMemory {
    var memory = ReviewMemory()
    for record in records { memory.add(record) }
    return memory
  }

  private func entry(_ records: [RoundRecord]) throws -> ReviewMemory.Entry {
    try #require(memory(records).entry(of: ReviewMemoryTests.question))
  }

  private let model = FSRS(FSRSWeights.published.values)

  @Test func wrongIsAgainRightIsGoodAndRightWithRetriesIsHard() throws {
    #expect(try entry([record(0)]).stability == model.first(.good).stability)
    #expect(try entry([record(0, right: false)]).stability == model.first(.again).stability)
    #expect(try entry([record(0, attempts: 3)]).stability == model.first(.hard).stability)
    #expect(try entry([record(0, attempts: 3)]).wasMissed)
    #expect(try entry([record(0, attempts: 3)]).lapses == 0)
  }

  @Test func muchLaterThanUsualIsHard() throws {
    let usual = try (1...30).map { try record(0, hash: 100 + UInt64($0)) }
    #expect(try entry(usual + [record(0, milliseconds: 5000)]).stability == model.first(.good).stability)
    #expect(try entry(usual + [record(0, milliseconds: 6500)]).stability == model.first(.hard).stability)
    // Nothing is usual yet.
    #expect(try entry([record(0, milliseconds: 60_000)]).stability == model.first(.good).stability)
    #expect(
      try entry(usual + [record(0, right: false, milliseconds: 90_000)]).stability == model.first(.again).stability)
  }

  @Test func answersOfAllGamesCountAndMadeUpQuestionsDoNot() throws {
    let game = Game(
      id: "recall", name: Phrase("Recall"), source: .set, length: .open, clock: .never, memory: ReviewMemory())
    var memories = GameMemories(GameList([.timed, .survival, .missing, game]))
    memories.add(try record(0, game: .timed))
    memories.add(try record(3, game: .survival, hash: 8))
    memories.add(try record(3, game: .missing, hash: 9))
    memories.add(try record(3, game: "chess", hash: 10))
    #expect(memories[ReviewMemory.self]?.entries.map(\.question.hash) == [7, 8])
  }

  @Test func answersOfOneDayGoByTheShortTermFormula() throws {
    let twice = try entry([record(0), record(0, second: 3600)])
    let state = model.next(model.first(.good), .good, after: 0)
    #expect(twice.stability == state.stability && twice.difficulty == state.difficulty)
    // A day is 24 hours here, whatever the calendar says.
    #expect(try entry([record(0), record(1, second: -1)]).stability == state.stability)
    #expect(try entry([record(0), record(1)]).stability == model.next(model.first(.good), .good, after: 1).stability)
  }

  @Test func aClockThatWasSetBackIsTheSameDayAndGoesOnFromThere() throws {
    let back = try entry([record(10), record(4), record(6)])
    var state = model.next(model.first(.good), .good, after: 0)
    state = model.next(state, .good, after: 2)
    #expect(back.stability == state.stability)
    #expect(try back.latest == record(6).date.secondsSince1970)
  }

  @Test func anAnswerOfAnotherMachineThatComesLateIsOfTheSameDay() throws {
    // The order of the log counts.
    let late = try memory([record(0), record(5), record(2)])
    #expect(try late == memory([record(0), record(5), record(2)]))
    #expect(late.entries[0].answers == 3)
    #expect(try late != memory([record(0), record(2), record(5)]))
  }

  @Test func aDayBeginsAtFourInTheMorning() throws {
    func day(_ text: String) throws -> Int { try #require(WallTime(text)).reviewDay.number }
    let evening = try day("2026-11-21T23:00:00+09:00")
    #expect(try day("2026-11-22T03:59:59+09:00") == evening)
    #expect(try day("2026-11-22T04:00:00+09:00") == evening + 1)
    // The same instant elsewhere.
    #expect(try day("2026-11-21T19:00:00Z") == evening)
    #expect(try day("1969-12-31T05:00:00Z") == -1)
    #expect(try day("1970-01-01T03:00:00Z") == -1)
  }

  @Test func theExtremesOfTheCalendarDoNotTrap() throws {
    let last = try #require(WallTime("9999-12-30T12:00:00+00:00"))
    let first = try #require(WallTime("0000-01-03T12:00:00+00:00"))
    var memory = ReviewMemory()
    for date in [last, first, last] {
      let answer = RoundRecord.Answer(
        question: ReviewMemoryTests.question, choice: .min, correct: true, milliseconds: .max)
      memory.add(
        RoundRecord(
          id: "", date: date, game: .review, set: "", asked: .max, correct: .min, misses: .max, milliseconds: .min,
          limit: .max, pauses: .min, seed: .max, answers: [answer]))
    }
    let entry = try #require(memory.entry(of: ReviewMemoryTests.question))
    #expect(memory.due(of: entry, retention: 0.7, at: last) > last.secondsSince1970)
    #expect(memory.retrievability(of: entry, at: first) == 1)
  }

  @Test func twoLooksAtOneDayAgreeAndTwoQuestionsDoNot() throws {
    var memory = ReviewMemory()
    for hash in 1...200 { memory.add(try record(0, hash: UInt64(hash))) }
    for hash in 1...200 { memory.add(try record(3, hash: UInt64(hash))) }
    let intervals = memory.entries.map { memory.interval(of: $0, retention: 0.9, offset: 0) }
    #expect(intervals == memory.entries.map { memory.interval(of: $0, retention: 0.9, offset: 0) })
    let exact = model.interval(stability: memory.entries[0].stability, retention: 0.9)
    #expect(Set(intervals) == Set(Fuzz.range(of: exact)))
  }

  @Test(arguments: [(1, 1...1), (2, 2...2), (3, 2...4), (10, 8...12), (20, 17...23), (36_500, 34_673...36_500)])
  func intervalsVaryAsTheReferenceHasThem(days: Int, range: ClosedRange<Int>) {
    #expect(Fuzz.range(of: days) == range)
  }

  @Test func whatIsRememberedIsCountedByTheWeek() throws {
    let memory = try memory([
      record(0), record(0, second: 60), record(2), record(3, right: false), record(8, hash: 8),
    ])
    // 2026-11-21 is a Saturday: the second day after it is a Monday.
    #expect(memory.weeks.count == 1)
    let recall = try #require(memory.weeks.values.first)
    #expect(recall.asked == 2 && recall.remembered == 1)
  }

  @Test func whoPlaysEarlierOnTheNextDayRemembersAllTheSame() throws {
    // 22 hours later: the model counts no day, the week does.
    let memory = try memory([record(0), record(1, second: -7200)])
    #expect(memory.weeks.values.first?.remembered == 1)
    // An hour after midnight is still the same day.
    #expect(try self.memory([record(0, second: 36_000), record(0, second: 46_800)]).weeks.isEmpty)
  }

  @Test func noAnswersMakeAStabilityInfinite() throws {
    var weights = FSRSWeights.published.values
    (weights[8], weights[9], weights[10], weights[17], weights[18], weights[19]) = (4.5, 0, 3.5, 2, 2, 0)
    let model = FSRS(try #require(FSRSWeights(weights)).values)
    var state = model.first(.good)
    for number in 0..<2000 { state = model.next(state, .good, after: number % 2 * 3_000_000) }
    #expect(state.stability.isFinite && state.difficulty.isFinite)
    #expect(model.next(state, .again, after: 1).stability.isFinite)
    #expect(model.retrievability(state, after: .max).isFinite)
  }

  @Test func sixLapsesMakeALeech() throws {
    var records = try (0..<5).map { try record($0, right: false) }
    #expect(try !entry(records).isLeech)
    records.append(try record(6, right: false))
    #expect(try entry(records).isLeech)
  }
}

/// What is asked today.
@Suite struct ReviewPlanTests {
  private func answer(_ hash: UInt64, _ date: String, right: Bool = true, game: Game.ID = .timed) throws -> RoundRecord
  {
    RoundRecord(
      id: "", date: try #require(WallTime(date)), game: game, set: "s", asked: 1, correct: right ? 1 : 0,
      misses: right ? 0 : 1, milliseconds: 1000, limit: 0, pauses: 0, seed: 0,
      answers: [.init(question: QuestionID(hash: hash), choice: 1, correct: right, milliseconds: 1000)])
  }

  private func plan(
    _ records: [RoundRecord], learnt: [UInt64] = [], others: [UInt64] = [], _ wishes: ReviewPlan.Wishes = .init(),
    at now: String
  ) throws -> ReviewPlan {
    var memory = ReviewMemory()
    for record in records { memory.add(record) }
    return ReviewPlan(
      memory, learnt: learnt.map { QuestionID(hash: $0) }, others: Set(others.map { QuestionID(hash: $0) }),
      wishes: wishes, at: try #require(WallTime(now)))
  }

  @Test func newQuestionsOfLearntSetsComeInTheirOrderTenADay() throws {
    let plan = try plan([], learnt: Array(1...25), others: [50], at: "2026-11-21T12:00:00Z")
    #expect(plan.questions.map(\.hash) == Array(1...10))
    #expect(plan.new == 10 && plan.forecast[0] == 10)
    let later = try self.plan(
      (1...4).map { try answer($0, "2026-11-21T12:00:00Z", game: .review) }, learnt: Array(1...25),
      at: "2026-11-22T03:00:00Z")
    #expect(later.new == 6)
    let tomorrow = try self.plan(
      (1...4).map { try answer($0, "2026-11-21T12:00:00Z", game: .review) }, learnt: Array(1...25),
      at: "2026-11-22T05:00:00Z")
    #expect(tomorrow.new == 10)
  }

  @Test func whatWasMissedAnywhereIsLearnt() throws {
    let plan = try plan(
      [answer(1, "2026-11-01T12:00:00Z", right: false), answer(2, "2026-11-01T12:00:00Z")], others: [1, 2],
      at: "2026-11-21T12:00:00Z")
    #expect(plan.questions.map(\.hash) == [1])
  }

  @Test func whatIsInNoBankIsNotAsked() throws {
    let plan = try plan([answer(1, "2026-11-01T12:00:00Z", right: false)], at: "2026-11-21T12:00:00Z")
    #expect(plan.questions.isEmpty && plan.next == nil)
  }

  @Test func whatIsMostLikelyForgottenComesFirst() throws {
    let plan = try plan(
      [answer(1, "2026-11-10T12:00:00Z"), answer(2, "2026-11-10T12:00:00Z", right: false)], learnt: [1, 2],
      at: "2026-11-21T12:00:00Z")
    #expect(plan.questions.map(\.hash) == [2, 1])
  }

  @Test func aMissOfTheReviewComesAgainTheSameDayUntilItIsRight() throws {
    let missed = try [
      answer(1, "2026-11-10T12:00:00Z"), answer(2, "2026-11-10T12:00:00Z"),
      answer(1, "2026-11-21T12:00:00Z", right: false, game: .review),
    ]
    #expect(try plan(missed, learnt: [1, 2], at: "2026-11-21T12:01:00Z").questions.map(\.hash) == [2, 1])
    let right = try missed + [answer(1, "2026-11-21T12:02:00Z", game: .review)]
    #expect(try plan(right, learnt: [1, 2], at: "2026-11-21T12:03:00Z").questions.map(\.hash) == [2])
    // On another day it is due as any other.
    #expect(try plan(missed, learnt: [1], at: "2026-11-22T12:01:00Z").questions.map(\.hash) == [1])
  }

  @Test func theLimitOfReviewsCountsWhatWasAskedToday() throws {
    var wishes = ReviewPlan.Wishes()
    wishes.reviewsADay = 3
    var records = try (1...5).map { try answer($0, "2026-11-01T12:00:00Z", right: false) }
    #expect(try plan(records, learnt: Array(1...5), wishes, at: "2026-11-21T12:00:00Z").today == 3)
    records.append(try answer(1, "2026-11-21T12:00:00Z", game: .review))
    #expect(try plan(records, learnt: Array(1...5), wishes, at: "2026-11-21T12:00:00Z").today == 2)
  }

  @Test func whatWasAnsweredWhileTheClockWasAheadIsDueNow() throws {
    let now = "2026-11-21T12:00:00Z"
    let ahead = try [answer(1, "2099-11-21T12:00:00Z"), answer(2, "2026-11-22T11:00:00Z"), answer(3, now)]
    #expect(try plan(ahead, learnt: [1, 2, 3], at: now).questions.map(\.hash) == [1])
    // Once it is answered, days count from there.
    let later = try plan(ahead + [answer(1, now)], learnt: [1, 2, 3], at: now)
    #expect(later.today == 0 && later.forecast.reduce(0, +) == 3)
  }

  @Test func theLimitsOfADayHoldAfterAClockWasAhead() throws {
    var wishes = ReviewPlan.Wishes()
    wishes.newADay = 3
    let now = "2026-11-21T12:00:00Z"
    let records = try [
      answer(1, "2099-01-01T12:00:00Z", game: .review), answer(2, now, game: .review),
      answer(3, "2026-11-20T12:00:00Z", game: .review), answer(4, now, game: .review),
    ]
    #expect(try plan(records, learnt: Array(1...20), wishes, at: now).new == 1)
  }

  @Test func whatIsSuspendedIsNotAsked() throws {
    var wishes = ReviewPlan.Wishes()
    wishes.suspended = [QuestionID(hash: 1)]
    #expect(try plan([answer(1, "2026-11-01T12:00:00Z")], learnt: [1, 2], wishes, at: "2026-11-21T12:00:00Z").new == 1)
  }

  @Test func aHigherRetentionAsksSooner() throws {
    let records = try [answer(1, "2026-11-20T12:00:00Z")]
    var wishes = ReviewPlan.Wishes()
    wishes.retention = 0.97
    #expect(try plan(records, learnt: [1], wishes, at: "2026-11-21T12:00:00Z").today == 1)
    wishes.retention = 0.7
    let later = try plan(records, learnt: [1], wishes, at: "2026-11-21T12:00:00Z")
    #expect(later.today == 0 && later.forecast.reduce(0, +) == 1 && later.next ?? 0 > 3)
  }

  @Test func aSetIsNewYoungOrMature() throws {
    var memory = ReviewMemory()
    for day in [1, 4, 15] { memory.add(try answer(1, "2026-09-0\(day % 10)T12:00:00Z")) }
    memory.add(try answer(2, "2026-09-01T12:00:00Z"))
    memory.add(try answer(1, "2026-11-01T12:00:00Z"))
    let maturity = Maturity(of: [1, 2, 3].map { QuestionID(hash: $0) }, in: memory)
    #expect(maturity.new == 1 && maturity.young == 1 && maturity.mature == 1 && maturity.total == 3)
  }
}
