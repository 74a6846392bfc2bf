/// What players have: a row for each day, game and set, to which rounds add.
enum TotalsSQL {
  private static let sums = ["points", "right_count", "asked", "ms", "rounds", "timed", "own"]

  /// Adds to a row.
  static let add = """
    insert into totals (league, game, set_name, day, player, \(sums.joined(separator: ", ")))
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (league, game, set_name, day, player)
    do update set \(sums.map { "\($0) = totals.\($0) + excluded.\($0)" }.joined(separator: ", "))
    """

  /// Forgets the rows of a player whose rounds were all taken back.
  static let eraseEmpty = "delete from totals where league = $1 and player = $2 and rounds = 0"

  /// Forgets a player.
  static let erase = "delete from totals where league = $1 and player = $2"

  private static let total = sums.map { "cast(sum(\($0)) as bigint) as \($0)" }.joined(separator: ", ")

  /// All players of a league with a round of a game and a set between two days, in no order.
  static let standing = """
    select t.player, p.name, p.streak, \(sums.map { "t.\($0)" }.joined(separator: ", ")) from (
      select player, \(total) from totals
      where league = $1 and game = $2 and set_name = $3 and day >= $4 and day <= $5 group by player) t
    join players p on p.league = $1 and p.id = t.player
    where \(MarksSQL.isSeen)
    """

  /// How many rounds a player has.
  static let rounds = """
    select cast(coalesce(sum(rounds), 0) as bigint) as rounds from totals
    where league = $1 and player = $2 and game = '' and set_name = ''
    """

  /// The days on which a player has a round, latest first.
  static let days = """
    select day from totals where league = $1 and player = $2 and game = '' and set_name = '' order by day desc limit 4000
    """

  /// The players with a round on a day or later.
  static let playersSince = """
    select distinct player from totals where league = $1 and game = '' and set_name = '' and day >= $2
    """

  /// All rows of a league.
  static let ofLeague = """
    select game, set_name, day, player, \(sums.joined(separator: ", ")) from totals where league = $1
    """
}

/// How all players answered each question.
enum TalliesSQL {
  /// Adds to a question, with the revision that the transaction took.
  static let add = """
    insert into tallies (league, question, asked, right_count, ms, revision)
    values ($1, $2, $3, $4, $5, (select revision from leagues where id = $1))
    on conflict (league, question) do update set asked = tallies.asked + excluded.asked,
    right_count = tallies.right_count + excluded.right_count, ms = tallies.ms + excluded.ms,
    revision = excluded.revision
    """

  /// The rates that changed after a revision, or at it and after a question.
  static let changed = """
    select question, asked, right_count, ms, revision from tallies
    where league = $1 and (revision > $2 or (revision = $2 and question > $3)) order by revision, question limit $4
    """

  /// All rates of a league after a question, in the order of their names.
  static let all = """
    select question, asked, right_count, ms from tallies where league = $1 and question > $2 order by question limit $3
    """

  /// The rate of one question.
  static let one = "select asked, right_count, ms from tallies where league = $1 and question = $2"
}
