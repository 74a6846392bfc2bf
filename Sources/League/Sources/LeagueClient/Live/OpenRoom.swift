import FoundationEssentials
import QuizCore
import QuizStore

/// The room that was opened last by a host: what it takes to go on with it. Kept in a file of its own with mode 0600.
public struct OpenRoom: Codable, Hashable, Sendable {
  /// The server's address as the host's program asks it, without a slash at its end.
  public var server: String
  /// The room's digits.
  public var code: String
  /// The host's token.
  public var token: String
  /// The port at which it is served on this machine; nil for a league's.
  public var port: Int?
  /// The address at which it is served; nil for the private ones.
  public var bind: String?
  /// The file with words that names must not have.
  public var words: String?

  /// Makes it of its parts.
  public init(server: String, code: String, token: String, port: Int?, bind: String?, words: String?) {
    self.server = server
    self.code = code
    self.token = token
    self.port = port
    self.bind = bind
    self.words = words
  }

  /// The room of a file; nil where there is none that can be used.
  public static func read(_ path: String) -> OpenRoom? {
    guard let bytes = try? WholeFile.read(path, limit: 65_536),
      let room = try? JSONDecoder().decode(OpenRoom.self, from: Data(bytes)), PlayerFiles.isToken(room.token),
      RoomAddress.code(room.code) == room.code, ServerAddress(room.server) != nil,
      room.port.map({ (1...65_535).contains($0) }) ?? true
    else { return nil }
    return room
  }

  /// Replaces the file.
  public func write(_ path: String) throws(LeagueProblem) {
    do throws(SaveError) {
      try WholeFile.write(JSONFile.content(of: self), to: path)
    } catch {
      throw LeagueProblem(error)
    }
  }
}
