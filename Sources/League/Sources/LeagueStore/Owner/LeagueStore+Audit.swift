import LeagueAPI

extension LeagueStore {
  /// Recomputes all tallies, totals and streaks of a league from its rounds and returns where the store differs, at
  /// most a hundred sentences; none when every round counts exactly once. `rounds` is how many there are. Nothing
  /// should be sent meanwhile.
  public func audit(_ league: String) async throws(StoreError) -> (rounds: Int, problems: [String]) {
    try await counter.collect()
    let calendar = LeagueCalendar(offset: try await self.league(league)?.offset ?? 0)
    let league = Value.text(league)
    var aggregate = Aggregate()
    var count = 0
    var last = ""
    var problems: [String] = []
    while true {
      let after = last
      let rows = try await runner.read { try $0.run(AuditSQL.rounds, league, .text(after), 1000) }
      guard let row = rows.last else { break }
      last = row.text(0)
      for row in rows {
        guard let record = LeagueStore.record(row.text(3)) else {
          problems.append("round \(RoundKey.id(row.text(0))) cannot be read")
          continue
        }
        count += 1
        aggregate.add(
          RoundEffect(record, of: games, played: row.int(2), isOwn: row.int(4) != 0), league: "",
          player: row.text(1), calendar: calendar)
      }
    }
    let found = try await runner.read { connection in
      try connection.run([
        Statement(AuditSQL.totals, league), Statement(AuditSQL.days, league), Statement(AuditSQL.tallies, league),
        Statement(AuditSQL.streaks, league),
      ])
    }
    problems += LeagueStore.differences(
      "totals", expected: aggregate.totalsRows.map { Array($0.dropFirst()) }, found: found[0],
      key: 3, isNothing: { $0[27] == 0 })
    problems += LeagueStore.differences(
      "days", expected: aggregate.dayRows.map { Array($0.dropFirst()) }, found: found[1], key: 2,
      isNothing: { _ in false })
    problems += LeagueStore.differences(
      "rates",
      expected: aggregate.tallyRows(slot: 0, changed: 0).filter { $0[1] != "" }.map { [$0[1], $0[3], $0[4], $0[5]] },
      found: found[2], key: 1, isNothing: { $0[1] == 0 })
    var days: [String: [Int]] = [:]
    for row in aggregate.dayRows {
      guard case .text(let player) = row[1], case .int(let day) = row[2] else { continue }
      days[player, default: []].append(day)
    }
    problems += LeagueStore.differences(
      "days in a row", expected: days.map { [.text($0), .int(Streak.length($1.sorted(by: >)))] }, found: found[3],
      key: 1, isNothing: { $0[1] == 0 })
    return (count, Array(problems.prefix(100)))
  }

  /// Where rows differ, as sentences. After a removal only the sums of all time can be recomputed: the former latest
  /// day is unknown, so the sums of periods are compared where the periods are the same.
  private static func differences(
    _ name: String, expected: [[Value]], found: [Row], key: Int, isNothing: ([Value]) -> Bool
  ) -> [String] {
    var rest = Dictionary(found.map { (Array($0.values.prefix(key)), $0.values) }) { first, _ in first }
    var problems: [String] = []
    for row in expected {
      let key = Array(row.prefix(key))
      let other = rest.removeValue(forKey: key)
      if let other, comparable(row, other) == comparable(other, row) { continue }
      problems.append("\(name) \(key): \(other ?? []) instead of \(row)")
    }
    problems += rest.values.filter { !isNothing($0) }.map { "\(name) \($0) of no round" }
    return problems
  }

  /// A row of totals without the periods that differ from another's; any other row as it is.
  private static func comparable(_ row: [Value], _ other: [Value]) -> [Value] {
    guard row.count == 3 + TotalsSQL.numbers.count, other.count == row.count else { return row }
    var kept = Array(row.prefix(3))
    for start in stride(from: 3, to: 27, by: 8) where row[start] == other[start] { kept += row[start..<start + 8] }
    return kept + row[27..<34]
  }
}
