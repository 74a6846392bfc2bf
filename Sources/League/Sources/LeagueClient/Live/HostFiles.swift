import Glibc
import QuizCore
import QuizStore

/// The files of one host of a live room, which no other program uses as long as the value lives: the store, and the room
/// that was opened last. Programs that run at the same time have files of their own.
public final class HostFiles: Sendable {
  /// The store with its rooms.
  public let store: String
  /// ``OpenRoom``.
  public let room: String
  private let lock: FileLock

  /// The most hosts at a time.
  private static let most = 16
  /// How long a program that ends may still have its files.
  private static let patience = Duration.seconds(3)

  private init(_ folder: String, _ number: Int, _ lock: consuming FileLock) {
    store = HostFiles.path(folder, "rooms", number, "sqlite")
    room = HostFiles.path(folder, "room", number, "json")
    self.lock = lock
  }

  private static func path(_ folder: String, _ name: String, _ number: Int, _ end: String) -> String {
    "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").\(end)"
  }

  /// The first that no other program has.
  public static func free(in folder: LiveFolder) throws(LeagueProblem) -> HostFiles {
    try folder.make()
    for number in 1...most {
      if let files = try files(folder.path, number, timeout: .zero) { return files }
    }
    throw .roomIsHosted
  }

  /// Those with the room that was opened last, of those that no other program has.
  public static func last(in folder: LiveFolder) throws(LeagueProblem) -> (files: HostFiles, room: OpenRoom) {
    var rooms: [(number: Int, room: OpenRoom, changed: Int)] = []
    for number in 1...most {
      var status = stat()
      let path = path(folder.path, "room", number, "json")
      guard stat(path, &status) == 0, let room = OpenRoom.read(path) else { continue }
      rooms.append((number, room, status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec))
    }
    guard !rooms.isEmpty else { throw .noRoomToResume }
    rooms.sort { $0.changed > $1.changed }
    let deadline = ContinuousClock.now + patience
    repeat {
      for (number, room, _) in rooms {
        if let files = try files(folder.path, number, timeout: .milliseconds(100)) { return (files, room) }
      }
    } while ContinuousClock.now < deadline
    throw .roomIsHosted
  }

  private static func files(
    _ folder: String, _ number: Int, timeout: Duration
  ) throws(LeagueProblem) -> HostFiles? {
    do throws(SaveError) {
      return HostFiles(folder, number, try FileLock(path(folder, "rooms", number, "lock"), timeout: timeout))
    } catch {
      if case .busy = error { return nil }
      throw LeagueProblem(error)
    }
  }
}
