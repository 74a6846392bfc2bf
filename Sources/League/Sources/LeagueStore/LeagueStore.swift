import LeagueAPI
import QuizCore
import QuizStore

/// The store of a server's leagues: players, rounds, questions, tables, in SQLite or PostgreSQL.
///
/// Functions can be called from any number of tasks at once; none blocks an event loop or a task's thread. Writes are
/// durable when a function returns. Any number of stores, on any machines, can share one database.
public final class LeagueStore: Sendable {
  /// Where it is.
  public let url: StoreURL
  /// The games whose rounds it takes.
  public let games: GameList

  let runner: Runner
  let engine: any Engine
  let caches: StoreCaches
  let signals: ChangeSignals

  private init(url: StoreURL, games: GameList, engine: any Engine, patience: Duration, tableAge: Duration) {
    self.url = url
    self.games = games
    self.engine = engine
    runner = Runner(engine, patience: patience)
    caches = StoreCaches(standings: StandingCache(lifetime: tableAge))
    signals = ChangeSignals(runner)
  }

  /// Opens the store, creates it when there is none, and brings it to the current version; any number of servers may do
  /// this at once.
  public static func open(_ url: StoreURL, games: GameList = .all) async throws(StoreError) -> LeagueStore {
    try await open(url, games: games, patience: Runner.patience, tableAge: StandingCache.lifetime)
  }

  /// Opens it with another patience than a server's, and tables that are kept for another time.
  static func open(
    _ url: StoreURL, games: GameList = .all, patience: Duration = Runner.patience, tableAge: Duration
  ) async throws(StoreError) -> LeagueStore {
    let engine: any Engine
    do {
      switch url {
      // Concurrent changes of a new file to WAL fail as locked at once: the busy timeout does not apply.
      case .sqlite(let path): engine = try Runner.retrying { try SQLiteEngine(path: path) }
      case .postgres(let address): engine = try PostgresEngine(address: address)
      }
    } catch let error as EngineError { throw error.storeError } catch {
      throw .unusable(reason: String(describing: error))
    }
    let store = LeagueStore(url: url, games: games, engine: engine, patience: patience, tableAge: tableAge)
    do {
      try await store.migrate()
      try await store.finishErasing()
    } catch {
      await store.close()
      throw error
    }
    return store
  }

  /// Ends what is under way and closes all connections. Nothing can be asked afterwards.
  public func close() async {
    signals.close()
    await runner.close()
  }

  /// How often transactions were retried since the store was opened, after conflicts and lost connections.
  public var retries: Int { runner.retries }

  /// The league's clock: the server's, or the database's where that differs.
  func clock(_ now: Int) -> Int { now + engine.clockDifference }

  /// Makes the tables, or brings earlier ones to the current version; a newer version of them is refused.
  private func migrate() async throws(StoreError) {
    let version = try await runner.perform { [runner] engine in
      // A database that does not answer is not one without tables.
      _ = try runner.retrying { try engine.read { try $0.run("select 1 as one") } }
      // Without the table there is no version.
      let found = (try? engine.read { try $0.setting("version") }).flatMap { $0 }.flatMap { Int($0) } ?? 0
      if found <= Schema.version { try runner.retrying { try engine.migrate(Schema.migrations) } }
      return found
    }
    guard version <= Schema.version else {
      throw .unusable(reason: "the store has version \(version), but this program knows only \(Schema.version)")
    }
  }

  /// Takes a league's next revision, after a change that others see.
  static func revise(_ league: String, on connection: any Connection) throws {
    try connection.run(PlayersSQL.revise, .text(league))
  }
}
