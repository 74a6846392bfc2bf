import QuizCore
import QuizStore

/// Recomputes the totals, days and streak of a player from their rounds, and the points of these.
///
/// For stores of earlier versions, whose points were others, and after rounds were redated.
/// Uncounted rounds are left out: counting adds them.
struct TotalsRebuild {
  let games: GameList
  let league: String
  let player: String
  let calendar: LeagueCalendar

  /// The setting that says how far the totals of a store of an earlier version were rebuilt: the key of the last
  /// player, empty for none, and at the end ``isDone``. Another version that counts otherwise takes another name.
  static let setting = "rebuilt-3"
  /// All of them were.
  static let isDone = "all"

  /// How many rounds are read at once.
  private static let page = 500

  /// Does it within a transaction.
  func run(now: Int, on connection: any Connection) throws {
    let (league, player) = (Value.text(league), Value.text(player))
    // The rounds of a locked player are not counted.
    guard try !connection.run(PlayersSQL.lockAnyway, .int(now), league, player).isEmpty else { return }
    var aggregate = Aggregate()
    var last = ""
    while true {
      let rows = try connection.run(RoundsSQL.counted, league, player, .text(last), .int(TotalsRebuild.page))
      var changed: [Statement] = []
      for row in rows {
        guard let record = LeagueStore.record(row.text(3)) else { continue }
        let effect = RoundEffect(record, of: games, played: row.int(1), isOwn: row.int(4) != 0)
        aggregate.add(effect, league: self.league, player: self.player, calendar: calendar, tallies: false)
        guard effect.points != row.int(2) else { continue }
        changed.append(Statement(RoundsSQL.setPoints, .int(effect.points), league, .text(row.text(0))))
      }
      _ = try connection.run(changed)
      guard let row = rows.last, rows.count == TotalsRebuild.page else { break }
      last = row.text(0)
    }
    _ = try connection.run([
      Statement(TotalsSQL.erase, league, player), Statement(TotalsSQL.eraseDays, league, player),
    ])
    try aggregate.write(to: connection, changed: now)
    try Streak.update([Streak.Player(league: self.league, player: self.player)], on: connection)
  }
}

extension LeagueStore {
  /// Rebuilds the totals of a store of an earlier version, unless that was done. It can be interrupted, and several
  /// servers may do it at once: a player's totals are the same, however often they are computed.
  func rebuildTotals() async throws(StoreError) {
    let setting = Value.text(TotalsRebuild.setting)
    let found = try await runner.read { try $0.run(PlayersSQL.setting, setting).first?.text(0) }
    guard let done = found, done != TotalsRebuild.isDone else { return }
    let players = try await runner.read { connection in
      try connection.run(PlayersSQL.all).map { (league: $0.text(0), player: $0.text(1), offset: $0.int(2)) }
    }
    for player in players where "\(player.league) \(player.player)" > done {
      let now = clock(SystemClock.milliseconds)
      _ = try await runner.write { [games] connection in
        try TotalsRebuild(
          games: games, league: player.league, player: player.player, calendar: LeagueCalendar(offset: player.offset)
        ).run(now: now, on: connection)
        try connection.run(SettingsSQL.set, setting, .text("\(player.league) \(player.player)"))
      }
    }
    _ = try await runner.write { try $0.run(SettingsSQL.set, setting, .text(TotalsRebuild.isDone)) }
  }

  /// Corrects what was dated while this server's clock was ahead: players who joined in the future joined now, and
  /// rounds that ended in the future get the dates of their records, within the allowed range, and their players'
  /// totals are recomputed. Records in the future too are left: then it is this clock that is behind. Returns how many
  /// rounds were redated.
  @discardableResult
  public func clockWasSetBack(now: Int) async throws(StoreError) -> Int {
    try await counter.collect()
    let now = clock(now)
    let future = now + Plausibility.future
    let (players, offsets) = try await runner.write { connection in
      try connection.run(PlayersSQL.joinedBefore, .int(now), .int(future))
      let players = try connection.run(RoundsSQL.playersAfter, .int(future)).map {
        Identity(league: $0.text(0), player: $0.text(1))
      }
      let offsets = try connection.run(PlayersSQL.leagues).map { ($0.text(0), $0.int(2)) }
      return (players, Dictionary(offsets) { first, _ in first })
    }
    caches.forgetPlayers()
    guard !players.isEmpty else { return 0 }
    var count = 0
    for player in players {
      count += try await runner.write { [games] connection in
        let (league, id) = (Value.text(player.league), Value.text(player.player))
        let joined =
          try connection.run(PlayersSQL.lockAnyway, .int(now), league, id).isEmpty
          ? nil : connection.run(PlayersSQL.player, league, id).first?.int(1)
        let earliest = min(now, joined ?? now) - Plausibility.past
        let rows = try connection.run(RoundsSQL.after, league, id, .int(future)).compactMap {
          row -> (key: String, date: Int)? in
          let date = LeagueStore.record(row.text(1)).map { $0.date.secondsSince1970 * 1000 } ?? now
          // If the player's clock agrees with the stored date, this server's is wrong.
          return date > future ? nil : (row.text(0), date)
        }
        guard !rows.isEmpty else { return 0 }
        _ = try connection.run(
          rows.map {
            Statement(RoundsSQL.setPlayed, .int(min(max($0.date, earliest), now)), league, .text($0.key))
          })
        try TotalsRebuild(
          games: games, league: player.league, player: player.player,
          calendar: LeagueCalendar(offset: offsets[player.league] ?? 0)
        ).run(now: now, on: connection)
        return rows.count
      }
    }
    // So that reads by "changed since" go on from now.
    _ = try await runner.write {
      try $0.run([
        Statement(TalliesSQL.setChanged, .int(now), .int(now / 60_000), .int(future)),
        Statement(QuestionsSQL.setChanged, .int(now), .int(future)),
      ])
    }
    for league in Set(players.map(\.league)) {
      caches.standings.markChanged(league)
      signals.notify(league)
    }
    return count
  }
}
