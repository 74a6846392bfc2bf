import FoundationEssentials
import Glibc
import LeagueAPI
import QuizCore
import QuizStore

/// One synchronisation of a player's files with the league's server: sends what waits, receives what is new.
///
/// Can be killed at any point: files are written whole, and the cursor after all others, so that the next one sends and
/// reads again what this one did not finish. The server recognises by ids what it has.
public struct LeagueSync: Sendable {
  /// What a synchronisation did.
  public struct Report: Hashable, Sendable {
    /// How many rounds the server took, now or before.
    public var rounds = 0
    /// How many changes of questions the server took, now or before.
    public var changes = 0
    /// How many rounds and changes were refused.
    public var refused = 0
    /// How many questions of the league are new.
    public var questions = 0
    /// How many requests were made.
    public var requests = 0
    /// Whether both sides are in sync; otherwise the time was over before.
    public var isComplete = true
    /// How many rounds were refused for now, and wait to be sent again.
    public var held = 0
    /// The name under which a damaged file is kept that said what was sent; nil where none was damaged.
    public var setAside: String?
    /// The error of writing, though all was sent and received; nil for none.
    public var problem: LeagueProblem?
  }

  /// The clock: milliseconds since 1970.
  public typealias Clock = @Sendable () -> Int

  let files: PlayerFiles
  let connection: LeagueConnection
  let language: Language
  let now: Clock
  /// When no further request is begun.
  let deadline: ContinuousClock.Instant
  /// The most rounds and changes of a request: less after the server refused one as too long or malformed.
  var batch = LeagueLimits.rounds
  var cursor: SyncCursor
  var membership: LeagueMembership
  var received: ReceivedFiles
  /// How often the server asked for a pause.
  private var pauses = 0
  /// How far the temporarily refused rounds were sent again; nil while they wait.
  private var again: LinePosition?
  /// Those that were refused again, with their codes, and the place of the first.
  private var still: (codes: [String: String], from: LinePosition?) = ([:], nil)
  /// Whether the news were read from the beginning: at most once.
  private var hasBegunAgain = false
  /// What was done so far.
  public internal(set) var report = Report()

  /// The most requests of a synchronisation: a league of 20,000 questions and 200,000 rates takes 200.
  static let mostRequests = 500
  /// The most pauses that a server gets, and the longest, in seconds.
  private static let (mostPauses, longestPause) = (10, 60)

  /// Prepares the synchronisation of a league that was joined; the caller holds the lock.
  init(
    _ files: PlayerFiles, _ membership: LeagueMembership, _ connection: LeagueConnection, language: Language,
    deadline: ContinuousClock.Instant, limits: ReceivedQuestions.Limits = .init(), now: @escaping Clock
  ) throws(LeagueProblem) {
    self.files = files
    self.membership = membership
    self.connection = connection
    self.language = language
    self.deadline = deadline
    self.now = now
    let aside = try SyncCursor.setAside(files.locations.cursor)
    cursor = try LeagueSync.cursor(files, membership)
    if let aside { (cursor.setAside, report.setAside) = (aside, aside) }
    received = try ReceivedFiles(files, membership, language, &cursor, limits: limits)
  }

  /// The cursor, its places found in the current files. A missing or damaged cursor begins anew, with what was made
  /// since joining.
  static func cursor(
    _ files: PlayerFiles, _ membership: LeagueMembership
  ) throws(LeagueProblem) -> SyncCursor {
    let sinceJoining = LinePosition(past: .all(since: membership.joined))
    var cursor =
      try SyncCursor.read(files.locations.cursor) ?? SyncCursor(log: sinceJoining, outbox: LinePosition())
    if cursor.recordVersion < RoundRecord.currentVersion, cursor.newerLines > 0 {
      cursor.log = sinceJoining
      cursor.newerLines = 0
    }
    cursor.recordVersion = RoundRecord.currentVersion
    cursor.keepTemporary(from: sinceJoining)
    do throws(ReadError) {
      if let path = files.log.path {
        cursor.log = try cursor.log.found(in: path, since: membership.joined)
        if let again = cursor.again { cursor.again?.from = try again.from.found(in: path, since: 0) }
      }
      cursor.outbox = try cursor.outbox.found(in: files.locations.outbox, since: 0)
    } catch {
      throw LeagueProblem(error)
    }
    return cursor
  }

  /// Sends and receives until both sides are in sync; writes the status.
  mutating func run(token: String) async throws(LeagueProblem) {
    do throws(LeagueProblem) {
      report.isComplete = try await exchangeAll(token)
      cursor.failures = 0
      if report.isComplete { cursor.synced = now() }
      try received.write(membership, language, &cursor)
      report.held = cursor.again?.codes.count ?? 0
      report.problem = received.problem
      writeStatus(received.problem)
    } catch {
      cursor.failures += 1
      var error = error
      if error.code == LeagueErrorCode.unknownToken.rawValue {
        let isOther = error.history != nil && cursor.history != nil && error.history != cursor.history
        cursor.forgotten = isOther ? error.history : nil
        if isOther { error = .restored(connection.host, history: error.history) }
      }
      // What came before the failure is kept if possible; the player sees the first failure.
      try? received.write(membership, language, &cursor)
      writeStatus(error)
      throw error
    }
  }

  /// Sends and receives until both sides are in sync; false when the time was over before.
  private mutating func exchangeAll(_ token: String) async throws(LeagueProblem) -> Bool {
    var hasMore = true
    while hasMore {
      if report.requests >= LeagueSync.mostRequests { throw .endless(connection.host) }
      if ContinuousClock.now >= deadline { return false }
      beginAgainWhereDue()
      let pending = try Pending(files, cursor, again: again, batch: batch)
      let response: SyncResponse
      do throws(LeagueProblem) {
        response = try await exchange(pending, token)
      } catch {
        if await isWaitedFor(error) { continue }
        if try await makeSmaller(pending, after: error, token) { continue }
        throw error
      }
      let before = cursor.news
      // Before the outcomes: temporary refusals need the clock and the usage.
      take(response.usage, at: response.news.now)
      try take(response.outcomes, of: pending)
      try take(response.news)
      if response.news.hasMore, response.news.cursor == before { throw .notALeague(connection.host) }
      if received.isDue || !pending.ids.isEmpty { try received.write(membership, language, &cursor) }
      // Without a cursor it starts over.
      hasMore = response.news.hasMore || cursor.news == nil
      if !hasMore, mayReread() { hasMore = true }
      if !hasMore {
        beginAgainWhereDue()
        hasMore = try Pending(files, cursor, again: again, batch: 1).moves(cursor)
      }
    }
    return true
  }

  /// Begins to resend what was temporarily refused, once in a synchronisation.
  private mutating func beginAgainWhereDue() {
    guard again == nil, let waiting = cursor.again, waiting.isDue(at: now(), clock: cursor.clock ?? waiting.clock)
    else { return }
    again = waiting.from
    still = ([:], nil)
  }

  /// Notes that all temporary refusals were resent.
  private mutating func endAgain() throws(LeagueProblem) {
    again = nil
    guard var waiting = cursor.again else { return }
    waiting.tried = now()
    waiting.clock = cursor.clock ?? 0
    waiting.resets = cursor.usage?.resets
    // Rounds no longer in the log are given up; with a missing log they are kept, and looked for later.
    if files.log.path.map({ access($0, F_OK) == 0 }) == true {
      waiting.codes = still.codes
      if let from = still.from { waiting.from = from }
    }
    cursor.again = waiting.codes.isEmpty ? nil : waiting
  }

  /// The least time between two readings from the beginning because of evicted questions, in milliseconds.
  private static let rereading = 3_600_000

  /// Begins to read the news from the beginning where evicted questions have room again.
  private mutating func mayReread() -> Bool {
    // Whether there is room is known once the news are written.
    guard received.hasRoomForMore || cursor.pushedOut == .room,
      cursor.pushedOut != nil,
      (now() - (cursor.reread ?? -LeagueSync.rereading)).magnitude >= LeagueSync.rereading, !hasBegunAgain
    else { return false }
    hasBegunAgain = true
    cursor.pushedOut = nil
    cursor.reread = now()
    cursor.news = nil
    return true
  }

  /// Notes the server's clock and the player's usage.
  private mutating func take(_ usage: Usage?, at instant: Int) {
    cursor.clock = ReceivedText.number(instant) - now()
    if let usage { cursor.usage = usage }
  }

  /// Waits when a server that answered before asks for a short pause: much news can exceed the requests of a minute.
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
      now: now(), rounds: pending.rounds.rounds, changes: pending.changes.changes, cursor: cursor.news,
      kinds: QuestionKind.all.map(\.id.rawValue))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let data = try? encoder.encode(body) else { throw .notALeague(connection.host) }
    return try await connection.send(
      .init(method: .POST, path: "sync", token: token, body: Array(data)), answer: SyncResponse.self)
  }

  /// Takes the outcomes; throws unless they are exactly those of what was sent, in its order.
  private mutating func take(
    _ outcomes: [SyncResponse.Outcome], of pending: Pending
  ) throws(LeagueProblem) {
    guard outcomes.map({ $0.id.lowercased() }) == pending.ids.map({ $0.lowercased() }) else {
      throw .notALeague(connection.host)
    }
    let date = now()
    for (index, outcome) in outcomes.enumerated() {
      let (id, isRound) = (pending.ids[index], index < pending.rounds.rounds.count)
      if let code = outcome.refused, isRound, cursor.isTemporary(code, at: date) {
        keep(id, ReceivedText.code(code.rawValue), of: pending)
        continue
      }
      cursor.again?.codes[id] = nil
      if let code = outcome.refused {
        cursor.refuse(id, ReceivedText.code(code.rawValue), at: date)
        report.refused += 1
      } else if isRound {
        report.rounds += 1
      } else {
        report.changes += 1
      }
    }
    try pass(pending)
  }

  /// Keeps a temporarily refused round.
  private mutating func keep(_ id: String, _ code: String, of pending: Pending) {
    let position = pending.isAgain ? again ?? cursor.log : cursor.log
    if pending.isAgain {
      still.codes[id] = code
      if still.from == nil { still.from = position }
    }
    var waiting =
      cursor.again
      ?? RefusedForNow(from: position, tried: now(), clock: cursor.clock ?? 0, resets: cursor.usage?.resets)
    waiting.add(id, code, at: position)
    cursor.again = waiting
  }

  /// Moves the cursor behind what was sent.
  private mutating func pass(_ pending: Pending) throws(LeagueProblem) {
    let date = now()
    if pending.isAgain {
      guard !pending.rounds.rounds.isEmpty, var again, let path = files.log.path else { return try endAgain() }
      do throws(ReadError) {
        try again.move(to: pending.rounds.end.offset, line: pending.rounds.end.number, in: path)
      } catch {
        throw LeagueProblem(error)
      }
      self.again = again
      return
    }
    if cursor.again?.codes.isEmpty == true { cursor.again = nil }
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

  /// Halves the batch after a request that was refused as too long or malformed. A single item that is refused so, by a
  /// server that accepts a request without it, is skipped and noted by its id, so that it does not block all others.
  /// False when nothing can be done.
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
    for id in pending.ids {
      cursor.refuse(id, problem.code, at: now())
      cursor.again?.codes[id] = nil
    }
    report.refused += 1
    try pass(pending)
    try take(news)
    try received.write(membership, language, &cursor)
    return true
  }

  private mutating func take(_ news: LeagueDelta) throws(LeagueProblem) {
    guard let league = ReceivedText.named(news.league), let player = ReceivedText.named(news.player),
      league.id == membership.league.id, player.id == membership.player.id, ReceivedText.isCursor(news.cursor),
      news.questions.count <= LeagueLimits.questions, news.rates.count <= LeagueLimits.rates
    else { throw .notALeague(connection.host) }
    if let history = news.history, ReceivedText.isHistory(history) {
      guard cursor.history == nil || cursor.history == history || hasBegunAgain else { return try begin(history) }
      if !hasBegunAgain || cursor.history == nil { cursor.history = history }
    }
    cursor.forgotten = nil
    membership.league.name = league.name
    membership.player.name = player.name
    cursor.players = ReceivedText.number(news.players)
    report.questions += try received.take(news)
    cursor.news = news.cursor
  }

  /// Starts over with a restored store: all that was made since joining is sent again, and all news are read from the
  /// beginning. The store counts each id once.
  private mutating func begin(_ history: String) throws(LeagueProblem) {
    hasBegunAgain = true
    cursor.history = history
    cursor.beginAgain(joined: membership.joined, at: now())
    do throws(ReadError) {
      if let path = files.log.path { cursor.log = try cursor.log.found(in: path, since: membership.joined) }
    } catch {
      throw LeagueProblem(error)
    }
    try received.beginAgain()
  }
}
