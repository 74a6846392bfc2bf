import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore

extension LeaguePlayer {
  /// Joins the league of an invitation under a name that ``ReceivedText/typedName(_:)`` gave.
  ///
  /// Rounds are sent from now on; what was played before is not. The files are checked to be writable before the server
  /// is asked, because it says the token only once. The membership is written last: without it there is no league.
  public func join(_ link: InvitationLink, name: String) async throws(LeagueProblem) -> LeagueMembership {
    if let membership = try files.membership() { throw .joined(membership) }
    do throws(SaveError) {
      // Makes the folder too.
      try WholeFile.write([], to: files.locations.folder + "/.probe")
    } catch {
      throw LeagueProblem(error)
    }
    let lock = try await locked()
    defer { withExtendedLifetime(lock) {} }
    if let membership = try files.membership() { throw .joined(membership) }
    // What a league that was left half may have left behind.
    FolderTree.removeAll(below: files.locations.folder, keeping: Leaving.locks(files))
    let joined = now()
    let position: LinePosition
    do throws(ReadError) {
      position = try files.log.path.map { path throws(ReadError) in try LinePosition(endOf: path, at: joined) }
        ?? LinePosition()
    } catch {
      throw LeagueProblem(error)
    }
    let answer = try await ask(link, name)
    guard PlayerFiles.isToken(answer.token), let league = ReceivedText.named(answer.league),
      let player = ReceivedText.named(answer.player), league.id == link.league
    else { throw .notALeague(ServerAddress(link.server)?.shown ?? "") }
    let membership = LeagueMembership(server: link.server, league: league, player: player, joined: joined)
    try files.write(Array("\(answer.token)\n".utf8), to: files.locations.token)
    try files.write(SyncCursor(log: position, outbox: LinePosition()).content(), to: files.locations.cursor)
    try files.write(JSONFile.content(of: membership), to: files.locations.membership)
    return membership
  }

  private func ask(_ link: InvitationLink, _ name: String) async throws(LeagueProblem) -> JoinResponse {
    let body = Array((try? JSONEncoder().encode(JoinRequest(code: link.code, name: name))) ?? Data())
    return try await connected(to: link.server) { connection throws(LeagueProblem) in
      try await connection.send(.init(method: .POST, path: "join", body: body), answer: JoinResponse.self)
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
