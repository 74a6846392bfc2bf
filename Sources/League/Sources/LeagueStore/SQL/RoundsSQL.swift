/// Rounds as they were sent.
enum RoundsSQL {
  /// Keeps rounds that are not there yet; returns which.
  static let insert = RowsStatement(
    "insert into rounds (league, round, player, played, received, points, state, record) values", columns: 8,
    "on conflict (league, round) do nothing returning league, round")

  /// Whose a round is, and whether it was removed.
  static let owner = "select player, state from rounds where league = $1 and round = $2"

  /// The leagues that have a round.
  static let leagues = """
    select league from rounds where league in (select id from leagues) and round = $1 and state = 0
    """

  /// A round by its key.
  static let find = """
    select player, played, points, record from rounds where league = $1 and round = $2 and state = 0
    """

  /// Empties a round and keeps its id, so that it is refused when it is sent again; returns what it was.
  static let remove = """
    update rounds set state = 1, points = 0, record = '' where league = $1 and round = $2 and state = 0 returning round
    """

  /// One of a player's rounds between two instants.
  static let between = """
    select round from rounds where league = $1 and player = $2 and played >= $3 and played < $4 and state = 0 limit 1
    """

  /// The rounds of a player after one of them, in the order of their keys, removed ones too.
  static let exported = """
    select round, received, points, record from rounds
    where league = $1 and player = $2 and round > $3 order by round limit $4
    """

  /// Some rounds of a player, removed ones too.
  static let someOfPlayer = "select round, record from rounds where league = $1 and player = $2 limit $3"

  /// Deletes a round.
  static let delete = "delete from rounds where league = $1 and round = $2 returning round"
}

/// What a check of the whole store reads.
enum AuditSQL {
  static let rounds = """
    select round, player, played, points, record from rounds
    where league = $1 and round > $2 and state = 0 order by round limit $3
    """
  static let totals = """
    select game, set_name, player, \(TotalsSQL.numbers.joined(separator: ", ")) from totals where league = $1
    """
  static let days = "select player, day from days where league = $1"
  static let tallies = """
    select question, cast(sum(asked) as bigint), cast(sum(right_count) as bigint), cast(sum(ms) as bigint)
    from question_tallies where league = $1 and question <> '' group by question
    """
  static let streaks = "select id, streak from players where league = $1 and state = 0"
}
