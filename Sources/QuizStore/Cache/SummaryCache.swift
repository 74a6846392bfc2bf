import QuizCore

/// What the whole score log adds up to, cached beside it so that a long log is not read again at every start.
///
/// The cache can be deleted at any time: when a file of it is missing, damaged, or made from another log, the log is
/// read from its beginning. The summary of the scores and the statistics of each question are separate files, because
/// the second can be tens of megabytes long and is not needed for the first screen.
public struct SummaryCache: Sendable {
  private let log: ScoreLog
  private let scores: CacheFile<ScoreTally>
  private let questionsFile: CacheFile<QuestionCounter>

  /// The cache of `log` in `folder` (``Locations/cacheHome``); `nil` caches nothing.
  public init(folder: String?, of log: ScoreLog) {
    self.log = log
    scores = CacheFile(folder: folder, games: log.games)
    questionsFile = CacheFile(folder: folder, games: log.games)
  }

  /// Starts to compute the summary, with what is cached of it.
  public func begin() throws(ReadError) -> ScoreSummaryReading {
    ScoreSummaryReading(reading: try LogReading(of: log, from: scores))
  }

  /// Reads about `bytes` more bytes of the log, to the end of a line; at the end of the log updates the cache.
  ///
  /// Lines appended since the last call are read too. When the log was replaced since then, starts again from its
  /// beginning. A cache that cannot be written is no error.
  public func goOn(_ reading: inout ScoreSummaryReading, bytes: Int) throws(ReadError) {
    try reading.reading.goOn(bytes: bytes, of: log, to: scores)
  }

  /// What the log says of each question, for the games whose questions come from banks. Reads only what was appended
  /// since the statistics were cached; a cache that cannot be written is no error.
  public func questions() throws(ReadError) -> QuestionStatistics {
    var reading = try LogReading(of: log, from: questionsFile)
    try reading.goOn(bytes: .max, of: log, to: questionsFile)
    return reading.tally.statistics
  }

  /// What the rounds of one game alone say of each question. Reads the whole log and caches nothing.
  public func questions(of game: Game.ID) throws(ReadError) -> QuestionStatistics {
    var counter = QuestionCounter(games: [game])
    guard let path = log.path, let lines = try LogLines(path) else { return counter.statistics }
    _ = try lines.forwards(from: 0) { _, line in
      counter.take(line)
      return true
    }
    return counter.statistics
  }
}

/// A summary being computed: a part of the log at a time, so that a long log does not delay the first screen.
public struct ScoreSummaryReading {
  var reading: LogReading<ScoreTally>

  /// Whether the log was read to its end.
  public var isOver: Bool { reading.isOver }

  /// The summary of what was read so far; until the end, of the oldest rounds only.
  public var summary: ScoreSummary { reading.tally.summary }
}
