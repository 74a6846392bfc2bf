import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// What the owner takes back.
struct RemovalTests {
  @Test(arguments: TestEngine.allCases)
  func aRemovedRoundIsTakenBackEverywhereAndNotTakenAgain(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let rounds = (0..<3).map { test.samples.timed(at: test.now - $0 * TestLeague.day) }
    try await test.send(rounds, of: player)
    #expect(try await test.table(.init(period: .all)).rows.first?.days == 3)
    #expect(try await test.store.removeRound(rounds[1].id, now: test.now))
    #expect(try await !test.store.removeRound(rounds[1].id, now: test.now))
    #expect(try await !test.store.removeRound("unknown", now: test.now))
    #expect(try await test.send(rounds, of: player) == [nil, .roundRemoved, nil])
    let row = try #require(try await test.table(.init(period: .all)).rows.first)
    #expect((row.rounds, row.days) == (2, 1))
    #expect(row.points == Points.round(rounds[0]) + Points.round(rounds[2]))
    #expect(try await test.store.audit(test.league) == (2, []))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func nothingIsLeftOfAnErasedPlayer(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (gone, stays) = (try await test.join("Zaphod"), try await test.join("Ben"))
    for _ in 0..<3 {
      try await test.send((0..<150).map { _ in test.samples.timed(at: test.now) }, of: gone)
    }
    try await test.send((0..<5).map { _ in test.samples.timed(at: test.now) }, of: stays)
    let (own, others) = (test.samples.uuid(), test.samples.uuid())
    try await test.send([test.change(.share, own, "Mine?")], of: gone)
    try await test.send([test.change(.share, others, "Yours?")], of: stays)
    try await test.send([test.change(.report, others, reason: "Beeblebrox")], of: gone)
    let cursor = try await test.news(of: stays).cursor
    try await test.store.erase(gone, now: test.now)
    #expect(try await test.store.audit(test.league) == (5, []))
    #expect(try await test.store.players(of: test.league).map(\.name) == ["Ben"])
    #expect(try await test.store.reports(of: test.league).isEmpty)
    #expect(try await test.table(.init(period: .all)).rows.map(\.player.name) == ["Ben"])
    #expect(try await test.news(of: stays, after: cursor).pages.flatMap(\.withdrawn) == [own])
    for table in Schema.tables {
      let rows = try await test.store.runner.read { try $0.run(CopySQL(table).first, 100_000) }
      for value in rows.flatMap(\.values) {
        guard case .text(let text) = value else { continue }
        #expect(
          !text.contains(gone.player) && !text.contains("Zaphod") && !text.contains("Beeblebrox"), "\(table.name)")
      }
    }
    // The name is free again, and erasing again is no error.
    _ = try await test.join("Zaphod")
    try await test.store.erase(gone, now: test.now)
    #expect(try await !test.store.removePlayer(gone.player, now: test.now))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func anErasureThatWasInterruptedIsFinishedWhenTheStoreIsOpened(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    try await test.send((0..<50).map { _ in test.samples.timed(at: test.now) }, of: player)
    // As far as the first transaction comes.
    _ = try await test.store.runner.write { connection in
      try connection.run(PlayersSQL.beginErasing, .text(player.league), .text(player.player))
    }
    let other = try await LeagueStore.open(test.url)
    #expect(try await other.audit(test.league) == (0, []))
    #expect(try await other.league(test.league)?.players == 0)
    await other.close()
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func theExportHasEverythingOfThePlayerAndNothingOfOthers(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let rounds = (0..<3).map { _ in test.samples.timed(at: test.now) }
    try await test.send(rounds, of: one)
    try await test.send([test.samples.timed(at: test.now)], of: two)
    try await test.send([test.change(.share, test.samples.uuid(), "\"Quoted\"\n?")], of: one)
    let data = Data(try await test.store.export(one))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let exported = try #require(json["rounds"] as? [[String: Any]])
    #expect(
      Set(exported.compactMap { ($0["record"] as? [String: Any])?["id"] as? String }) == Set(rounds.map(\.id)))
    #expect((json["questions"] as? [Any])?.count == 1)
    #expect(!String(decoding: data, as: UTF8.self).contains(two.player))
    await test.end()
  }
}
