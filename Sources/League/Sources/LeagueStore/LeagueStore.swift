import LeagueAPI
import QuizCore
import QuizStore

/// The leagues of a server: players, rounds, questions, tables, in SQLite or on PostgreSQL.
///
/// All functions can be called from any number of tasks at once; none blocks an event loop or a task's thread. What a
/// function has returned is durable. Any number of stores, also of different machines, can work on one database.
public final class LeagueStore: Sendable {
  /// Where it is.
  public let url: StoreURL

  private init(url: StoreURL) {
    self.url = url
  }

  /// Opens the store, creates it when there is none, and brings it to the current version; any number of servers may do
  /// this at once.
  public static func open(_ url: StoreURL) async throws(StoreError) -> LeagueStore {
    LeagueStore(url: url)
  }

  /// Ends what is under way and closes all connections. Nothing can be asked afterwards.
  public func close() async {}

  /// Asks the engine for a sign of life.
  public func ping() async throws(StoreError) { throw StoreError.closed }
}
