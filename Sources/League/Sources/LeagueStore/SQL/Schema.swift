/// The tables. Each statement can be run again and by several servers at once.
///
/// `/* without rowid */` is a comment to all engines but SQLite, which clusters such a table by its key: a league's
/// rows are adjacent, so that ten thousand are read in some milliseconds.
enum Schema {
  /// The version of the tables that this program works with. Version 3 has those of version 2 with other points, which
  /// ``TotalsRebuild`` computes; version 4 has live rooms, version 5 what was right
  /// of questions that were changed, and folds names in another way.
  static let version = 5

  /// The statements that make them, in order; those of later versions follow at the end. Columns that a later version
  /// added to a table of an earlier one are in ``addedColumns`` too.
  static let statements = [
    """
    create table if not exists settings (
      name text not null primary key,
      value text not null)
    """,
    """
    create table if not exists leagues (
      id text not null primary key,
      name text not null,
      utc_offset bigint not null,
      word text,
      created bigint not null)
    """,
    // By the SHA-256 of the secret code, which itself is not kept.
    """
    create table if not exists invitations (
      hash text not null primary key,
      league text not null,
      expires bigint not null,
      uses bigint not null,
      created bigint not null)
    """,
    """
    create table if not exists tokens (
      hash text not null primary key,
      league text not null,
      player text not null,
      created bigint not null) /* without rowid */
    """,
    "create index if not exists tokens_of_player on tokens (league, player)",
    // `state` is 0, or 1 while the player is being erased. The streak ends at `streak_day`, a day since 1970.
    """
    create table if not exists players (
      league text not null,
      id text not null,
      name text not null,
      joined bigint not null,
      seen bigint not null,
      streak bigint not null,
      streak_day bigint not null,
      state bigint not null,
      primary key (league, id)) /* without rowid */
    """,
    """
    create table if not exists player_names (
      league text not null,
      folded text not null,
      player text not null,
      primary key (league, folded)) /* without rowid */
    """,
    // `record` is the line of the player's score log; `played` its date moved to the database's clock; `state` is 0, or
    // 1 for one that the owner removed, whose record is empty; `batch` says with which others it was accepted; `own` is
    // 1 where the league does not know its questions or its set.
    """
    create table if not exists rounds (
      league text not null,
      round text not null,
      player text not null,
      played bigint not null,
      received bigint not null,
      points bigint not null,
      state bigint not null,
      record text not null,
      batch bigint not null,
      own bigint not null default 0,
      primary key (league, round))
    """,
    "create index if not exists rounds_of_player on rounds (league, player, round)",
    // The batches of rounds that are in no sum yet: those of the last second, unless a server was killed.
    """
    create table if not exists uncounted (
      league text not null,
      batch bigint not null,
      received bigint not null,
      rounds text not null,
      primary key (league, batch)) /* without rowid */
    """,
    // A player's sums in all, and in the latest day, week and month with a round, for all games and sets ('', ''), for
    // a game, a set, and both: a table reads one row for each player, and a round writes four.
    """
    create table if not exists totals (
      league text not null,
      game text not null,
      set_name text not null,
      player text not null,
      day bigint not null,
      day_points bigint not null,
      day_right bigint not null,
      day_asked bigint not null,
      day_ms bigint not null,
      day_rounds bigint not null,
      week bigint not null,
      week_points bigint not null,
      week_right bigint not null,
      week_asked bigint not null,
      week_ms bigint not null,
      week_rounds bigint not null,
      month bigint not null,
      month_points bigint not null,
      month_right bigint not null,
      month_asked bigint not null,
      month_ms bigint not null,
      month_rounds bigint not null,
      all_points bigint not null,
      all_right bigint not null,
      all_asked bigint not null,
      all_ms bigint not null,
      all_rounds bigint not null,
      last bigint not null,
      day_timed bigint not null default 0,
      day_own bigint not null default 0,
      week_timed bigint not null default 0,
      week_own bigint not null default 0,
      month_timed bigint not null default 0,
      month_own bigint not null default 0,
      all_timed bigint not null default 0,
      all_own bigint not null default 0,
      primary key (league, game, set_name, player)) /* without rowid */
    """,
    "create index if not exists totals_of_player on totals (league, player)",
    // The days on which a player has a round.
    """
    create table if not exists days (
      league text not null,
      player text not null,
      day bigint not null,
      primary key (league, player, day)) /* without rowid */
    """,
    // How all players answered. `minute` is that of `changed`: its index entry stays the same while a question is
    // answered repeatedly, so that only the row is written. The question '' is the league itself: how often anything
    // changed, and when last.
    """
    create table if not exists question_tallies (
      league text not null,
      question text not null,
      slot bigint not null,
      asked bigint not null,
      right_count bigint not null,
      ms bigint not null,
      changed bigint not null,
      minute bigint not null,
      primary key (league, question, slot)) /* without rowid */
    """,
    "create index if not exists tallies_by_minute on question_tallies (league, slot, minute)",
    // `content` is the question as JSON, empty when `state` is 1: withdrawn. `maker` is empty when the maker was
    // erased.
    """
    create table if not exists questions (
      league text not null,
      id text not null,
      maker text not null,
      content text not null,
      hash text not null,
      created bigint not null,
      changed bigint not null,
      state bigint not null,
      primary key (league, id))
    """,
    "create index if not exists questions_by_change on questions (league, changed, id)",
    "create index if not exists questions_of_maker on questions (league, maker)",
    // Every wording that a question of the league ever had; `live` is 1 for the one it has.
    """
    create table if not exists wordings (
      league text not null,
      hash text not null,
      question text not null,
      live bigint not null,
      primary key (league, hash)) /* without rowid */
    """,
    """
    create table if not exists reports (
      league text not null,
      question text not null,
      player text not null,
      reason text,
      reported bigint not null,
      primary key (league, question, player)) /* without rowid */
    """,
    // The changes that were done: one that is sent again is not done again.
    """
    create table if not exists changes (
      league text not null,
      player text not null,
      id text not null,
      received bigint not null,
      primary key (league, player, id)) /* without rowid */
    """,
    // Version 2. A round is looked for by its time: a person plays few at once.
    "create index if not exists rounds_by_time on rounds (league, player, played)",
    // What the owner of a league decided, by the key of the rule; a rule that is not here has its default.
    """
    create table if not exists rules (
      league text not null,
      rule text not null,
      value text not null,
      primary key (league, rule)) /* without rowid */
    """,
    // How often something of a player was refused, by its code, and the id of the latest.
    """
    create table if not exists refusals (
      league text not null,
      player text not null,
      code text not null,
      count bigint not null,
      last bigint not null,
      example text not null,
      primary key (league, player, code)) /* without rowid */
    """,
    // What a player sent on the latest day on which they sent something, counted from 1970.
    """
    create table if not exists usage (
      league text not null,
      player text not null,
      day bigint not null,
      rounds bigint not null,
      bytes bigint not null,
      sets bigint not null,
      primary key (league, player)) /* without rowid */
    """,
    // The sets over which a player has rounds.
    """
    create table if not exists player_sets (
      league text not null,
      player text not null,
      set_name text not null,
      primary key (league, player, set_name)) /* without rowid */
    """,
    // The daily rounds that a player has played, and which round each is: `name` is the day and the set.
    """
    create table if not exists dailies (
      league text not null,
      player text not null,
      name text not null,
      round text not null,
      primary key (league, player, name)) /* without rowid */
    """,
    // More about an invitation: how many may join by it in all, the hash of its short code, and whose new token it
    // gives, empty for a new player.
    """
    create table if not exists invitation_details (
      hash text not null primary key,
      league text not null,
      uses bigint not null,
      short text not null,
      player text not null) /* without rowid */
    """,
    "create index if not exists invitations_by_short_code on invitation_details (short)",
    // What the owner did with a player: `hidden` from tables, `banned`; `invitation` is the one by which they joined,
    // `held` a name that waits to be approved.
    """
    create table if not exists player_marks (
      league text not null,
      player text not null,
      hidden bigint not null,
      banned bigint not null,
      invitation text not null,
      held text not null,
      primary key (league, player)) /* without rowid */
    """,
    // Version 4. Live rooms, by the code by which they are joined; `id` is the room's own, by which the other tables
    // know it. `league` is empty for one of a server without a league. ``RoomsSQL`` explains `leased`.
    """
    create table if not exists rooms (
      code text not null primary key,
      id text not null,
      host text not null,
      league text not null,
      opened bigint not null,
      expires bigint not null,
      version bigint not null,
      server text not null,
      leased bigint not null,
      course text not null)
    """,
    "create index if not exists rooms_of_server on rooms (server)",
    "create index if not exists rooms_by_expiry on rooms (expires)",
    // The questions and the rules of a room as JSON: long, and never changed.
    """
    create table if not exists room_contents (
      room text not null primary key,
      content text not null) /* without rowid */
    """,
    """
    create table if not exists room_players (
      room text not null,
      id text not null,
      token text not null,
      name text not null,
      folded text not null,
      team bigint not null,
      state bigint not null,
      joined bigint not null,
      round bigint not null,
      place bigint not null,
      version bigint not null,
      course text not null,
      primary key (room, id)) /* without rowid */
    """,
    "create unique index if not exists room_names on room_players (room, folded)",
    // `question` is its index among those of the room; `ms` the time as it counts.
    """
    create table if not exists room_answers (
      room text not null,
      round bigint not null,
      question bigint not null,
      player text not null,
      given text not null,
      ms bigint not null,
      primary key (room, round, question, player)) /* without rowid */
    """,
    // Version 5. What was right of the league's questions before they were changed or withdrawn, by their hashes then:
    // `content` as that of a question, without words.
    """
    create table if not exists former_wordings (
      league text not null,
      hash text not null,
      question text not null,
      content text not null,
      primary key (league, hash)) /* without rowid */
    """,
    "create index if not exists former_wordings_of_question on former_wordings (league, question)",
  ]

  /// The columns of ``statements`` that earlier versions of their tables lack: numbers, 0 where nothing is known.
  static let addedColumns: [(table: String, column: String)] =
    [("rounds", "own")] + TotalsSQL.addedNumbers.map { ("totals", $0) }

  /// The version of the tables that the database has; no row, or no table, for none.
  static let readVersion = "select value from settings where name = 'version'"

  /// Notes the version, unless another server noted a newer one meanwhile.
  static let writeVersion = """
    insert into settings (name, value) values ('version', $1) on conflict (name) do update set value = excluded.value
    where cast(settings.value as bigint) < cast(excluded.value as bigint)
    """

  /// Every table: its name, its columns, and how many of the first are its key; in the order in which a copy writes
  /// them.
  static let tables: [(name: String, columns: [String], key: Int)] = [
    ("settings", ["name", "value"], 1), ("leagues", ["id", "name", "utc_offset", "word", "created"], 1),
    ("invitations", ["hash", "league", "expires", "uses", "created"], 1),
    ("players", ["league", "id", "name", "joined", "seen", "streak", "streak_day", "state"], 2),
    ("player_names", ["league", "folded", "player"], 2),
    ("tokens", ["hash", "league", "player", "created"], 1),
    ("questions", ["league", "id", "maker", "content", "hash", "created", "changed", "state"], 2),
    ("wordings", ["league", "hash", "question", "live"], 2),
    ("former_wordings", ["league", "hash", "question", "content"], 2),
    ("reports", ["league", "question", "player", "reason", "reported"], 3),
    ("changes", ["league", "player", "id", "received"], 3),
    ("rounds", ["league", "round", "player", "played", "received", "points", "state", "record", "batch", "own"], 2),
    ("uncounted", ["league", "batch", "received", "rounds"], 2),
    ("days", ["league", "player", "day"], 3),
    ("question_tallies", ["league", "question", "slot", "asked", "right_count", "ms", "changed", "minute"], 3),
    ("totals", ["league", "game", "set_name", "player"] + TotalsSQL.numbers, 4),
    ("rules", ["league", "rule", "value"], 2),
    ("refusals", ["league", "player", "code", "count", "last", "example"], 3),
    ("usage", ["league", "player", "day", "rounds", "bytes", "sets"], 2),
    ("player_sets", ["league", "player", "set_name"], 3), ("dailies", ["league", "player", "name", "round"], 3),
    ("invitation_details", ["hash", "league", "uses", "short", "player"], 1),
    ("player_marks", ["league", "player", "hidden", "banned", "invitation", "held"], 2),
    ("rooms", ["code", "id", "host", "league", "opened", "expires", "version", "server", "leased", "course"], 1),
    ("room_contents", ["room", "content"], 1),
    (
      "room_players",
      [
        "room", "id", "token", "name", "folded", "team", "state", "joined", "round", "place", "version", "course",
      ], 2
    ), ("room_answers", ["room", "round", "question", "player", "given", "ms"], 4),
  ]
}
