import QuizCore

/// Recomputes the totals and the streak of a player from their rounds: after rounds were redated, and for stores of
/// earlier versions.
struct TotalsRebuild {
  let games: GameList
  let identity: Identity
  let calendar: LeagueCalendar

  /// How many rounds are read at once.
  private static let page = 500

  /// Does it within a transaction that has locked the player, and returns what the rounds add.
  @discardableResult
  func run(on connection: any Connection) throws -> Aggregate {
    let (league, player) = (Value.text(identity.league), Value.text(identity.player))
    var aggregate = Aggregate(identity.league, calendar)
    var last = ""
    while true {
      let rows = try connection.run(RoundsSQL.counted, league, player, .text(last), .int(TotalsRebuild.page))
      var changed: [Statement] = []
      for row in rows {
        guard let record = LeagueStore.record(row.text("record")) else { continue }
        let effect = RoundEffect(record, of: games, played: row.int("played"), isOwn: row.int("own") != 0)
        aggregate.add(effect, player: identity.player)
        guard effect.points != row.int("points") else { continue }
        changed.append(Statement(RoundsSQL.setPoints, .int(effect.points), league, .text(row.text("round"))))
      }
      _ = try connection.run(changed)
      guard let row = rows.last, rows.count == TotalsRebuild.page else { break }
      last = row.text("round")
    }
    _ = try connection.run([Statement(TotalsSQL.erase, league, player)] + aggregate.totalsStatements)
    _ = try connection.run([try Streak.statement(identity, on: connection)])
    return aggregate
  }
}

extension LeagueStore {
  /// Corrects what was dated while this server's clock was ahead: players who joined in the future joined now, and
  /// rounds that ended in the future get the dates of their records, within the allowed range, and their players'
  /// totals are recomputed. Records in the future too are left: then it is this clock that is behind. Returns how many
  /// rounds were redated.
  @discardableResult
  public func clockWasSetBack(now: Int) async throws(StoreError) -> Int {
    let now = clock(now)
    let future = now + Plausibility.future
    _ = try await runner.write { try $0.run(PlayersSQL.joinedBefore, .int(now), .int(future)) }
    caches.forgetPlayers()
    var count = 0
    for league in try await leagues() {
      let calendar = LeagueCalendar(offset: league.offset)
      let players = try await runner.read {
        try $0.run(TotalsSQL.playersSince, .text(league.id), .int(calendar.day(future))).map { $0.text("player") }
      }
      var redated = 0
      for player in players {
        redated += try await redate(Identity(league: league.id, player: player), calendar, now: now, future: future)
      }
      guard redated > 0 else { continue }
      count += redated
      _ = try await runner.write { connection in
        try connection.run(QuestionsSQL.setChanged, .int(now), .int(future))
        try LeagueStore.revise(league.id, on: connection)
      }
      caches.standings.markChanged(league.id)
      signals.notify(league.id)
    }
    return count
  }

  /// Gives a player's rounds that ended after `future` the dates of their records; returns how many.
  private func redate(
    _ identity: Identity, _ calendar: LeagueCalendar, now: Int, future: Int
  ) async throws(StoreError) -> Int {
    try await runner.write { [games] connection in
      let (league, id) = (Value.text(identity.league), Value.text(identity.player))
      guard let joined = try connection.run(PlayersSQL.lock, .int(now), league, id).first?.int("joined") else {
        return 0
      }
      let earliest = min(now, joined) - Plausibility.past
      let rows = try connection.run(RoundsSQL.after, league, id, .int(future)).compactMap {
        row -> (id: String, date: Int)? in
        let date = LeagueStore.record(row.text("record")).map { $0.date.secondsSince1970 * 1000 } ?? now
        // If the player's clock agrees with the stored date, this server's is wrong.
        return date > future ? nil : (row.text("round"), date)
      }
      guard !rows.isEmpty else { return 0 }
      _ = try connection.run(
        rows.map { Statement(RoundsSQL.setPlayed, .int(min(max($0.date, earliest), now)), league, .text($0.id)) })
      try TotalsRebuild(games: games, identity: identity, calendar: calendar).run(on: connection)
      return rows.count
    }
  }
}
