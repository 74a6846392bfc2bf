import FoundationEssentials
import QuizCore

/// Where the files of live rooms are: those of up to ``mostHosts`` programs that host at the same time, each with a number
/// of its own from 1. `tenq-league` writes them; the game reads which rooms are open.
public struct LiveFiles: Hashable, Sendable {
  /// The folder.
  public let folder: String

  /// The files in a folder.
  public init(in folder: String) {
    self.folder = folder
  }

  /// The files in the user's data folder; nil when the environment names none.
  public init?(_ locations: Locations) {
    guard let dataHome = locations.dataHome else { return nil }
    self.init(in: dataHome + "/live")
  }

  /// The most programs that host at the same time.
  public static let mostHosts = 16

  /// The file with the open rooms of a host: a list whose entries have a ``LeftRoom`` at `left`, the newest first.
  public func rooms(of host: Int) -> String { path("room", host, "json") }
  /// The same of rooms at the server of a league.
  public var leagueRooms: String { folder + "/league-room.json" }
  /// The store with the rooms of a host.
  public func store(of host: Int) -> String { path("rooms", host, "sqlite") }
  /// The lock that a host's program holds.
  public func lock(of host: Int) -> String { path("rooms", host, "lock") }

  private func path(_ name: String, _ host: Int, _ end: String) -> String {
    "\(folder)/\(name)\(host == 1 ? "" : "-\(host)").\(end)"
  }

  /// The hosts whose files have open rooms, the one that was changed last first.
  public var hosts: [Int] {
    (1...LiveFiles.mostHosts).compactMap { host in
      LiveFiles.changed(rooms(of: host)).map { (host, $0) }
    }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// When a file was changed; nil where there is none.
  private static func changed(_ path: String) -> Duration? {
    guard let print = (try? FileStatus(at: path))?.fingerprint else { return nil }
    return .seconds(print.seconds) + .nanoseconds(print.nanoseconds)
  }

  /// The room that was opened last and is not closed; nil where there is none. Its host's program may run: one that was
  /// left a moment ago does.
  public var left: LeftRoom? {
    let paths = hosts.map { rooms(of: $0) } + [leagueRooms]
    let newest = paths.compactMap { path in LiveFiles.changed(path).map { (path, $0) } }.sorted { $0.1 > $1.1 }
    for (path, _) in newest {
      guard let bytes = try? WholeFile.read(path, limit: LiveFiles.limit),
        let entry = try? JSONDecoder().decode([Entry].self, from: Data(bytes)).first
      else { continue }
      return entry.left
    }
    return nil
  }

  private struct Entry: Decodable {
    var left: LeftRoom
  }

  /// The most bytes of a file with rooms.
  public static let limit = 65_536
}
