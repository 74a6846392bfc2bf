import QuizCore
import Testing

/// The points of answers and rounds.
struct PointsTests {
  @Test(arguments: [
    (5, 10_000, 0, 1199), (5, 10_000, 1, 1198), (5, 10_000, 50, 1198), (5, 10_000, 51, 1197), (5, 10_000, 5000, 1099),
    (5, 10_000, 9949, 1001), (5, 10_000, 9950, 1000), (5, 10_000, 9999, 1000), (5, 10_000, 10_000, 1000),
    (1, 10_000, 0, 1995), (3, 10_000, 0, 1331), (10, 10_000, 0, 1099), (500, 10_000, 0, 1001), (600, 10_000, 0, 1001),
    (995, 10_000, 0, 1001), (996, 10_000, 0, 1000),
    // In proportion to the limit, whatever it is.
    (5, 1000, 500, 1099), (5, 60_000, 30_000, 1099), (5, 0, 0, 1000),
    // What no game writes, and a log may hold.
    (0, 10_000, 0, 1995), (-5, 10_000, 0, 1995), (5, -1, 0, 1000), (5, 10_000, -1, 1199), (5, 10_000, .min, 1199),
    (5, 10_000, .max, 1000), (5, .max, 0, 1199), (5, .max, .max, 1000), (5, .min, 0, 1000), (.max, .max, .min, 1000),
    (.min, .min, .min, 1000),
  ])
  func aRightAnswerIsWorth(_ count: Int, _ limit: Int, _ milliseconds: Int, _ expected: Int) {
    let points = Points(.speed, of: count, limit: limit, isPaused: false)
    #expect(points.answer(isRight: true, milliseconds: milliseconds) == expected)
    #expect(points.answer(isRight: false, milliseconds: milliseconds) == 0)
    for points in [
      Points(.speed, of: count, limit: limit, isPaused: true), Points(.flat, of: count, limit: limit, isPaused: false),
      Points(.hidden, of: count, limit: limit, isPaused: false),
    ] {
      #expect(points.answer(isRight: true, milliseconds: milliseconds) == 1000)
    }
  }

  @Test func speedCountsWhereItIsKnownHowManyQuestionsThereWillBe() {
    let scorings = GameList.all.games.map { "\($0.id): \($0.scoring)" }
    #expect(
      scorings == [
        "timed: speed", "daily: speed", "practice: hidden", "endless: flat", "survival: flat", "missing: speed",
        "panels: hidden", "review: flat", "live: speed",
      ])
  }

  /// All rounds of up to five questions, each right or wrong and at some time.
  @Test(arguments: 1...5)
  func theOrderByPointsAgreesWithTheNumberRight(_ count: Int) {
    let outcomes = [0, 1, 4999, 9999].map { (true, $0) } + [(false, 0), (false, 10_000)]
    var rounds: [[(Bool, Int)]] = [[]]
    for _ in 0..<count { rounds = rounds.flatMap { round in outcomes.map { round + [$0] } } }
    var points: [Int: ClosedRange<Int>] = [:]
    for round in rounds {
      let record = RoundRecord(round)
      let sum = record.points(in: .all)
      let known = points[record.correct] ?? sum...sum
      points[record.correct] = min(known.lowerBound, sum)...max(known.upperBound, sum)
    }
    #expect(points[0] == 0...0)
    for correct in 1...count {
      let (fewer, more) = (points[correct - 1] ?? 0...0, points[correct] ?? 0...0)
      #expect(fewer.upperBound < more.lowerBound)
      #expect(more == 1000 * correct...1000 * correct + 995 / count * correct)
    }
  }

  @Test func ofTwoRoundsWithAsManyRightTheFasterOnTheRightOnesIsBetter() {
    func score(_ answers: [(Bool, Int)]) -> Score { RoundRecord(answers).score(in: .all) }
    let slow = score([(true, 1000), (true, 9000), (false, 100)])
    #expect(score([(true, 900), (true, 8000), (false, 9000)]).beats(slow))
    #expect(score([(true, 9999), (true, 9999), (true, 9999)]).beats(slow))
    #expect(!slow.beats(slow))
    #expect(slow.points == 1000 + 298 + 1000 + 33)
  }

  @Test func asManyPointsInLessTimeAreNoNewBest() {
    func score(_ answers: [(Bool, Int)]) -> Score { RoundRecord(answers).score(in: .all) }
    let slow = score([(true, 1000), (false, 9000)])
    let fast = score([(true, 1000), (false, 100)])
    #expect(fast.points == slow.points && fast.beats(slow))
    #expect(!fast.isNewBest(after: slow))
    #expect(score([(true, 900), (false, 9000)]).isNewBest(after: slow))
  }

  @Test func aRoundAsItIsPlayedHasThePointsOfItsRecord() throws {
    let questions = (0..<3).compactMap { Question(text: "\($0)?", choices: ["a", "b"], answer: 0) }.map {
      ShuffledQuestion($0)
    }
    let setup = RoundSetup(
      game: .timed, selection: nil, set: "s", questions: questions, rules: .timed, seed: 1)
    var round = Round(questions: questions, rules: .timed)
    var now = Instant.zero
    var sums: [Int] = []
    for (panel, hold) in [(0, false), (1, false), (0, true)] {
      round.handle(.shown, at: now)
      if hold {
        round.handle(.hold, at: now + .seconds(1))
        round.handle(.resume, at: now + .seconds(1))
        round.handle(.shown, at: now + .seconds(1))
      }
      round.handle(.choose(panel), at: now + .seconds(2))
      sums.append(Points(of: round, .speed).sum(round.decided))
      now += .seconds(3)
      round.handle(.proceed, at: now)
    }
    // 331 × 0.8, until a pause gave time to think.
    #expect(sums == [1265, 1265, 2000])
    let result = try #require(RoundResult(of: round, setup: setup))
    #expect(Points(of: result, .speed).sum(result.questions) == 2000)
    #expect(result.record.points(in: .all) == 2000)
  }

  @Test func gamesThatShowNoPointsHaveAThousandForEachQuestionThatWasRightAtOnce() {
    for game: Game.ID in [.practice, .panels, .endless, .survival] {
      let record = RoundRecord([(true, 1), (false, 2), (true, 3)], game: game, correct: 1)
      #expect(record.points(in: .all) == 1000)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func aRecordOfAnyNumbersHasPoints(_ number: Int) {
    let round = [(true, number), (true, 0), (false, number)]
    for paused in [number, 0] {
      let record = RoundRecord(round, correct: number, asked: number, limit: number, pauses: paused)
      let points = record.points(in: .all)
      #expect(points >= 0)
      #expect(points <= 1000 * 100_000_000_000 + 995)
    }
  }
}

extension RoundRecord {
  /// A round whose answers were right or not after so many milliseconds.
  fileprivate init(
    _ answers: [(Bool, Int)], game: Game.ID = .timed, correct: Int? = nil, asked: Int? = nil, limit: Int = 10_000,
    pauses: Int = 0
  ) {
    let answers = answers.enumerated().map { index, answer in
      Answer(
        question: QuestionID(hash: UInt64(index)), choice: answer.0 ? 1 : 2, correct: answer.0,
        milliseconds: answer.1)
    }
    self.init(
      game: game, set: "s", asked: asked ?? answers.count, correct: correct ?? answers.count { $0.correct },
      misses: answers.count { !$0.correct }, milliseconds: answers.reduce(0) { $0 &+ $1.milliseconds }, limit: limit,
      pauses: pauses, seed: 1, answers: answers)
  }
}
