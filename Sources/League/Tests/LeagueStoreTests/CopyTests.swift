import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Moving a league, and backups.
struct CopyTests {
  /// All rows of a store.
  static func content(_ store: LeagueStore) async throws -> [String: Set<[Value]>] {
    var content: [String: Set<[Value]>] = [:]
    for table in Schema.tables {
      let rows = try await store.runner.read { try $0.run(table.first, 1_000_000) }
      content[table.name] = Set(rows.map(\.values))
    }
    return content
  }

  private static func filled(_ engine: TestEngine) async throws -> TestLeague {
    let test = try await TestLeague(engine)
    for name in ["あき", "Ben", "Zoë"] {
      let player = try await test.join(name)
      for set in ["ja/食べ合わせ/基本", "en/food/basic", "en/Food/Basic"] {
        try await test.send(
          (0..<100).map { _ in test.samples.timed(at: test.now - Int.random(in: 0..<TestLeague.day), set: set) },
          of: player)
      }
      let question = test.samples.uuid()
      try await test.send(
        [test.change(.share, question, "問題\n\"\(name)\"?"), test.change(.report, question, reason: "理由")], of: player)
    }
    return test
  }

  @Test(arguments: [(TestEngine.sqlite, TestEngine.postgres), (.postgres, .sqlite), (.sqlite, .sqlite)])
  func aCopyHasEveryRowAndMayBeRunAgain(_ from: TestEngine, _ to: TestEngine) async throws {
    let source = try await Self.filled(from)
    let target = try await LeagueStore.open(await to.makeURL())
    let copied = try await source.store.copy(to: target) { _, _ in }
    let content = try await Self.content(source.store)
    #expect(try await Self.content(target) == content)
    #expect(copied.first { $0.table == "rounds" }?.rows == 900)
    #expect(try await target.audit(source.league) == (900, []))
    // Again after a part was lost, a part was changed, and a part is not the source's.
    _ = try await target.runner.write { connection in
      try connection.run("delete from rounds where round < '8'")
      try connection.run("update totals set points = 7 where game = ''")
      try connection.run("insert into wordings (league, hash, question, live) values ('x', 'y', 'z', 1)")
      try connection.run("update players set name = 'Somebody'")
    }
    #expect(try await Self.content(target) != content)
    _ = try await source.store.copy(to: target) { _, _ in }
    #expect(try await Self.content(target) == content)
    await target.close()
    await source.end()
  }

  @Test func leaguesThatACopyWouldDeleteAreNamed() async throws {
    let (source, target) = (try await TestLeague(.sqlite), try await TestLeague(.sqlite))
    #expect(try await source.store.leagues(onlyIn: target.store).map(\.id) == [target.league])
    _ = try await source.store.copy(to: target.store) { _, _ in }
    #expect(try await source.store.leagues(onlyIn: target.store).isEmpty)
    await source.end()
    await target.end()
  }

  @Test func aBackupWhileRoundsArriveIsWhole() async throws {
    let test = try await Self.filled(.sqlite)
    guard case .sqlite(let file) = test.url else { return }
    let path = file + ".backup"
    let player = try await test.join("Dai")
    let (store, now) = (test.store, test.now)
    let sender = Task {
      var samples = SampleRounds()
      var count = 0
      while !Task.isCancelled {
        let rounds = (0..<5).map { _ in samples.timed(at: now) }
        do {
          count += try await store.accept(
            rounds: rounds, changes: [], of: player, clock: now, now: now, known: SampleQuestions.known
          ).count { $0.refused == nil }
        } catch StoreError.closed where Task.isCancelled {
          // Cancelled while it waited: those rounds are not in the league.
        }
      }
      return count
    }
    try await test.store.backup(to: path, now: TestLeague.now) { _ in }
    sender.cancel()
    let sent = try await sender.value
    let copy = try await LeagueStore.open(.sqlite(path: path))
    let audit = try await copy.audit(test.league)
    #expect(audit.problems == [])
    #expect((900...900 + sent).contains(audit.rounds))
    await copy.close()
    // A second one does not overwrite the first.
    await #expect(throws: StoreError.self) { try await test.store.backup(to: path, now: TestLeague.now) { _ in } }
    await test.end()
  }

  @Test func aBackupThatCannotBeWrittenLeavesNothing() async throws {
    let test = try await TestLeague(.sqlite)
    await #expect(throws: StoreError.self) {
      try await test.store.backup(to: "/proc/no/backup", now: TestLeague.now) { _ in }
    }
    await test.end()
    let other = try await TestLeague(.postgres)
    let error = await #expect(throws: StoreError.self) {
      try await other.store.backup(to: "/tmp/tenq-no-backup-\(getpid())", now: TestLeague.now) { _ in }
    }
    #expect(String(describing: error).contains("pg_dump"))
    await other.end()
  }

  /// Somebody makes a file of that name while the copy is written.
  @Test func aFileThatAppearsWhileABackupIsWrittenStays() async throws {
    let test = try await TestLeague(.sqlite)
    let path = NSTemporaryDirectory() + "backup-\(UInt64.random(in: 0 ... .max)).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let problem = await #expect(throws: StoreError.self) {
      try await test.store.backup(to: path, now: test.now) { _ in
        if !FileManager.default.fileExists(atPath: path) {
          _ = FileManager.default.createFile(atPath: path, contents: Data("mine".utf8))
        }
      }
    }
    guard case .unusable = problem else { return #expect(Bool(false), "\(String(describing: problem))") }
    #expect(FileManager.default.contents(atPath: path) == Data("mine".utf8))
    #expect(!FileManager.default.fileExists(atPath: path + ".unfinished"))
    await test.end()
  }
}
