import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// The number by which players' programs detect that a store was restored from a backup.
@Suite(.timeLimit(.minutes(15)))
struct HistoryTests {
  @Test(arguments: TestEngine.allCases)
  func aStoreKeepsItsNumber(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    #expect(try await test.store.history() == nil)
    try await test.store.beginHistory()
    let history = try #require(try await test.store.history())
    #expect(history.utf8.count == 22)
    try await test.store.beginHistory()
    #expect(try await test.store.history() == history)
    #expect(try await test.store.news(of: player, after: nil, now: test.now).history == history)
    let other = try await LeagueStore.open(test.url)
    try await other.beginHistory()
    #expect(try await other.history() == history)
    await other.close()
    await test.end()
  }

  @Test func aBackupThatIsServedHasAnotherWhichAllItsServersShare() async throws {
    let test = try await TestLeague(.sqlite)
    try await test.store.beginHistory()
    let first = try await test.store.history()
    guard case .sqlite(let path) = test.url else { return }
    try await test.store.backup(to: path + ".backup", now: test.now) { _ in }
    // One file, and the store itself is not marked.
    let names = try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path)
    #expect(!names.contains { $0.hasPrefix("league.sqlite.backup") && $0 != "league.sqlite.backup" })
    try await test.store.beginHistory()
    #expect(try await test.store.history() == first)
    // A look at it begins nothing.
    let copies = [
      try await LeagueStore.open(.sqlite(path: path + ".backup")),
      try await LeagueStore.open(.sqlite(path: path + ".backup")),
    ]
    #expect(try await copies[0].history() == first)
    async let one: Void = copies[0].beginHistory()
    async let two: Void = copies[1].beginHistory()
    _ = try await (one, two)
    let second = try await copies[0].history()
    #expect(second != nil && second != first)
    #expect(try await copies[1].history() == second)
    // The history stays.
    try await copies[1].beginHistory()
    #expect(try await copies[1].history() == second)
    for copy in copies { await copy.close() }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whoJoinsAgainIsAsOldAsTheyWereButNotOlderThanTheBackup(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.store.beginHistory()
    _ = try await test.join("Aki")
    let code = try await test.store.invite(to: test.league, days: 30, uses: nil, now: test.now)
    func joined(_ name: String, since: Int?, now: Int) async throws -> Int {
      let answer = try await test.store.join(code: code, name: name, since: since, now: now)
      return try await test.store.me(Identity(league: answer.league.id, player: answer.player.id), now: now).joined
    }
    let later = test.now + 5 * TestLeague.day
    // Nothing was restored: `since` is ignored.
    #expect(try await joined("Ben", since: test.now - 9 * TestLeague.day, now: test.now) == test.now)
    let history = try await test.store.history()
    try await test.store.beginRestored()
    #expect(try await test.store.history() != history)
    #expect(try await joined("Cai", since: test.now + TestLeague.day, now: later) == test.now + TestLeague.day)
    #expect(try await joined("Dan", since: test.now - 9 * TestLeague.day, now: later) == test.now)
    #expect(try await joined("Eli", since: .max, now: later) == later)
    #expect(try await joined("Fay", since: .min, now: later) == test.now)
    #expect(try await joined("Gus", since: nil, now: later) == later)
    await test.end()
  }
}
