import LeagueAPI
import QuizCore
import QuizStore
import Synchronization

/// The store of a server's leagues: players, rounds, questions, tables, in SQLite or PostgreSQL.
///
/// Functions can be called from any number of tasks at once; none blocks an event loop or a task's thread. Writes are
/// durable when a function returns. Any number of stores, on any machines, can share one database.
public final class LeagueStore: Sendable {
  /// Where it is.
  public let url: StoreURL
  /// The games whose rounds it takes.
  public let games: GameList

  /// Threads on which rounds are accepted: tasks that do nothing else can run there.
  public var executor: BlockingExecutor { runner.writers }

  let runner: Runner
  let engine: any Engine
  let sends: GroupCommit
  let counter: RoundCounter
  let roomWrites: RoomCommit
  let caches: StoreCaches
  let signals: ChangeSignals
  private let collection = Mutex<Task<Void, Never>?>(nil)

  private init(url: StoreURL, games: GameList, engine: any Engine, patience: Duration, tableAge: Duration) {
    self.url = url
    self.games = games
    self.engine = engine
    runner = Runner(engine, patience: patience)
    caches = StoreCaches(standings: StandingCache(lifetime: tableAge))
    let signals = ChangeSignals(runner)
    counter = RoundCounter(runner, of: games, clock: { SystemClock.milliseconds + engine.clockDifference }) {
      [caches] leagues in
      for league in leagues {
        caches.standings.markChanged(league)
        signals.notify(league)
      }
    }
    sends = GroupCommit(runner, lanes: engine.writers, counter: counter)
    roomWrites = RoomCommit(runner, lanes: engine.writers)
    self.signals = signals
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
      try await store.rebuildTotals()
      try await store.finishErasing()
      try await store.counter.collect()
    } catch {
      await store.close()
      throw error
    }
    store.collection.withLock { [counter = store.counter] task in task = Task { await counter.keepCollecting() } }
    return store
  }

  /// Ends what is under way and closes all connections. Nothing can be asked afterwards.
  public func close() async {
    collection.withLock { $0?.cancel() }
    // Rounds that a database that is away keeps uncounted are counted by the next server.
    let patience = Task { [runner] in
      try await Task.sleep(for: .seconds(2))
      runner.losePatience()
    }
    await counter.settle()
    patience.cancel()
    signals.close()
    await runner.close()
  }

  /// How often transactions were retried since the store was opened, after conflicts and lost connections.
  public var retries: Int { runner.retries }

  /// The league's clock: the server's, or the database's where that differs.
  func clock(_ now: Int) -> Int { now + engine.clockDifference }

  /// Adds a column to a table, unless it is there: the engines share no statement for that.
  private static func add(_ column: String, to table: String, _ engine: any Engine) throws {
    func isThere() -> Bool { (try? engine.read { try $0.run("select \(column) from \(table) limit 0") }) != nil }
    if isThere() { return }
    do { try engine.define("alter table \(table) add column \(column) bigint not null default 0") } catch {
      // Another server may have added it meanwhile.
      guard isThere() else { throw error }
    }
  }

  /// Takes for all players the names as they are compared since version 5, those of who came first first. Names that are
  /// one by now stay with who has them.
  private static func foldNames(_ runner: Runner, _ engine: any Engine) throws {
    let rows = try runner.retrying { try engine.read { try $0.run(PlayersSQL.names) } }
    let takes = rows.compactMap { row in
      PlayerName(row.text(2)).map {
        Statement(PlayersSQL.takeName, .text(row.text(0)), .text($0.folded), .text(row.text(1)))
      }
    }
    for start in stride(from: 0, to: takes.count, by: 500) {
      _ = try runner.retrying { try engine.write { try $0.run(Array(takes[start...].prefix(500))) } }
    }
  }

  /// Makes the tables, unless they are there; a newer version of them is refused.
  private func migrate() async throws(StoreError) {
    let version = try await runner.perform { [runner] engine in
      func read() -> Int {
        // Without the table there is no version.
        let rows = (try? engine.read { try $0.run(Schema.readVersion) }) ?? []
        return rows.first.flatMap { Int($0.text(0)) } ?? 0
      }
      // A database that does not answer is not one without tables.
      _ = try runner.retrying { try engine.read { try $0.run("select 1") } }
      let found = read()
      guard found < Schema.version else { return found }
      for statement in Schema.statements {
        try runner.retrying {
          // Another server may make the table between the check and the creation.
          do { try engine.define(statement) } catch EngineError.exists(let reason) {
            throw EngineError.conflict(reason)
          }
        }
      }
      for (table, column) in Schema.addedColumns {
        try runner.retrying { try LeagueStore.add(column, to: table, engine) }
      }
      if (1..<3).contains(found) {
        _ = try runner.retrying {
          try engine.write { try $0.run(PlayersSQL.setSettingOnce, .text(TotalsRebuild.setting), "") }
        }
      }
      if found == 1 { _ = try runner.retrying { try engine.write { try $0.run(UsageSQL.fillSets) } } }
      if (1..<5).contains(found) { try LeagueStore.foldNames(runner, engine) }
      _ = try runner.retrying { try engine.write { try $0.run(Schema.writeVersion, .text(String(Schema.version))) } }
      return read()
    }
    guard version <= Schema.version else {
      throw .unusable(reason: "the store has version \(version), but this program knows only \(Schema.version)")
    }
  }
}
