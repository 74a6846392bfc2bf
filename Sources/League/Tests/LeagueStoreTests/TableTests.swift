import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// The tables.
struct TableTests {
  private static func round(
    _ test: TestLeague, at instant: Int, right: Int, milliseconds: Int, game: Game.ID = .timed,
    set: String = "en/food/basic"
  ) -> RoundRecord {
    let answers = (0..<5).map { index in
      RoundRecord.Answer(
        question: SampleQuestions.bank[index], choice: index < right ? 1 : 2, correct: index < right,
        milliseconds: milliseconds)
    }
    return test.samples.record(game, set: set, at: instant, answers: answers)
  }

  @Test(arguments: TestEngine.allCases)
  func eachPeriodCountsItsOwnRounds(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let start = test.now
    // 2027-02-24, a Wednesday, at eight in the morning.
    test.now += 40 * TestLeague.day
    let ages = [0, 0, 1, 3, 20, 38]
    let rounds = ages.map { Self.round(test, at: test.now - $0 * TestLeague.day, right: 5, milliseconds: 1000) }
    // In any order: the oldest may come last.
    for round in rounds.shuffled() { try await test.send([round], of: player) }
    #expect(start < test.now)
    for (period, count) in [(LeagueTable.Period.day, 2), (.week, 3), (.month, 5), (.all, 6)] {
      #expect(try await test.table(.init(period: period)).rows.map(\.rounds) == [count], "\(period)")
    }
    // The next Monday, nobody has played yet.
    test.now += 5 * TestLeague.day
    #expect(try await test.table(.init(period: .week)).count == 0)
    #expect(try await test.table(.init(period: .all)).count == 1)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func gamesAndSetsHaveTablesOfTheirOwn(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let played: [(Game.ID, String)] = [
      (.timed, "en/food/basic"), (.timed, "en/food/more"), (.survival, "en/food/basic"), (.timed, "en/food/basic"),
    ]
    for (game, set) in played {
      // Survival ends at the third miss, which is why two are right here.
      try await test.send(
        [Self.round(test, at: test.now, right: 2, milliseconds: 1000, game: game, set: set)], of: player)
    }
    let counts: [(String?, String?, Int)] = [
      (nil, nil, 4), ("timed", nil, 3), ("survival", nil, 1), (nil, "en/food/basic", 3),
      ("timed", "en/food/basic", 2), ("survival", "en/food/more", 0), ("chess", nil, 0),
    ]
    for (game, set, count) in counts {
      let table = try await test.table(.init(period: .week, game: game, set: set))
      #expect(table.rows.first?.rounds ?? 0 == count, "\(game ?? "-") \(set ?? "-")")
    }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func equalScoresShareAPlace(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    // Name, right answers, milliseconds of each answer.
    let results = [("Aki", 4, 1000), ("Ben", 5, 3000), ("Chi", 5, 3000), ("Dai", 5, 1000), ("Emi", 0, 100)]
    var players: [String: Identity] = [:]
    for (name, right, time) in results {
      let player = try await test.join(name)
      players[name] = player
      try await test.send([Self.round(test, at: test.now, right: right, milliseconds: time)], of: player)
    }
    func order(_ order: TableOrder) async throws -> [String] {
      try await test.table(by: order).rows.map { "\($0.place) \($0.player.name)" }
    }
    #expect(try await order(.points) == ["1 Dai", "2 Ben", "2 Chi", "4 Aki", "5 Emi"])
    #expect(try await order(.right) == ["1 Dai", "1 Ben", "1 Chi", "4 Aki", "5 Emi"])
    // Time for each right answer; players without one are left out.
    #expect(try await order(.time) == ["1 Dai", "2 Aki", "3 Ben", "3 Chi"])
    let table = try await test.table(player: players["Emi"])
    #expect(table.own?.place == 5)
    #expect(table.own?.points == 0)
    #expect(table.count == 5)
    let short = try await test.store.table(
      of: test.league, .init(), by: .points, limit: 2, player: players["Aki"]?.player, now: test.now)
    #expect(short.rows.count == 2)
    #expect(short.own?.place == 4)
    await test.end()
  }

  /// What a program without a clock may say is a day for each of 600 answers, as often as it likes.
  @Test func timesBeyondAllMeasureAreOrderedToo() {
    func entry(_ name: String, _ milliseconds: Int, right: Int) -> Standing.Entry {
      Standing.Entry(
        player: .init(id: name, name: name), days: 1, points: 50, right: right, asked: right,
        milliseconds: milliseconds, rounds: 1, timed: right, own: 0)
    }
    let entries = [
      entry("Aki", .max, right: 1_000_000), entry("Ben", .max / 2, right: 1_000_000), entry("Chi", 1, right: .max),
    ]
    for order in TableOrder.allCases {
      #expect(Standing(entries, by: order, revision: 1).entries.last?.player.name == "Aki")
    }
  }

  @Test(arguments: TestEngine.allCases)
  func amongEqualsThePointsDecideWhoIsFirst(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    for (name, right, time) in [("Aki", 3, 1000), ("Ben", 5, 9000), ("Chi", 4, 1000)] {
      let player = try await test.join(name)
      try await test.send([Self.round(test, at: test.now, right: right, milliseconds: time)], of: player)
    }
    // All have played one day.
    let table = try await test.table(by: .days)
    #expect(table.rows.map { "\($0.place) \($0.player.name)" } == ["1 Ben", "1 Chi", "1 Aki"])
    #expect(table.rows.map(\.points) == table.rows.map(\.points).sorted(by: >))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func daysInARowAreCountedInWhateverOrderTheyCome(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let start = test.now
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    test.now += 9 * TestLeague.day
    for day in [9, 8, 5, 4, 6, 7].shuffled() {
      try await test.send([test.samples.timed(at: start + day * TestLeague.day)], of: one)
    }
    for day in [2, 9, 8] { try await test.send([test.samples.timed(at: start + day * TestLeague.day)], of: two) }
    let table = try await test.table(.init(period: .all), by: .days)
    #expect(table.rows.map { "\($0.player.name) \($0.days)" } == ["Aki 6", "Ben 2"])
    #expect(try await test.store.audit(test.league).problems == [])
    await test.end()
  }

  @Test func theDaysOfALeagueBeginWhereItsOwnerSays() async throws {
    let test = try await TestLeague(.sqlite)
    let tokyo = try await test.store.createLeague(name: "Tokyo", offset: 9 * 3600, now: test.now)
    let player = try await test.join("Aki", league: tokyo.id)
    // 14:59 and 15:00 in UTC are 23:59 and 00:00 there.
    let midnight = (test.now / TestLeague.day + 1) * TestLeague.day - 9 * 3_600_000
    test.now = midnight + 1000
    try await test.send(
      [test.samples.timed(at: midnight - 1000), test.samples.timed(at: midnight)], of: player)
    let table = try await test.store.table(
      of: tokyo.id, .init(period: .day), by: .points, limit: 10, player: nil, now: test.now)
    #expect(table.rows.map(\.rounds) == [1])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aLeagueThatIsNotThereHasNoTable(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    await #expect(throws: StoreError.refused(.unknownPath)) {
      try await test.store.table(of: "nowhere", .init(), by: .points, limit: 1, player: nil, now: test.now)
    }
    await test.end()
  }
}
