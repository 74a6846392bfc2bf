import Glibc
import LeagueAPI
import QuizCore
import QuizStore

extension LeaguePlayer {
  /// The result of leaving a league.
  public struct Departure: Sendable {
    /// Which league it was; nil when its file was damaged.
    public let membership: LeagueMembership?
    /// What was never sent.
    public let unsent: Waiting
    /// Whether the server did not know the player any more, when it was asked last.
    public let wasRemoved: Bool
    /// The link that stood in the place of the league's folder, and was removed alone; nil for a folder.
    public let link: String?
  }

  /// Leaves the league: removes its files, after the server's data were erased when `erasing`.
  ///
  /// When the server cannot erase, nothing is removed. Scores and own questions are not the league's, and stay.
  public func leave(erasing: Bool) async throws(LeagueProblem) -> Departure {
    guard access(files.locations.membership, F_OK) == 0 else { throw .noLeague }
    // A membership that is damaged can be left, but not erased.
    let membership: LeagueMembership?
    if erasing { membership = try files.membership() } else { membership = (try? files.membership()) ?? nil }
    let lock = try await locked()
    defer { withExtendedLifetime(lock) {} }
    var unsent = Waiting()
    if let cursor = (try? SyncCursor.read(files.locations.cursor)) ?? nil { unsent = Waiting(files, cursor) }
    let problem = files.folder.status().value?.problem?.code
    if erasing, let membership {
      let token = try files.token()
      try await connected(to: membership.server) { connection throws(LeagueProblem) in
        _ = try await connection.send(.init(method: .DELETE, path: "me", token: token))
      }
    }
    let link = try Leaving.removeFiles(files)
    return Departure(
      membership: membership, unsent: unsent,
      wasRemoved: [LeagueErrorCode.unknownToken.rawValue, LeagueProblem.restoredCode].contains(problem), link: link)
  }
}

/// Removes the files of a league.
enum Leaving {
  /// Removes the league's files. The membership goes first: without it there is no league, whatever else is left. Where
  /// there is a link in the place of the folder, it is removed alone, and returned.
  static func removeFiles(_ files: PlayerFiles) throws(LeagueProblem) -> String? {
    let path = files.locations.folder
    do throws(OwnFolder.Failure) {
      let folder = try OwnFolder(path)
      let code = folder.remove(LeagueLocations.membershipName)
      guard code == 0 || code == ENOENT else { throw .system(path: files.locations.membership, errno: code) }
      folder.removeAll()
    } catch {
      switch error {
      case .missing: return nil
      case .link:
        guard unlink(path) == 0 else { throw LeagueProblem(SaveError.write(path: path, errno: errno, restored: true)) }
        return path
      case .system(let path, let code):
        throw LeagueProblem(SaveError.write(path: path, errno: code, restored: true))
      }
    }
    rmdir(path)
    return nil
  }
}
