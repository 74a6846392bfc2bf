import FoundationEssentials
import Glibc
import LeagueAPI
import QuizCore
import QuizStore

extension LeaguePlayer {
  /// Joins the league of an invitation under a name that ``name(_:)`` gave.
  ///
  /// Rounds are sent from now on; what was played before is not. The token is made here, and on the disk before the
  /// server is asked, so that a join whose answer was lost is asked again as the same player. The membership is written
  /// last: without it there is no league.
  public func join(_ link: InvitationLink, name: String) async throws(LeagueProblem) -> LeagueMembership {
    if let membership = try files.membership() { throw .joined(membership) }
    do throws(SaveError) {
      // Makes the folder, which the lock needs.
      try WholeFile.write([], to: files.locations.folder + "/.new")
    } catch {
      throw LeagueProblem(error)
    }
    let lock = try await locked()
    defer { withExtendedLifetime(lock) {} }
    if let membership = try files.membership() { throw .joined(membership) }
    // What a league that was left half may have left behind.
    let kept = [files.joining, files.locations.syncLock, files.waitLock, files.locations.outboxLock]
    FolderTree.removeAll(below: files.locations.folder, keeping: Set(kept))
    let joined = now()
    let position: LinePosition
    do throws(ReadError) {
      position =
        try files.log.path.map { path throws(ReadError) in try LinePosition(endOf: path, at: joined) } ?? LinePosition()
    } catch {
      throw LeagueProblem(error)
    }
    let answer = try await ask(link, name, token: try joiningToken(link))
    guard PlayerFiles.isToken(answer.token), let league = ReceivedText.named(answer.league),
      let player = ReceivedText.named(answer.player), league.id == link.league
    else { throw .notALeague(ServerAddress(link.server)?.shown ?? "") }
    let membership = LeagueMembership(server: link.server, league: league, player: player, joined: joined)
    try files.write(Array("\(answer.token)\n".utf8), to: files.locations.token)
    try files.write(SyncCursor(log: position, outbox: LinePosition()).content(), to: files.locations.cursor)
    try files.write(JSONFile.content(of: membership), to: files.locations.membership)
    unlink(files.joining)
    return membership
  }

  /// The token to join with: that of an attempt at the same league whose answer was lost, or a new one.
  private func joiningToken(_ link: InvitationLink) throws(LeagueProblem) -> String {
    let known = (try? WholeFile.read(files.joining, limit: 256)) ?? nil
    let words = String(decoding: known ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    if words.count == 2, words[0] == link.league, PlayerFiles.isToken(words[1]) { return words[1] }
    let token = PlayerFiles.newToken()
    try files.write(Array("\(link.league)\n\(token)\n".utf8), to: files.joining)
    return token
  }

  /// The most times that a server is asked whose answer is lost on its way.
  private static let attempts = 3

  private func ask(
    _ link: InvitationLink, _ name: String, token: String
  ) async throws(LeagueProblem) -> JoinResponse {
    let request = JoinRequest(code: link.code, name: name, token: token)
    let body = Array((try? JSONEncoder().encode(request)) ?? Data())
    return try await connected(to: link.server) { connection throws(LeagueProblem) in
      for _ in 1..<LeaguePlayer.attempts {
        do throws(LeagueProblem) {
          return try await connection.send(.init(method: .POST, path: "join", body: body), answer: JoinResponse.self)
        } catch {
          guard error.code == "server.cut" else { throw error }
        }
      }
      return try await connection.send(.init(method: .POST, path: "join", body: body), answer: JoinResponse.self)
    }
  }

  /// Reads the link of an invitation.
  public static func invitation(_ text: String) throws(LeagueProblem) -> InvitationLink {
    guard let link = InvitationLink(text), ServerAddress(link.server) != nil else { throw .notAnInvitation(text) }
    return link
  }

  /// The server of a link as messages name it, and whether what is sent to it can be read on the way: plain HTTP to an
  /// address that is not of this house.
  public static func server(of link: InvitationLink) -> (name: String, isExposed: Bool) {
    guard let address = ServerAddress(link.server) else { return (link.server, false) }
    return (address.shown, !address.isSecure && !address.isPrivate)
  }

  /// A name as it will stand in the tables.
  public static func name(_ typed: String) throws(LeagueProblem) -> String {
    do throws(ReceivedText.NameProblem) {
      return try ReceivedText.typedName(typed)
    } catch {
      throw .unusableName(error)
    }
  }
}
