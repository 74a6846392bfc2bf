import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// A new invitation's secret code, 22 characters of base64url. It expires after `days`; `uses` limits how many join.
  public func invite(to league: String, days: Int, uses: Int?, now: Int) async throws(StoreError) -> String {
    let code = Secret.random(bytes: 16)
    let now = clock(now)
    let expires = now + min(max(days, 0), 36_500) * 86_400_000
    _ = try await runner.write { connection in
      try connection.run([
        // An old one is told apart from an unknown one for a month.
        Statement(PlayersSQL.deleteOldInvitations, .text(league), .int(now - 30 * 86_400_000)),
        Statement(
          PlayersSQL.insertInvitation, .text(Secret.hash(code)), .text(league), .int(expires),
          .int(uses ?? 1_000_000_000), .int(now)),
      ])
    }
    return code
  }

  /// Joins with an invitation's code. Refused: `invitation.unknown`, `invitation.expired`, `name.unusable`, `name.taken`.
  ///
  /// With a `token` of the program's own (``JoinRequest/token``) it can be asked again, after its answer was lost for
  /// example: the same token is the same player. One that is none is `request.malformed`.
  public func join(code: String, name: String, token: String? = nil, now: Int) async throws(StoreError) -> JoinResponse
  {
    guard let name = PlayerName(name) else { throw .refused(.unusableName) }
    if let token, !Secret.isToken(token) { throw .refused(.malformed) }
    let player = Secret.uuid()
    let token = token ?? Secret.random(bytes: 32)
    let now = clock(now)
    let joined = try await runner.write { connection in
      try LeagueStore.join(
        hash: Secret.hash(code), name: name, player: player, token: Secret.hash(token), now: now, on: connection)
    }
    caches.forgetPlayers()
    signals.notify(joined.league.id)
    return JoinResponse(league: joined.league, player: joined.player, token: token)
  }

  private static func join(
    hash: String, name: PlayerName, player: String, token: String, now: Int, on connection: any Connection
  ) throws -> (league: LeagueMembership.Named, player: LeagueMembership.Named) {
    let found = try connection.run([
      Statement(PlayersSQL.invitation, .text(hash)), Statement(PlayersSQL.identity, .text(token)),
    ])
    guard let invitation = found[0].first else { throw StoreError.refused(.unknownInvitation) }
    let league = invitation.text(0)
    var joined = LeagueMembership.Named(id: player, name: name.text)
    if let known = found[1].first {
      // It took place before: the commit's outcome was unknown, or the answer was lost.
      guard known.text(0) == league else { throw StoreError.refused(.malformed) }
      let row = try connection.run(PlayersSQL.player, .text(league), .text(known.text(1))).first
      joined = LeagueMembership.Named(id: known.text(1), name: row?.text(0) ?? name.text)
    } else {
      guard try !connection.run(PlayersSQL.useInvitation, .text(hash), .int(now)).isEmpty else {
        throw StoreError.refused(.expiredInvitation)
      }
      guard try !connection.run(PlayersSQL.takeName, .text(league), .text(name.folded), .text(player)).isEmpty else {
        throw StoreError.refused(.takenName)
      }
      var aggregate = Aggregate()
      aggregate.touch(league)
      _ = try connection.run([
        Statement(PlayersSQL.insertPlayer, .text(league), .text(player), .text(name.text), .int(now), .int(now)),
        Statement(PlayersSQL.insertToken, .text(token), .text(league), .text(player), .int(now)),
      ])
      try aggregate.write(to: connection, changed: now)
    }
    guard let row = try connection.run(PlayersSQL.league, .text(league)).first else {
      throw StoreError.refused(.unknownInvitation)
    }
    return (LeagueMembership.Named(id: league, name: row.text(1)), joined)
  }

  /// Who a token belongs to; nil when it belongs to nobody. Cached for some seconds.
  public func identity(token: String) async throws(StoreError) -> Identity? {
    guard token.utf8.count <= 100 else { return nil }
    let hash = Secret.hash(token)
    if let identity = caches.identity(hash) { return identity }
    let identity = try await runner.read { connection in
      try connection.run(PlayersSQL.identity, .text(hash)).first.map {
        Identity(league: $0.text(0), player: $0.text(1))
      }
    }
    caches.keep(identity, for: hash)
    return identity
  }

  /// A player as all requests need them; refused (`token.unknown`) when there is none.
  func player(of identity: Identity) async throws(StoreError) -> StoreCaches.Player {
    if let player = caches.player(identity) { return player }
    let row = try await runner.read {
      try $0.run(PlayersSQL.player, .text(identity.league), .text(identity.player)).first
    }
    guard let row else { throw .refused(.unknownToken) }
    let player = StoreCaches.Player(name: row.text(0), joined: row.int(1), leagueName: row.text(2), offset: row.int(3))
    caches.keep(player, for: identity)
    return player
  }

  /// How many players a league has, some seconds ago.
  func playerCount(_ league: String) async throws(StoreError) -> Int {
    if let count = caches.count(league) { return count }
    let count = try await runner.read { try $0.run(PlayersSQL.count, .text(league)).first?.int(0) ?? 0 }
    caches.keep(count: count, of: league)
    return count
  }

  /// What a player sees of themselves.
  public func me(_ identity: Identity) async throws(StoreError) -> PlayerSummary {
    let player = try await self.player(of: identity)
    let (league, id) = (Value.text(identity.league), Value.text(identity.player))
    await counter.settle()
    let results = try await runner.read {
      try $0.run([Statement(TotalsSQL.all, league, id), Statement(QuestionsSQL.countOfMaker, league, id)])
    }
    return PlayerSummary(
      league: .init(id: identity.league, name: player.leagueName),
      player: .init(id: identity.player, name: player.name), joined: player.joined,
      rounds: results[0].first?.int(0) ?? 0, questions: results[1].first?.int(0) ?? 0)
  }

  /// All players of a league, by name.
  public func players(of league: String) async throws(StoreError) -> [PlayerInfo] {
    await counter.settle()
    return try await runner.read { connection in
      try connection.run(PlayersSQL.players, .text(league)).map { row in
        PlayerInfo(
          id: row.text(0), name: row.text(1), joined: row.int(2), rounds: row.int(3), points: row.int(4),
          last: row.optionalInt(5))
      }
    }
  }

  /// The player with this UUID; nil when there is none.
  public func player(_ id: String) async throws(StoreError) -> Identity? {
    try await runner.read { connection in
      try connection.run(PlayersSQL.leagueOfPlayer, .text(id)).first.map { Identity(league: $0.text(0), player: id) }
    }
  }
}
