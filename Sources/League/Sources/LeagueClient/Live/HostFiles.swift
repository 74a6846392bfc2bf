import Glibc
import QuizCore
import QuizStore

/// The files of one host of a live room, which no other program uses as long as the value lives: the store, and the rooms
/// of it that are open. Programs that run at the same time have files of their own.
public final class HostFiles: Sendable {
  /// The store with its rooms.
  public let store: String
  /// The file of each ``OpenRoom``.
  public let rooms: String
  private let lock: FileLock

  /// How long a program that ends may still have its files.
  private static let patience = Duration.seconds(3)

  private init(_ live: LiveFiles, _ host: Int, _ lock: consuming FileLock) {
    store = live.store(of: host)
    rooms = live.rooms(of: host)
    self.lock = lock
  }

  /// The first that no other program has.
  public static func free(in folder: LiveFolder) throws(LeagueProblem) -> HostFiles {
    try folder.make()
    for host in 1...LiveFiles.mostHosts {
      if let files = try files(folder.files, host, timeout: .zero) { return files }
    }
    throw .roomIsHosted
  }

  /// Those with the room that was opened last, of those that no other program has; and its rooms, one or more, the newest
  /// first.
  public static func last(in folder: LiveFolder) throws(LeagueProblem) -> (files: HostFiles, rooms: [OpenRoom]) {
    let live = folder.files
    let hosts = live.hosts.filter { !OpenRoom.read(live.rooms(of: $0)).isEmpty }
    guard !hosts.isEmpty else { throw .noRoomToResume }
    let deadline = ContinuousClock.now + patience
    repeat {
      for host in hosts {
        guard let files = try files(live, host, timeout: .milliseconds(100)) else { continue }
        // Its host may have closed them meanwhile.
        let rooms = OpenRoom.read(files.rooms)
        guard !rooms.isEmpty else { throw .noRoomToResume }
        return (files, rooms)
      }
    } while ContinuousClock.now < deadline
    throw .roomIsHosted
  }

  private static func files(
    _ live: LiveFiles, _ host: Int, timeout: Duration
  ) throws(LeagueProblem) -> HostFiles? {
    do throws(SaveError) {
      return HostFiles(live, host, try FileLock(live.lock(of: host), timeout: timeout))
    } catch {
      if case .busy = error { return nil }
      throw LeagueProblem(error)
    }
  }
}
