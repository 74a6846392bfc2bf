import Foundation
import LeagueTesting
import Testing

@testable import LeagueStore

/// Stores that were written by an earlier version are read as it read them, and lose nothing.
///
/// `OldStores/league-5` is of version 5: players of two leagues with rounds of twelve days, one hidden, one banned, one
/// erased, one whose name waits; questions that were changed, withdrawn, reported or wait; a round that was removed; two
/// rounds that a killed server had not counted; a room in which a question was being asked. The JSON beside it is what that
/// version told of it.
struct MigrationTests {
  private struct Told: Decodable {
    let now: Int
    let room: String
    let tokens: [String: String]
    let texts: [String: String]
  }

  private static func path(_ kind: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/OldStores/league-5." + kind
  }

  /// A copy of the old store, after statements that make it one of the version that is said last.
  private func copy(_ engine: TestEngine, _ changes: [String] = ["5"]) async throws -> StoreURL {
    let url = try await engine.makeURL()
    switch url {
    case .sqlite(let path): try FileManager.default.copyItem(atPath: Self.path("sqlite"), toPath: path)
    case .postgres(let address):
      let script = try String(contentsOfFile: Self.path("sql"), encoding: .utf8)
      _ = try await onOwnThread { try TestPostgres.shared().sql(script, in: address) }
    }
    let runner: Runner
    switch url {
    case .sqlite(let path): runner = Runner(try SQLiteEngine(path: path))
    case .postgres(let address): runner = Runner(try PostgresEngine(address: address))
    }
    try await runner.write { connection in
      for change in changes.dropLast() { try connection.run(change) }
      try connection.run(SettingsSQL.set, "version", .text(changes.last ?? ""))
    }
    await runner.close()
    return url
  }

  @Test(arguments: TestEngine.allCases)
  func aStoreOfAnEarlierVersionSaysTheSame(_ engine: TestEngine) async throws {
    let told = try JSONDecoder().decode(Told.self, from: Data(contentsOf: URL(fileURLWithPath: Self.path("json"))))
    let url = try await copy(engine)
    // Servers may start at once, and once more.
    let stores = try await inParallel(3) { _ in try await LeagueStore.open(url) }
    for store in stores { await store.close() }
    let store = try await LeagueStore.open(url)
    let texts = try await StoreSnapshot.read(store, tokens: told.tokens, room: told.room, now: told.now)
    for (name, text) in told.texts { #expect(texts[name] == text, "\(name)") }
    #expect(texts.count == told.texts.count)
    await store.close()
  }

  /// Versions before it, which had other points, no times apart, no sets of their own, or compared names in another way.
  @Test(
    arguments: TestEngine.allCases,
    [
      ["update rounds set points = 150 where state = 0", "update totals set all_points = 7", "2"],
      [
        "alter table rounds drop column own", "drop table rules", "drop table refusals", "drop table usage",
        "drop table player_sets", "drop table dailies", "drop table invitation_details", "drop table player_marks",
        "drop table rooms", "drop table room_contents", "drop table room_players", "drop table room_answers",
        "drop table former_wordings", "1",
      ],
    ])
  func roundsOfEveryVersionCountOnce(_ engine: TestEngine, _ changes: [String]) async throws {
    let told = try JSONDecoder().decode(Told.self, from: Data(contentsOf: URL(fileURLWithPath: Self.path("json"))))
    let store = try await LeagueStore.open(try await copy(engine, changes))
    for league in try await store.leagues() {
      let (rounds, problems) = try await store.audit(league.id)
      #expect("[\"\(rounds)\"]" == told.texts["audit \(league.name)"] && problems == [])
      let results = try await StoreSnapshot.results(of: league, .sets, in: store)
      #expect(results == told.texts["results \(league.name) sets"])
    }
    await store.close()
  }

  @Test(arguments: TestEngine.allCases)
  func namesThatWereTakenStayAndTakeNoFurtherOnes(_ engine: TestEngine) async throws {
    let told = try JSONDecoder().decode(Told.self, from: Data(contentsOf: URL(fileURLWithPath: Self.path("json"))))
    let store = try await LeagueStore.open(
      try await copy(
        engine,
        [
          "update player_names set folded = 'tom' where folded = 'aki'",
          "update players set name = 'Tom' where name = 'Aki'",
          "update player_names set folded = 'tom.' where folded = 'fay'",
          "update players set name = 'Tom.' where name = 'Fay'", "4",
        ]))
    let player = try #require(try await store.identity(token: told.tokens["Aki"] ?? ""))
    #expect(try await store.players(of: player.league).map(\.name).filter { $0.hasPrefix("Tom") } == ["Tom", "Tom."])
    let code = try await store.invite(to: player.league, days: 7, uses: nil, now: told.now)
    for name in ["T0m", "Tom!"] {
      await #expect(throws: StoreError.refused(.takenName)) {
        try await store.join(code: code, name: name, now: told.now)
      }
    }
    // Both may take their own name once more.
    #expect(try await store.renamePlayer(player, to: "TOM", now: told.now))
    await store.close()
  }

  @Test(arguments: TestEngine.allCases)
  func aStoreOfAnEarlierVersionGoesOn(_ engine: TestEngine) async throws {
    let told = try JSONDecoder().decode(Told.self, from: Data(contentsOf: URL(fileURLWithPath: Self.path("json"))))
    let store = try await LeagueStore.open(try await copy(engine), tableAge: .zero)
    let player = try #require(try await store.identity(token: told.tokens["Aki"] ?? ""))
    let old = try await store.rounds(of: player, limit: 1000, offset: 0)
    let cursor = try await store.news(of: player, after: nil, now: told.now).cursor
    var samples = SampleRounds()
    let round = samples.timed(at: told.now, questions: [SampleQuestions.bank[300]])
    let outcomes = try await store.accept(
      rounds: [round], changes: [], of: player, clock: told.now, now: told.now, known: SampleQuestions.known)
    #expect(outcomes.map(\.refused) == [nil])
    let news = try await store.news(of: player, after: cursor, now: told.now)
    #expect(news.rates.map(\.question) == [SampleQuestions.bank[300]] && news.questions.isEmpty)
    #expect(try await store.me(player, now: told.now).rounds == old.count + 1)
    #expect(try await store.audit(player.league).problems == [])
    await store.close()
  }
}
