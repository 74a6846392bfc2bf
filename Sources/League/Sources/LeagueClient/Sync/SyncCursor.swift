import FoundationEssentials
import Glibc
import LeagueAPI
import QuizCore
import QuizStore

/// How far a player and a league are in sync: the content of ``LeagueLocations/cursor``.
///
/// Written after all other files. With an older one, or none, more is sent and read again, and counts once.
struct SyncCursor: Codable, Hashable, Sendable {
  /// The format of the file.
  var version = 1
  /// How far the score log was sent.
  var log: LinePosition
  /// How far the outbox was sent.
  var outbox: LinePosition
  /// How far the news were read; nil for not at all.
  var news: String?
  /// The newest format of the log's lines that was understood: newer lines are read again after an update.
  @Amount var recordVersion = RoundRecord.currentVersion
  /// How many lines of the log were passed over because they are of a newer format.
  @Amount var newerLines = 0
  /// How many lines of log and outbox were passed over because they cannot be read.
  @Amount var unreadableLines = 0
  /// The latest refusals, oldest first.
  var refused: [LeagueStatus.Refusal] = []
  /// How many there were in all.
  @Amount var refusedCount = 0
  /// How many synchronisations failed in a row.
  @Amount var failures = 0
  /// When everything was last in sync, milliseconds since 1970.
  @OptionalAmount var synced: Int? = nil
  /// How many players the league has.
  @Amount var players = 0
  /// The latest questions of others, newest first.
  var latest: [LeagueStatus.News] = []
  /// The path of the bank below the folder of banks; nil when there is none.
  var bank: String?
  /// The ``FileLook`` of each file when it was written, by its name: a file that differs is written again.
  var files: [String: String] = [:]

  // Fields that earlier versions of the program lack are nil in their files.

  /// The name under which the last file that was damaged is kept; nil where none was.
  var setAside: String?
  /// The temporarily refused rounds; nil for none.
  var again: RefusedForNow?
  /// How far the server's clock is ahead of this one, milliseconds.
  @OptionalDifference var clock: Int? = nil
  /// The number of the store's history, as last received.
  var history: String?
  /// The number of a history in which the server does not know the player, who joined after its backup; nil while it
  /// does.
  var forgotten: String?
  /// When it was seen that the store was restored, milliseconds since 1970.
  @OptionalAmount var restored: Int? = nil
  /// What the player has sent, and may send.
  var usage: Usage?
  /// Whether questions were evicted for lack of room.
  var pushedOut: PushedOut?
  /// When the news were read from the beginning because of evicted questions, milliseconds since 1970.
  @OptionalAmount var reread: Int? = nil

  /// The state of evicted questions.
  enum PushedOut: String, Codable, Sendable {
    /// There is no room for them.
    case full
    /// There is room again.
    case room
  }

  /// How long after a restored store was seen its lost questions may come back, milliseconds: their makers' programs
  /// send them again.
  private static let recovery = 30 * 86_400_000

  /// Whether a round that was refused by this code at an instant is kept and sent again.
  func isTemporary(_ code: LeagueErrorCode, at now: Int) -> Bool {
    if code.isTemporary { return true }
    guard code == .roundQuestions, let restored else { return false }
    return (0...SyncCursor.recovery).contains(now - restored)
  }

  /// Moves temporary refusals, which an earlier version kept as final, to those that are sent again; `beginning` is
  /// where the log of this membership begins.
  mutating func keepTemporary(from beginning: LinePosition) {
    let kept = refused.filter { LeagueErrorCode(rawValue: $0.code).isTemporary }
    guard !kept.isEmpty else { return }
    var again = self.again ?? RefusedForNow(from: beginning, tried: 0, clock: 0)
    for refusal in kept { again.add(refusal.id, refusal.code, at: beginning) }
    self.again = again
    refused.removeAll { LeagueErrorCode(rawValue: $0.code).isTemporary }
    refusedCount = max(0, refusedCount - kept.count)
  }

  /// Starts over with a restored store, seen at the instant `now`.
  mutating func beginAgain(joined: Int, at now: Int) {
    log = LinePosition(past: .all(since: joined))
    outbox = LinePosition()
    news = nil
    forgotten = nil
    pushedOut = nil
    restored = now
  }

  /// Nothing was sent or read yet.
  init(log: LinePosition, outbox: LinePosition) {
    self.log = log
    self.outbox = outbox
  }

  /// Remembers a refusal; one that is known already is moved to the end.
  mutating func refuse(_ id: String, _ code: String, at date: Int) {
    if let known = refused.firstIndex(where: { $0.id == id }) {
      refused.remove(at: known)
    } else {
      refusedCount += 1
    }
    refused.append(.init(id: id, code: code, date: date))
    refused.removeFirst(max(0, refused.count - LeagueStatus.limit))
  }

  /// The longest file that is read, in bytes.
  private static let limit = 1 << 20

  /// Reads the file; nil when there is none, or it is damaged.
  static func read(_ path: String) throws(LeagueProblem) -> SyncCursor? { try content(of: path)?.cursor }

  /// Whether the file is there and cannot be read.
  static func isDamaged(_ path: String) -> Bool { (try? content(of: path)).map { $0.cursor == nil } ?? false }

  /// Keeps a damaged file under another name, which is returned; nil where none is damaged. The caller holds the lock.
  static func setAside(_ path: String) throws(LeagueProblem) -> String? {
    guard let (bytes, cursor) = try content(of: path), cursor == nil else { return nil }
    let name = WholeFile.nameOfCopy(path)
    do throws(SaveError) {
      try WholeFile.write(bytes, to: name)
    } catch {
      throw LeagueProblem(error)
    }
    unlink(path)
    return name.split(separator: "/").last.map(String.init)
  }

  private static func content(of path: String) throws(LeagueProblem) -> (bytes: [UInt8], cursor: SyncCursor?)? {
    let bytes: [UInt8]
    do throws(ReadError) {
      guard let content = try WholeFile.read(path, limit: limit) else { return nil }
      bytes = content
    } catch {
      throw LeagueProblem(error)
    }
    struct Version: Decodable { let version: Int }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: Data(bytes)).version else { return (bytes, nil) }
    guard version <= 1 else { throw .file(.newer(path: path, version: version)) }
    let cursor = try? decoder.decode(SyncCursor.self, from: Data(bytes))
    return (bytes, cursor?.again?.isPossible == false ? nil : cursor)
  }

  /// The content of the file.
  func content() -> [UInt8] { JSONFile.content(of: self) }
}

/// JSON as it is written to a file.
enum JSONFile {
  /// One line of JSON; keys in a fixed order, so that equal values are equal bytes.
  static func content(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}

/// A file's metadata, which shows without reading it whether it was replaced or changed.
enum FileLook {
  /// Inode, size and time of the last change; nil when there is no file.
  static func look(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }
}
