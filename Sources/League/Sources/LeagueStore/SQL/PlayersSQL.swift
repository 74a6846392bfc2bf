/// Leagues, tokens and players.
enum PlayersSQL {
  // Leagues.

  static let insertLeague = """
    insert into leagues (id, name, utc_offset, word, created, revision) values ($1, $2, $3, null, $4, 1)
    on conflict (id) do nothing
    """
  private static let leagueColumns = """
    select id, name, utc_offset, word, created,
    (select count(*) from players p where p.league = leagues.id and \(MarksSQL.isSeen)) as players from leagues
    """
  static let leagues = "\(leagueColumns) order by created, id"
  static let firstTwoLeagues = "\(leagueColumns) order by id limit 2"
  static let league = "\(leagueColumns) where id = $1"
  static let setWord = "update leagues set word = $1 where id = $2 returning id"
  static let word = "select word from leagues where id = $1"

  /// Takes a league's next revision, and keeps others from taking one until the transaction ends.
  static let revise = "update leagues set revision = revision + 1 where id = $1"
  static let revision = "select revision from leagues where id = $1"

  // Tokens.

  static let insertToken = """
    insert into tokens (hash, league, player, created) values ($1, $2, $3, $4) on conflict (hash) do nothing
    """
  static let identity = """
    select t.league, t.player, p.banned from tokens t join players p on p.league = t.league and p.id = t.player
    where t.hash = $1 and p.state = 0
    """
  static let eraseTokens = "delete from tokens where league = $1 and player = $2"

  // Players.

  static let insertPlayer = """
    insert into players
    (league, id, name, joined, seen, streak, streak_day, state, hidden, banned, invitation, held)
    values ($1, $2, $3, $4, $5, 0, 0, 0, 0, 0, $6, $7) on conflict (league, id) do nothing
    """
  /// Takes a name; returns a row when it is the player's now.
  static let takeName = """
    insert into player_names (league, folded, player) values ($1, $2, $3) on conflict (league, folded)
    do update set player = excluded.player where player_names.player = excluded.player returning player
    """
  /// Locks a player until the transaction ends: the first lock of each that counts for a player or changes something of
  /// theirs. No row when the player was erased.
  static let lock = """
    update players set seen = $1 where league = $2 and id = $3 and state = 0 returning joined, streak, streak_day
    """
  /// The lock for a player who is being erased.
  static let lockAnyway = "update players set seen = $1 where league = $2 and id = $3 returning state"
  static let setStreak = "update players set streak = $1, streak_day = $2 where league = $3 and id = $4"
  static let player = """
    select p.name, p.joined, l.name as league_name, l.utc_offset from players p join leagues l on l.id = p.league
    where p.league = $1 and p.id = $2 and p.state = 0
    """
  static let seen = "select seen from players where league = $1 and id = $2 and state = 0"
  static let leagueOfPlayer = "select league from players where league in (select id from leagues) and id = $1"
  /// A league's visible ones.
  static let count = "select count(*) as count from players p where p.league = $1 and \(MarksSQL.isSeen)"
  /// All of a league.
  static let countOfAll = "select count(*) as count from players where league = $1 and state = 0"
  static let players = """
    select p.id, p.name, p.joined, coalesce(t.rounds, 0) as rounds, coalesce(t.points, 0) as points,
    (select max(played) from rounds r where r.league = p.league and r.player = p.id and r.state = 0) as last,
    p.hidden, p.banned, p.held from players p left join (
      select player, cast(sum(rounds) as bigint) as rounds, cast(sum(points) as bigint) as points from totals
      where league = $1 and game = '' and set_name = '' group by player) t on t.player = p.id
    where p.league = $1 and p.state = 0 order by p.name, p.id
    """
  /// The players of a league and their streaks.
  static let streaks = "select id, streak from players where league = $1 and state = 0"
  /// Sets when all players joined who joined after an instant.
  static let joinedBefore = "update players set joined = $1 where joined > $2"
  static let setName = "update players set name = $1 where league = $2 and id = $3 and state = 0 returning id"
  static let leaveNames = "delete from player_names where league = $1 and player = $2 and folded <> $3"
  static let beginErasing = """
    update players set state = 1, name = '', held = '', invitation = '', streak = 0
    where league = $1 and id = $2 returning id
    """
  static let halfErased = "select league, id from players where state = 1"
  static let delete = "delete from players where league = $1 and id = $2"
  static let eraseNames = "delete from player_names where league = $1 and player = $2"
}
