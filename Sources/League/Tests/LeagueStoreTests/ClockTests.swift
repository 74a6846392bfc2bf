import LeagueAPI
import LeagueTesting
import QuizStore
import Testing

@testable import LeagueStore

/// A store whose server's clock was set back.
struct ClockTests {
  @Test(arguments: TestEngine.allCases)
  func whatAClockThatWasAheadDatedIsDatedByThePlayers(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    // The players' clocks are right all the time.
    let right = test.now
    test.now = right + 10 * TestLeague.day
    let player = try await test.join("Aki")
    let rounds = (0..<3).map { test.samples.timed(at: right - $0 * 600_000) }
    #expect(try await test.send(rounds, of: player, clock: right) == [nil, nil, nil])
    test.now = right + 60_000
    #expect(try await test.store.clockWasSetBack(now: test.now) == 3)
    #expect(try await test.table(.init(period: .week)).rows.first?.rounds == 3)
    #expect(try await test.send([test.samples.timed(at: test.now)], of: player) == [nil])
    #expect(try await test.store.clockWasSetBack(now: test.now) == 0)
    await test.end()
  }

  /// A machine that starts in 1970, until it gets the time from the network, redates no rounds.
  @Test(arguments: TestEngine.allCases)
  func whatThePlayersDatedSoTooIsLeftAsItIs(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    try await test.send((0..<3).map { test.samples.timed(at: test.now - $0 * 600_000) }, of: player)
    let before = try await test.table(.init(period: .week)).rows.map(\.rounds)
    #expect(try await test.store.clockWasSetBack(now: test.now - 400 * TestLeague.day) == 0)
    #expect(try await test.table(.init(period: .week)).rows.map(\.rounds) == before)
    let audit = try await test.store.audit(test.league)
    #expect(audit == (3, []), "\(audit)")
    await test.end()
  }
}
