/// Rounds as they were sent.
enum RoundsSQL {
  /// Keeps a round that is not there yet.
  static let insert = """
    insert into rounds (league, round, player, played, received, points, state, record, own)
    values ($1, $2, $3, $4, $5, $6, 0, $7, $8)
    """

  /// A round's player, and whether it was removed.
  static let owner = "select round, player, state from rounds where league = $1 and round = $2"

  /// The leagues that have a round.
  static let leagues = """
    select league from rounds where league in (select id from leagues) and round = $1 and state = 0
    """

  /// A round, unless it was removed.
  static let find = "select player, played, record, own from rounds where league = $1 and round = $2 and state = 0"

  /// Empties a round and keeps its id, so that it is refused when it is sent again; returns what it was.
  static let remove = """
    update rounds set state = 1, points = 0, record = '' where league = $1 and round = $2 and state = 0 returning round
    """

  /// The rounds of a player after one of them, in the order of their ids, removed ones too.
  static let exported = """
    select round as id, received, points, record from rounds
    where league = $1 and player = $2 and round > $3 order by round limit $4
    """

  /// The rounds of a player that ended at an instant or later, after one of them, in the order of their ids.
  static let results = """
    select round, played, points, record from rounds
    where league = $1 and player = $2 and round > $3 and played >= $4 and state = 0 order by round limit $5
    """

  /// The rounds of a player, latest first.
  static let listed = """
    select round, received, record, played from rounds
    where league = $1 and player = $2 and state = 0 order by played desc, round desc limit $3 offset $4
    """

  /// Some rounds of a player, removed ones too.
  static let someOfPlayer = "select round, record, own from rounds where league = $1 and player = $2 limit $3"

  /// When a player's rounds between two instants ended, and their records.
  static let played = """
    select played, record from rounds
    where league = $1 and player = $2 and played >= $3 and played <= $4 and state = 0 order by played desc limit $5
    """

  /// A player's rounds that ended after an instant.
  static let after = "select round, record from rounds where league = $1 and player = $2 and played > $3 and state = 0"

  /// All rounds of a player after one of them.
  static let counted = """
    select round, played, points, record, own from rounds
    where league = $1 and player = $2 and round > $3 and state = 0 order by round limit $4
    """

  /// All rounds of a league after one of them.
  static let ofLeague = """
    select round, player, played, record, own from rounds
    where league = $1 and round > $2 and state = 0 order by round limit $3
    """

  /// Sets the points of a round.
  static let setPoints = "update rounds set points = $1 where league = $2 and round = $3"

  /// Sets when a round ended.
  static let setPlayed = "update rounds set played = $1 where league = $2 and round = $3"

  /// Deletes a round.
  static let delete = "delete from rounds where league = $1 and round = $2 returning round"
}

/// What players sent, a row for each beside their rounds.
enum UsageSQL {
  /// What a player sent on a day.
  static let read = "select rounds, bytes, sets from usage where league = $1 and player = $2 and day = $3"

  /// Notes what a player sent on a day.
  static let write = """
    insert into usage (league, player, day, rounds, bytes, sets) values ($1, $2, $3, $4, $5, $6)
    on conflict (league, player) do update
    set day = excluded.day, rounds = excluded.rounds, bytes = excluded.bytes, sets = excluded.sets
    """

  /// Whether a player has a round of a set.
  static let set = "select set_name from totals where league = $1 and player = $2 and set_name = $3 limit 1"

  /// The round that a player has of a day.
  static let daily = "select name, round from dailies where league = $1 and player = $2 and name = $3"

  /// Notes a daily round.
  static let addDaily = """
    insert into dailies (league, player, name, round) values ($1, $2, $3, $4)
    on conflict (league, player, name) do nothing
    """

  /// Forgets what a player sent, in the statements that erase the player.
  static let erase = ["usage", "dailies", "refusals"].map {
    "delete from \($0) where league = $1 and player = $2"
  }
}
