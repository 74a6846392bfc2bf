import Glibc
import QuizStore

/// A folder of live rooms in the user's data folder, for the user alone.
public struct LiveFolder: Hashable, Sendable {
  /// Where it is.
  public let path: String

  private init(path: String) {
    self.path = path
  }

  /// The folder; nil when the environment names none.
  public init?(_ locations: Locations) {
    guard let files = LiveFiles(locations) else { return nil }
    self.init(path: files.folder)
  }

  /// What is in it of hosts.
  public var files: LiveFiles { LiveFiles(in: path) }

  /// The folder of ``RoomSeats``.
  var seats: LiveFolder { LiveFolder(path: path + "/seats") }

  /// Makes it, and those above it that are missing, with mode 0700.
  public func make() throws(LeagueProblem) {
    for (index, byte) in zip(path.utf8.indices, path.utf8) where byte == UInt8(ascii: "/") && index != path.startIndex {
      // A failure here recurs below, where it is reported.
      mkdir(String(path[..<index]), 0o700)
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw LeagueProblem(SaveError.folder(path: path, errno: errno))
    }
  }
}
