import Testing

@testable import QuizCore

/// Rounds, bounds and points with questions of other kinds than one right choice.
struct KindRoundTests {
  static let typed = Question(.typed, text: "Capital?", key: QuestionKind.Key(accepted: ["Amsterdam"]))
  static let number = Question(.number, text: "Year?", key: QuestionKind.Key(accepted: ["1969"]))
  static let several = QuestionKindTests.several([0, 2])
  static let order = QuestionKindTests.order([0, 1, 2])
  static let one = Question(text: "One?", choices: ["a", "b", "c", "d"], answer: 0)

  private func at(_ milliseconds: Int) -> Instant { .zero + .milliseconds(milliseconds) }

  private func round(_ questions: [Question?], _ rules: Rules = .timed) -> Round {
    var round = Round(questions: questions.compactMap { $0.map { ShuffledQuestion($0) } }, rules: rules)
    round.handle(.shown, at: .zero)
    return round
  }

  @Test(arguments: [(one, 10_000), (several, 15_000), (order, 20_000), (typed, 20_000), (number, 20_000)])
  func aKindSaysHowMuchMoreTimeItNeeds(_ question: Question?, _ limit: Int) {
    var round = round([question])
    #expect(round.limit == .milliseconds(limit))
    round.handle(.time, at: at(limit - 1))
    #expect(round.decided.isEmpty)
    round.handle(.time, at: at(limit))
    #expect(round.decided.map(\.outcome) == [.late])
    #expect(round.decided.first?.answers.map(\.milliseconds) == [limit])
    #expect(round.decided.first?.answers.map(\.limit) == [limit == 10_000 ? nil : limit])
  }

  @Test func aQuestionWithSecondsOfItsOwnHasThose() throws {
    let question = try #require(Question(text: "?", choices: ["a", "b"], answer: 0, seconds: 42))
    #expect(Rules.timed.limit(of: question, number: 1) == .seconds(42))
    #expect(Rules.practice.limit(of: question, number: 1) == nil)
    var rules = Rules.timed
    rules.quickening = Rules.Quickening(every: 1, step: .seconds(5), shortest: .seconds(2))
    #expect(rules.limit(of: question, number: 1) == .seconds(42))
    #expect(rules.limit(of: question, number: 2) == .seconds(21))
    for number in [Int.min, -1, 0, Int.max] { #expect((rules.limit(of: question, number: number) ?? .zero) > .zero) }
    let own = try #require(Question(.typed, text: "?", key: QuestionKind.Key(accepted: ["x"]), seconds: 5))
    #expect(Rules.timed.limit(of: own, number: 1) == .seconds(5))
  }

  @Test func whatLacksSomethingIsNoAnswer() {
    var several = round([KindRoundTests.several])
    several.handle(.answer(.panels([0])), at: at(1000))
    several.handle(.answer(.panels([0, 9])), at: at(1000))
    several.handle(.answer(.text("1;3")), at: at(1000))
    #expect(several.decided.isEmpty)
    several.handle(.answer(.panels([0, 1])), at: at(2000))
    #expect(several.decided.map(\.outcome) == [.wrong])
    #expect(several.decided.first?.answers.map(\.choices) == [[1, 2]])
    var typed = round([KindRoundTests.typed])
    typed.handle(.answer(.text("  ")), at: at(1000))
    typed.handle(.choose(0), at: at(1000))
    #expect(typed.decided.isEmpty)
    typed.handle(.answer(.text("Amsterdan")), at: at(1000))
    #expect(typed.decided.map(\.outcome) == [.right])
    #expect(typed.decided.first?.slip == "Amsterdam")
    #expect(typed.decided.first?.answers.map(\.text) == ["Amsterdan"])
    var number = round([KindRoundTests.number])
    number.handle(.answer(.text("about 1969")), at: at(1000))
    #expect(number.decided.isEmpty)
    number.handle(.answer(.text("1,969")), at: at(1000))
    #expect(number.decided.map(\.outcome) == [.right])
  }

  @Test func anAnswerAtTheDeadlineIsLate() {
    for (question, given) in [
      (KindRoundTests.typed, GivenAnswer.text("Amsterdam")), (KindRoundTests.order, .panels([0, 1, 2])),
    ] {
      var round = round([question])
      round.handle(.answer(given), at: at(20_000))
      #expect(round.decided.map(\.outcome) == [.late])
      #expect(round.decided.first?.answers.first?.isLate == true)
    }
  }

  @Test(arguments: [typed, number, several, order])
  func inPracticeTwoMissesShowTheAnswerAndAskItAgainAtTheEnd(_ question: Question?) throws {
    let question = try #require(question)
    let wrong: GivenAnswer =
      switch question.kind.input {
      case .panel, .panels: .panels([0, 1])
      case .sequence: .panels([2, 1, 0])
      case .text, .number: .text("1")
      }
    var round = round([question, KindRoundTests.one], .practice)
    round.handle(.answer(wrong), at: at(1000))
    #expect(round.open?.misses.count == 1 && round.open?.blockedPanels == [] && round.count == 2)
    round.handle(.answer(wrong), at: at(2000))
    #expect(round.verdict?.outcome == .wrong && round.count == 3)
    round.handle(.proceed, at: at(3000))
    round.handle(.shown, at: at(3000))
    round.handle(.choose(0), at: at(4000))
    round.handle(.proceed, at: at(5000))
    #expect(round.open?.isAgain == true && round.shuffled?.question == question)
    round.handle(.shown, at: at(5000))
    // Asked again, it is not asked a third time.
    for time in [6000, 7000] { round.handle(.answer(wrong), at: at(time)) }
    #expect(round.verdict?.outcome == .wrong && round.count == 3)
    round.handle(.proceed, at: at(8000))
    #expect(round.isFinished && round.answered.map(\.isAgain) == [false, false, true])
    #expect(round.answered.map(\.isRightAtOnce) == [false, true, false])
  }

  @Test func inPracticeRightAtTheSecondTryIsNotAskedAgain() {
    var round = round([KindRoundTests.typed], .practice)
    round.handle(.answer(.text("Rotterdam")), at: at(1000))
    round.handle(.answer(.text("Amsterdam")), at: at(2000))
    #expect(round.verdict?.isRight == true && round.count == 1 && round.verdict?.isRightAtOnce == false)
  }

  @Test func aMissInATimedRoundIsOne() {
    var round = round([KindRoundTests.order])
    round.handle(.answer(.panels([1, 0, 2])), at: at(1000))
    #expect(round.decided.map(\.misses) == [1] && round.count == 1)
  }

  @Test(arguments: [(0, 1199), (10_000, 1099), (19_999, 1000), (.max, 1000), (.min, 1199)])
  func pointsGoByTheLimitOfTheQuestion(_ milliseconds: Int, _ expected: Int) {
    let points = Points(.speed, of: 5, limit: 10_000, isPaused: false)
    #expect(points.answer(isRight: true, milliseconds: milliseconds, ownLimit: 20_000) == expected)
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max]) func anyOwnLimitHasPoints(_ limit: Int) {
    let points = Points(.speed, of: 1, limit: 10_000, isPaused: false)
    for time in [Int.min, 0, 1, .max] {
      #expect((1000...1995).contains(points.answer(isRight: true, milliseconds: time, ownLimit: limit)))
    }
    #expect(
      Points(.speed, of: 1, limit: 0, isPaused: false).answer(isRight: true, milliseconds: 1, ownLimit: limit) == 1000)
  }

  // MARK: What a record can be.

  private static func text(
    _ number: Int, _ right: Bool, _ time: Int, limit: Int? = 20_000, text: String = "x"
  ) -> RoundRecord.Answer {
    RoundRecord.Answer(
      question: RoundBoundsTests.question(number), text: text, correct: right, milliseconds: time, limit: limit)
  }

  private static func panels(_ number: Int, _ right: Bool, _ time: Int, choices: [Int]) -> RoundRecord.Answer {
    RoundRecord.Answer(
      question: RoundBoundsTests.question(number), choices: choices, correct: right, milliseconds: time, limit: 15_000)
  }

  private static func late(_ time: Int, limit: Int?) -> RoundRecord.Answer {
    RoundRecord.Answer(
      question: RoundBoundsTests.question(1), choice: nil, correct: false, milliseconds: time, limit: limit)
  }

  static let cases: [RoundBoundsTests.Case] = {
    typealias Case = RoundBoundsTests.Case
    func timed(_ name: String, _ fault: RoundFault?, _ answers: RoundRecord.Answer...) -> Case {
      Case(name, fault, .timed, RoundBoundsTests.record(.timed, answers))
    }
    func practice(
      _ name: String, _ fault: RoundFault?, asked: Int, correct: Int, misses: Int, _ milliseconds: Int,
      _ answers: RoundRecord.Answer...
    ) -> Case {
      let record = RoundRecord(
        id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch, game: .practice, set: "en", asked: asked,
        correct: correct, misses: misses, milliseconds: milliseconds, limit: 0, pauses: 0, seed: 1, answers: answers)
      return Case("practice: " + name, fault, .practice, record)
    }
    let again = [text(1, false, 1000, limit: nil), text(1, false, 2000, limit: nil)]
    return [
      timed("typed, after the round's limit", nil, text(1, true, 15_000)),
      timed("typed, without a limit of its own", .times, text(1, true, 15_000, limit: nil)),
      timed("typed at its deadline", .times, text(1, true, 20_000)),
      timed("typed in no time", .times, text(1, true, 99)),
      timed("typed, too long for a line", .counts, text(1, true, 1000, text: String(repeating: "x", count: 801))),
      timed("several", nil, panels(1, true, 14_999, choices: [1, 3])),
      timed("none of several", .counts, panels(1, false, 1000, choices: [])),
      timed("more than nine", .counts, panels(1, false, 1000, choices: Array(repeating: 1, count: 10))),
      timed("a choice that is none", .counts, panels(1, false, 1000, choices: [0])),
      timed("a choice that is none at all", .counts, panels(1, false, 1000, choices: [.min, .max])),
      timed("late by its own limit", nil, late(15_000, limit: 15_000)),
      timed("late before its own limit", .times, late(10_000, limit: 15_000)),
      timed("ten minutes", nil, late(600_000, limit: 600_000)),
      timed("more than ten minutes", .times, late(600_001, limit: 600_001)),
      timed("no time at all", .times, late(0, limit: 0)),
      timed("a limit below nothing", .times, late(.min, limit: .min)),
      timed("a limit without end", .times, late(.max, limit: .max)),
      practice("right at once", nil, asked: 1, correct: 1, misses: 0, 1000, text(1, true, 1000, limit: nil)),
      practice(
        "right at the second try", nil, asked: 1, correct: 0, misses: 1, 2000, text(1, false, 1000, limit: nil),
        text(1, true, 2000, limit: nil)),
      practice(
        "asked again", nil, asked: 1, correct: 0, misses: 2, 3500, again[0], again[1], text(1, true, 1500, limit: nil)),
      practice("not asked again", .counts, asked: 1, correct: 0, misses: 2, 2000, again[0], again[1]),
      practice(
        "a third try", .counts, asked: 1, correct: 0, misses: 3, 3000, again[0], again[1],
        text(1, false, 3000, limit: nil)),
      practice(
        "missed again", nil, asked: 1, correct: 0, misses: 4, 4000, again[0], again[1], again[0], again[1]),
      practice("with a limit", .times, asked: 1, correct: 1, misses: 0, 1000, text(1, true, 1000)),
    ]
  }()

  @Test(arguments: cases) func aRecordIsOfARoundThatTheGameCanHave(_ item: RoundBoundsTests.Case) {
    #expect(item.game.fault(of: item.record) == item.fault)
  }

  /// Every number of such a record may be anything, without a trap.
  @Test(arguments: [Int.min, -1, 0, 1, 9, 10, 20_000, .max]) func aRecordOfAnyNumbersIsJudged(_ number: Int) {
    for game in [Game.timed, .practice, .survival, .daily, .endless] {
      for answers in [
        [KindRoundTests.text(1, true, number, limit: number)],
        [KindRoundTests.panels(1, false, number, choices: [number])],
        [KindRoundTests.late(number, limit: number)],
        [KindRoundTests.text(1, false, 1, limit: nil), KindRoundTests.text(1, false, number, limit: nil)],
      ] {
        let record = RoundRecord(
          game: game.id, set: "s", asked: number, correct: number, misses: number, milliseconds: number, limit: number,
          pauses: number, seed: 1, answers: answers)
        _ = game.fault(of: record)
        #expect(record.points(in: .all) >= 0)
        #expect(answers.allSatisfy { $0.given == nil || !$0.isLate })
      }
    }
  }

  /// Every round that the engine records is within the bounds, whatever is asked and however it is played.
  @Test(arguments: [Game.timed, .practice, .survival], Array<UInt64>(0..<40))
  func everyRoundThatIsPlayedIsTaken(_ game: Game, _ seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let kinds = [
      KindRoundTests.one, KindRoundTests.several, KindRoundTests.order, KindRoundTests.typed, KindRoundTests.number,
    ]
    let questions = (0..<12).compactMap { number -> Question? in
      guard let model = kinds[number % kinds.count] else { return nil }
      return Question(
        model.kind, text: "Question \(number)?", choices: model.choices, key: model.key,
        seconds: number % 4 == 3 ? 30 : nil)
    }
    let source = RoundSource(
      questions: .list(questions), selection: nil, set: "en", count: 7, rules: .timed, seed: seed)
    let setup = try #require(game.deal?(source))
    var round = Round(questions: setup.questions, rules: setup.rules)
    var now = Instant.zero
    while !round.isFinished {
      round.handle(.shown, at: now)
      now += .milliseconds(250 + chance.below(21_000))
      if let question = round.shuffled {
        let right = question.rightPanels
        let given: GivenAnswer =
          switch question.question.kind.input {
          case .panel: .panel(chance.below(4))
          case .panels, .sequence:
            .panels(chance.below(2) == 0 ? right : right.map { ($0 + 1) % question.panels.count })
          case .text: .text(["Amsterdam", "Amsterdan", "Rom"][chance.below(3)])
          case .number: .text(["1969", "1,969", "12"][chance.below(3)])
          }
        round.handle(.answer(given), at: now)
      }
      now += .seconds(5)
      round.handle(.proceed, at: now)
    }
    let result = try #require(RoundResult(of: round, setup: setup))
    let record = result.record.saved(.round, id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch)
    #expect(game.fault(of: record) == nil)
    #expect(record.points(.speed) == Points(of: result, .speed).sum(result.questions))
  }
}
