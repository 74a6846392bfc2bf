import LeagueAPI
import QuizCore
import QuizStore
import Synchronization

/// The leagues of a server: players, rounds, questions, tables, in SQLite or on PostgreSQL.
///
/// All functions can be called from any number of tasks at once; none blocks an event loop or a task's thread. What a
/// function has returned is durable. Any number of stores, also of different machines, can work on one database.
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
  let caches = StoreCaches()
  let signals: ChangeSignals
  private let collection = Mutex<Task<Void, Never>?>(nil)

  private init(url: StoreURL, games: GameList, engine: any Engine) {
    self.url = url
    self.games = games
    self.engine = engine
    runner = Runner(engine)
    let signals = ChangeSignals(runner)
    counter = RoundCounter(runner, of: games, clock: { WallClock.milliseconds + engine.clockDifference }) {
      [caches] leagues in
      for league in leagues {
        caches.standings.markChanged(league)
        signals.notify(league)
      }
    }
    sends = GroupCommit(runner, lanes: engine.writers, counter: counter)
    self.signals = signals
  }

  /// Opens the store, creates it when there is none, and brings it to the current version; any number of servers may do
  /// this at once.
  public static func open(_ url: StoreURL, games: GameList = .all) async throws(StoreError) -> LeagueStore {
    let engine: any Engine
    do {
      switch url {
      // Several that change a new file to WAL at once are told that it is locked, without the wait that is set.
      case .sqlite(let path): engine = try Runner.retrying { try SQLiteEngine(path: path) }
      case .postgres(let address): engine = try PostgresEngine(address: address)
      }
    } catch let error as EngineError { throw error.storeError } catch {
      throw .unusable(reason: String(describing: error))
    }
    let store = LeagueStore(url: url, games: games, engine: engine)
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
    // What a database that is away has as uncounted is counted when a server is there again.
    let patience = Task { [runner] in
      try await Task.sleep(for: .seconds(2))
      runner.losePatience()
    }
    await counter.settle()
    patience.cancel()
    signals.close()
    await runner.close()
  }

  /// How often transactions were run again since the store was opened, because they met others or lost their connection.
  public var retries: Int { runner.retries }

  /// The league's clock: the server's, or the database's where that differs.
  func clock(_ now: Int) -> Int { now + engine.clockDifference }

  /// Adds a column to a table, unless it is there: no two engines agree on how that is said in one statement.
  private static func add(_ column: String, to table: String, _ engine: any Engine) throws {
    func isThere() -> Bool { (try? engine.read { try $0.run("select \(column) from \(table) limit 0") }) != nil }
    if isThere() { return }
    do { try engine.define("alter table \(table) add column \(column) bigint not null default 0") } catch {
      // Another server may have added it meanwhile.
      guard isThere() else { throw error }
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
          // Another server may make the same table between the look whether it is there and the making.
          do { try engine.define(statement) } catch EngineError.exists(let reason) {
            throw EngineError.conflict(reason)
          }
        }
      }
      for (table, column) in Schema.addedColumns {
        try runner.retrying { try LeagueStore.add(column, to: table, engine) }
      }
      if found == 1 {
        _ = try runner.retrying {
          try engine.write { try $0.run(PlayersSQL.setSettingOnce, .text(TotalsRebuild.setting), "") }
        }
      }
      if found > 0 { _ = try runner.retrying { try engine.write { try $0.run(UsageSQL.fillSets) } } }
      _ = try runner.retrying { try engine.write { try $0.run(Schema.writeVersion, .text(String(Schema.version))) } }
      return read()
    }
    guard version <= Schema.version else {
      throw .unusable(reason: "the store has version \(version), but this program knows only \(Schema.version)")
    }
  }
}
