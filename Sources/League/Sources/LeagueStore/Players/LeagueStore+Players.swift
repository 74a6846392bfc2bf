import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// Joins with an invitation's code, that of its link or the short one. Refused: `invitation.unknown`,
  /// `invitation.expired`, `name.unusable`, `name.refused`, `name.taken`, `league.full`, `player.banned`.
  ///
  /// With a `token` of the program's own (``JoinRequest/token``) it can be retried, after a lost answer for example:
  /// the same token is the same player. An invalid one is `request.malformed`. By an invitation for a player of the
  /// league, the token becomes that player's only one; `name` is ignored.
  ///
  /// `since` is when the player had joined before the store was restored (``JoinRequest/since``).
  public func join(
    code: String, name: String, token: String? = nil, since: Int? = nil, now: Int
  ) async throws(StoreError) -> JoinResponse {
    if let token, !Secret.isToken(token) { throw .refused(.malformed) }
    let found = try await runner.read { connection -> (hash: String, league: String)? in
      guard let hash = try LeagueStore.invitationHash(of: code, on: connection) else { return nil }
      return try connection.run(InvitationsSQL.find, .text(hash)).first.map { (hash, $0.text("league")) }
    }
    guard let found else { throw .refused(.unknownInvitation) }
    let joining = Joining(
      invitation: found.hash, name: name, player: Secret.uuid(), since: since, rules: try await rules(of: found.league),
      now: clock(now))
    let token = token ?? Secret.random(bytes: 32)
    let joined = try await runner.write { try joining.run(tokenHash: Secret.hash(token), on: $0) }
    caches.forgetPlayers()
    signals.notify(joined.league.id)
    return JoinResponse(league: joined.league, player: joined.player, token: token)
  }

  /// The player of a token; nil when it is unknown, refused (`player.banned`) for a banned player. Cached for some
  /// seconds.
  public func identity(token: String) async throws(StoreError) -> Identity? {
    guard token.utf8.count <= 100 else { return nil }
    let hash = Secret.hash(token)
    var holder = caches.holders[hash]
    if holder == nil {
      let row = try await runner.read { try $0.run(PlayersSQL.identity, .text(hash)).first }
      let identity = row.map { Identity(league: $0.text("league"), player: $0.text("player")) }
      let found = row?.int("banned") == 1 ? StoreCaches.Holder.banned : identity.map { .player($0) } ?? .nobody
      caches.holders[hash] = found
      holder = found
    }
    switch holder {
    case .player(let identity): return identity
    case .banned: throw .refused(.banned)
    case .nobody, nil: return nil
    }
  }

  /// A player as all requests need them; refused (`token.unknown`) when there is none.
  func player(of identity: Identity) async throws(StoreError) -> StoreCaches.Player {
    if let player = caches.players[identity] { return player }
    let row = try await runner.read {
      try $0.run(PlayersSQL.player, .text(identity.league), .text(identity.player)).first
    }
    guard let row else { throw .refused(.unknownToken) }
    let player = StoreCaches.Player(
      name: row.text("name"), joined: row.int("joined"), leagueName: row.text("league_name"),
      offset: row.int("utc_offset"))
    caches.players[identity] = player
    return player
  }

  /// How many visible players a league had some seconds ago.
  func playerCount(_ league: String) async throws(StoreError) -> Int {
    if let count = caches.counts[league] { return count }
    let count = try await runner.read { try $0.run(PlayersSQL.count, .text(league)).first?.int("count") ?? 0 }
    caches.counts[league] = count
    return count
  }

  /// What a player sees of themselves.
  public func me(_ identity: Identity, now: Int) async throws(StoreError) -> PlayerSummary {
    let player = try await self.player(of: identity)
    let (league, id) = (Value.text(identity.league), Value.text(identity.player))
    let results = try await runner.read {
      try $0.run([Statement(TotalsSQL.rounds, league, id), Statement(QuestionsSQL.countOfMaker, league, id)])
    }
    return PlayerSummary(
      league: .init(id: identity.league, name: player.leagueName),
      player: .init(id: identity.player, name: player.name), joined: player.joined,
      rounds: results[0].first?.int("rounds") ?? 0, questions: results[1].first?.int("count") ?? 0,
      usage: try await usage(of: identity, now: now))
  }

  /// All players of a league, by name.
  public func players(of league: String) async throws(StoreError) -> [PlayerInfo] {
    try await runner.read { connection in
      try connection.run(PlayersSQL.players, .text(league)).map { row in
        PlayerInfo(
          id: row.text("id"), name: row.text("name"), joined: row.int("joined"), rounds: row.int("rounds"),
          points: row.int("points"), last: row.optionalInt("last"), isHidden: row.int("hidden") == 1,
          isBanned: row.int("banned") == 1, heldName: row.text("held").isEmpty ? nil : row.text("held"))
      }
    }
  }

  /// The player with this UUID; nil when there is none.
  public func player(_ id: String) async throws(StoreError) -> Identity? {
    try await runner.read { connection in
      try connection.run(PlayersSQL.leagueOfPlayer, .text(id)).first.map {
        Identity(league: $0.text("league"), player: id)
      }
    }
  }
}
