/// A response to the league's smaller screens.
public enum LeagueResponse: Response {
  /// The set chosen for the table, by its name in the log; nil for all.
  case set(String?)
  /// A question was reported; `problem` tells why that failed.
  case reported(problem: String?)
}
