import FoundationEssentials
import Glibc
import LeagueAPI
import QuizCore
import QuizStore

/// A player and their league: everything that `tenq league` does, without what it prints.
public struct LeaguePlayer: Sendable {
  /// The player's files.
  public let files: PlayerFiles
  let language: Language
  let timeouts: LeagueConnection.Timeouts
  /// The file of certificates to trust instead of the system's; nil for those.
  let certificates: String?
  let now: LeagueSync.Clock
  /// How much of others' questions is kept.
  var limits = ReceivedQuestions.Limits()

  /// A player with these files, whose bank gets its name in `language`. `now` is the clock, milliseconds since 1970.
  public init(
    files: PlayerFiles, language: Language, timeouts: LeagueConnection.Timeouts = .init(), certificates: String? = nil,
    now: @escaping LeagueSync.Clock = LeaguePlayer.systemClock
  ) {
    self.files = files
    self.language = language
    self.timeouts = timeouts
    self.certificates = certificates
    self.now = now
  }

  /// The system's clock.
  public static let systemClock: LeagueSync.Clock = { SystemClock.milliseconds }

  /// How long a synchronisation waits for another to end.
  public static let patience = Duration.seconds(40)
  /// After so long a synchronisation in the foreground begins no further request.
  public static let foregroundTime = Duration.seconds(300)
  /// After so long a synchronisation in the background begins no further request; it ends half a minute later at most.
  public static let backgroundTime = Duration.seconds(25)

  /// The membership; throws when there is none.
  public func membership() throws(LeagueProblem) -> LeagueMembership {
    guard let membership = try files.membership() else { throw .noLeague }
    return membership
  }

  /// Opens a connection for one piece of work, and closes it.
  func connected<Value: Sendable>(
    to server: String, _ work: (LeagueConnection) async throws(LeagueProblem) -> Value
  ) async throws(LeagueProblem) -> Value {
    let connection = try LeagueConnection(server: server, timeouts: timeouts, certificates: certificates)
    do throws(LeagueProblem) {
      let value = try await work(connection)
      await connection.close()
      return value
    } catch {
      await connection.close()
      throw error
    }
  }

  /// Waits for the lock of the league's files; throws ``LeagueProblem/noLeague`` when the league was left meanwhile.
  func locked(patience: Duration = LeaguePlayer.patience) async throws(LeagueProblem) -> SyncLock {
    switch try await SyncLock.turn(files, timeout: patience, mayLeave: false) {
    case .now(let lock): return lock
    case .notNeeded: throw .busy
    }
  }
}

// MARK: - Synchronising

extension LeaguePlayer {
  /// The result of a synchronisation in the background.
  public enum BackgroundResult: Hashable, Sendable {
    /// It was done, as far as the time allowed.
    case done(LeagueSync.Report)
    /// There is no league.
    case noLeague
    /// The last one failed, and it is too early to try again.
    case tooEarly
    /// Another one waits already, and will do the same.
    case notNeeded
  }

  /// Synchronises now.
  public func sync(patience: Duration = LeaguePlayer.patience) async throws(LeagueProblem) -> LeagueSync.Report {
    _ = try membership()
    let lock = try await locked(patience: patience)
    defer { withExtendedLifetime(lock) {} }
    return try await syncLocked(deadline: ContinuousClock.now + LeaguePlayer.foregroundTime)
  }

  /// Synchronises for the game: not during the backoff after a failure, not when another one already waits, and no
  /// longer than ``backgroundTime`` and a request.
  public func syncInBackground() async throws(LeagueProblem) -> BackgroundResult {
    guard try files.membership() != nil else { return .noLeague }
    guard Backoff.isOver(files.folder.status().value?.problem?.retry, at: now()) else { return .tooEarly }
    let deadline = ContinuousClock.now + LeaguePlayer.backgroundTime
    switch try await SyncLock.turn(files, timeout: LeaguePlayer.backgroundTime, mayLeave: true) {
    case .notNeeded: return .notNeeded
    case .now(let lock):
      defer { withExtendedLifetime(lock) {} }
      // The one before may have failed while this one waited.
      guard Backoff.isOver(files.folder.status().value?.problem?.retry, at: now()) else { return .tooEarly }
      return .done(try await syncLocked(deadline: deadline))
    }
  }

  /// Synchronises; the caller holds the lock.
  func syncLocked(deadline: ContinuousClock.Instant) async throws(LeagueProblem) -> LeagueSync.Report {
    // Left while this one waited.
    let membership = try membership()
    files.removeDrafts()
    return try await connected(to: membership.server) { connection throws(LeagueProblem) in
      var sync: LeagueSync
      let token: String
      do throws(LeagueProblem) {
        token = try files.token()
        sync = try LeagueSync(
          files, membership, connection, language: language, deadline: deadline, limits: limits, now: now)
      } catch {
        note(error)
        throw error
      }
      try await sync.run(token: token)
      return sync.report
    }
  }

  /// Writes a problem that came before anything was sent into the status, whose other lines stay.
  private func note(_ problem: LeagueProblem) {
    var status = files.folder.status().value ?? LeagueStatus()
    status.tried = now()
    status.problem = .init(
      code: problem.code, en: problem.sentence.en, ja: problem.sentence.ja, retry: now() + Backoff.first)
    try? files.write(JSONFile.content(of: status), to: files.locations.status, syncing: false)
  }
}

// MARK: - Tables

extension LeaguePlayer {
  /// A table, and why it is out of date.
  public struct TableAnswer: Sendable {
    /// The table.
    public let table: LeagueTable
    /// Why the server did not give it, when it is of the last file.
    public let problem: LeagueProblem?
  }

  /// Asks the server for a table and writes its file; when that fails, the table of the last file. Throws when there is
  /// none either.
  public func table(_ selection: LeagueTable.Selection) async throws(LeagueProblem) -> TableAnswer {
    _ = try membership()
    do throws(LeagueProblem) {
      return TableAnswer(table: try await fetchTable(selection), problem: nil)
    } catch {
      guard let table = files.folder.table(selection).value?.received(for: selection) else { throw error }
      return TableAnswer(table: table, problem: error)
    }
  }

  /// Asks the server for a table and writes its file.
  @discardableResult
  public func fetchTable(_ selection: LeagueTable.Selection) async throws(LeagueProblem) -> LeagueTable {
    let membership = try membership()
    let token = try files.token()
    let table = try await connected(to: membership.server) { connection throws(LeagueProblem) in
      let answer = try await connection.send(
        .init(path: LeaguePlayer.path(of: selection), token: token), answer: LeagueTable.self)
      guard let table = answer.received(for: selection) else { throw LeagueProblem.notALeague(connection.host) }
      return table
    }
    // Left meanwhile: a table of no league, or of another, would stay for ever.
    guard try files.membership()?.league.id == membership.league.id else { throw .noLeague }
    try files.write(table, syncing: false)
    return table
  }

  private static func path(of selection: LeagueTable.Selection) -> String {
    var path = "table?period=\(selection.period.rawValue)&by=\(selection.order.rawValue)&limit=\(LeagueLimits.rows)"
    if let game = selection.game { path += "&game=\(PercentEncoding.encoded(game))" }
    if let set = selection.set { path += "&set=\(PercentEncoding.encoded(set))" }
    return path
  }
}
