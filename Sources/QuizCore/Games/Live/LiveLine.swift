/// What `tenq-league live` says to the game: one line of JSON each, on its standard output.
public enum LiveLine: Codable, Hashable, Sendable {
  /// The room is open: the addresses of its server, the likeliest first, and its code. `http://192.168.1.5:8610`: with
  /// the scheme, and without a slash at the end. A browser finds the room at the address, `/r/`, and the code.
  case opened(addresses: [String], code: String)
  /// The room as it is now. `clock` is the server's clock less that of this machine since it started (CLOCK_BOOTTIME),
  /// in milliseconds.
  case state(LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int)
  /// How many players have answered the question, of how many who were asked it, and how many are in the room: what changes
  /// most by far, and all that does with each answer. Only to a game that takes it; to others the whole room. See
  /// ``LiveOrder/takesCounts``.
  case count(answered: Int, asked: Int, players: Int)
  /// An answer counts; it is kept.
  case answered(question: Int)
  /// The name cannot be had, and why, in words; another is asked for.
  case refusedName(String)
  /// The connection is gone and being sought again, or there again.
  case connection(isThere: Bool)
  /// The table of all, as asked for, and at the end.
  case table(LiveTable)
  /// It cannot go on, and why, in words.
  case failed(String)
}
