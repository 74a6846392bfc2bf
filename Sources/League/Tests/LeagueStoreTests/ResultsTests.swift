import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// The results of a league's players, for its owner.
struct ResultsTests {
  private func lines(
    _ test: TestLeague, _ detail: LeagueResults.Detail, since: Int = .min, known: KnownQuestions = KnownQuestions()
  ) async throws -> [[String]] {
    let league = try #require(try await test.store.league(test.league))
    var results = try await test.store.results(of: league, detail, since: since, known: known)
    var text: [UInt8] = []
    while let more = try await results.next() { text += more }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(arguments: TestEngine.allCases)
  func eachPlayerHasARowForEachSet(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (aki, ben) = (try await test.join("Aki"), try await test.join("=Ben"))
    let early = test.samples.timed(at: test.now - TestLeague.day - 3_600_000, right: 2)
    let late = test.samples.timed(at: test.now, right: 4)
    let other = test.samples.timed(at: test.now, set: "en/food/more", right: 1)
    let sent = try await test.send([early, late], of: aki)
    #expect(sent == [nil, nil], "\(sent)")
    #expect(try await test.send([other], of: ben) == [nil])
    let rows = try await lines(test, .sets)
    try #require(rows.count == 3)
    #expect(rows[0].prefix(4) == ["player", "set", "game", "rounds"])
    // What a spreadsheet would compute is made a text.
    #expect(rows[1].prefix(6) == ["'=Ben", "en/food/more", "timed", "1", "5", "1"])
    #expect(rows[2].prefix(6) == ["Aki", "en/food/basic", "timed", "2", "10", "6"])
    #expect(rows[2][6] == "\(early.points(in: .all) + late.points(in: .all))")
    #expect(rows[2].last == aki.player)
    let since = try await lines(test, .sets, since: test.now - TestLeague.day)
    #expect(since.last?.prefix(6) == ["Aki", "en/food/basic", "timed", "1", "5", "4"])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func eachAnswerHasARow(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let aki = try await test.join("Aki")
    let question = test.samples.uuid()
    try await test.send([test.change(.share, question, "Why, then?")], of: aki)
    // More than a page of rounds.
    let rounds = (0..<501).map { _ in test.samples.timed(at: test.now - TestLeague.day, right: 3) }
    for part in stride(from: 0, to: 501, by: 150) {
      let outcomes = try await test.send(Array(rounds[part..<min(part + 150, 501)]), of: aki)
      #expect(outcomes.allSatisfy { $0 == nil }, "\(outcomes)")
    }
    let rows = try await lines(test, .answers)
    #expect(rows.count == 1 + 501 * 5)
    let round = try #require(rounds.first)
    let own = rows.filter { $0[10] == round.id }
    #expect(own.map { $0[4] } == ["1", "2", "3", "4", "5"])
    #expect(own.map { $0[8] } == ["1", "1", "1", "0", "0"])
    #expect(own.map { $0[5] } == round.answers.map(\.question.description))
    #expect(own.allSatisfy { $0[6].isEmpty })
    // In words where a bank has them.
    var known = KnownQuestions()
    let first = try #require(SampleQuestions.bank.firstIndex(of: round.answers[0].question))
    known.take(try #require(Question(text: "Question \(first)?", choices: ["yes", "no"], answer: 0)), in: [])
    let worded = try await lines(test, .answers, known: known).filter { $0[10] == round.id }
    #expect(worded[0][6] == "Question \(first)?")
    #expect(worded.dropFirst().allSatisfy { $0[6] != worded[0][6] })
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aLevelThatAnswersContradictIsNamed(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let aki = try await test.join("Aki")
    let asked = Array(SampleQuestions.bank.prefix(5))
    let rounds = (0..<20).map { _ in test.samples.timed(at: test.now - TestLeague.day, questions: asked, right: 3) }
    let outcomes = try await test.send(rounds, of: aki)
    #expect(outcomes.allSatisfy { $0 == nil }, "\(outcomes)")
    var known = KnownQuestions()
    // Three of five were always right, and two never.
    for (number, level) in [3, 1, nil, 1, 3].enumerated() {
      let choices = ["yes", "no", "perhaps", "never"]
      known.take(try #require(Question(text: "Question \(number)?", choices: choices, answer: 0, level: level)), in: [])
    }
    let league = try #require(try await test.store.league(test.league))
    let lines = try await test.store.contradictedLevels(of: league, known: known)
    #expect(lines.first == "question,text,level,asked,right,rate,measured")
    #expect(
      lines.dropFirst().map { $0.split(separator: ",").suffix(5).joined(separator: ",") }.sorted() == [
        "1,20,0,0.0,3", "3,20,20,1.0,1",
      ])
    await test.end()
  }

  @Test func aDayBeginsWhereTheLeagueIs() async throws {
    let test = try await TestLeague(.sqlite)
    let tokyo = try await test.store.createLeague(name: "Class 4a", offset: 9 * 3600, now: test.now)
    #expect(tokyo.beginning(ofDay: "2026-11-21") == 1_795_186_800_000)
    for text in ["", "2026-11-31", "2026-1-1", "21.11.2026", "2026-11-21T00", "yesterday!"] {
      #expect(tokyo.beginning(ofDay: text) == nil, "\(text)")
    }
    await test.end()
  }

  @Test(arguments: [
    ("Aki", "Aki"), ("a,b", "\"a,b\""), ("\"x\"", "\"\"\"x\"\"\""), ("=1+1", "'=1+1"), ("-5", "'-5"), ("@x", "'@x"),
    ("a\nb", "a b"), ("=a,b", "\"'=a,b\""),
  ])
  func whatPlayersWriteIsTextAndNothingElse(text: String, cell: String) {
    #expect(LeagueResults.cell(text) == cell)
  }
}
