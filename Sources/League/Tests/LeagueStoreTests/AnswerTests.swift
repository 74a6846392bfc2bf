import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Whether an answer was right is decided by what was given, whatever a record says.
@Suite(.timeLimit(.minutes(10)))
struct AnswerTests {
  /// A round as a pupil can change it: all answers as right, with another id and date.
  private func forged(_ round: RoundRecord, in test: TestLeague) -> RoundRecord {
    let answers = round.answers.map { answer in
      RoundRecord.Answer(
        question: answer.question, choice: answer.choice, correct: true, milliseconds: answer.milliseconds)
    }
    return test.samples.record(.timed, set: round.set, at: test.now - 60_000, answers: answers)
  }

  @Test(arguments: TestEngine.allCases)
  func aRoundSentAgainAsAllRightIsNotTaken(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let round = test.samples.timed(at: test.now, right: 0)
    #expect(try await test.send([round], of: player) == [nil])
    let forged = forged(round, in: test)
    #expect(forged.correct == 5 && forged.id != round.id)
    #expect(try await test.send([forged], of: player) == [.roundAnswers])
    let row = try #require(try await test.table().rows.first)
    #expect((row.right, row.asked, row.points) == (0, 5, 0))
    await test.end()
  }

  /// What a player answered to a question of the league, and what the league says of it.
  struct Given: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: QuestionKind
    let answer: @Sendable (QuestionID, Bool) -> RoundRecord.Answer
    /// Whether it is refused where the record says right, and where it says wrong.
    let asRight: LeagueErrorCode?
    let asWrong: LeagueErrorCode?

    static func choices(
      _ kind: QuestionKind, _ choices: [Int], _ asRight: LeagueErrorCode?, _ asWrong: LeagueErrorCode?
    ) -> Given {
      Given(
        testDescription: "\(kind.id) \(choices)", kind: kind,
        answer: { .init(question: $0, choices: choices, correct: $1, milliseconds: 900) }, asRight: asRight,
        asWrong: asWrong)
    }

    static func text(_ kind: QuestionKind, _ text: String, _ asRight: LeagueErrorCode?) -> Given {
      // A version of before may have known fewer spellings.
      Given(
        testDescription: "\(kind.id) \(text)", kind: kind,
        answer: { .init(question: $0, text: text, correct: $1, milliseconds: 900) }, asRight: asRight, asWrong: nil)
    }
  }

  /// Of the questions of ``SampleQuestions/ofAllKinds(about:)``.
  static let given: [Given] = [
    .choices(.several, [1, 3], nil, .roundAnswers), .choices(.several, [3, 1], nil, .roundAnswers),
    .choices(.several, [1, 2], .roundAnswers, nil), .choices(.several, [1], .roundAnswers, nil),
    .choices(.several, [1, 4], .roundChoice, .roundChoice),
    .choices(.order, [4, 2, 1, 3], nil, .roundAnswers), .choices(.order, [1, 2, 3, 4], .roundAnswers, nil),
    .choices(.order, [4, 2, 1], .roundAnswers, nil), .text(.number, "3.14", nil), .text(.number, "３．１５", nil),
    .text(.number, "3.2", .roundAnswers), .text(.number, "pi", .roundAnswers), .text(.typed, "Paris", nil),
    .text(.typed, "paname", nil), .text(.typed, "London", .roundAnswers), .text(.typed, "", .roundAnswers),
    .choices(.typed, [1, 2], .roundChoice, .roundChoice), .text(.order, "4213", .roundAnswers),
  ]

  /// The ways of a question to a league: as it is now, as it was, withdrawn.
  enum Past: CaseIterable {
    case live, changed, withdrawn
  }

  @Test(arguments: TestEngine.allCases, Past.allCases)
  func whatIsRightOfAQuestionOfTheLeagueIsWhatItsMakerSaid(_ engine: TestEngine, _ past: Past) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let questions = try SampleQuestions.ofAllKinds()
    func change(_ kind: LeagueChange.Kind, _ id: String, _ question: Question?) -> LeagueChange {
      LeagueChange(
        id: test.samples.id(at: test.now), kind: kind, question: id,
        text: question.map { LeagueChange.Text($0, language: "en") }, date: test.now)
    }
    let ids = questions.map { _ in test.samples.uuid() }
    try await test.send(zip(ids, questions).map { change(.share, $0, $1) }, of: maker)
    switch past {
    case .live: break
    case .changed:
      let changed = try SampleQuestions.ofAllKinds(about: "now")
      try await test.send(zip(ids, changed).map { change(.change, $0, $1) }, of: maker)
    case .withdrawn: try await test.send(ids.map { change(.withdraw, $0, nil) }, of: maker)
    }
    for given in AnswerTests.given {
      let question = try #require(questions.first { $0.kind == given.kind })
      for (isRight, refusal) in [(true, given.asRight), (false, given.asWrong)] {
        test.now += 60_000
        let round = test.samples.record(
          .timed, set: "own", at: test.now, answers: [given.answer(question.id, isRight)])
        #expect(try await test.send([round], of: other) == [refusal], "\(given.testDescription) as \(isRight)")
      }
    }
    await test.end()
  }

  /// Who erases themselves leaves nothing by which others could be judged.
  @Test(arguments: TestEngine.allCases)
  func whatIsRightOfAnErasedPlayersQuestionsIsNotKnown(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let id = test.samples.uuid()
    try await test.send([test.change(.share, id, "Old?"), test.change(.change, id, "New?")], of: maker)
    try await test.store.erase(maker, now: test.now)
    let old = try #require(SampleQuestions.text("Old?").question).id
    #expect(try await test.send([test.samples.timed(at: test.now, questions: [old])], of: other) == [.roundQuestions])
    await test.end()
  }

  /// The server's bank and an owner's have the same question, with its choices in another order.
  @Test func anyVersionOfAQuestionThatIsKnownIsEnough() {
    let versions = [0, 2].map { SampleQuestions.question("Which?", answer: $0) }
    let known = KnownQuestions(versions, sets: ["en/food/basic"])
    let rules = Plausibility(
      games: .all, clock: PlausibilityTests.now, now: PlausibilityTests.now, joined: 0, known: known,
      league: "Class 3b", takesOwn: true)
    func finding(_ choice: Int, _ isRight: Bool) -> Plausibility.Finding {
      var draft = PlausibilityTests.Draft()
      (draft.asked, draft.correct, draft.misses, draft.milliseconds) = (1, isRight ? 1 : 0, isRight ? 0 : 1, 1000)
      draft.answers = [PlausibilityTests.answer(isRight, 1000, versions[0].id, choice: choice)]
      return rules.check(draft.record) { _ in [] }
    }
    #expect([1, 3].map { finding($0, true) } == [.known, .known])
    #expect([1, 3].map { finding($0, false) } == [.known, .known])
    #expect([2, 4].map { finding($0, true) } == [.refused(.roundAnswers), .refused(.roundAnswers)])
    #expect([2, 4].map { finding($0, false) } == [.known, .known])
  }
}
