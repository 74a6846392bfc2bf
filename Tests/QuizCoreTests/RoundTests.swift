import Testing

@testable import QuizCore

/// The rules of the timed round, with events fed to the machine one instant after another.
@Suite struct RoundTests {
  /// The instant at which every test begins.
  let start = Instant.zero

  func at(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  /// Questions "1", "2", … whose right panel is the first.
  func questions(_ count: Int, choices: Int = 4) throws -> [ShuffledQuestion] {
    try (1...count).map { number in
      ShuffledQuestion(
        try #require(Question(text: "\(number)", choices: (1...choices).map { "choice \($0)" }, answer: 0)))
    }
  }

  /// A round whose first question is on screen since `start`.
  func shownRound(_ count: Int = 2, choices: Int = 4, rules: Rules = .timed) throws -> Round {
    var round = Round(questions: try questions(count, choices: choices), rules: rules)
    round.handle(.shown, at: start)
    return round
  }

  @Test func noTimeRunsBeforeTheFirstFrame() throws {
    var round = Round(questions: try questions(1), rules: .timed)
    #expect(round.nextDeadline == nil)
    #expect(round.remaining(at: at(60_000)) == .seconds(10))
    round.handle(.time, at: at(60_000))
    round.handle(.choose(0), at: at(60_000))
    #expect(round.number == 1)
    #expect(round.decided.isEmpty)
    round.handle(.shown, at: at(60_000))
    #expect(round.nextDeadline == at(70_000))
  }

  @Test(arguments: [
    ("at the first instant that counts", 250, 250, AnsweredQuestion.Outcome.right),
    ("in the middle", 3456, 3456, .right),
    ("a millisecond before the deadline", 9999, 9999, .right),
    ("at the deadline", 10_000, 10_000, .late),
    ("after the deadline", 10_001, 10_000, .late),
    ("after a night's sleep", 30_000_000, 10_000, .late),
  ])
  func anAnswerCountsUntilTheDeadline(
    name: String, after: Int, recorded: Int, outcome: AnsweredQuestion.Outcome
  ) throws {
    var round = try shownRound()
    round.handle(.choose(0), at: at(after))
    #expect(round.decided.map(\.outcome) == [outcome])
    #expect(round.decided.map(\.elapsed) == [.milliseconds(recorded)])
  }

  @Test func aTypedLineCountsFromTheFirstInstant() throws {
    var round = try shownRound(rules: .plain(limit: nil))
    round.handle(.choose(0), at: at(0))
    #expect(round.answered.map(\.outcome) == [.right])
    #expect(round.number == 2)
  }

  @Test func whatIsLessThanAMillisecondIsDropped() throws {
    var round = try shownRound()
    round.handle(.choose(0), at: at(9999) + .microseconds(999))
    #expect(round.decided.map(\.elapsed) == [.milliseconds(9999)])
  }

  @Test func keysTypedAheadAnswerNothing() throws {
    var round = try shownRound()
    round.handle(.choose(0), at: at(249))
    #expect(round.decided.isEmpty)
    round.handle(.choose(0), at: at(1000))
    round.handle(.proceed, at: at(1249))
    #expect(round.number == 1)
    round.handle(.proceed, at: at(1250))
    #expect(round.number == 2)
    round.handle(.choose(0), at: at(1250))
    #expect(round.decided.count == 1)
  }

  @Test func aRightVerdictGoesAfterEightTenthsOfASecond() throws {
    var round = try shownRound()
    round.handle(.choose(0), at: at(2000))
    #expect(round.nextDeadline == at(2800))
    round.handle(.time, at: at(2799))
    #expect(round.number == 1)
    round.handle(.time, at: at(2800))
    #expect(round.number == 2)
  }

  @Test func aWrongVerdictStaysFourSecondsOrUntilAKey() throws {
    var round = try shownRound()
    round.handle(.choose(2), at: at(2000))
    #expect(round.decided.map(\.outcome) == [.wrong])
    #expect(round.nextDeadline == at(6000))
    var hurried = round
    hurried.handle(.proceed, at: at(2300))
    #expect(hurried.number == 2)
    round.handle(.time, at: at(6000))
    #expect(round.number == 2)
  }

  @Test func noTimeRunsDuringAVerdict() throws {
    var round = try shownRound()
    round.handle(.choose(0), at: at(2000))
    round.handle(.time, at: at(60_000))
    round.handle(.shown, at: at(60_500))
    round.handle(.choose(0), at: at(61_500))
    #expect(round.decided.map(\.elapsed) == [.milliseconds(2000), .milliseconds(1000)])
  }

  @Test func aLateWakeUpLosesOnlyTheQuestionOnScreen() throws {
    var round = try shownRound(2)
    round.handle(.time, at: at(3_600_000))
    #expect(round.decided.map(\.outcome) == [.late])
    round.handle(.time, at: at(3_604_000))
    round.handle(.shown, at: at(3_604_001))
    #expect(round.nextDeadline == at(3_614_001))
  }

  @Test func holdingStopsTheClockAndIsCounted() throws {
    var round = try shownRound(1)
    round.handle(.hold, at: at(3000))
    #expect(round.nextDeadline == nil)
    #expect(round.pauses == 1)
    round.handle(.choose(0), at: at(4000))
    round.handle(.time, at: at(90_000))
    round.handle(.resume, at: at(90_000))
    #expect(round.remaining(at: at(95_000)) == .seconds(7))
    round.handle(.shown, at: at(100_000))
    #expect(round.nextDeadline == at(107_000))
    round.handle(.choose(0), at: at(101_000))
    #expect(round.decided.map(\.elapsed) == [.milliseconds(4000)])
  }

  @Test func holdingTooLateDoesNotSaveTheQuestion() throws {
    var round = try shownRound(1)
    round.handle(.hold, at: at(10_000))
    #expect(round.decided.map(\.outcome) == [.late])
    #expect(round.pauses == 0)
    guard case .verdictHeld = round.phase else {
      Issue.record("the verdict should be held, not \(round.phase)")
      return
    }
  }

  @Test func holdingAVerdictIsNoPause() throws {
    var round = try shownRound(2)
    round.handle(.choose(0), at: at(1000))
    round.handle(.hold, at: at(1100))
    round.handle(.time, at: at(60_000))
    #expect(round.number == 1)
    round.handle(.resume, at: at(61_000))
    #expect(round.nextDeadline == at(61_800))
    #expect(round.pauses == 0)
  }

  @Test func aQuestionHiddenBeforeItWasSeenIsNoPause() throws {
    var round = Round(questions: try questions(1), rules: .timed)
    round.handle(.hold, at: start)
    round.handle(.resume, at: at(500))
    #expect(round.pauses == 0)
    #expect(round.phase == Round(questions: try questions(1), rules: .timed).phase)
  }

  @Test func aQuestionFedDuringAVerdictIsNextAndOneWithoutAnAnswerGivesWay() throws {
    var round = try shownRound(1, rules: .endless(limit: nil))
    round.handle(.hold, at: at(500))
    round.handle(.resume, at: at(600))
    round.handle(.shown, at: at(700))
    round.handle(.choose(0), at: at(1500))
    round.ask(try questions(1))
    #expect(round.answered.map(\.isRight) == [true] && round.number == 2)
    round.handle(.shown, at: at(2000))
    round.ask(try questions(1))
    #expect(round.answered.count == 1 && round.number == 2 && round.count == 2)
    round.handle(.shown, at: at(3000))
    round.handle(.choose(1), at: at(5000))
    #expect(round.decided.map(\.elapsed) == [.milliseconds(1300), .seconds(2)])
    #expect(round.decided.map(\.pauses) == [1, 0] && round.pauses == 1)
    #expect(round.nextDeadline == nil)
  }

  @Test func aFinishedRoundGoesOnWithAnotherQuestion() throws {
    var round = Round(questions: [], rules: .endless(limit: .seconds(10)))
    round.ask(try questions(1))
    round.handle(.shown, at: start)
    #expect(round.nextDeadline == at(10_000) && !round.isFinished)
  }

  @Test(arguments: 1...9) func everyNumberOfQuestionsComesToItsEnd(count: Int) throws {
    var round = Round(questions: try questions(count), rules: .timed)
    var now = start
    for number in 1...count {
      #expect(round.number == number)
      #expect(round.count == count)
      round.handle(.shown, at: now)
      round.handle(.choose(number % 2), at: now + .seconds(1))
      now += .seconds(10)
      round.handle(.time, at: now)
    }
    #expect(round.phase == .finished)
    #expect(round.answered.count == count)
    #expect(round.count == count)
  }

  @Test func aRoundWithoutQuestionsIsFinished() {
    let round = Round(questions: [], rules: .timed)
    #expect(round.phase == .finished)
    #expect(round.count == 0)
    #expect(round.number == 0)
  }

  @Test(arguments: 2...9) func everyNumberOfChoicesCanBeAnswered(choices: Int) throws {
    for panel in 0..<choices {
      var round = try shownRound(1, choices: choices)
      round.handle(.choose(choices), at: at(400))
      round.handle(.choose(-1), at: at(400))
      #expect(round.decided.isEmpty)
      round.handle(.choose(panel), at: at(500))
      #expect(round.decided.map(\.isRight) == [panel == 0])
    }
  }

  @Test func withoutALimitNoQuestionIsLate() throws {
    var round = try shownRound(1, rules: Rules(limit: nil, miss: .settles, verdict: Rules.briefVerdict))
    #expect(round.nextDeadline == nil)
    #expect(round.remaining(at: at(5000)) == nil)
    #expect(round.elapsed(at: at(5000)) == .seconds(5))
    round.handle(.time, at: at(86_400_000))
    round.handle(.choose(0), at: at(86_400_000))
    #expect(round.decided.map(\.elapsed) == [.seconds(86_400)])
  }

  @Test func chooseUntilRightBlocksWhatWasWrong() throws {
    var round = try shownRound(1, rules: Rules(limit: nil, miss: .blocksPanel, verdict: .untilKey))
    round.handle(.choose(2), at: at(1000))
    round.handle(.choose(2), at: at(2000))
    round.handle(.choose(1), at: at(3000))
    #expect(round.decided.isEmpty)
    round.handle(.choose(0), at: at(4000))
    let question = try #require(round.decided.first)
    #expect(question.misses == 2)
    #expect(!question.isRightAtOnce)
    #expect(question.elapsed == .seconds(4))
    #expect(question.answers.map(\.choice) == [3, 2, 1])
    #expect(question.answers.map(\.correct) == [false, false, true])
    #expect(question.answers.map(\.milliseconds) == [1000, 3000, 4000])
    #expect(round.nextDeadline == nil)
  }

  @Test func withoutAVerdictTheNextQuestionFollowsAtOnce() throws {
    var round = try shownRound(2, rules: Rules(limit: .seconds(10), miss: .settles, verdict: .none))
    round.handle(.choose(1), at: at(1000))
    #expect(round.number == 2)
    round.handle(.shown, at: at(1001))
    round.handle(.time, at: at(11_001))
    #expect(round.phase == .finished)
    #expect(round.answered.map(\.outcome) == [.wrong, .late])
  }

  @Test func oneSeedDealsOneRound() throws {
    let questions = try questions(9).map(\.question)
    func deal(_ seed: UInt64) throws -> RoundSetup {
      try #require(Game.timed.round(over: .list(questions), seed: seed))
    }
    #expect(try deal(7) == deal(7))
    #expect(try deal(7).questions != deal(8).questions)
    #expect(try Set(deal(7).questions.map(\.question)) == Set(questions))
  }

  @Test func aShuffledCardKeepsItsRightChoiceAndItsNumbers() throws {
    let question = try #require(Question(text: "?", choices: ["a", "b", "c", "d"], answer: 2))
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let shuffled = ShuffledQuestion(question, using: &generator)
      #expect(shuffled.panels[shuffled.rightPanels[0]] == "c")
      for (panel, words) in shuffled.panels.enumerated() {
        #expect(shuffled.choiceNumber(onPanel: panel) == question.choices.firstIndex(of: words).map { $0 + 1 })
      }
      #expect(shuffled.choiceNumber(onPanel: 4) == nil)
    }
  }

  @Test func theRecordSaysWhatHappened() throws {
    var round = try shownRound(3)
    var now = start
    round.handle(.choose(0), at: now + .milliseconds(3456))
    round.handle(.time, at: now + .seconds(5))
    now += .seconds(5)
    round.handle(.shown, at: now)
    round.handle(.choose(3), at: now + .milliseconds(2000))
    round.handle(.time, at: now + .seconds(9))
    now += .seconds(9)
    #expect(RoundResult(of: round, setup: deal(of: [])) == nil)
    round.handle(.shown, at: now)
    round.handle(.time, at: now + .seconds(10))
    round.handle(.proceed, at: now + .seconds(11))
    let result = try #require(RoundResult(of: round, setup: deal(of: try questions(3))))
    let date = try #require(WallTime("2026-11-21T09:14:03+09:00"))
    let record = result.record.saved(.round, id: "x", date: date)
    #expect(record.asked == 3)
    #expect(record.correct == 1)
    #expect(record.misses == 2)
    #expect(record.milliseconds == 15_456)
    #expect(record.limit == 10_000)
    #expect(record.answers.map(\.choice) == [1, 4, nil])
    #expect(record.answers.map(\.milliseconds) == [3456, 2000, 10_000])
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    #expect(result.missed.map(\.text) == ["2", "3"])
  }

  func deal(of questions: [ShuffledQuestion]) -> RoundSetup {
    RoundSetup(game: .timed, selection: .everything, set: "en", questions: questions, rules: .timed, seed: 7)
  }
}
