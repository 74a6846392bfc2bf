import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Kept rounds are counted exactly once, by any server and after any interruption.
struct CountTests {
  /// Keeps rounds without counting them, as a server that is killed in between.
  private func keep(
    _ rounds: [RoundRecord], of player: Identity, _ test: TestLeague
  ) async throws -> AcceptTransaction.Result {
    let kept = rounds.enumerated().map { index, record in
      Send.Round(
        index: index, id: record.id, record: record.line,
        effect: RoundEffect(record, of: .all, played: test.now - index * 1000, isOwn: false),
        daily: nil)
    }
    let send = Send(
      identity: player, rules: LeagueRules(), calendar: LeagueCalendar(offset: 0), clock: LeagueClock(now: test.now),
      rounds: kept,
      changes: [], outcomes: rounds.map { SyncResponse.Outcome(id: $0.id, refused: nil) })
    return try await test.store.runner.write { try AcceptTransaction([send], slot: 0).run(on: $0) }
  }

  private func uncounted(_ test: TestLeague) async throws -> Int {
    try await test.store.runner.read { try $0.run("select count(*) from uncounted").first?.int(0) ?? 0 }
  }

  private func rounds(of player: Identity, _ test: TestLeague) async throws -> Int {
    try await test.table(.init(period: .all), player: player).own?.rounds ?? 0
  }

  @Test(arguments: TestEngine.allCases)
  func whatAKilledServerKeptIsCountedByTheNextOne(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    _ = try await keep((0..<7).map { _ in test.samples.timed(at: test.now) }, of: player, test)
    #expect(try await rounds(of: player, test) == 0)
    let next = try await LeagueStore.open(test.url)
    #expect(try await rounds(of: player, test) == 7)
    #expect(try await uncounted(test) == 0)
    #expect(try await test.store.audit(test.league) == (7, []))
    await next.close()
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aRoundThatIsSentAgainBeforeItIsCountedCountsOnce(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let records = (0..<5).map { _ in test.samples.timed(at: test.now) }
    _ = try await keep(records, of: one, test)
    #expect(try await test.send(records, of: two) == records.map { _ in .roundOwner })
    #expect(try await test.send(records, of: one) == records.map { _ in nil })
    #expect(try await test.store.audit(test.league) == (5, []))
    #expect(try await rounds(of: one, test) == 5)
    #expect(try await uncounted(test) == 0)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aBatchThatSeveralCountCountsOnce(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let other = try await LeagueStore.open(test.url)
    let batches = try await keep((0..<5).map { _ in test.samples.timed(at: test.now) }, of: player, test).batches
    for batch in batches + batches {
      test.store.counter.add(batch)
      other.counter.add(batch)
    }
    async let collected: Void = other.counter.collect()
    await test.store.counter.settle()
    try await collected
    #expect(try await test.store.audit(test.league) == (5, []))
    #expect(try await rounds(of: player, test) == 5)
    await other.close()
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func nothingIsLeftOfAPlayerWhoIsErasedBeforeTheRoundsAreCounted(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (gone, stays) = (try await test.join("Aki"), try await test.join("Ben"))
    let kept = try await keep((0..<5).map { _ in test.samples.timed(at: test.now) }, of: gone, test)
    let later = try await keep([test.samples.timed(at: test.now)], of: gone, test)
    try await test.send([test.samples.timed(at: test.now)], of: stays)
    try await test.store.erase(gone, now: test.now)
    // The rounds are written after the erasing's last read.
    _ = try await keep([test.samples.timed(at: test.now)], of: gone, test)
    for batch in kept.batches + later.batches { test.store.counter.add(batch) }
    try await test.store.counter.collect()
    #expect(try await uncounted(test) == 0)
    let left = try await test.store.runner.read {
      try $0.run("select count(*) from rounds where player = $1", .text(gone.player)).first?.int(0)
    }
    #expect(left == 0)
    #expect(try await test.store.audit(test.league) == (1, []))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aRoundThatIsRemovedBeforeItIsCountedIsInNoSum(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let records = (0..<3).map { _ in test.samples.timed(at: test.now) }
    _ = try await keep(records, of: player, test)
    #expect(try await test.store.removeRound(records[1].id, of: test.league, now: test.now))
    #expect(try await test.store.audit(test.league) == (2, []))
    #expect(try await rounds(of: player, test) == 2)
    await test.end()
  }

}
