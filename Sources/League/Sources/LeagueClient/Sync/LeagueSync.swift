import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore

/// One synchronisation of a player's files with the league's server: what waits is sent, what is new is received.
///
/// Can be killed at any point: files are written whole, and the cursor after all others, so that the next synchronisation
/// sends and reads again what this one did not finish. The server knows by ids what it has.
public struct LeagueSync: Sendable {
  /// What a synchronisation did.
  public struct Report: Hashable, Sendable {
    /// How many rounds the server took, now or before.
    public var rounds = 0
    /// How many changes of questions the server took, now or before.
    public var changes = 0
    /// How many rounds and changes were refused.
    public var refused = 0
    /// How many questions of the league are known now that were not before.
    public var questions = 0
    /// How many requests were made.
    public var requests = 0
    /// Whether both sides have the same now; otherwise the time was over before.
    public var isComplete = true
  }

  /// The clock: milliseconds since 1970.
  public typealias Clock = @Sendable () -> Int

  let files: PlayerFiles
  let connection: LeagueConnection
  let language: Language
  let now: Clock
  /// When no further request is begun.
  let deadline: ContinuousClock.Instant
  /// The most rounds and changes of a request: less after the server found one too long or malformed.
  var batch = LeagueLimits.rounds
  var cursor: SyncCursor
  var membership: LeagueMembership
  var received: ReceivedFiles
  /// How often the server asked for a pause.
  private var pauses = 0
  /// What was done so far.
  public internal(set) var report = Report()

  /// The most requests of a synchronisation: a league of 20,000 questions and 200,000 rates takes 200.
  static let mostRequests = 500
  /// The most pauses that a server gets, and the longest, in seconds.
  private static let (mostPauses, longestPause) = (10, 60)

  /// Prepares the synchronisation of a league that was joined; the caller holds the lock.
  init(
    _ files: PlayerFiles, _ membership: LeagueMembership, _ connection: LeagueConnection, language: Language,
    deadline: ContinuousClock.Instant, now: @escaping Clock
  ) throws(LeagueProblem) {
    self.files = files
    self.membership = membership
    self.connection = connection
    self.language = language
    self.deadline = deadline
    self.now = now
    cursor = try LeagueSync.cursor(files, membership)
    received = try ReceivedFiles(files, membership, language, &cursor)
  }

  /// The cursor, its places found in the files of now. A cursor that is missing or damaged begins anew, with what was
  /// made since the league was joined.
  static func cursor(
    _ files: PlayerFiles, _ membership: LeagueMembership
  ) throws(LeagueProblem) -> SyncCursor {
    let sinceJoining = LinePosition(past: .init(end: .max, since: membership.joined))
    var cursor =
      try SyncCursor.read(files.locations.cursor) ?? SyncCursor(log: sinceJoining, outbox: LinePosition())
    if cursor.recordVersion < RoundRecord.currentVersion, cursor.newerLines > 0 {
      cursor.log = sinceJoining
      cursor.newerLines = 0
    }
    cursor.recordVersion = RoundRecord.currentVersion
    do throws(ReadError) {
      if let path = files.log.path { cursor.log = try cursor.log.found(in: path, since: membership.joined) }
      cursor.outbox = try cursor.outbox.found(in: files.locations.outbox, since: 0)
    } catch {
      throw LeagueProblem(error)
    }
    return cursor
  }

  /// Sends and receives until both sides have the same; writes down how it went.
  mutating func run(token: String) async throws(LeagueProblem) {
    do throws(LeagueProblem) {
      report.isComplete = try await exchangeAll(token)
      cursor.failures = 0
      if report.isComplete { cursor.synced = now() }
      try received.write(membership, language, &cursor)
      writeStatus(nil)
    } catch {
      cursor.failures += 1
      // What came before the failure is kept where it can be; the failure itself is what the player hears of.
      try? received.write(membership, language, &cursor)
      writeStatus(error)
      throw error
    }
  }

  /// Sends and receives until both sides have the same; false when the time was over before.
  private mutating func exchangeAll(_ token: String) async throws(LeagueProblem) -> Bool {
    var hasMore = true
    while hasMore {
      if report.requests >= LeagueSync.mostRequests { throw .endless(connection.host) }
      if ContinuousClock.now >= deadline { return false }
      let pending = try Pending(files, cursor, batch: batch)
      let response: SyncResponse
      do throws(LeagueProblem) {
        response = try await exchange(pending, token)
      } catch {
        if await isWaitedFor(error) { continue }
        if try await makeSmaller(pending, after: error, token) { continue }
        throw error
      }
      let before = cursor.news
      try take(response.outcomes, of: pending)
      try take(response.news)
      if response.news.hasMore, response.news.cursor == before { throw .notALeague(connection.host) }
      if received.isDue || !pending.ids.isEmpty { try received.write(membership, language, &cursor) }
      hasMore = response.news.hasMore
      if !hasMore { hasMore = try Pending(files, cursor, batch: 1).moves(cursor) }
    }
    return true
  }

  /// Waits when a server that answered before asks for a short pause: much news are more requests than a minute allows.
  private mutating func isWaitedFor(_ problem: LeagueProblem) async -> Bool {
    guard problem.code == LeagueErrorCode.tooMany.rawValue, report.requests > 1, pauses < LeagueSync.mostPauses,
      let seconds = problem.retryAfter, (1...LeagueSync.longestPause).contains(seconds),
      ContinuousClock.now + .seconds(seconds) < deadline
    else { return false }
    pauses += 1
    try? await Task.sleep(for: .seconds(seconds))
    return true
  }

  private mutating func exchange(_ pending: Pending, _ token: String) async throws(LeagueProblem) -> SyncResponse {
    report.requests += 1
    let body = SyncRequest(
      now: now(), rounds: pending.rounds.rounds, changes: pending.changes.changes, cursor: cursor.news)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let data = try? encoder.encode(body) else { throw .notALeague(connection.host) }
    return try await connection.send(
      .init(method: .POST, path: "sync", token: token, body: Array(data)), answer: SyncResponse.self)
  }

  /// Takes what the server says of each thing that was sent; anything unsaid, or said of something else, is no answer.
  private mutating func take(
    _ outcomes: [SyncResponse.Outcome], of pending: Pending
  ) throws(LeagueProblem) {
    guard outcomes.map({ $0.id.lowercased() }) == pending.ids.map({ $0.lowercased() }) else {
      throw .notALeague(connection.host)
    }
    let date = now()
    for (index, outcome) in outcomes.enumerated() {
      if let code = outcome.refused {
        cursor.refuse(pending.ids[index], ReceivedText.code(code.rawValue), at: date)
        report.refused += 1
      } else if index < pending.rounds.rounds.count {
        report.rounds += 1
      } else {
        report.changes += 1
      }
    }
    try pass(pending)
  }

  /// Moves the cursor behind what was sent.
  private mutating func pass(_ pending: Pending) throws(LeagueProblem) {
    let date = now()
    for line in pending.rounds.unreadable {
      cursor.refuse("scores.jsonl:\(line)", LeagueErrorCode.roundUnreadable.rawValue, at: date)
    }
    for line in pending.changes.unreadable {
      cursor.refuse("outbox.jsonl:\(line)", LeagueErrorCode.malformed.rawValue, at: date)
    }
    cursor.unreadableLines += pending.rounds.unreadable.count + pending.changes.unreadable.count
    cursor.newerLines += pending.rounds.newer
    do throws(ReadError) {
      if pending.rounds.end.offset != cursor.log.offset, let path = files.log.path {
        try cursor.log.move(to: pending.rounds.end.offset, line: pending.rounds.end.number, in: path)
      }
      if pending.changes.offset != cursor.outbox.offset {
        try cursor.outbox.move(
          to: pending.changes.offset, line: pending.changes.line, in: files.locations.outbox)
      }
    } catch {
      throw LeagueProblem(error)
    }
  }

  /// After a request that the server found too long or malformed: less is sent the next time. A single thing that is
  /// not understood, by a server that understands a request without it, is passed over by name, so that it does not stop
  /// all others. False when nothing can be done.
  private mutating func makeSmaller(
    _ pending: Pending, after problem: LeagueProblem, _ token: String
  ) async throws(LeagueProblem) -> Bool {
    guard
      [LeagueErrorCode.tooLarge.rawValue, LeagueErrorCode.malformed.rawValue].contains(problem.code),
      !pending.ids.isEmpty
    else { return false }
    if pending.ids.count > 1 {
      batch = max(1, min(batch, pending.ids.count) / 2)
      return true
    }
    let news = try await exchange(Pending(nothingFrom: cursor), token).news
    for id in pending.ids { cursor.refuse(id, problem.code, at: now()) }
    report.refused += 1
    try pass(pending)
    try take(news)
    try received.write(membership, language, &cursor)
    return true
  }

  private mutating func take(_ news: News) throws(LeagueProblem) {
    guard let league = ReceivedText.named(news.league), let player = ReceivedText.named(news.player),
      league.id == membership.league.id, player.id == membership.player.id, ReceivedText.isCursor(news.cursor),
      news.questions.count <= LeagueLimits.questions, news.rates.count <= LeagueLimits.rates
    else { throw .notALeague(connection.host) }
    membership.league.name = league.name
    membership.player.name = player.name
    cursor.players = ReceivedText.number(news.players)
    report.questions += try received.take(news)
    cursor.news = news.cursor
  }
}
