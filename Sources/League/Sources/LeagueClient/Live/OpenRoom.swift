import FoundationEssentials
import Glibc
import QuizCore
import QuizStore

/// A room that a host opened and has not closed: what it takes to go on with it. Kept in a file of its own with mode 0600,
/// which has all of them; the newest first.
public struct OpenRoom: Codable, Hashable, Sendable {
  /// The server's address as the host's program asks it, without a slash at its end.
  public var server: String
  /// The room's digits.
  public var code: String
  /// The host's token.
  public var token: String
  /// What the game says of it.
  public var left: LeftRoom
  /// The port at which it is served on this machine; nil for a league's.
  public var port: Int?
  /// The address at which it is served; nil for the private ones.
  public var bind: String?
  /// The file with words that names must not have.
  public var words: String?

  /// Makes it of its parts.
  public init(
    server: String, code: String, token: String, left: LeftRoom, port: Int?, bind: String?, words: String?
  ) {
    self.server = server
    self.code = code
    self.token = token
    self.left = left
    self.port = port
    self.bind = bind
    self.words = words
  }

  /// The most rooms that a file keeps: who left more does not come back to the first.
  static let most = 8
  /// The rooms of a file that can be used; none where there is no file.
  public static func read(_ path: String) -> [OpenRoom] {
    guard let bytes = try? WholeFile.read(path, limit: LiveFiles.limit),
      let rooms = try? JSONDecoder().decode([OpenRoom].self, from: Data(bytes))
    else { return [] }
    return rooms.filter(\.isUsable)
  }

  private var isUsable: Bool {
    PlayerFiles.isToken(token) && RoomAddress.code(code) == code && ServerAddress(server) != nil
      && port.map { (1...65_535).contains($0) } ?? true
  }

  /// Keeps it as the first of a file's.
  public func write(_ path: String) throws(LeagueProblem) {
    try OpenRoom.change(path) { [self] + $0.filter { $0.code != code }.prefix(OpenRoom.most - 1) }
  }

  /// Takes it out of a file.
  public func remove(from path: String) throws(LeagueProblem) {
    try OpenRoom.change(path) { $0.filter { $0.code != code } }
  }

  /// Replaces a file by what becomes of its rooms; hosts in a league share theirs.
  private static func change(_ path: String, _ rooms: ([OpenRoom]) -> [OpenRoom]) throws(LeagueProblem) {
    do throws(SaveError) {
      let lock = try FileLock(path + ".lock", timeout: .seconds(2))
      let rooms = rooms(read(path))
      if rooms.isEmpty { unlink(path) } else { try WholeFile.write(JSONFile.content(of: rooms), to: path) }
      lock.release()
    } catch {
      throw LeagueProblem(error)
    }
  }
}
