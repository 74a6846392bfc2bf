import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Questions and rounds of other kinds than one right choice.
struct KindTests {
  private static let all = Set(QuestionKind.all)

  /// The change by which a question is shared, or gets another wording.
  private func change(
    _ id: String, _ text: LeagueChange.Text, _ kind: LeagueChange.Kind = .share, in test: TestLeague
  ) -> LeagueChange {
    LeagueChange(id: test.samples.id(at: test.now), kind: kind, question: id, text: text, date: test.now)
  }

  @Test(arguments: TestEngine.allCases)
  func aQuestionOfEachKindIsMetByProgramsThatKnowIt(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let questions = try SampleQuestions.ofAllKinds()
    let shares = questions.map { change(test.samples.uuid(), .init($0, language: "en"), in: test) }
    #expect(try await test.send(shares, of: maker) == [nil, nil, nil, nil])
    let met = try await test.news(of: other, kinds: KindTests.all).pages.flatMap(\.questions)
    #expect(met.compactMap(\.text.question).sorted { $0.text < $1.text } == questions.sorted { $0.text < $1.text })
    // A program of before asks for one kind alone, as the server hands out then.
    let old = try await test.news(of: other).pages
    #expect(old.flatMap(\.questions).isEmpty)
    #expect(Set(old.flatMap(\.withdrawn)) == Set(shares.map(\.question)))
    #expect(try await test.store.newestQuestions(of: test.league, limit: 10).count == 4)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aQuestionThatBecomesAnotherKindLeavesProgramsThatDoNotKnowIt(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let id = test.samples.uuid()
    try await test.send([test.change(.share, id, "Which?")], of: maker)
    let (pages, cursor) = try await test.news(of: other)
    #expect(pages.flatMap(\.questions).map(\.id) == [id])
    test.now += 1000
    let typed = try #require(try SampleQuestions.ofAllKinds().last)
    #expect(try await test.send([change(id, .init(typed, language: "en"), .change, in: test)], of: maker) == [nil])
    let news = try await test.news(of: other, after: cursor).pages
    #expect(news.flatMap(\.questions).isEmpty && news.flatMap(\.withdrawn) == [id])
    await test.end()
  }

  /// The player installs a newer version: what was left out comes.
  @Test(arguments: TestEngine.allCases)
  func aProgramThatKnowsMoreKindsReadsTheQuestionsFromTheBeginning(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let shares = try SampleQuestions.ofAllKinds().map {
      change(test.samples.uuid(), .init($0, language: "en"), in: test)
    }
    try await test.send(shares + [test.change(.share, test.samples.uuid(), "One?")], of: maker)
    test.now += 600_000
    var cursor = try await test.news(of: other).cursor
    #expect(NewsCursor(cursor)?.kinds == 0)
    var pages: [LeagueDelta]
    (pages, cursor) = try await test.news(of: other, after: cursor, kinds: KindTests.all)
    #expect(pages.flatMap(\.questions).count == 5)
    (pages, cursor) = try await test.news(of: other, after: cursor, kinds: KindTests.all)
    #expect(pages.flatMap(\.questions).isEmpty && pages.flatMap(\.withdrawn).isEmpty)
    // And the other way round, as a program of before does with the cursor of a later one.
    pages = try await test.news(of: other, after: cursor).pages
    #expect(pages.flatMap(\.questions).count == 1 && pages.flatMap(\.withdrawn).count == 4)
    await test.end()
  }

  @Test func whatIsKeptIsAsThisProgramWritesIt() throws {
    func text(_ json: String) throws -> LeagueChange.Text {
      try JSONDecoder().decode(LeagueChange.Text.self, from: Data(json.utf8))
    }
    // A program of before would take it for a question whose first choice is right.
    let several = try text(
      #"{"text":"Which?","choices":["a","b","c"],"answer":1,"kind":"複数","key":"3 1","language":"en"}"#)
    let kept = try #require(QuestionContent(several)).text
    #expect(kept.answer == 0 && kept.kind == "several" && kept.key == "1;3")
    let one = try text(#"{"text":"Which?","choices":["a","b"],"answer":0,"kind":"one","key":"2","language":"en"}"#)
    let plain = try #require(QuestionContent(one)).text
    #expect(plain.answer == 2 && plain.kind == nil && plain.key == nil)
  }

  struct Bad: CustomTestStringConvertible {
    let testDescription: String
    let json: String

    init(
      _ name: String, _ kind: String?, _ key: String?, choices: [String] = [], answer: Int = 0, seconds: Int? = nil
    ) {
      testDescription = name
      var members: [String: Any] = ["text": "What?", "choices": choices, "answer": answer, "language": "en"]
      members["kind"] = kind
      members["key"] = key
      members["seconds"] = seconds
      json = (try? JSONSerialization.data(withJSONObject: members)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  static let bad = [
    Bad("a kind that nobody has", "hotspot", "1"), Bad("no key", "typed", nil), Bad("a key alone", nil, "x"),
    Bad("a kind, and an answer without a key", "order", nil, choices: ["a", "b", "c"], answer: 1),
    Bad("no text that is right", "typed", " | "), Bad("choices of a text", "typed", "x", choices: ["a", "b"]),
    Bad("no number", "number", "many"), Bad("one of several", "several", "1;9", choices: ["a", "b", "c"]),
    Bad("an order of two", "order", "order", choices: ["a", "b"]),
    Bad("the same twice in an order", "order", "order", choices: ["a", "b", "a"]),
    Bad("an escape sequence", "typed", "\u{1b}[2J"), Bad("a right-to-left override", "typed", "x|a\u{202e}b"),
    Bad("more than can be typed", "typed", String(repeating: "x", count: 101)),
    Bad("more variants than a field holds", "typed", (0..<1000).map { "answer \($0)" }.joined(separator: "|")),
    Bad("no seconds", "typed", "x", seconds: 0), Bad("the fewest seconds", "typed", "x", seconds: .min),
    Bad("most seconds", "typed", "x", seconds: .max),
    Bad("the most seconds of one right choice", nil, nil, choices: ["a", "b"], answer: 1, seconds: .max),
    Bad("the last answer", nil, nil, choices: ["a", "b"], answer: .max),
    Bad("the first answer", nil, nil, choices: ["a", "b"], answer: .min),
  ]

  @Test(arguments: bad)
  func aTextOfAKindThatBreaksARuleIsRefused(_ bad: Bad) throws {
    let text = try JSONDecoder().decode(LeagueChange.Text.self, from: Data(bad.json.utf8))
    #expect(QuestionContent(text) == nil)
  }

  @Test(arguments: TestEngine.allCases)
  func roundsOverAllKindsCountAndAreExported(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (maker, other) = (try await test.join("Aki"), try await test.join("Ben"))
    let questions = try SampleQuestions.ofAllKinds()
    let shares = questions.map { change(test.samples.uuid(), .init($0, language: "en"), in: test) }
    try await test.send(shares, of: maker)
    let round = test.samples.timed(at: test.now, over: questions)
    #expect(round.answers.compactMap(\.limit) == [15_000, 30_000, 20_000, 20_000])
    #expect(try await test.send([round], of: other) == [nil])
    let rates = try await test.rates(of: maker)
    for question in questions { #expect(rates[question.id]?.right == 1, "\(question.kind.id)") }
    #expect(try await test.table().rows.map(\.right) == [4])
    var export = try await test.store.export(other)
    var bytes: [UInt8] = []
    while let piece = try await export.next() { bytes += piece }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""text":"Paris""#) && text.contains(#""choices":[1,3]"#) && text.contains(#""limit":15000"#))
    await test.end()
  }

  /// Practice: two wrong answers show the right one, and the question comes again at the end.
  @Test func aQuestionThatIsAskedAgainInPracticeIsOneAsking() throws {
    let questions = try SampleQuestions.ofAllKinds().suffix(2).map(\.id)
    func answer(_ question: QuestionID, _ text: String, _ right: Bool, _ time: Int) -> RoundRecord.Answer {
      RoundRecord.Answer(question: question, text: text, correct: right, milliseconds: time)
    }
    var samples = SampleRounds()
    var record = samples.record(
      .practice, set: "own", at: 1_800_000_000_000, limit: 0,
      answers: [
        answer(questions[0], "a", false, 1000), answer(questions[0], "b", false, 2000),
        answer(questions[1], "c", false, 1000), answer(questions[1], "Paris", true, 3000),
        answer(questions[0], "3.14", true, 4000),
      ])
    record = RoundRecord(
      id: record.id, date: record.date, game: record.game, set: record.set, asked: 2, correct: 0, misses: 3,
      milliseconds: 9000, limit: 0, pauses: 0, seed: 1, answers: record.answers)
    let games = GameList.all
    #expect(games[.practice]?.fault(of: record) == nil)
    let effect = RoundEffect(record, of: games, played: 0, isOwn: false)
    #expect(effect.answers.map(\.question) == questions.map(\.description))
    #expect(effect.answers.map(\.right) == [false, false])
    #expect(effect.answers.map(\.milliseconds) == [2000, 3000])
  }
}
