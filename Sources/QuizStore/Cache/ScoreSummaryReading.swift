import QuizCore

/// A summary under way: a part of the log at a time, so that nobody waits for the whole of a long one.
public struct ScoreSummaryReading {
  /// Whether all was read that stood in the log.
  public internal(set) var isOver = false
  /// What was read so far comes to this.
  public var summary: ScoreSummary { tally.summary }

  var tally: ScoreTally
  /// Where it began.
  let start: Int
  /// Where the last line read ends.
  var covered: Int
  /// The log as it was when it was last looked at; nil when there was none.
  var log: CachedSummary.Log?

  /// Begins behind what `kept` covers; at the beginning of the log when nothing is kept. An id that is out of order is
  /// looked for among those that `earlier` gives.
  init(
    from kept: CachedSummary? = nil, log: CachedSummary.Log? = nil, games: GameList, earlier: ScoreTally.Earlier? = nil
  ) {
    tally = ScoreTally(
      games, kept?.summary ?? ScoreSummary(), highest: kept?.highest ?? [], earlier: earlier)
    start = kept?.covered ?? 0
    covered = start
    self.log = log
    isOver = log == nil
  }
}
