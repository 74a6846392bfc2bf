import LeagueAPI

extension LeagueStore {
  /// Recomputes all tallies, totals and streaks of a league from its rounds and returns where the store differs, at
  /// most a hundred sentences; none when every round counts exactly once. `rounds` is how many there are. Nothing
  /// should be sent meanwhile.
  public func audit(_ league: String) async throws(StoreError) -> (rounds: Int, problems: [String]) {
    let id = Value.text(league)
    var expected = Aggregate(league, LeagueCalendar(offset: try await self.league(league)?.offset ?? 0))
    var count = 0
    var last = ""
    var problems: [String] = []
    while true {
      let after = last
      let rows = try await runner.read { try $0.run(RoundsSQL.ofLeague, id, .text(after), 1000) }
      guard let row = rows.last else { break }
      last = row.text("round")
      for row in rows {
        guard let record = LeagueStore.record(row.text("record")) else {
          problems.append("round \(row.text("round")) cannot be read")
          continue
        }
        count += 1
        expected.add(
          RoundEffect(record, of: games, played: row.int("played"), isOwn: row.int("own") != 0),
          player: row.text("player"))
      }
    }
    let found = try await runner.read { connection in
      try connection.run([
        Statement(TotalsSQL.ofLeague, id), Statement(TalliesSQL.all, id, "", .int(.max)),
        Statement(PlayersSQL.streaks, id),
      ])
    }
    let totals = found[0].map { row in
      (
        Aggregate.TotalsKey(
          game: row.text("game"), set: row.text("set_name"), day: row.int("day"), player: row.text("player")),
        Aggregate.Sums(row)
      )
    }
    problems += LeagueStore.differences("totals", expected: expected.totals, found: totals)
    let tallies = found[1].map { row in
      (
        row.text("question"),
        Aggregate.Tally(asked: row.int("asked"), right: row.int("right_count"), milliseconds: row.int("ms"))
      )
    }
    // After a removal a question that nobody answered any more keeps its row.
    let rates = expected.tallies.merging(
      tallies.filter { $0.1 == Aggregate.Tally() }.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    problems += LeagueStore.differences("rates", expected: rates, found: tallies)
    let streaks = found[2].map { row in
      (row.text("id"), Streak.length(expected.days(of: row.text("id")).sorted(by: >)), row.int("streak"))
    }
    problems += streaks.filter { $0.1 != $0.2 }.map { "days in a row of \($0.0): \($0.2) instead of \($0.1)" }
    return (count, Array(problems.prefix(100)))
  }

  /// Where rows differ, as sentences.
  private static func differences<Key: Hashable, Sums: Equatable>(
    _ name: String, expected: [Key: Sums], found: [(Key, Sums)]
  ) -> [String] {
    let found = Dictionary(found) { first, _ in first }
    return expected.filter { found[$0.key] != $0.value }.map {
      "\(name) \($0.key): \(found[$0.key].map { "\($0)" } ?? "nothing") instead of \($0.value)"
    } + found.filter { expected[$0.key] == nil }.map { "\(name) \($0.key) of no round: \($0.value)" }
  }
}

extension Aggregate.Sums {
  /// Reads a row of totals.
  fileprivate init(_ row: Row) {
    self.init(
      points: row.int("points"), right: row.int("right_count"), asked: row.int("asked"), milliseconds: row.int("ms"),
      rounds: row.int("rounds"), timed: row.int("timed"), own: row.int("own"))
  }
}
