import QuizCore
import Testing

/// What a record of a game can be at all.
struct RoundBoundsTests {
  static func question(_ number: Int) -> QuestionID { QuestionID(hash: UInt64(number)) }

  static func answer(_ number: Int, _ right: Bool = true, _ time: Int = 1000, choice: Int? = 1) -> RoundRecord.Answer {
    RoundRecord.Answer(question: question(number), choice: choice, correct: right, milliseconds: time)
  }

  /// A record with one answer for each question.
  static func record(
    _ game: Game, limit: Int = 10_000, pauses: Int = 0, _ answers: [RoundRecord.Answer]
  ) -> RoundRecord {
    let right = answers.count(where: \.correct)
    return RoundRecord(
      id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch, game: game.id, set: "en", asked: answers.count,
      correct: right, misses: answers.count - right, milliseconds: answers.reduce(0) { $0 + $1.milliseconds },
      limit: limit, pauses: pauses, seed: 1, answers: answers)
  }

  /// A record of practice: `asked` questions, each with its attempts.
  static func practice(_ answers: [RoundRecord.Answer], asked: Int, correct: Int, milliseconds: Int) -> RoundRecord {
    RoundRecord(
      id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch, game: .practice, set: "en", asked: asked,
      correct: correct, misses: answers.count - asked, milliseconds: milliseconds, limit: 0, pauses: 0, seed: 1,
      answers: answers)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let fault: RoundFault?
    let game: Game
    let record: RoundRecord

    init(_ name: String, _ fault: RoundFault?, _ game: Game, _ record: RoundRecord) {
      testDescription = name
      self.fault = fault
      self.game = game
      self.record = record
    }
  }

  /// Three misses at the end of a round of survival.
  static let end = (1001...1003).map { answer($0, false, 1000, choice: 2) }

  static let cases = [
    Case("five of five", nil, .timed, record(.timed, (1...5).map { answer($0) })),
    Case("as many as can be asked for", nil, .timed, record(.timed, (1...500).map { answer($0) })),
    Case("more than can be asked for", .counts, .timed, record(.timed, (1...501).map { answer($0) })),
    Case("one question twice", .repetition, .timed, record(.timed, [answer(1), answer(2), answer(1)])),
    Case("100 ms", nil, .timed, record(.timed, [answer(1, true, 100)])),
    Case("99 ms", .times, .timed, record(.timed, [answer(1, true, 99)])),
    Case("a wrong key at once", nil, .timed, record(.timed, [answer(1, false, 0)])),
    Case("9.999 s", nil, .timed, record(.timed, [answer(1, true, 9999)])),
    Case("right at the bell", .times, .timed, record(.timed, [answer(1, true, 10_000)])),
    Case("time ran out", nil, .timed, record(.timed, [answer(1, false, 10_000, choice: nil)])),
    Case("time ran out too soon", .times, .timed, record(.timed, [answer(1, false, 9000, choice: nil)])),
    Case(
      "time ran out without a clock", .times, .timed, record(.timed, limit: 0, [answer(1, false, 9000, choice: nil)])),
    Case("two minutes", nil, .timed, record(.timed, limit: 120_000, [answer(1)])),
    Case("more than two minutes", .limit, .timed, record(.timed, limit: 121_000, [answer(1)])),
    Case("half a second", .limit, .timed, record(.timed, limit: 1500, [answer(1)])),
    Case("below nothing", .limit, .timed, record(.timed, limit: -1000, [answer(1)])),
    Case("a limit at the lower end of all numbers", .limit, .timed, record(.timed, limit: .min, [answer(1)])),
    Case("pauses without end", .counts, .timed, record(.timed, pauses: .max, [answer(1)])),
    Case("the daily is five", .counts, .daily, record(.daily, (1...6).map { answer($0) })),
    Case("endless is one", .counts, .endless, record(.endless, limit: 0, (1...2).map { answer($0) })),
    Case("missing number is ten", .counts, .missing, record(.missing, (1...11).map { answer($0) })),
    Case("a sum twice", .repetition, .missing, record(.missing, [answer(1), answer(1)])),
    Case("survival: three misses", nil, .survival, record(.survival, (1...12).map { answer($0) } + end)),
    Case(
      "survival: all again when all were asked", nil, .survival,
      record(
        .survival, [answer(1), answer(2), answer(2), answer(1)] + [1, 2, 1].map { answer($0, false, 1000, choice: 2) })),
    Case(
      "survival: again too soon", .repetition, .survival,
      record(.survival, [answer(1), answer(2), answer(1), answer(1001)] + end)),
    Case(
      "survival: a fourth miss", .counts, .survival,
      record(.survival, end + [answer(1), answer(2, false, 1000, choice: 2)])),
    Case("survival: on after the third", .counts, .survival, record(.survival, end + [answer(1)])),
    Case(
      "survival: the eleventh has nine seconds", .times, .survival,
      record(.survival, (1...10).map { answer($0) } + [answer(11, true, 9500)] + end)),
    Case(
      "survival: never less than four seconds", nil, .survival,
      record(.survival, (1...100).map { answer($0, true, 3900) } + end)),
    Case(
      "practice until right", nil, .practice,
      practice(
        [answer(1, false, 500, choice: 2), answer(1, true, 900), answer(2, true, 700)], asked: 2, correct: 1,
        milliseconds: 1600)),
    Case(
      "practice: a clock that goes back", .times, .practice,
      practice([answer(1, false, 900, choice: 2), answer(1, true, 500)], asked: 1, correct: 0, milliseconds: 500)),
    Case(
      "practice: the same wrong choice twice", .counts, .practice,
      practice(
        [answer(1, false, 500, choice: 2), answer(1, false, 600, choice: 2), answer(1, true, 900)], asked: 1,
        correct: 0, milliseconds: 900)),
    Case(
      "practice: time ran out", .counts, .practice,
      practice([answer(1, false, 500, choice: nil), answer(1, true, 900)], asked: 1, correct: 0, milliseconds: 900)),
    Case(
      "practice: a question again", .repetition, .practice,
      practice([answer(1, true, 900), answer(1, true, 900)], asked: 2, correct: 2, milliseconds: 1800)),
    Case("practice against a clock", .limit, .practice, record(.practice, [answer(1)])),
    Case("panels", nil, .panels, record(.panels, limit: 0, (1...5).map { answer($0, true, 100) })),
    Case(
      "panels: two at once", nil, .panels,
      record(.panels, limit: 0, [500, 0, 0, 0, 0].enumerated().map { answer($0, true, $1) })),
    Case("panels: in no time", .times, .panels, record(.panels, limit: 0, (1...5).map { answer($0, true, 0) })),
    Case("panels: four rows", .counts, .panels, record(.panels, limit: 0, (1...4).map { answer($0) })),
    Case("panels: one wrong", .counts, .panels, record(.panels, limit: 0, (1...5).map { answer($0, $0 > 1) })),
  ]

  @Test(arguments: cases)
  func aRecordIsOfARoundThatTheGameCanHave(_ item: Case) {
    #expect(item.game.fault(of: item.record) == item.fault)
  }

  @Test func aRoundOfSurvivalIsNotLeftWithHearts() {
    #expect(Game.survival.endsEarly(survived(misses: 2)))
    #expect(!Game.survival.endsEarly(survived(misses: 3)))
    #expect(!Game.timed.endsEarly(RoundBoundsTests.record(.timed, [RoundBoundsTests.answer(1)])))
  }

  private func survived(misses: Int) -> RoundRecord {
    RoundBoundsTests.record(.survival, [RoundBoundsTests.answer(1)] + RoundBoundsTests.end.prefix(misses))
  }

  /// Every round that the engine records is within the bounds, however it is played.
  @Test(arguments: [Game.ID.timed, .survival, .practice, .missing, .daily], Array<UInt64>(0..<20))
  func everyRoundThatIsPlayedIsTaken(_ id: Game.ID, _ seed: UInt64) throws {
    let game = try #require(GameList.all[id])
    var chance = SeededGenerator(seed: seed)
    let questions = (0..<12).compactMap { number in
      Question(text: "Question \(number)?", choices: ["a", "b", "c", "d"], answer: number % 4)
    }
    let source = RoundSource(
      questions: game.source == .generated ? .none : .list(questions), selection: nil, set: "en", count: 7,
      rules: .timed, seed: seed)
    let setup = try #require(game.deal?(source))
    var round = Round(questions: setup.questions, rules: setup.rules)
    var now = Instant.zero
    while !round.isFinished {
      round.handle(.shown, at: now)
      now += .milliseconds(250 + chance.below(11_000))
      let panels = round.shuffled?.panels.count ?? 1
      round.handle(.choose(chance.below(panels)), at: now)
      now += .seconds(5)
      round.handle(.proceed, at: now)
    }
    let result = try #require(RoundResult(of: round, setup: setup))
    let record = result.record.saved(.round, id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch)
    #expect(game.fault(of: record) == nil)
  }
}
