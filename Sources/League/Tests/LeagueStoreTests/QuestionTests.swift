import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Questions that are shared.
struct QuestionTests {
  @Test(arguments: TestEngine.allCases)
  func aSharedQuestionIsMetByAllAndItsRateMoves(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let id = test.samples.uuid()
    #expect(try await test.send([test.change(.share, id, "Which is it?")], of: maker) == [nil])
    let question = try #require(try await test.news(of: other).pages.flatMap(\.questions).first)
    #expect(question.id == id)
    #expect(question.maker == LeagueMembership.Named(id: maker.player, name: "Aki"))
    #expect(question.text == SampleQuestions.text("Which is it?"))
    let hash = try #require(question.text.question).id
    let round = test.samples.timed(at: test.now, questions: [hash], right: 1)
    #expect(try await test.send([round], of: other) == [nil])
    #expect(try await test.rates(of: maker)[hash]?.right == 1)
    let info = try #require(try await test.store.newestQuestions(of: test.league, limit: 10).first)
    #expect((info.asked, info.right, info.hash) == (1, 1, hash))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func onlyItsMakerChangesAQuestion(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let id = test.samples.uuid()
    #expect(try await test.send([test.change(.share, id, "One?")], of: maker) == [nil])
    #expect(try await test.send([test.change(.change, id, "Two?")], of: other) == [.questionOwner])
    #expect(try await test.send([test.change(.withdraw, id)], of: other) == [.questionOwner])
    #expect(try await test.send([test.change(.share, id, "Three?")], of: other) == [.questionOwner])
    #expect(try await test.send([test.change(.change, id, "Four?")], of: maker) == [nil])
    #expect(try await test.news(of: other).pages.flatMap(\.questions).map(\.text.text) == ["Four?"])
    #expect(try await test.send([test.change(.withdraw, id)], of: maker) == [nil])
    #expect(try await test.news(of: other).pages.flatMap(\.questions).isEmpty)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aRoundMayHaveAFormerWording(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let id = test.samples.uuid()
    try await test.send([test.change(.share, id, "Old?")], of: player)
    let old = try #require(SampleQuestions.text("Old?").question).id
    try await test.send([test.change(.change, id, "New?")], of: player)
    #expect(try await test.send([test.samples.timed(at: test.now, questions: [old])], of: player) == [nil])
    try await test.send([test.change(.withdraw, id)], of: player)
    #expect(try await test.send([test.samples.timed(at: test.now, questions: [old])], of: player) == [nil])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aChangeThatIsSentAgainIsNotDoneAgain(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let id = test.samples.uuid()
    let changes = [
      test.change(.share, id, "One?"), test.change(.change, id, "Two?"), test.change(.change, id, "Three?"),
    ]
    #expect(try await test.send(changes, of: player) == [nil, nil, nil])
    // The answer was lost: the program sends the first two again.
    #expect(try await test.send(Array(changes.prefix(2)), of: player) == [nil, nil])
    #expect(try await test.news(of: player).pages.flatMap(\.questions).map(\.text.text) == ["Three?"])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func theSameQuestionIsSharedOnce(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let (first, second) = (test.samples.uuid(), test.samples.uuid())
    #expect(try await test.send([test.change(.share, first, "Same?")], of: one) == [nil])
    #expect(try await test.send([test.change(.share, second, "Same?")], of: two) == [.questionTwice])
    try await test.send([test.change(.withdraw, first)], of: one)
    #expect(try await test.send([test.change(.share, second, "Same?")], of: two) == [nil])
    let known = try #require(
      Question(text: "Question 1?", choices: ["no", "yes"], answer: 1)
    ).id
    #expect(SampleQuestions.known.contains(known))
    let copy = LeagueChange(
      id: test.samples.id(at: test.now), kind: .share, question: test.samples.uuid(),
      text: SampleQuestions.text("Question 1?", right: "yes"), date: test.now)
    #expect(try await test.send([copy], of: two) == [.questionTwice])
    await test.end()
  }

  struct BadText: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let right: String
    var language = "en"
  }

  static let badTexts = [
    BadText(testDescription: "an escape sequence", text: "\u{1b}[2J?", right: "right"),
    BadText(testDescription: "a right-to-left override", text: "a\u{202e}b?", right: "right"),
    BadText(testDescription: "nothing visible", text: "\u{200b}", right: "right"),
    BadText(testDescription: "an empty question", text: "", right: "right"),
    BadText(testDescription: "an empty answer", text: "What?", right: ""),
    BadText(testDescription: "two choices the same", text: "What?", right: "wrong"),
    BadText(testDescription: "spaces around it", text: " What?", right: "right"),
    BadText(testDescription: "more than a field holds", text: String(repeating: "x", count: 4097), right: "right"),
    BadText(testDescription: "no language of the game", text: "What?", right: "right", language: "xx"),
  ]

  @Test(arguments: badTexts)
  func aTextThatBreaksARuleOfTheBanksIsRefused(_ bad: BadText) async throws {
    let test = try await TestLeague(.sqlite)
    let player = try await test.join("Aki")
    let change = LeagueChange(
      id: test.samples.id(at: test.now), kind: .share, question: test.samples.uuid(),
      text: SampleQuestions.text(bad.text, right: bad.right, language: bad.language), date: test.now)
    #expect(try await test.send([change], of: player) == [.questionText])
    await test.end()
  }

  @Test func idsThatAreNoneAreRefused() async throws {
    let test = try await TestLeague(.sqlite)
    let player = try await test.join("Aki")
    let text = SampleQuestions.text("What?")
    let bad = [
      LeagueChange(id: "x", kind: .share, question: test.samples.uuid(), text: text, date: 0),
      LeagueChange(id: test.samples.id(at: 0), kind: .share, question: "'; drop table", text: text, date: 0),
    ]
    #expect(try await test.send(bad, of: player) == [.malformed, .malformed])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aReportIsTheOwnersToSeeAndCountsOncePerPlayer(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let id = test.samples.uuid()
    try await test.send([test.change(.share, id, "Rude?")], of: maker)
    try await test.send([test.change(.report, id, reason: "rude\u{1b}[1m\nindeed")], of: other)
    try await test.send([test.change(.report, id, reason: nil)], of: other)
    let reports = try await test.store.reports(of: test.league)
    #expect(reports.count == 1)
    #expect(reports.first?.player.name == "Ben")
    #expect(reports.first?.maker?.name == "Aki")
    #expect(reports.first?.text == "Rude?")
    #expect(try await test.store.removeQuestion(id, of: test.league, now: test.now))
    #expect(try await !test.store.removeQuestion(id, of: test.league, now: test.now))
    #expect(try await test.store.reports(of: test.league).isEmpty)
    #expect(try await test.send([test.change(.change, id, "Again?")], of: maker) == [.questionUnknown])
    await test.end()
  }

  @Test func manyQuestionsComeInPages() async throws {
    let test = try await TestLeague(.sqlite)
    for key in ["questions", "question-kilobytes"] { try await test.setRule(key, to: 1000) }
    let player = try await test.join("Aki")
    for page in 0..<20 {
      let changes = (0..<50).map { test.change(.share, test.samples.uuid(), "Question \(page) \($0)?") }
      #expect(try await test.send(changes, of: player).allSatisfy { $0 == nil })
    }
    #expect(try await test.send([test.change(.share, test.samples.uuid(), "More?")], of: player) == [.questionMany])
    // All of them come to others, in pages.
    let other = try await test.join("Ben")
    let pages = try await test.news(of: other).pages
    #expect(pages.count > 4)
    #expect(Set(pages.flatMap(\.questions).map(\.id)).count == 1000)
    await test.end()
  }
}
