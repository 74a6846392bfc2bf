import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// What a cheating player with a token may try.
struct LiesTests {
  private static func answers(
    _ questions: [Int], choice: Int = 1, milliseconds: Int = 3000
  ) -> [RoundRecord.Answer] {
    questions.map {
      RoundRecord.Answer(
        question: SampleQuestions.bank[$0], choice: choice, correct: true, milliseconds: milliseconds)
    }
  }

  /// A daily round of a day, whatever its questions.
  private static func daily(_ test: TestLeague, day: Day, at instant: Int) -> RoundRecord {
    let answers = answers([1, 2, 3, 4, 5])
    return RoundRecord(
      id: test.samples.id(at: instant), date: SampleRounds.time(instant), game: .daily, set: "en/daily", asked: 5,
      correct: 5, misses: 0, milliseconds: 15_000, limit: 10_000, pauses: 0, seed: Daily.seed(of: day, language: "en"),
      answers: answers)
  }

  @Test(arguments: TestEngine.allCases)
  func everyLieIsRefusedAndNothingOfItCounts(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Ben")
    for (name, round) in ForgedRounds.all(at: test.now, set: "en/food/basic", using: &test.samples) {
      #expect(try await test.send([round], of: player) != [nil], "\(name)")
    }
    #expect(try await test.store.audit(test.league) == (0, []))
    #expect(try await test.table().count == 0)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func ofRoundsAtOneInstantTwoAreTakenHoweverTheyAreSent(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Ben")
    let (store, now) = (test.store, test.now)
    // Eight requests of one token at one moment, each with five rounds that took 15 seconds and ended then.
    let outcomes = try await inParallel(8) { _ in
      let rounds = (0..<5).map { _ in
        var samples = SampleRounds()
        return samples.record(.timed, set: "en/food/basic", at: now, answers: Self.answers([1, 2, 3, 4, 5]))
      }
      return try await store.accept(
        rounds: rounds, changes: [], of: player, clock: now, now: now, known: SampleQuestions.known
      ).map(\.refused)
    }.flatMap { $0 }
    #expect(outcomes.count { $0 == nil } == 2)
    #expect(outcomes.count { $0 == .roundAtOnce } == 38)
    #expect(try await store.audit(test.league) == (2, []))
    await test.end()
  }

  /// A store that was changed by hand, or is damaged.
  @Test(
    arguments: [
      "players set joined", "players set seen", "players set streak", "players set streak_day",
      "leagues set utc_offset",
      "usage set day", "usage set rounds", "usage set bytes", "usage set sets", "rounds set played",
      "rounds set received", "rounds set points", "totals set day", "totals set points", "totals set ms",
      "tallies set asked", "tallies set revision", "leagues set revision", "settings set value",
    ], [Int.min, Int.max, -1])
  func numbersOfADamagedStoreEndNothing(_ column: String, _ number: Int) async throws {
    let test = try await TestLeague(.sqlite)
    let player = try await test.join("Aki")
    func round() -> RoundRecord {
      test.now += 60_000
      return test.samples.record(.timed, set: "en/food/basic", at: test.now, answers: Self.answers([1, 2, 3]))
    }
    _ = try await test.send([round()], of: player)
    _ = try await test.store.noteTime(test.now)
    let condition = column.hasPrefix("settings") ? " where name = 'time'" : ""
    _ = try await test.store.runner.write { try $0.run("update \(column) = \(number)\(condition)") }
    let store = try await LeagueStore.open(test.url)
    _ = try? await test.send([round()], of: player, to: store)
    _ = try? await store.noteTime(test.now)
    _ = try? await store.news(of: player, after: nil, kinds: [.one], now: test.now)
    _ = try? await store.table(of: test.league, .init(), by: .points, limit: 10, player: player.player, now: test.now)
    _ = try? await store.players(of: test.league)
    _ = try? await store.usage(of: player, now: test.now)
    await store.close()
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whatIsSentAgainIsNotAtOnceWithItself(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let round = test.samples.record(.timed, set: "en/food/basic", at: test.now, answers: Self.answers([1, 2, 3]))
    for _ in 0..<4 { #expect(try await test.send([round, round], of: player) == [nil, nil]) }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func roundsAfterEachOtherAreTaken(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    // An hour of rounds of 15 seconds with two seconds between, as one log, a part at a time.
    let rounds = (0..<200).map { index in
      test.samples.record(
        .timed, set: "en/food/basic", at: test.now - 3_600_000 + index * 17_000, answers: Self.answers([1, 2, 3, 4, 5]))
    }
    for start in stride(from: 0, to: 200, by: 50) {
      #expect(try await test.send(Array(rounds[start..<start + 50]), of: player).allSatisfy { $0 == nil })
    }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func theDailyIsPlayedOnceADay(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Ben"), try await test.join("Aki"))
    let today = SampleRounds.time(test.now).day
    let first = Self.daily(test, day: today, at: test.now - 60_000)
    let second = Self.daily(test, day: today, at: test.now)
    #expect(try await test.send([first], of: one) == [nil])
    #expect(try await test.send([second], of: one) == [.roundDaily])
    #expect(try await test.send([first], of: one) == [nil])
    // It is another player's first, and yesterday's is another one.
    #expect(try await test.send([second], of: two) == [nil])
    let yesterday = Self.daily(test, day: today.advanced(by: -1), at: test.now - TestLeague.day)
    #expect(try await test.send([yesterday], of: one) == [nil])
    // Begun on Friday and ended on Monday; of no day at all.
    let slept = Self.daily(test, day: today.advanced(by: -3), at: test.now - 120_000)
    #expect(try await test.send([slept], of: one) == [nil])
    let never = Self.daily(test, day: today.advanced(by: -30), at: test.now - 180_000)
    #expect(try await test.send([never], of: one) == [.roundDaily])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func twoDailiesAtOneMomentAreOne(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Ben")
    let (store, now) = (test.store, test.now)
    let today = SampleRounds.time(now).day
    let rounds = (0..<6).map { Self.daily(test, day: today, at: now - $0 * 60_000) }
    let outcomes = try await inParallel(6) { index in
      try await store.accept(
        rounds: [rounds[index]], changes: [], of: player, clock: now, now: now, known: SampleQuestions.known
      )[0].refused
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .roundDaily } == 5)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whatOnlyThePlayerHasCountsWhereTheOwnerLetsItAndIsMarked(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Ben")
    func round(_ set: String, _ question: QuestionID, at instant: Int) -> RoundRecord {
      test.samples.record(
        .timed, set: set, at: instant,
        answers: [RoundRecord.Answer(question: question, choice: 1, correct: true, milliseconds: 2000)])
    }
    let mine = QuestionID(text: "Who am I?", rightChoice: "Ben")
    func rounds(_ start: Int) -> [RoundRecord] {
      [
        round("ben.csv", SampleQuestions.bank[1], at: start), round("en/food/basic", mine, at: start + 10_000),
        round("en/food/basic", SampleQuestions.bank[1], at: start + 20_000),
      ]
    }
    #expect(
      try await test.send(rounds(test.now - 120_000), of: player) == [.roundSet, .roundQuestions, nil])
    #expect(try await test.table().rows.map(\.own) == [0])
    let rule = try #require(LeagueRules.all.first { $0.key == "own-sets" })
    try await test.store.setRule(rule, to: 1, of: test.league)
    #expect(try await test.send(rounds(test.now - 60_000), of: player) == [nil, nil, nil])
    let row = try #require(try await test.table().rows.first)
    #expect(row.rounds == 4)
    #expect(row.own == 2)
    // Nobody else has these questions, and the league's rates have none of them.
    #expect(try await test.rates(of: player)[mine] == nil)
    #expect(try await test.store.audit(test.league) == (4, []))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func theOwnerSeesWhatWasRefusedAndOfWhom(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (ben, aki) = (try await test.join("Ben"), try await test.join("Aki"))
    #expect(try await test.store.refusals(of: test.league) == [])
    func fast() -> RoundRecord {
      test.samples.record(
        .timed, set: "en/food/basic", at: test.now - 60_000, answers: Self.answers([1, 2], milliseconds: 1))
    }
    let honest = test.samples.timed(at: test.now)
    try await test.send([fast(), honest, fast()], of: ben)
    test.now += 1000
    let (last, choice) = (
      fast(),
      test.samples.record(.timed, set: "en/food/basic", at: test.now, answers: Self.answers([1], choice: 9))
    )
    try await test.send([last], of: ben)
    try await test.send([choice], of: aki)
    let refusals = try await test.store.refusals(of: test.league)
    #expect(
      Set(refusals.map { "\($0.player.name) \($0.code) \($0.count) \($0.example)" })
        == ["Ben round.times 3 \(last.id)", "Aki round.choice 1 \(choice.id)"])
    #expect(refusals.allSatisfy { $0.last >= test.now && $0.last < test.now + 60_000 && $0.isImpossible })
    // Erased with the player; no other league has them.
    try await test.store.erase(ben, now: test.now)
    #expect(try await test.store.refusals(of: test.league).map(\.player.name) == ["Aki"])
    #expect(try await test.store.refusals(of: "another") == [])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func roundsWithoutAClockStandApartInTheTimes(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (aki, ben) = (try await test.join("Aki"), try await test.join("Ben"))
    func round(_ limit: Int, game: Game.ID = .timed, _ milliseconds: Int, at instant: Int) -> RoundRecord {
      test.samples.record(
        game, set: game == .panels ? "panels" : "en/food/basic", at: instant, limit: limit,
        answers: Self.answers([1, 2, 3, 4, 5], milliseconds: milliseconds))
    }
    try await test.send(
      [round(0, 60_000, at: test.now), round(10_000, 2000, at: test.now - 600_000)], of: aki)
    try await test.send([round(0, 1000, at: test.now)], of: ben)
    let rows = try await test.table().rows
    #expect(
      rows.map { "\($0.player.name) \($0.right) \($0.timed ?? -1) \($0.milliseconds)" } == [
        "Aki 10 5 10000", "Ben 5 0 0",
      ])
    #expect(rows.map(\.millisecondsPerRight) == [2000, nil])
    #expect(try await test.table(by: .time).rows.map(\.player.name) == ["Aki"])
    // In panels the time is the score.
    try await test.send([round(0, game: .panels, 900, at: test.now - 60_000)], of: ben)
    #expect(try await test.table(by: .time).rows.map(\.player.name) == ["Ben", "Aki"])
    #expect(try await test.store.audit(test.league).problems == [])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aServerWhoseClockWasAheadIsSetRight(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let now = test.now
    let before = try await test.join("Aki")
    try await test.send([test.samples.timed(at: now - 60_000, right: 1)], of: before)
    // Ten days ahead; the players' clocks are right.
    test.now = now + 10 * TestLeague.day
    let meanwhile = try await test.join("Ben")
    #expect(try await test.send([test.samples.timed(at: now, right: 5)], of: meanwhile, clock: now) == [nil])
    #expect(try await test.send([test.samples.timed(at: now, right: 2)], of: before, clock: now) == [nil])
    // The clock is right again.
    test.now = now + 60_000
    #expect(try await test.table().rows.map(\.rounds) != [1, 2])
    try await test.store.clockWasSetBack(now: test.now)
    let rows = try await test.table().rows
    #expect(rows.map { "\($0.player.name) \($0.rounds)" }.sorted() == ["Aki 2", "Ben 1"])
    #expect(try await test.send([test.samples.timed(at: test.now)], of: meanwhile) == [nil])
    #expect(try await test.table().rows.map(\.rounds) == [2, 2])
    #expect(try await test.store.audit(test.league).problems == [])
    // Once is enough.
    #expect(try await test.store.clockWasSetBack(now: test.now) == 0)
    await test.end()
  }
}
