import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// The leagues with a question of this UUID, which a player's program chose.
  public func leagues(withQuestion id: String) async throws(StoreError) -> [String] {
    try await runner.read { try $0.run(QuestionsSQL.leagues, .text(id)).map { $0.text("league") } }
  }

  /// The leagues with a round of this UUID: a log may have been sent to several.
  public func leagues(withRound id: String) async throws(StoreError) -> [String] {
    try await runner.read { try $0.run(RoundsSQL.leagues, .text(id.lowercased())).map { $0.text("league") } }
  }

  /// Removes a question from a league; false when it has none with this UUID. Rounds keep their points.
  public func removeQuestion(_ id: String, of league: String, now: Int) async throws(StoreError) -> Bool {
    let now = clock(now)
    let isDone = try await runner.write { connection in
      guard let row = try connection.run(QuestionsSQL.find, .text(league), .text(id)).first,
        row.int("state") != QuestionState.withdrawn
      else {
        return false
      }
      try LeagueStore.revise(league, on: connection)
      try ChangeTransaction.withdraw(id, of: league, now: now, on: connection)
      return true
    }
    if isDone { signals.notify(league) }
    return isDone
  }

  /// Removes a round from a league with its share of tallies and totals; false when it has none with this UUID. It is
  /// refused when it is sent again.
  public func removeRound(_ id: String, of league: String, now: Int) async throws(StoreError) -> Bool {
    let now = clock(now)
    let round = Value.text(id.lowercased())
    let isDone = try await runner.write { [games] connection in
      guard let player = try connection.run(RoundsSQL.find, .text(league), round).first?.text("player") else {
        return false
      }
      try connection.run(PlayersSQL.lockAnyway, .int(now), .text(league), .text(player))
      guard let row = try connection.run(RoundsSQL.find, .text(league), round).first,
        try !connection.run(RoundsSQL.remove, .text(league), round).isEmpty
      else { return false }
      guard let record = LeagueStore.record(row.text("record")) else {
        throw EngineError.fault("round \(id) cannot be read")
      }
      let offset = try connection.run(PlayersSQL.league, .text(league)).first?.int("utc_offset") ?? 0
      var aggregate = Aggregate(league, LeagueCalendar(offset: offset))
      let effect = RoundEffect(record, of: games, played: row.int("played"), isOwn: row.int("own") != 0)
      aggregate.add(effect, player: player, sign: -1)
      _ = try connection.run(
        aggregate.totalsStatements + [Statement(TotalsSQL.eraseEmpty, .text(league), .text(player))])
      let streak = try Streak.statement(Identity(league: league, player: player), on: connection)
      _ = try connection.finish([streak] + aggregate.lastStatements)
      return true
    }
    if isDone {
      caches.standings.markChanged(league)
      signals.notify(league)
    }
    return isDone
  }

  /// Removes a player with all rounds and questions; false when there is none with this UUID.
  public func removePlayer(_ id: String, now: Int) async throws(StoreError) -> Bool {
    guard let identity = try await player(id) else { return false }
    try await erase(identity, now: now)
    return true
  }

  /// Erases a player: rounds with their share of tallies and totals, questions, reports, token and name. Nothing of a
  /// player who is not there is an error. One that was interrupted is finished when the store is opened next.
  public func erase(_ identity: Identity, now: Int) async throws(StoreError) {
    let now = clock(now)
    let (league, player) = (Value.text(identity.league), Value.text(identity.player))
    try await runner.write { connection in
      // From here on nothing of this player is taken.
      guard try !connection.run(PlayersSQL.beginErasing, league, player).isEmpty else { return }
      try LeagueStore.revise(identity.league, on: connection)
      for row in try connection.run(QuestionsSQL.ofMaker, league, player) {
        try ChangeTransaction.withdraw(row.text("id"), of: identity.league, now: now, on: connection)
      }
      try connection.run(QuestionsSQL.forgetAnswers, league, player)
      _ = try connection.run([
        Statement(QuestionsSQL.anonymise, league, player), Statement(QuestionsSQL.eraseReportsBy, league, player),
        Statement(QuestionsSQL.eraseChanges, league, player), Statement(TotalsSQL.erase, league, player),
        Statement(PlayersSQL.eraseTokens, league, player), Statement(PlayersSQL.eraseNames, league, player),
      ])
    }
    caches.forgetPlayers()
    caches.standings.markChanged(identity.league)
    signals.notify(identity.league)
    // In parts, so that no transaction is long.
    while try await eraseRounds(of: identity, now: now) {}
    _ = try await runner.write { connection in
      try connection.run(
        [Statement(PlayersSQL.delete, league, player)] + UsageSQL.erase.map { Statement($0, league, player) })
    }
    signals.notify(identity.league)
    // A continuous reader prevents it: then the next scrub does it, or the last program to close the file.
    try? await runner.perform { [runner] engine in try runner.retrying { try engine.scrub() } }
  }

  /// Erases some rounds of a player; false when there are none left.
  private func eraseRounds(of identity: Identity, now: Int) async throws(StoreError) -> Bool {
    let (league, player) = (Value.text(identity.league), Value.text(identity.player))
    return try await runner.write { [games] connection in
      try connection.run(PlayersSQL.lockAnyway, .int(now), league, player)
      let rows = try connection.run(RoundsSQL.someOfPlayer, league, player, 200)
      guard !rows.isEmpty else { return false }
      let deleted = try connection.run(rows.map { Statement(RoundsSQL.delete, league, .text($0.text("round"))) })
      var aggregate = Aggregate(identity.league, LeagueCalendar(offset: 0))
      // Another server may erase the same player: it takes back what it deletes.
      for (row, gone) in zip(rows, deleted) where !gone.isEmpty {
        // An empty one was taken back when the owner removed it.
        guard let record = LeagueStore.record(row.text("record")) else { continue }
        aggregate.addTallies(RoundEffect(record, of: games, played: 0, isOwn: row.int("own") != 0), sign: -1)
      }
      _ = try connection.finish(aggregate.lastStatements)
      return true
    }
  }

  /// Finishes interrupted erasures.
  func finishErasing() async throws(StoreError) {
    let players = try await runner.read { connection in
      try connection.run(PlayersSQL.halfErased).map { Identity(league: $0.text("league"), player: $0.text("id")) }
    }
    for player in players { try await erase(player, now: SystemClock.milliseconds) }
  }
}
