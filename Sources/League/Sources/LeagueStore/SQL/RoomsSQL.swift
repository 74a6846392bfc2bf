/// Live rooms. A room's row has the server that has it, and a number that grows whenever a server takes it. A server writes
/// of a room only under the number by which it has it: ``hold`` begins every such transaction, and gives no row to a server
/// that another one has taken the room from.
enum RoomsSQL {
  // Servers.

  /// Says that a server runs.
  static let appear = """
    insert into room_servers (id, seen) values ($1, $2) on conflict (id) do update set seen = excluded.seen
    """
  static let disappear = "delete from room_servers where id = $1"
  static let forgetServers = "delete from room_servers where seen < $1"
  /// The rooms of a server.
  static let ofServer = "select code from rooms where server = $1"

  // Rooms.

  static let count = "select count(*) as count from rooms"
  /// Takes a code for a room; no row where another room has it.
  static let insert = """
    insert into rooms (code, id, host, league, opened, expires, version, server, number, course)
    values ($1, $2, $3, $4, $5, $6, 1, $7, 1, $8) on conflict (code) do nothing returning id
    """
  static let insertContent = "insert into room_contents (room, content) values ($1, $2) on conflict (room) do nothing"
  /// A room, and when its server was seen last.
  static let room = """
    select r.id, r.host, r.league, r.version, r.server, r.number, r.course, s.seen
    from rooms r left join room_servers s on s.id = r.server where r.code = $1
    """
  static let content = "select content from room_contents where room = $1"
  /// Takes a room under the next number; no row where another server has taken it meanwhile.
  static let take = """
    update rooms set server = $1, number = number + 1 where code = $2 and id = $3 and number = $4 returning number
    """
  /// Locks a room for the transaction.
  static let hold = "update rooms set number = $1 where number = $1 and code = $2 and id = $3 returning id"
  /// Gives a room back.
  static let give = "update rooms set server = $1 where code = $2 and id = $3 and number = $4"

  // The course.

  /// Moves a room from one version to the next.
  static let move = """
    update rooms set course = $1, version = $2, expires = $3
    where code = $4 and id = $5 and number = $6 and version = $7 returning version
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

  /// Keeps an answer; the first of a player to a question stays.
  static let insertAnswer = """
    insert into room_answers (room, round, question, player, given, ms) values ($1, $2, $3, $4, $5, $6)
    on conflict (room, round, question, player) do nothing
    """
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
