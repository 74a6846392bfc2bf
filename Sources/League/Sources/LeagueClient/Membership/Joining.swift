import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore

extension LeaguePlayer {
  /// The membership to rejoin with, after the server's store was restored from an older backup that lacks the player.
  /// Nil where there is no league; throws where the membership is still valid.
  public func former(for invitation: Invitation) throws(LeagueProblem) -> LeagueMembership? {
    guard let membership = try files.membership() else { return nil }
    let isThisLeague = invitation.league.map { $0 == membership.league.id } ?? (invitation.server == membership.server)
    guard isThisLeague, try SyncCursor.read(files.locations.cursor)?.forgotten != nil else { throw .joined(membership) }
    return membership
  }

  /// Joins the league of an invitation under a name that ``name(_:)`` gave.
  ///
  /// Rounds played before joining are not sent. Joining again after a restored backup continues the membership:
  /// everything since the first joining is sent again. The token is made here, and on the disk before the request, so
  /// that a join whose answer was lost is retried as the same player. The membership is written last: without it there
  /// is no league.
  public func join(_ invitation: Invitation, name: String) async throws(LeagueProblem) -> LeagueMembership {
    _ = try former(for: invitation)
    try makeFolder()
    let lock = try await locked()
    defer { withExtendedLifetime(lock) {} }
    if let former = try former(for: invitation) { return try await joinAgain(invitation, name, as: former) }
    // Remains of an interrupted leaving.
    try files.folder().removeAll(keeping: PlayerFiles.kept)
    let joined = now()
    let position: LinePosition
    do throws(ReadError) {
      position =
        try files.log.path.map { path throws(ReadError) in try LinePosition(endOf: path, at: joined) } ?? LinePosition()
    } catch {
      throw LeagueProblem(error)
    }
    let answer = try await ask(invitation, name, since: nil)
    let membership = LeagueMembership(
      server: invitation.server, league: answer.league, player: answer.player, joined: joined)
    try files.write(Array("\(answer.token)\n".utf8), to: files.locations.token)
    try files.write(SyncCursor(log: position, outbox: LinePosition()).content(), to: files.locations.cursor)
    try files.write(JSONFile.content(of: membership), to: files.locations.membership)
    try files.folder().remove(PlayerFiles.joiningName)
    return membership
  }

  /// Joins the league of a link.
  public func join(_ link: InvitationLink, name: String) async throws(LeagueProblem) -> LeagueMembership {
    try await join(Invitation(link), name: name)
  }

  /// Joins again. The cursor is written last: until then this can be retried.
  private func joinAgain(
    _ invitation: Invitation, _ name: String, as former: LeagueMembership
  ) async throws(LeagueProblem) -> LeagueMembership {
    let aside = try SyncCursor.setAside(files.locations.cursor)
    var cursor = try LeagueSync.cursor(files, former)
    if let aside { cursor.setAside = aside }
    let answer = try await ask(invitation, name, since: max(0, former.joined + (cursor.clock ?? 0)))
    guard answer.league.id == former.league.id else {
      // Another league of the same server: one is enough.
      _ = try? await connected(to: invitation.server) { connection throws(LeagueProblem) in
        try await connection.send(.init(method: .DELETE, path: "me", token: answer.token))
      }
      throw .joined(former)
    }
    let membership = LeagueMembership(
      server: invitation.server, league: answer.league, player: answer.player, joined: former.joined)
    try files.write(JSONFile.content(of: membership), to: files.locations.membership)
    try files.write(Array("\(answer.token)\n".utf8), to: files.locations.token)
    cursor.history = cursor.forgotten
    cursor.beginAgain(joined: former.joined, at: now())
    cursor.usage = nil
    try files.write(cursor.content(), to: files.locations.cursor)
    try files.folder().remove(PlayerFiles.joiningName)
    return membership
  }

  /// Makes the league's folder, which the lock needs; throws where there is a link in its place.
  private func makeFolder() throws(LeagueProblem) {
    do throws(OwnFolder.Failure) {
      _ = try OwnFolder(files.locations.folder)
      return
    } catch {
      guard error == .missing else { throw LeagueProblem(error, files.locations.folder) }
    }
    do throws(SaveError) {
      try WholeFile.write([], to: files.locations.folder + "/.new")
    } catch {
      throw LeagueProblem(error)
    }
  }

  /// The token to join with: that of an attempt at the same league whose answer was lost, or a new one.
  private func joiningToken(_ invitation: Invitation) throws(LeagueProblem) -> String {
    let known = (try? WholeFile.read(files.joining, limit: 1024)) ?? nil
    let words = String(decoding: known ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    let key = invitation.league ?? "\(invitation.server) \(ShortCode(invitation.code)?.letters ?? "")"
    if words.count == 2, words[0] == key, PlayerFiles.isToken(words[1]) { return words[1] }
    let token = PlayerFiles.newToken()
    try files.write(Array("\(key)\n\(token)\n".utf8), to: files.joining)
    return token
  }

  /// The most attempts when answers are lost.
  private static let attempts = 3

  /// Asks the server to join; the answer is checked.
  private func ask(
    _ invitation: Invitation, _ name: String, since: Int?
  ) async throws(LeagueProblem) -> JoinResponse {
    let request = JoinRequest(
      code: invitation.code, name: name, token: try joiningToken(invitation), since: since)
    let body = Array((try? JSONEncoder().encode(request)) ?? Data())
    let answer = try await connected(to: invitation.server) { connection throws(LeagueProblem) in
      for _ in 1..<LeaguePlayer.attempts {
        do throws(LeagueProblem) {
          return try await connection.send(.init(method: .POST, path: "join", body: body), answer: JoinResponse.self)
        } catch {
          guard error.code == "server.cut" else { throw error }
        }
      }
      return try await connection.send(.init(method: .POST, path: "join", body: body), answer: JoinResponse.self)
    }
    guard PlayerFiles.isToken(answer.token), let league = ReceivedText.named(answer.league),
      let player = ReceivedText.named(answer.player), invitation.league.map({ $0 == league.id }) ?? true
    else { throw .notALeague(ServerAddress(invitation.server)?.shown ?? "") }
    return JoinResponse(league: league, player: player, token: answer.token)
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
