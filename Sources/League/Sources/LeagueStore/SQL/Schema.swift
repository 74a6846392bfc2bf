/// The tables, one list for both engines, and what brings earlier ones to them.
enum Schema {
  /// The version of the tables that this program works with.
  static let version = 6

  /// What makes them, in order. One that was released stays as it is; a change of the tables is a further one.
  static let migrations = [
    Migration(name: "6") { connection in
      let earlier = try EarlierStore(connection)
      try earlier?.prepare(connection)
      for table in tables { try connection.run(table.create) }
      for index in indexes { try connection.run(index) }
      try earlier?.recompute(connection)
      try connection.run(SettingsSQL.set, "version", .text("\(version)"))
    }
  ]

  /// The tables, in the order in which a copy writes them.
  static let tables = [
    Table("settings", key: "name text", "value text"),
    // `revision` counts what changed in a league. A transaction that changes something of a league takes the next one as
    // its last lock, so that they become visible in their order: what is new since a revision has a higher one.
    Table(
      "leagues", key: "id text", "name text", "utc_offset bigint", "word text null", "created bigint",
      "revision bigint"),
    // By the SHA-256 of the secret code, which itself is not kept. How many more may join by it, and how many in all; the
    // hash of its short code; and whose new token it gives, empty for a new player.
    Table(
      "invitations", key: "hash text", "league text", "expires bigint", "uses bigint", "created bigint",
      "all_uses bigint null", "short text", "player text"),
    // `state` is 0, or 1 while the player is being erased. The streak ends at `streak_day`, a day since 1970. The owner
    // marks players as `hidden` from tables, or `banned`; `invitation` is the one by which they joined, `held` a name that
    // waits to be approved.
    Table(
      "players", key: "league text, id text", "name text", "joined bigint", "seen bigint", "streak bigint",
      "streak_day bigint", "state bigint", "hidden bigint", "banned bigint", "invitation text", "held text",
      isClustered: true),
    Table("player_names", key: "league text, folded text", "player text", isClustered: true),
    Table("tokens", key: "hash text", "league text", "player text", "created bigint", isClustered: true),
    // `content` is the question as JSON, empty when `state` is 1: withdrawn. `maker` is empty when the maker was erased.
    Table(
      "questions", key: "league text, id text", "maker text", "content text", "hash text", "created bigint",
      "changed bigint", "state bigint", "revision bigint"),
    // Every wording that a question of the league ever had; `live` is 1 for the one it has.
    Table("wordings", key: "league text, hash text", "question text", "live bigint", isClustered: true),
    // What was right of the league's questions before they were changed or withdrawn, by their hashes then: `content` as
    // that of a question, without words.
    Table("former_wordings", key: "league text, hash text", "question text", "content text", isClustered: true),
    Table(
      "reports", key: "league text, question text, player text", "reason text null", "reported bigint",
      isClustered: true),
    // The changes that were done: one that is sent again is not done again.
    Table("changes", key: "league text, player text, id text", "received bigint", isClustered: true),
    // `record` is the line of the player's score log; `played` its date moved to the database's clock; `state` is 0, or
    // 1 for one that the owner removed, whose record is empty; `own` is 1 where the league does not know its questions
    // or its set.
    Table(
      "rounds", key: "league text, round text", "player text", "played bigint", "received bigint", "points bigint",
      "state bigint", "record text", "own bigint"),
    // How all players answered.
    Table(
      "tallies", key: "league text, question text", "asked bigint", "right_count bigint", "ms bigint",
      "revision bigint", isClustered: true),
    // A player's sums of a day, counted from 1970: for all games and sets ('', ''), for a game, a set, and both. A table
    // is their sum over days.
    Table(
      "totals", key: "league text, game text, set_name text, day bigint, player text", "points bigint",
      "right_count bigint", "asked bigint", "ms bigint", "rounds bigint", "timed bigint", "own bigint",
      isClustered: true),
    // What the owner of a league decided, by the key of the rule; a rule that is not here has its default.
    Table("rules", key: "league text, rule text", "value text", isClustered: true),
    // How often something of a player was refused, by its code, and the id of the latest.
    Table(
      "refusals", key: "league text, player text, code text", "count bigint", "last bigint", "example text",
      isClustered: true),
    // What a player sent on the latest day on which they sent something, counted from 1970.
    Table(
      "usage", key: "league text, player text", "day bigint", "rounds bigint", "bytes bigint", "sets bigint",
      isClustered: true),
    // The daily rounds that a player has played, and which round each is: `name` is the day and the set.
    Table("dailies", key: "league text, player text, name text", "round text", isClustered: true),
    // Live rooms, by the code by which they are joined; `id` is the room's own, by which the other tables know it.
    // `league` is empty for one of a server without a league. `server` is the one that has it, empty for none, and
    // `number` how often it was taken: of a server whose number is lower nothing is written.
    Table(
      "rooms", key: "code text", "id text", "host text", "league text", "opened bigint", "expires bigint",
      "version bigint", "server text", "number bigint", "course text"),
    // The servers of live rooms, and when each last said that it runs.
    Table("room_servers", key: "id text", "seen bigint", isClustered: true),
    // The questions and the rules of a room as JSON: long, and never changed.
    Table("room_contents", key: "room text", "content text", isClustered: true),
    Table(
      "room_players", key: "room text, id text", "token text", "name text", "folded text", "team bigint",
      "state bigint", "joined bigint", "round bigint", "place bigint", "version bigint", "course text",
      isClustered: true),
    // `question` is its index among those of the room; `ms` the time as it counts.
    Table(
      "room_answers", key: "room text, round bigint, question bigint, player text", "given text", "ms bigint",
      isClustered: true),
  ]

  private static let indexes = [
    "create index if not exists tokens_of_player on tokens (league, player)",
    "create index if not exists questions_by_revision on questions (league, revision, id)",
    "create index if not exists questions_of_maker on questions (league, maker)",
    "create index if not exists former_wordings_of_question on former_wordings (league, question)",
    "create index if not exists rounds_of_player on rounds (league, player, round)",
    // A round is looked for by its time: a person plays few at once.
    "create index if not exists rounds_by_time on rounds (league, player, played)",
    "create index if not exists tallies_by_revision on tallies (league, revision, question)",
    "create index if not exists totals_of_player on totals (league, player, set_name, day)",
    "create index if not exists invitations_by_short_code on invitations (short)",
    "create index if not exists rooms_of_server on rooms (server)",
    "create index if not exists rooms_by_expiry on rooms (expires)",
    "create unique index if not exists room_names on room_players (room, folded)",
  ]
}

/// A table of the store: what makes it, and what copies its rows.
struct Table: Sendable {
  let name: String
  /// The names of the columns of its key.
  let key: [String]
  /// The names of all columns, those of the key first.
  let columns: [String]
  /// The statement that makes it, unless it is there.
  let create: String

  /// A table with a key and further columns, each with its type, and `null` where it may have no value. A clustered one
  /// is kept in the order of its key: a league's rows are adjacent, so that ten thousand are read in some milliseconds.
  init(_ name: String, key: String, _ rest: String..., isClustered: Bool = false) {
    let all = key.split(separator: ", ").map(String.init) + rest
    let names = all.map { String($0.prefix { $0 != " " }) }
    self.name = name
    self.key = Array(names.dropLast(rest.count))
    columns = names
    let definitions = all.map { $0.hasSuffix(" null") ? String($0.dropLast(5)) : "\($0) not null" }
    // A comment to all engines but SQLite.
    create = """
      create table if not exists \(name) (\(definitions.joined(separator: ", ")),
      primary key (\(self.key.joined(separator: ", ")))) \(isClustered ? "/* without rowid */" : "")
      """
  }

  private var list: String { columns.joined(separator: ", ") }
  private var keyList: String { key.joined(separator: ", ") }

  private var condition: String {
    key.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: " and ")
  }

  private func parameters(_ count: Int) -> String { (1...count).map { "$\($0)" }.joined(separator: ", ") }

  // MARK: Copying

  /// The first rows by key.
  var first: String { "select \(list) from \(name) order by \(keyList) limit $1" }

  /// The first rows after a key.
  var next: String {
    """
    select \(list) from \(name) where (\(keyList)) > (\(parameters(key.count))) order by \(keyList)
    limit $\(key.count + 1)
    """
  }

  /// The row with a key.
  var one: String { "select \(list) from \(name) where \(condition)" }

  /// Deletes the row with a key.
  var delete: String { "delete from \(name) where \(condition)" }

  /// Writes a row over one with the same key.
  var write: String {
    let sets = columns.dropFirst(key.count).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    // In a table of key columns only, an existing row is the same.
    let action = sets.isEmpty ? "nothing" : "update set \(sets)"
    return
      "insert into \(name) (\(list)) values (\(parameters(columns.count))) on conflict (\(keyList)) do \(action)"
  }
}
