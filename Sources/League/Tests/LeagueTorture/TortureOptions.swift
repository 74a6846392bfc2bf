import Foundation

/// What a run of the torture does.
public struct TortureOptions: Sendable {
  /// Where the rounds go.
  public enum Store: String, CaseIterable, Sendable {
    case sqlite, postgres
  }

  /// The store.
  public var store = Store.sqlite
  /// How many players there are.
  public var players = 6
  /// How many liars there are beside them.
  public var liars = 1
  /// How many rounds each plays.
  public var rounds = 20
  /// How many rounds are played, on average, between two synchronisations.
  public var batch = 3
  /// The milliseconds between two killings of a server, on average.
  public var strike = 400
  /// The milliseconds between two restarts of the database, on average; PostgreSQL only.
  public var restart = 1500
  /// The longest pause of a player between two synchronisations, in milliseconds.
  public var pause = 200
  /// The seed of all randomness but the machine's scheduling.
  public var seed = UInt64.random(in: 0 ... .max)
  /// The path of the real program.
  public var program: String
  /// Gets a line now and then; nil for silence.
  public var report: (@Sendable (String) -> Void)?

  /// A small run with the program at a path.
  public init(program: String) {
    self.program = program
  }

  /// How many servers there are: one for a file, three for a database.
  var servers: Int { store == .sqlite ? 1 : 3 }
}

/// What a run saw.
public struct TortureResult: Sendable, CustomStringConvertible {
  /// How many rounds were played; the store has each once.
  public internal(set) var rounds = 0
  /// How many questions were shared.
  public internal(set) var questions = 0
  /// How often a player synchronised.
  public internal(set) var synchronisations = 0
  /// How often that failed, by the reason's code.
  public internal(set) var failures: [String: Int] = [:]
  /// How often each lie was told.
  public internal(set) var lies: [TortureLiar.Lie: Int] = [:]
  /// How many of the players' programs were killed.
  public internal(set) var killedPrograms = 0
  /// How often a server was killed, and the database restarted.
  public internal(set) var strikes = (servers: 0, databases: 0)
  /// How many requests had each fate.
  public internal(set) var fates: [String: Int] = [:]
  /// How long it took, in seconds.
  public internal(set) var seconds = 0.0
  /// What went wrong; none when nothing was lost or doubled.
  public internal(set) var problems: [String] = []

  /// One line.
  public var description: String {
    """
    \(rounds) rounds and \(questions) questions in \(Int(seconds)) s; \(synchronisations) synchronisations, failed: \
    \(TortureResult.list(failures)); \(strikes.servers) servers and \(killedPrograms) programs killed, \
    \(strikes.databases) restarts of the database; requests: \(TortureResult.list(fates)); \
    lies: \(TortureResult.list(Dictionary(uniqueKeysWithValues: lies.map { ($0.rawValue, $1) }))); \
    \(problems.count) problems
    """
  }

  private static func list(_ counts: [String: Int]) -> String {
    counts.isEmpty ? "none" : counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}
