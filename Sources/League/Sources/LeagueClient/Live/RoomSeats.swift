import FoundationEssentials
import Glibc
import LeagueAPI
import QuizCore
import QuizStore

/// The seats that players of this computer had in live rooms, in files of their own with mode 0600, so that one whose
/// program ended comes back with their points.
public struct RoomSeats: Sendable {
  /// The folder of the files.
  let folder: LiveFolder

  /// The seats in a folder of live rooms.
  public init(in folder: LiveFolder) {
    self.folder = folder.seats
  }

  /// What a file has.
  fileprivate struct Content: Codable, Sendable {
    var server: String
    var code: String
    var name: String
    var token: String
  }

  /// A seat's file, which this program has for itself as long as the value lives: another one under the same name is another
  /// player.
  final class Place: Sendable {
    private let path: String
    private let key: Content
    private let lock: FileLock

    fileprivate init(_ path: String, _ key: Content, _ lock: consuming FileLock) {
      self.path = path
      self.key = key
      self.lock = lock
    }

    /// The token of the seat that was had here; nil for none.
    var token: String? {
      guard let bytes = try? WholeFile.read(path, limit: 4096),
        let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), PlayerFiles.isToken(content.token),
        (content.server, content.code, content.name) == (key.server, key.code, key.name)
      else { return nil }
      return content.token
    }

    /// Keeps the seat; without it one plays, but does not come back.
    func keep(_ token: String) {
      var content = key
      content.token = token
      try? WholeFile.write(JSONFile.content(of: content), to: path, syncing: false)
    }
  }

  /// The file for the seat of a name in a room; nil where another program has it, or none can be made.
  func place(_ room: RoomAddress, name: String) -> Place? {
    let key = Content(server: room.server, code: room.code, name: name.lowercased(), token: "")
    let id = QuestionID(text: "\(key.server)/\(key.code)", rightChoice: key.name)
    removeOld()
    guard (try? folder.make()) != nil, let lock = try? FileLock("\(folder.path)/\(id).lock", timeout: .zero) else {
      return nil
    }
    return Place("\(folder.path)/\(id).json", key, lock)
  }

  /// The most seconds that a room is open, and a seat of it is kept.
  private static let age = 40 * 86_400
  /// The most files that are looked at.
  private static let most = 10_000

  /// Removes the files of rooms that are long over.
  private func removeOld() {
    guard let folder = try? OwnFolder(folder.path) else { return }
    for name in folder.names().prefix(RoomSeats.most) where folder.age(of: name) ?? 0 > RoomSeats.age {
      folder.remove(name)
    }
  }
}
