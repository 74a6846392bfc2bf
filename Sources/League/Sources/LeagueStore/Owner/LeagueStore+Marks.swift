import LeagueAPI

extension LeagueStore {
  /// Gives a player another name. Refused: `name.unusable`, `name.taken`; false when there is no such player.
  public func renamePlayer(_ identity: Identity, to name: String, now: Int) async throws(StoreError) -> Bool {
    guard let name = PlayerName(name) else { throw .refused(.unusableName) }
    return try await change(identity, now: now) { connection, league, player in
      guard try !connection.run(PlayersSQL.takeName, league, .text(name.folded), player).isEmpty else {
        throw StoreError.refused(.takenName)
      }
      _ = try connection.run([
        Statement(PlayersSQL.leaveNames, league, player, .text(name.folded)),
        Statement(PlayersSQL.setName, .text(name.text), league, player),
        Statement(MarksSQL.clearHeld, league, player),
      ])
    }
  }

  /// Takes a player out of all tables and pages, or back into them; the player plays on, and their questions have no
  /// maker meanwhile. False when there is no such player.
  public func setHidden(_ isHidden: Bool, _ identity: Identity, now: Int) async throws(StoreError) -> Bool {
    try await change(identity, now: now) { connection, league, player in
      try connection.run(MarksSQL.setHidden, .int(isHidden ? 1 : 0), league, player)
    }
  }

  /// Bans a player: their rounds are in no table, their questions are withdrawn, the invitation by which they joined
  /// ends, and their name stays taken. False when there is no such player. ``unban(_:now:)`` lets them in again, but
  /// does not restore their questions.
  public func ban(_ identity: Identity, now: Int) async throws(StoreError) -> Bool {
    let clock = clock(now)
    return try await change(identity, now: now) { connection, league, player in
      try connection.run(MarksSQL.setBanned, 1, league, player)
      for row in try connection.run(QuestionsSQL.ofMaker, league, player) {
        try ChangeTransaction.withdraw(row.text("id"), of: identity.league, now: clock, on: connection)
      }
      guard let row = try connection.run(MarksSQL.invitation, league, player).first else { return }
      try connection.run(InvitationsSQL.revoke, .int(clock), .text(row.text("invitation")))
    }
  }

  /// Lets a player in again; false when there is no such player.
  public func unban(_ identity: Identity, now: Int) async throws(StoreError) -> Bool {
    try await change(identity, now: now) { connection, league, player in
      try connection.run(MarksSQL.setBanned, 0, league, player)
    }
  }

  /// Approves waiting names, of one player or of all of a league; returns how many.
  public func approveNames(
    of player: String?, in league: String, now: Int
  ) async throws(StoreError) -> Int {
    let rows = try await runner.read { try $0.run(MarksSQL.held, .text(league)) }
    var count = 0
    for row in rows where player == nil || player == row.text("id") {
      let identity = Identity(league: league, player: row.text("id"))
      if try await renamePlayer(identity, to: row.text("held"), now: now) { count += 1 }
    }
    return count
  }

  /// Approves waiting questions, one or all of a league; returns how many.
  public func approveQuestions(_ id: String?, in league: String, now: Int) async throws(StoreError) -> Int {
    var count = 0
    let now = clock(now)
    while true {
      // All of them in parts, so that no transaction is long.
      let page =
        if let id { [id] } else {
          try await questions(of: league, areWaiting: true, limit: 200, offset: 0).map(\.id)
        }
      guard !page.isEmpty else { break }
      let done = try await runner.write { connection in
        try LeagueStore.revise(league, on: connection)
        let results = try connection.run(
          page.map { Statement(QuestionsSQL.approve, .int(now), .text(league), .text($0)) })
        return results.count { !$0.isEmpty }
      }
      count += done
      guard id == nil, done > 0 else { break }
    }
    signals.notify(league)
    return count
  }

  /// The rounds of a player, latest first; a page of at most `limit` after `offset` of them.
  public func rounds(of identity: Identity, limit: Int, offset: Int) async throws(StoreError) -> [RoundInfo] {
    try await runner.read { [games] connection in
      let rows = try connection.run(
        RoundsSQL.listed, .text(identity.league), .text(identity.player), .int(limit), .int(offset))
      return rows.compactMap { row in
        LeagueStore.record(row.text("record")).map { record in
          RoundInfo(
            id: record.id, played: row.int("played"), received: row.int("received"), game: record.game.rawValue,
            set: record.set,
            right: record.correct, asked: record.asked, milliseconds: record.milliseconds,
            points: record.points(in: games))
        }
      }
    }
  }

  /// The invitation by which a player joined; nil where it is not known, or not there any more.
  public func invitation(of identity: Identity, now: Int) async throws(StoreError) -> InvitationInfo? {
    let (league, player) = (Value.text(identity.league), Value.text(identity.player))
    let now = clock(now)
    return try await runner.read { connection in
      guard let mark = try connection.run(MarksSQL.invitation, league, player).first else { return nil }
      return try connection.run(InvitationsSQL.all, league).first { $0.text("hash") == mark.text("invitation") }
        .map { InvitationInfo($0, now: now) }
    }
  }

  /// Makes a change of a player that others see, and signals it.
  private func change(
    _ identity: Identity, now: Int,
    _ body: @escaping @Sendable (any Connection, _ league: Value, _ player: Value) throws -> Void
  ) async throws(StoreError) -> Bool {
    let now = clock(now)
    let isDone = try await runner.write { connection in
      let (league, player) = (Value.text(identity.league), Value.text(identity.player))
      guard try !connection.run(PlayersSQL.lock, .int(now), league, player).isEmpty else { return false }
      try LeagueStore.revise(identity.league, on: connection)
      try body(connection, league, player)
      try connection.run(QuestionsSQL.renew, .int(now), league, player)
      return true
    }
    caches.forgetPlayers()
    caches.standings.markChanged(identity.league)
    signals.notify(identity.league)
    return isDone
  }
}
