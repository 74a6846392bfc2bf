import Glibc
import LeagueAPI
import QuizCore
import QuizStore

extension LeaguePlayer {
  /// Leaves the league: removes its files, after the server's data were erased when `erasing`.
  ///
  /// When the server cannot erase, nothing is removed. Scores and own questions are not the league's, and stay. Returns
  /// which league it was, and what was not sent.
  public func leave(erasing: Bool) async throws(LeagueProblem) -> (membership: LeagueMembership?, unsent: Waiting) {
    guard access(files.locations.membership, F_OK) == 0 else { throw .noLeague }
    // A membership that is damaged can be left, but not erased.
    let membership: LeagueMembership?
    if erasing { membership = try files.membership() } else { membership = (try? files.membership()) ?? nil }
    let lock = try await locked()
    defer { withExtendedLifetime(lock) {} }
    var unsent = Waiting()
    if let cursor = (try? SyncCursor.read(files.locations.cursor)) ?? nil { unsent = Waiting(files, cursor) }
    if erasing, let membership {
      let token = try files.token()
      try await connected(to: membership.server) { connection throws(LeagueProblem) in
        _ = try await connection.send(.init(method: .DELETE, path: "me", token: token))
      }
    }
    try Leaving.removeFiles(files)
    return (membership, unsent)
  }
}

/// What remains of a league that was left: nothing.
enum Leaving {
  /// Removes the league's files. The membership goes first: without it there is no league, whatever else is left.
  static func removeFiles(_ files: PlayerFiles) throws(LeagueProblem) {
    let membership = files.locations.membership
    guard unlink(membership) == 0 || errno == ENOENT else {
      throw LeagueProblem(SaveError.write(path: membership, errno: errno, restored: true))
    }
    FolderTree.removeAll(below: files.locations.folder)
    rmdir(files.locations.folder)
  }
}
