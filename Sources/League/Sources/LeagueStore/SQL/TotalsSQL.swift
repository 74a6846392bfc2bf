/// What players have: rows that are added to.
enum TotalsSQL {
  /// The periods that are kept only for the latest one with a round.
  static let periods = ["day", "week", "month"]
  private static let sums = ["points", "right", "asked", "ms", "rounds", "timed", "own"]

  /// The columns beside the key, in the order of the table.
  static let numbers =
    periods.flatMap { period in [period] + sums.map { "\(period)_\($0)" } } + sums.map { "all_\($0)" } + ["last"]

  /// Those that version 1 of the tables does not have.
  static let addedNumbers = (periods + ["all"]).flatMap { ["\($0)_timed", "\($0)_own"] }

  /// Adds. A day that is later than the one that was kept takes its place, an earlier one counts in the sum of all
  /// only.
  static let add: RowsStatement = {
    var sets: [String] = []
    for period in periods {
      sets.append(
        "\(period) = case when excluded.\(period) > totals.\(period) then excluded.\(period) else totals.\(period) end")
      for sum in sums.map({ "\(period)_\($0)" }) {
        sets.append(
          "\(sum) = case when excluded.\(period) > totals.\(period) then excluded.\(sum) "
            + "when excluded.\(period) = totals.\(period) then totals.\(sum) + excluded.\(sum) else totals.\(sum) end")
      }
    }
    sets += sums.map { "all_\($0) = totals.all_\($0) + excluded.all_\($0)" }
    sets.append("last = case when excluded.last > totals.last then excluded.last else totals.last end")
    let columns = ["league", "game", "set_name", "player"] + numbers
    return RowsStatement(
      "insert into totals (\(columns.joined(separator: ", "))) values", columns: columns.count,
      "on conflict (league, game, set_name, player) do update set \(sets.joined(separator: ", "))")
  }()

  /// All players of a league with a round in a period, in no order: who, name, streak, and the seven sums.
  static func standing(_ period: String) -> String {
    let current = period == "all" ? "" : "and t.\(period) = $4 "
    return """
      select t.player, p.name, p.streak, \(sums.map { "t.\(period)_\($0)" }.joined(separator: ", "))
      from totals t join players p on p.league = t.league and p.id = t.player
      where t.league = $1 and t.game = $2 and t.set_name = $3 \(current)and t.\(period)_rounds > 0 and p.state = 0
      and t.player not in (\(MarksSQL.unseen))
      """
  }

  /// What a player has in all.
  static let all = """
    select all_rounds, all_points, last from totals where league = $1 and player = $2 and game = '' and set_name = ''
    """

  /// Forgets a player.
  static let erase = "delete from totals where league = $1 and player = $2"

  /// Notes days; returns those that were not noted before.
  static let addDays = RowsStatement(
    "insert into days (league, player, day) values", columns: 3,
    "on conflict (league, player, day) do nothing returning league, player, day")

  /// Forgets a day.
  static let deleteDay = "delete from days where league = $1 and player = $2 and day = $3"

  /// The days on which a player has a round, latest first.
  static let days = "select day from days where league = $1 and player = $2 order by day desc limit 4000"

  /// Forgets a player's days.
  static let eraseDays = "delete from days where league = $1 and player = $2"
}
