/// What to fetch from the league's server.
public enum LeagueUpdate: Equatable, Sendable {
  /// Nothing; only look at what is there.
  case nothing
  /// The table, unless it was just fetched.
  case table
  /// For a screen that opens: synchronise all, unless that was just done, and fetch the table.
  case opening
  /// Synchronise all and fetch the table.
  case everything
}
