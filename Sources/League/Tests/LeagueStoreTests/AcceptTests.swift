import FoundationEssentials
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Rounds that are sent.
struct AcceptTests {
  @Test(arguments: TestEngine.allCases)
  func aRoundCountsOnceHoweverOftenItIsSent(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let rounds = (0..<7).map { _ in test.samples.timed(at: test.now) }
    for _ in 0..<3 { #expect(try await test.send(rounds, of: player).allSatisfy { $0 == nil }) }
    #expect(try await test.send(rounds + rounds, of: player).count == 14)
    let audit = try await test.store.audit(test.league)
    #expect(audit.rounds == 7)
    #expect(audit.problems == [])
    let own = try #require(try await test.table(player: player).own)
    #expect(own.rounds == 7)
    #expect(own.points == rounds.reduce(0) { $0 + $1.points(in: .all) })
    #expect(own.right == rounds.reduce(0) { $0 + $1.correct })
    #expect(own.asked == 35)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func anotherPlayersRoundIsRefused(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let round = test.samples.timed(at: test.now)
    #expect(try await test.send([round], of: one) == [nil])
    #expect(try await test.send([round], of: two) == [.roundOwner])
    #expect(try await test.store.audit(test.league).rounds == 1)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whatIsRefusedIsNamedAndTheRestIsTaken(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let rounds = [
      test.samples.timed(at: test.now), test.samples.timed(at: test.now + TestLeague.day),
      test.samples.timed(at: test.now, questions: [QuestionID(text: "unknown", rightChoice: "?")]),
      test.samples.timed(at: test.now),
    ]
    #expect(try await test.send(rounds, of: player) == [nil, .roundFuture, .roundQuestions, nil])
    #expect(try await test.store.audit(test.league).rounds == 2)
    await test.end()
  }

  /// What a later version wrote is the player's, whatever this one makes of it.
  @Test(arguments: TestEngine.allCases)
  func fieldsThatThisVersionDoesNotKnowAreKept(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    func round(with field: String) throws -> RoundRecord {
      let line = test.samples.timed(at: test.now).line.dropLast() + ",\"kind\":\(field)}"
      let decoder = JSONDecoder()
      decoder.userInfo = UnknownJSON.userInfo()
      return try decoder.decode(RoundRecord.self, from: Data(line.utf8))
    }
    let kept = try round(with: #"{"name":"order","tries":[1,null]}"#)
    let tooLong = try round(with: "\"\(String(repeating: "x", count: RoundRecord.longestLine))\"")
    #expect(try await test.send([kept, tooLong], of: player) == [nil, .roundUnreadable])
    let export = String(decoding: try await test.store.export(player).whole(), as: UTF8.self)
    #expect(export.contains("\"record\":\(kept.line)}") && kept.line.contains("\"order\""))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func ratesAreThoseOfAllPlayers(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let question = SampleQuestions.bank[3]
    let players = [try await test.join("Aki"), try await test.join("Ben"), try await test.join("Chi")]
    for (index, player) in players.enumerated() {
      let answer = RoundRecord.Answer(
        question: question, choice: index > 0 ? 1 : 2, correct: index > 0, milliseconds: 1000 * (index + 1))
      let round = test.samples.record(.timed, set: "en/food/basic", at: test.now, answers: [answer])
      try await test.send([round], of: player)
    }
    #expect(
      try await test.rates(of: players[0])[question]
        == LeagueDelta.Rate(question: question, asked: 3, right: 2, milliseconds: 6000))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func attemptsInPracticeAreOneAskingAndGeneratedQuestionsNone(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let question = SampleQuestions.bank[5]
    let practice = RoundRecord(
      id: test.samples.id(at: test.now), date: SampleRounds.time(test.now), game: .practice, set: "en/food/basic",
      asked: 1, correct: 0, misses: 2, milliseconds: 5000, limit: 0, pauses: 0, seed: 1,
      answers: [(2, 1000), (3, 3000), (1, 5000)].map { choice, time in
        RoundRecord.Answer(question: question, choice: choice, correct: choice == 1, milliseconds: time)
      })
    let missing = test.samples.record(.missing, set: "missing", at: test.now, answers: SampleQuestions.sums(1))
    #expect(try await test.send([practice, missing], of: player) == [nil, nil])
    let rates = try await test.rates(of: player)
    #expect(rates == [question: LeagueDelta.Rate(question: question, asked: 1, right: 0, milliseconds: 5000)])
    #expect(try await test.store.audit(test.league).problems == [])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func manyAtOnceAreTakenExactlyOnce(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (store, now) = (test.store, test.now)
    var players: [Identity] = []
    for index in 0..<12 { players.append(try await test.join("Player \(index)")) }
    let identities = players
    let refused = try await inParallel(36) { index in
      var samples = SampleRounds()
      var refused = 0
      for _ in 0..<5 {
        let rounds = (0..<Int.random(in: 1...9)).map { _ in samples.timed(at: now - index * 600_000) }
        for _ in 0..<2 {
          refused += try await store.accept(
            rounds: rounds, changes: [], of: identities[index % 12], clock: now, now: now, known: SampleQuestions.known
          ).count { $0.refused != nil }
        }
      }
      return refused
    }
    #expect(refused.allSatisfy { $0 == 0 })
    let audit = try await store.audit(test.league)
    #expect(audit.problems == [])
    #expect(try await test.table().rows.reduce(0) { $0 + $1.rounds } == audit.rounds)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aPlayerWhoIsGoneIsToldSo(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let round = test.samples.timed(at: test.now)
    let stranger = Identity(league: test.league, player: test.samples.uuid())
    await #expect(throws: StoreError.refused(.unknownToken)) { try await test.send([round], of: stranger) }
    let player = try await test.join("Aki")
    try await test.send([round], of: player)
    // Another server erases the player, whom this one still has in its cache: what it takes is not kept.
    let other = try await LeagueStore.open(test.url)
    try await other.erase(player, now: test.now)
    do { try await test.send([round], of: player) } catch StoreError.refused(.unknownToken) {
      // It knows it by now: it asks again every few seconds.
    }
    #expect(try await test.store.audit(test.league) == (0, []))
    test.store.caches.forgetPlayers()
    await #expect(throws: StoreError.refused(.unknownToken)) { try await test.send([round], of: player) }
    await other.close()
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func twoLeaguesHaveNothingInCommon(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let other = try await test.store.createLeague(name: "Class 4a", offset: 0, now: test.now)
    let (here, there) = (try await test.join("Aki"), try await test.join("Aki", league: other.id))
    let round = test.samples.timed(at: test.now)
    // The same log may be sent to both.
    #expect(try await test.send([round], of: here) == [nil])
    #expect(try await test.send([round], of: there) == [nil])
    let question = test.samples.uuid()
    #expect(try await test.send([test.change(.share, question, "Whose is it?")], of: here) == [nil])
    #expect(try await test.send([test.change(.withdraw, question)], of: there) == [.questionUnknown])
    #expect(try await test.send([test.change(.report, question)], of: there) == [.questionUnknown])
    let news = try await test.news(of: there).pages
    #expect(news.flatMap(\.questions).isEmpty)
    #expect(news.last?.players == 1)
    #expect(try await test.table().count == 1)
    #expect(try await test.store.audit(other.id) == (1, []))
    await test.end()
  }
}
