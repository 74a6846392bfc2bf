import FoundationEssentials
import Glibc
import LeagueAPI
import QuizCore
import QuizStore

/// The player's files for a league: those that this program writes, and those that it only reads.
public struct PlayerFiles: Sendable {
  /// Where the league's files are.
  public let locations: LeagueLocations
  /// The score log, which is only read.
  let log: ScoreLog

  /// The user's files; nil when the environment names no folder.
  public init?(_ locations: Locations) {
    guard let league = LeagueLocations(locations) else { return nil }
    self.locations = league
    // Without games: nothing is compared here.
    log = ScoreLog(locations, games: GameList([]))
  }

  /// The league's files as the game reads them.
  var folder: LeagueFolder { LeagueFolder(locations) }

  /// The file that a synchronisation locks while it waits for another to end.
  var waitLock: String { locations.folder + "/sync.next.lock" }
  /// ``ReceivedQuestions``.
  var received: String { locations.folder + "/questions.jsonl" }
  /// The league and the token of a join that is under way, or whose answer was lost; mode 0600.
  var joining: String { "\(locations.folder)/\(PlayerFiles.joiningName)" }
  /// The name of ``joining`` in its folder.
  static let joiningName = "joining"
  /// Files that stay when a league is joined.
  static let kept: Set<String> = [joiningName, "sync.lock", "sync.next.lock", "outbox.lock"]
  /// The names of the files that are only written under the lock.
  private static let locked: Set<String> = [
    "cursor.json", "joining", "membership.json", "questions.jsonl", "questions.txt", "rates.txt", "status.json",
    "token",
  ]

  /// Removes the temporary files of a synchronisation that was killed; the caller holds the lock.
  func removeDrafts() {
    guard let folder = try? OwnFolder(locations.folder) else { return }
    for draft in folder.names() where draft.hasSuffix(".new") {
      // `WholeFile` appends a process, a random number and "new" to the name.
      let parts = draft.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 3, PlayerFiles.locked.contains(parts.dropLast(3).joined(separator: ".")) else { continue }
      folder.remove(draft)
    }
  }

  /// Writes a table into its file. At the limit of such files all are removed, and fetched again when needed.
  func write(_ table: LeagueTable, syncing: Bool = true) throws(LeagueProblem) {
    let tables = try folder("tables")
    if tables.names().count >= PlayerFiles.mostTables { tables.removeAll() }
    let name = locations.table(table.selection).split(separator: "/").last.map(String.init) ?? ""
    try PlayerFiles.write(JSONFile.content(of: table), to: name, in: tables, syncing: syncing)
  }

  /// Opens a folder of the league's folder, which is made where it is missing; throws where there is a link.
  func folder(_ names: String...) throws(LeagueProblem) -> OwnFolder {
    do throws(OwnFolder.Failure) {
      var folder = try OwnFolder(locations.folder)
      for name in names { folder = try folder.folder(name, creating: true) }
      return folder
    } catch {
      throw LeagueProblem(error, locations.folder)
    }
  }

  /// Replaces a file of a folder, whole or not at all.
  static func write(
    _ bytes: [UInt8], to name: String, in folder: borrowing OwnFolder, syncing: Bool = true
  ) throws(LeagueProblem) {
    do throws(SaveError) {
      try folder.write(bytes, to: name, syncing: syncing)
    } catch {
      throw LeagueProblem(error)
    }
  }

  /// The most files of tables.
  private static let mostTables = 200

  /// Which league was joined; nil when none was. Throws when the file cannot be used.
  public func membership() throws(LeagueProblem) -> LeagueMembership? {
    switch folder.membership() {
    case .missing: return nil
    case .unusable(let error): throw .file(error)
    case .read(let membership):
      guard ServerAddress(membership.server) != nil, UUIDText.isValid(membership.league.id),
        UUIDText.isValid(membership.player.id)
      else { throw .file(.damagedMembership(path: locations.membership)) }
      return membership
    }
  }

  /// The player's token.
  public func token() throws(LeagueProblem) -> String {
    let bytes: [UInt8]?
    do throws(ReadError) {
      bytes = try WholeFile.read(locations.token, limit: 256)
    } catch {
      throw LeagueProblem(error)
    }
    guard let bytes else { throw .noToken }
    let token = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard PlayerFiles.isToken(token) else { throw .noToken }
    return token
  }

  /// Whether `text` is a token: base64url, so that it can stand in a header.
  static func isToken(_ text: String) -> Bool { (16...128).contains(text.utf8.count) && Base64URL.isValid(text) }

  /// A new token: 256 random bits as 43 characters of base64url.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return Base64URL.encoded((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Replaces a file, whole or not at all.
  func write(_ bytes: [UInt8], to path: String, syncing: Bool = true) throws(LeagueProblem) {
    do throws(SaveError) {
      try WholeFile.write(bytes, to: path, syncing: syncing)
    } catch {
      throw LeagueProblem(error)
    }
  }
}
