import FoundationEssentials
import QuizCore

/// The files of the league as the game reads and writes them.
///
/// A file that is missing, damaged, too long or of a newer version counts as empty. Numbers are clamped to
/// ``largestNumber``, lists to their limits.
public struct LeagueFolder: Sendable {
  /// Where the files are.
  public let locations: LeagueLocations
  private let timeout: Duration

  /// Larger numbers in a file count as this one, so that sums of them do not overflow.
  public static let largestNumber = AmountBounds.range.upperBound
  /// The longest file of JSON that is read, in bytes.
  private static let limit = 1 << 20
  /// The most rows of a table.
  private static let rows = 100
  /// The longest name, in characters; the league's own limit is lower.
  private static let nameCharacters = 64
  /// The longest sentence, in characters.
  private static let sentenceCharacters = 500

  /// The files at `locations`; locks are waited for for at most `timeout`.
  public init(_ locations: LeagueLocations, timeout: Duration = .seconds(2)) {
    self.locations = locations
    self.timeout = timeout
  }

  /// The user's league; nil when there is no data folder.
  public init?(_ locations: Locations) {
    guard let locations = LeagueLocations(locations) else { return nil }
    self.init(locations)
  }

  /// Whether a league was joined. One system call.
  public var isJoined: Bool { FileStatus.exists(locations.membership) }

  /// Which league it is.
  public func membership() -> LeagueFile<LeagueMembership> {
    let file = json(locations.membership) { (membership: LeagueMembership) in
      var membership = membership
      membership.league = LeagueFolder.bounded(membership.league)
      membership.player = LeagueFolder.bounded(membership.player)
      return membership
    }
    if case .unusable(.malformed(let path)) = file { return .unusable(.damagedMembership(path: path)) }
    return file
  }

  /// How the synchronisation stands.
  public func status() -> LeagueFile<LeagueStatus> {
    json(locations.status) { LeagueFolder.bounded($0) }
  }

  /// A table as it was received last.
  public func table(_ selection: LeagueTable.Selection) -> LeagueFile<LeagueTable> {
    json(locations.table(selection)) { (table: LeagueTable) in
      LeagueTable(
        selection: selection, rows: table.rows.prefix(LeagueFolder.rows).map(LeagueFolder.bounded),
        own: table.own.map(LeagueFolder.bounded), count: LeagueFolder.bounded(table.count),
        made: LeagueFolder.bounded(table.made))
    }
  }

  /// How all players answered these questions, those left out that nobody answered.
  public func rates(of questions: some Collection<QuestionID>) -> [QuestionID: LeagueRateLine] {
    guard let lines = SortedLines(locations.rates, for: questions.count) else { return [:] }
    var rates: [QuestionID: LeagueRateLine] = [:]
    for question in questions { rates[question] = lines.line(of: question).flatMap { LeagueRateLine($0) } }
    return rates
  }

  /// The league's questions among these.
  public func questions(among questions: some Collection<QuestionID>) -> [QuestionID: LeagueQuestion] {
    guard let lines = SortedLines(locations.questions, for: questions.count) else { return [:] }
    var found: [QuestionID: LeagueQuestion] = [:]
    for question in questions {
      found[question] = lines.line(of: question).flatMap { LeagueQuestion(line: $0) }.map {
        LeagueQuestion(id: $0.id, hash: $0.hash, maker: LeagueFolder.bounded($0.maker), date: $0.date)
      }
    }
    return found
  }

  /// A fingerprint that changes whenever the file is rewritten; nil when there is none.
  public static func version(of path: String) -> String? {
    guard let file = (try? FileStatus(at: path))?.fingerprint else { return nil }
    return "\(file.identity.inode) \(file.size) \(file.seconds) \(file.nanoseconds)"
  }

  /// The UUIDs in the league of the player's own questions among these, by what the log calls each. The outbox
  /// overrides what came from the league, which lags behind.
  public func shared(
    among questions: some Collection<QuestionID>, by player: String, refused: Set<String> = []
  ) -> [QuestionID: String] {
    let noted = outbox.shared(refused: refused)
    var shared = self.questions(among: questions).compactMapValues { question in
      question.maker.id == player && !noted.known.contains(question.id) ? question.id : nil
    }
    for question in questions {
      if let id = noted.shared[question] { shared[question] = id }
    }
    return shared
  }

  /// Up to which instant the player has seen news of questions, milliseconds since 1970; 0 for none.
  public var seen: Int {
    guard let bytes = (try? WholeFile.read(locations.seen, limit: 64)) ?? nil else { return 0 }
    return LeagueFolder.words(bytes.prefix { $0 != AppendOnlyFile.newline }, 1).first.flatMap { Int($0) }
      .map(LeagueFolder.bounded) ?? 0
  }

  /// Remembers that the player has seen the news of questions up to `instant`. Not synced to disk: if it is lost, the
  /// news is shown again.
  public func see(upTo instant: Int) throws(SaveError) {
    try WholeFile.write(Array("\(instant)\n".utf8), to: locations.seen, syncing: false)
  }

  /// The right to start a synchronisation in the background; throws while that of another program is under way.
  public func backgroundLock() throws(SaveError) -> FileLock {
    try FileLock(locations.backgroundLock, timeout: .zero)
  }

  /// What the player did with questions.
  public var outbox: LeagueOutbox { LeagueOutbox(locations, timeout: timeout) }
}

extension LeagueFolder {
  /// The key that files of every version have.
  private struct Version: Decodable {
    let version: Int
  }

  private func json<Value: Decodable>(_ path: String, _ bounded: (Value) -> Value) -> LeagueFile<Value> {
    let bytes: [UInt8]
    do throws(ReadError) {
      guard let content = try WholeFile.read(path, limit: LeagueFolder.limit) else { return .missing }
      bytes = content
    } catch {
      return .unusable(.read(error))
    }
    let decoder = JSONDecoder()
    let data = Data(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0),
      let version = try? decoder.decode(Version.self, from: data).version
    else { return .unusable(.malformed(path: path)) }
    if version > 1 { return .unusable(.newer(path: path, version: version)) }
    guard version == 1, let value = try? decoder.decode(Value.self, from: data) else {
      return .unusable(.malformed(path: path))
    }
    return .read(bounded(value))
  }

  private static func bounded(_ number: Int) -> Int { min(max(0, number), largestNumber) }

  private static func bounded(_ named: LeagueMembership.Named) -> LeagueMembership.Named {
    .init(id: String(named.id.prefix(nameCharacters)), name: String(named.name.prefix(nameCharacters)))
  }

  private static func bounded(_ row: LeagueTable.Row) -> LeagueTable.Row {
    LeagueTable.Row(
      place: bounded(row.place), player: bounded(row.player), points: bounded(row.points), right: bounded(row.right),
      asked: bounded(row.asked), milliseconds: bounded(row.milliseconds), rounds: bounded(row.rounds),
      days: bounded(row.days), timed: row.timed.map(bounded), own: row.own.map(bounded))
  }

  private static func bounded(_ status: LeagueStatus) -> LeagueStatus {
    var status = status
    status.synced = status.synced.map(bounded)
    status.tried = status.tried.map(bounded)
    status.waitingRounds = bounded(status.waitingRounds)
    status.waitingChanges = bounded(status.waitingChanges)
    status.players = bounded(status.players)
    status.refusedCount = bounded(status.refusedCount)
    status.news = status.news.prefix(LeagueStatus.limit).map {
      .init(maker: String($0.maker.prefix(nameCharacters)), date: bounded($0.date))
    }
    status.refused = status.refused.suffix(LeagueStatus.limit).map {
      .init(
        id: String($0.id.prefix(nameCharacters)), code: String($0.code.prefix(nameCharacters)), date: bounded($0.date))
    }
    status.held = status.held.prefix(LeagueStatus.limit).map {
      .init(code: String($0.code.prefix(nameCharacters)), count: bounded($0.count))
    }
    status.quotas = status.quotas.prefix(LeagueStatus.limit).map {
      .init(kind: $0.kind, used: bounded($0.used), limit: bounded($0.limit))
    }
    status.resets = status.resets.map(bounded)
    status.problem = status.problem.map {
      .init(
        code: String($0.code.prefix(nameCharacters)), en: String($0.en.prefix(sentenceCharacters)),
        ja: String($0.ja.prefix(sentenceCharacters)), retry: $0.retry.map(bounded))
    }
    return status
  }

  /// Splits a line into at most `count` words, the last one the whole rest; none when it is not UTF-8.
  static func words(_ line: some Sequence<UInt8>, _ count: Int) -> [Substring] {
    guard let text = String(validating: Array(line), as: UTF8.self) else { return [] }
    return text.split(separator: " ", maxSplits: count - 1, omittingEmptySubsequences: false)
  }
}
