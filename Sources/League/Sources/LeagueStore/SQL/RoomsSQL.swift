/// Live rooms. What a server writes of a room, it writes only while it has the room's lease: ``hold`` begins every such
/// transaction, and gives no row to a server that another one has taken the room from. Only ``renew`` makes a lease longer,
/// by the store's clock: a room's own runs on where that is set.
enum RoomsSQL {
  // Rooms.

  static let count = "select count(*) from rooms"
  /// Takes a code for a room; no row where another room has it.
  static let insert = """
    insert into rooms (code, id, host, league, opened, expires, version, server, leased, course)
    values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9) on conflict (code) do nothing returning id
    """
  static let insertContent = "insert into room_contents (room, content) values ($1, $2) on conflict (room) do nothing"
  static let room = "select id, host, league, version, server, leased, course from rooms where code = $1"
  static let content = "select content from room_contents where room = $1"

  // The lease. `leased` is when it runs out: 0 of a room that was given back, 1 of one that was given up.

  /// Takes a room that nobody else has: whose lease has run out, or runs longer than any does (`$5`), since the clock was
  /// set back. `$6` is a server that has ended, or none.
  static let take = """
    update rooms set server = $1, leased = $2
    where code = $3 and (server = $1 or leased < $4 or leased > $5 or server = $6) returning id
    """
  /// Locks a room of a server for the transaction.
  static let hold = "update rooms set server = $1 where server = $1 and code = $2 and id = $3 returning id"
  /// Renews the leases of all rooms of a server.
  static let renew = "update rooms set leased = $1 where server = $2 and leased > 1 returning code"
  /// Gives a room back, for any server.
  static let give = "update rooms set leased = $1 where code = $2 and id = $3 and server = $4"

  // The course.

  /// Moves a room from one version to the next.
  static let move = """
    update rooms set course = $1, version = $2, expires = $3
    where code = $4 and id = $5 and server = $6 and version = $7 returning version
    """

  // Players. `round` and `place` are the question from which on they are asked; `state` is 1 for one who was sent away;
  // `course` is their own in a room where everybody has a time of their own, otherwise empty.

  static let players = """
    select id, token, name, team, state, joined, round, place, version, course from room_players
    where room = $1 order by joined, id
    """
  /// Deletes who has a player's name and is another one: of a commit whose outcome was unknown, so that nobody was told of
  /// it.
  static let deleteNamesake = "delete from room_players where room = $1 and folded = $2 and id <> $3"
  static let insertPlayer = """
    insert into room_players (room, id, token, name, folded, team, state, joined, round, place, version, course)
    values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, 0, '') on conflict do nothing
    """
  static let sendAway = "update room_players set state = 1 where room = $1 and id = $2"
  static let movePlayer = "update room_players set course = $1, version = $2 where room = $3 and id = $4"

  // Answers.

  /// Keeps answers; the first of a player to a question stays.
  static let insertAnswers = RowsStatement(
    "insert into room_answers (room, round, question, player, given, ms) values", columns: 6,
    "on conflict (room, round, question, player) do nothing")
  static let answers = """
    select question, player, given, ms from room_answers where room = $1 and round = $2 order by question, player
    """

  // Removal.

  static let expired = "select code, id from rooms where expires < $1 order by expires limit 100"
  static let delete = "delete from rooms where code = $1 and id = $2"
  static let deleteContent = "delete from room_contents where room = $1"
  static let deletePlayers = "delete from room_players where room = $1"
  static let deleteAnswers = "delete from room_answers where room = $1"
}
