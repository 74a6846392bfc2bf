/// The answer to the league's smaller pages.
public enum LeagueResponse: Response {
  /// The set whose table is wanted, as the log names it; nil for all.
  case set(String?)
  /// A question was reported; `problem` is why that failed.
  case reported(problem: String?)
}
