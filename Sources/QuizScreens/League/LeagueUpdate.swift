/// What is started to bring new files of the league.
public enum LeagueUpdate: Equatable, Sendable {
  /// Nothing: what is under way is looked at.
  case nothing
  /// The table is fetched, unless that was done a moment ago.
  case table
  /// The screen opens: all is synchronised, unless that was done a moment ago, and the table is fetched.
  case opening
  /// All is synchronised, and the table is fetched.
  case everything
}
