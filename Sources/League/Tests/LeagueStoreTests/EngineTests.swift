import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueStore

/// What the engines promise.
struct EngineTests {
  @Test func whatIsCommittedToAFileIsOnTheDisk() async throws {
    let test = try await TestLeague(.sqlite)
    let values = try await test.store.runner.perform { engine in
      try engine.write { connection in
        // 2 is "full".
        [try connection.run("select cast(synchronous as text) as mode from pragma_synchronous")[0].text("mode")]
      }
    }
    #expect(values == ["2"])
    let mode = try await test.store.runner.read {
      try $0.run("select journal_mode from pragma_journal_mode")[0].text("journal_mode")
    }
    #expect(mode == "wal")
    await test.end()
  }

  @Test func aFileAndItsBackupAreTheOwnersAlone() async throws {
    let old = umask(0)
    defer { umask(old) }
    let test = try await TestLeague(.sqlite)
    guard case .sqlite(let path) = test.url else { return }
    try await test.store.backup(to: path + ".backup", now: TestLeague.now) { _ in }
    for file in [path, path + "-wal", path + "-shm", path + ".backup"] {
      var status = stat()
      #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600, "\(file)")
    }
    await test.end()
  }

  @Test func aDiskThatIsFullTakesNothingAndLosesNothing() async throws {
    let test = try await TestLeague(.sqlite)
    let player = try await test.join("Aki")
    try await test.send([test.samples.timed(at: test.now)], of: player)
    let rounds = (0..<200).map { _ in test.samples.timed(at: test.now) }
    func limit(_ pages: String) async throws {
      _ = try await test.store.runner.perform { engine in
        try engine.write { try $0.run("pragma max_page_count = \(pages)") }
      }
    }
    // As many pages as there are: SQLite answers as it does where the file system is full.
    try await limit("1")
    await #expect(throws: StoreError.unavailable(reason: "database or disk is full")) {
      try await test.send(rounds, of: player)
    }
    #expect(try await test.store.audit(test.league) == (1, []))
    try await limit("1000000")
    #expect(try await test.send(rounds, of: player).allSatisfy { $0 == nil })
    #expect(try await test.store.audit(test.league) == (201, []))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func serversMayBringTheTablesToTheirVersionAtOnce(_ engine: TestEngine) async throws {
    let url = try await engine.makeURL()
    let stores = try await inParallel(6) { _ in try await LeagueStore.open(url) }
    for store in stores { _ = try await store.leagues() }
    let version = try await stores[0].runner.read { try $0.setting("version") }
    #expect(version == String(Schema.version))
    for store in stores { await store.close() }
    let again = try await LeagueStore.open(url)
    await again.close()
  }

  @Test(arguments: TestEngine.allCases)
  func aStoreOfANewerVersionIsRefused(_ engine: TestEngine) async throws {
    let url = try await engine.makeURL()
    let store = try await LeagueStore.open(url)
    _ = try await store.runner.write { try $0.run("update settings set value = '99' where name = 'version'") }
    await store.close()
    let reason = "the store has version 99, but this program knows only \(Schema.version)"
    await #expect(throws: StoreError.unusable(reason: reason)) {
      try await LeagueStore.open(url)
    }
  }

  @Test func whatIsNoStoreIsSaidInOneSentence() async throws {
    let path = NSTemporaryDirectory() + "no-store-\(UInt64.random(in: 0 ... .max))"
    try String(repeating: "This is a letter. ", count: 1000).write(toFile: path, atomically: true, encoding: .utf8)
    for url in [StoreURL.sqlite(path: path), .sqlite(path: "/proc/nowhere/league.sqlite")] {
      let error = await #expect(throws: StoreError.self) { _ = try await LeagueStore.open(url) }
      guard case .unusable(let reason) = error else {
        Issue.record("\(url): \(String(describing: error))")
        continue
      }
      #expect(!reason.contains("\n") && !reason.isEmpty)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("This is a letter."))
    unlink(path)
  }

  @Test(arguments: TestEngine.allCases)
  func anErrorInATransactionTakesAllOfItBack(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    await #expect(throws: StoreError.self) {
      try await test.store.runner.write { connection in
        try connection.run("delete from leagues")
        try connection.run("select nothing from nowhere")
      }
    }
    #expect(try await test.store.leagues().count == 1)
    await #expect(throws: StoreError.refused(.fault)) {
      try await test.store.runner.write { connection in
        try connection.run("delete from leagues")
        throw StoreError.refused(.fault)
      }
    }
    #expect(try await test.store.leagues().count == 1)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aStoreThatWasClosedSaysSo(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    await test.store.close()
    await #expect(throws: StoreError.closed) { try await test.store.leagues() }
    await test.end()
  }

  @Test func theDatabasesClockCounts() async throws {
    let connection = try PostgresConnection(
      address: await TestPostgres.newDatabase(), through: PostgresLibrary())
    #expect(abs(try connection.measureClock()) < 1000)
    connection.close()
  }

  @Test func textOfAnyKindAndLengthComesBackAsItWas() async throws {
    let connection = try PostgresConnection(
      address: await TestPostgres.newDatabase(), through: PostgresLibrary())
    // Longer than all buffers between the two, both ways at once.
    let texts = ["", "'", "\"\\\n\t", "日本語 🎲", String(repeating: "あいう", count: 1_000_000)]
    let results = try connection.run(
      (texts + texts).map { Statement("select cast($1 as text) as t, cast($2 as bigint) as n", .text($0), .int(.min)) })
    #expect(results.map { $0[0].text("t") } == texts + texts)
    #expect(results.allSatisfy { $0[0]["n"] == .int(.min) && $0[0].int("n") == DifferenceBounds.range.lowerBound })
    connection.close()
  }

  @Test(arguments: [
    ("postgresql://me:secret@host/db?password=x", "postgresql://me@host/db"),
    ("postgresql://host/db", "postgresql://host/db"), ("postgres://a:b:c@d", "postgres://a@d"),
    ("/var/lib/league.sqlite", "/var/lib/league.sqlite"),
  ])
  func anAddressIsShownWithoutItsPassword(_ address: String, _ shown: String) {
    #expect(StoreURL(address).description == shown)
  }
}
