/// What players send in a day.
enum UsageSQL {
  /// Locks a player's usage until the transaction ends, so that other sends of the player wait, and returns what was
  /// sent on the day so far: 0 on a new day. No row when the player was erased.
  static let lock = """
    insert into usage (league, player, day, rounds, bytes, sets)
    select p.league, p.id, cast($1 as bigint), 0, 0, 0 from players p where p.league = $2 and p.id = $3 and p.state = 0
    on conflict (league, player) do update set
    rounds = case when usage.day = excluded.day then usage.rounds else 0 end,
    bytes = case when usage.day = excluded.day then usage.bytes else 0 end,
    sets = case when usage.day = excluded.day then usage.sets else 0 end, day = excluded.day
    returning rounds, bytes, sets
    """

  /// Notes what was sent on the day of a row that is locked.
  static let write = "update usage set rounds = $1, bytes = $2, sets = $3 where league = $4 and player = $5"

  /// What was sent on a day.
  static let read = "select rounds, bytes, sets from usage where league = $1 and player = $2 and day = $3"

  /// Whether a player has a round of a set.
  static let set = "select set_name from player_sets where league = $1 and player = $2 and set_name = $3"

  /// Notes sets.
  static let addSets = RowsStatement(
    "insert into player_sets (league, player, set_name) values", columns: 3,
    "on conflict (league, player, set_name) do nothing")

  /// Notes the sets of rounds that were kept by version 1 of the tables.
  static let fillSets = """
    insert into player_sets (league, player, set_name)
    select league, player, set_name from totals where game = '' and set_name <> ''
    on conflict (league, player, set_name) do nothing
    """

  /// Forgets what a player sent, in the statements that erase the player.
  static let erase = ["usage", "player_sets", "dailies", "refusals"].map {
    "delete from \($0) where league = $1 and player = $2"
  }
}
