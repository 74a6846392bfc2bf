import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Removals by the owner.
struct RemovalTests {
  @Test(arguments: TestEngine.allCases)
  func aRemovedRoundIsTakenBackEverywhereAndNotTakenAgain(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let rounds = (0..<3).map { test.samples.timed(at: test.now - $0 * TestLeague.day) }
    try await test.send(rounds, of: player)
    #expect(try await test.table(.init(period: .all)).rows.first?.days == 3)
    #expect(try await test.store.removeRound(rounds[1].id, of: test.league, now: test.now))
    #expect(try await !test.store.removeRound(rounds[1].id, of: test.league, now: test.now))
    #expect(try await !test.store.removeRound("unknown", of: test.league, now: test.now))
    #expect(try await test.send(rounds, of: player) == [nil, .roundRemoved, nil])
    let row = try #require(try await test.table(.init(period: .all)).rows.first)
    #expect((row.rounds, row.days) == (2, 1))
    #expect(row.points == rounds[0].points(in: .all) + rounds[2].points(in: .all))
    #expect(try await test.store.audit(test.league) == (2, []))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whatIsRemovedFromOneLeagueStaysInAnother(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let other = try await test.store.createLeague(name: "Class 4a", offset: 0, now: test.now).id
    let (here, there) = (try await test.join("Aki"), try await test.join("Aki", league: other))
    let (round, question) = (test.samples.timed(at: test.now), test.samples.uuid())
    for player in [here, there] {
      #expect(try await test.send([round], of: player) == [nil])
      #expect(try await test.send([test.change(.share, question, "Which?")], of: player) == [nil])
    }
    #expect(try await Set(test.store.leagues(withRound: round.id)) == [test.league, other])
    #expect(try await Set(test.store.leagues(withQuestion: question)) == [test.league, other])
    #expect(try await test.store.removeRound(round.id, of: other, now: test.now))
    #expect(try await test.store.removeQuestion(question, of: other, now: test.now))
    #expect(try await !test.store.removeRound(round.id, of: other, now: test.now))
    #expect(try await !test.store.removeQuestion(question, of: other, now: test.now))
    #expect(try await test.store.leagues(withRound: round.id) == [test.league])
    #expect(try await test.store.leagues(withQuestion: question) == [test.league])
    #expect(try await test.store.audit(test.league) == (1, []))
    #expect(try await test.store.audit(other) == (0, []))
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
      let rows = try await test.store.runner.read { try $0.run(table.first, 100_000) }
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

  @Test func anErasedNameIsInNoByteOfTheFiles() async throws {
    let test = try await TestLeague(.sqlite)
    guard case .sqlite(let path) = test.url else { return }
    // As the owner's command does it while a server has the store open.
    let owner = try await LeagueStore.open(test.url)
    let gone = try await test.join("Zaphod")
    try await test.send((0..<20).map { _ in test.samples.timed(at: test.now) }, of: gone)
    for _ in 0..<20 { _ = try await test.join("Ben \(test.samples.uuid().prefix(8))") }
    func files(with name: String) throws -> [String] {
      try [path, path + "-wal"].filter {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self).lowercased().contains(name)
      }
    }
    #expect(try !files(with: "zaphod").isEmpty)
    try await owner.erase(gone, now: test.now)
    #expect(try files(with: "zaphod") == [])
    #expect(try files(with: gone.player) == [])
    await owner.close()
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func anErasureThatWasInterruptedIsFinishedWhenTheStoreIsOpened(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    try await test.send((0..<50).map { _ in test.samples.timed(at: test.now) }, of: player)
    // Only the first transaction.
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
    // More than a page.
    let rounds = (0..<601).map { _ in test.samples.timed(at: test.now) }
    for start in stride(from: 0, to: 601, by: 200) {
      try await test.send(Array(rounds[start..<min(start + 200, 601)]), of: one)
    }
    try await test.send([test.samples.timed(at: test.now)], of: two)
    let (kept, withdrawn, others) = (test.samples.uuid(), test.samples.uuid(), test.samples.uuid())
    try await test.send([test.change(.share, others, "Whose?")], of: two)
    let changes = [
      test.change(.share, kept, "\"Quoted\"\n?"), test.change(.share, withdrawn, "Gone?"),
      test.change(.withdraw, withdrawn), test.change(.report, others, reason: "A \"reason\""),
    ]
    try await test.send(changes, of: one)
    #expect(try await test.store.removeRound(rounds[0].id, of: test.league, now: test.now))
    let data = Data(try await test.store.export(one).whole())
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    func list(_ name: String) throws -> [[String: Any]] { try #require(json[name] as? [[String: Any]]) }
    #expect(try list("rounds").count == 601)
    #expect(try list("rounds").compactMap { $0["id"] as? String } == [rounds[0].id], "the removed one")
    #expect(
      Set(try list("rounds").compactMap { ($0["record"] as? [String: Any])?["id"] as? String })
        == Set(rounds.dropFirst().map(\.id)))
    #expect(Set(try list("questions").compactMap { $0["id"] as? String }) == [kept, withdrawn])
    let texts = try list("questions").compactMap { ($0["text"] as? [String: Any])?["text"] as? String }
    #expect(texts == ["\"Quoted\"\n?"])
    #expect(try list("reports").compactMap { $0["reason"] as? String } == ["A \"reason\""])
    #expect(Set(try list("changes").compactMap { $0["id"] as? String }) == Set(changes.map(\.id)))
    #expect((json["joined"] as? Int, json["seen"] as? Int) == (test.now, test.now))
    #expect(!String(decoding: data, as: UTF8.self).contains(two.player))
    // A player without data gets the same lists, empty.
    let other = try await test.join("Chi")
    let empty = Data(try await test.store.export(other).whole())
    #expect((try JSONSerialization.jsonObject(with: empty) as? [String: Any])?.keys.count == json.keys.count)
    await test.end()
  }
}
