import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// The engines that every test of the store runs on.
enum TestEngine: String, CaseIterable, CustomTestStringConvertible {
  case sqlite
  case postgres

  var testDescription: String { rawValue }

  /// The address of a new, empty store.
  func makeURL() async throws -> StoreURL {
    switch self {
    case .sqlite:
      let folder = NSTemporaryDirectory() + "league-\(UInt64.random(in: 0 ... .max))"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return .sqlite(path: "\(folder)/league.sqlite")
    case .postgres: return StoreURL(try await TestPostgres.newDatabase())
    }
  }
}

/// A store with one league, with a program's operations. The clock moves only when it is set, and no table is kept.
final class TestLeague {
  static let now = 1_800_000_000_000
  static let day = 86_400_000

  let url: StoreURL
  let store: LeagueStore
  let league: String
  var now = TestLeague.now
  var samples = SampleRounds()

  convenience init(_ engine: TestEngine, games: GameList = .all) async throws {
    try await self.init(engine.makeURL(), games: games)
  }

  init(_ url: StoreURL, games: GameList = .all, patience: Duration = Runner.patience) async throws {
    self.url = url
    store = try await LeagueStore.open(url, games: games, patience: patience, tableAge: .zero)
    league = try await store.firstLeague(name: "Class 3b", offset: 0, now: TestLeague.now).id
  }

  /// Closes the store and removes its file.
  func end() async {
    await store.close()
    if case .sqlite(let path) = url {
      try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }
  }

  /// Decides a rule of the league.
  func setRule(_ key: String, to value: Int) async throws {
    let rule = try #require(LeagueRules.all.first { $0.key == key })
    try await store.setRule(rule, to: value, of: league)
  }

  /// A new player of the league, or of another.
  func join(_ name: String, league: String? = nil) async throws -> Identity {
    let code = try await store.invite(to: league ?? self.league, days: 7, uses: nil, now: now)
    let answer = try await store.join(code: code, name: name, now: now)
    return Identity(league: answer.league.id, player: answer.player.id)
  }

  /// Sends rounds; returns why each was refused, nil where it was not.
  @discardableResult
  func send(
    _ rounds: [RoundRecord], of player: Identity, to store: LeagueStore? = nil, clock: Int? = nil
  ) async throws -> [LeagueErrorCode?] {
    try await (store ?? self.store).accept(
      rounds: rounds, changes: [], of: player, clock: clock ?? now, now: now, known: SampleQuestions.known
    ).map(\.refused)
  }

  /// Sends changes; returns why each was refused.
  @discardableResult
  func send(_ changes: [LeagueChange], of player: Identity) async throws -> [LeagueErrorCode?] {
    try await store.accept(
      rounds: [], changes: changes, of: player, clock: now, now: now, known: SampleQuestions.known
    ).map(\.refused)
  }

  /// A change of a question.
  func change(
    _ kind: LeagueChange.Kind, _ question: String, _ text: String? = nil, reason: String? = nil
  ) -> LeagueChange {
    LeagueChange(
      id: samples.id(at: now), kind: kind, question: question, text: text.map { SampleQuestions.text($0) },
      reason: reason, date: now)
  }

  /// A table of the league.
  func table(
    _ selection: LeagueTable.Selection = .init(), by order: TableOrder = .points, player: Identity? = nil
  ) async throws -> LeagueTable {
    try await store.table(of: league, selection, by: order, limit: 100, player: player?.player, now: now)
  }

  /// Reads all news after a cursor: the pages, and the next cursor.
  func news(
    of player: Identity, after cursor: String? = nil, kinds: Set<QuestionKind> = [.one]
  ) async throws -> (pages: [LeagueDelta], cursor: String) {
    var pages: [LeagueDelta] = []
    var cursor = cursor
    repeat {
      let page = try await store.news(of: player, after: cursor, kinds: kinds, now: now)
      pages.append(page)
      cursor = page.cursor
      try #require(pages.count < 100)
    } while pages.last?.hasMore == true
    return (pages, cursor ?? "")
  }

  /// All rates of the league, by question.
  func rates(of player: Identity) async throws -> [QuestionID: LeagueDelta.Rate] {
    let pages = try await news(of: player).pages
    return Dictionary(pages.flatMap(\.rates).map { ($0.question, $0) }) { _, last in last }
  }
}

/// Waits for all of several tasks' results.
func inParallel<T: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws -> T
) async throws -> [T] {
  try await withThrowingTaskGroup(of: (Int, T).self) { group in
    for index in 0..<count { group.addTask { (index, try await body(index)) } }
    var results: [(Int, T)] = []
    for try await result in group { results.append(result) }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
