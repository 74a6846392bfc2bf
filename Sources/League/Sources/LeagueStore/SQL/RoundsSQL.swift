/// Rounds as they were sent.
enum RoundsSQL {
  /// Keeps rounds that are not there yet; returns which.
  static let insert = RowsStatement(
    "insert into rounds (league, round, player, played, received, points, state, record, batch, own) values",
    columns: 10,
    "on conflict (league, round) do nothing returning league, round")

  /// A round's player, whether it was removed, and whether it is yet to be counted.
  static let owner = "select player, state, \(isUncounted) from rounds where league = $1 and round = $2"
  /// The same of those of a league's rounds that are there.
  static let owners = ListStatement(
    "select round, player, state, \(isUncounted) from rounds where league = $1 and round in", "")
  private static let isUncounted = """
    (select count(*) from uncounted u where u.league = rounds.league and u.batch = rounds.batch)
    """

  /// The leagues that have a round.
  static let leagues = """
    select league from rounds where league in (select id from leagues) and round = $1 and state = 0
    """

  /// A round by its key, unless it was removed, and whether it is yet to be counted.
  static let find = """
    select player, played, record, \(isUncounted), own from rounds
    where league = $1 and round = $2 and state = 0
    """

  /// A round of a batch by its key, unless it was kept with another one.
  static let ofBatch = """
    select round, player, played, record, own from rounds
    where league = $1 and round = $2 and batch = $3 and state = 0
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

  /// The rounds of a player that ended at an instant or later, after one of them, in the order of their keys.
  static let results = """
    select round, played, points, record from rounds
    where league = $1 and player = $2 and round > $3 and played >= $4 and state = 0 order by round limit $5
    """

  /// The rounds of a player, latest first.
  static let listed = """
    select round, received, record, played from rounds
    where league = $1 and player = $2 and state = 0 order by played desc, round desc limit $3 offset $4
    """

  /// Some rounds of a player, removed ones too, and whether they are yet to be counted.
  static let someOfPlayer = """
    select round, record, \(isUncounted), own from rounds where league = $1 and player = $2 limit $3
    """

  /// When a player's rounds between two instants ended, and their records.
  static let played = """
    select played, record from rounds
    where league = $1 and player = $2 and played >= $3 and played <= $4 and state = 0 order by played desc limit $5
    """

  /// A player's rounds that are in the sums, after one of them.
  static let counted = """
    select round, played, points, record, own from rounds r
    where league = $1 and player = $2 and round > $3 and state = 0
      and not exists (select 1 from uncounted u where u.league = r.league and u.batch = r.batch)
    order by round limit $4
    """

  /// The players with a counted round that ended after an instant.
  static let playersAfter = "select league, player from totals where game = '' and set_name = '' and last > $1"

  /// A player's rounds that ended after an instant.
  static let after = "select round, record from rounds where league = $1 and player = $2 and played > $3 and state = 0"

  /// Sets the points of a round.
  static let setPoints = "update rounds set points = $1 where league = $2 and round = $3"

  /// Sets when a round ended.
  static let setPlayed = "update rounds set played = $1 where league = $2 and round = $3"

  /// Deletes a round.
  static let delete = "delete from rounds where league = $1 and round = $2 returning round"
}

/// Batches of rounds accepted together, a row for each until they are in the sums, so that counting does not write the
/// rounds again.
enum UncountedSQL {
  /// Notes batches: the keys of all their rounds, with spaces between, whether they were new or not.
  static let insert = RowsStatement(
    "insert into uncounted (league, batch, received, rounds) values", columns: 4,
    "on conflict (league, batch) do nothing")

  /// Takes batches of a league to count them; returns those that were there. Only the transaction that takes a batch,
  /// and commits, adds its rounds.
  static let take = ListStatement("delete from uncounted where league = $1 and batch in", "returning league, batch")

  /// Batches that were received until an instant and have a key after another, with where the days of their league
  /// begin.
  static let left = """
    select u.league, u.batch, u.rounds, l.utc_offset from uncounted u join leagues l on l.id = u.league
    where u.received <= $1 and (u.league, u.batch) > ($2, $3) order by u.league, u.batch limit $4
    """
}

/// What a check of the whole store reads.
enum AuditSQL {
  static let rounds = """
    select round, player, played, record, own from rounds
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
