import QuizCore

/// Statistics of each question, kept beside the log, so that a long log need not be read again to know them.
///
/// Costs nothing to lose: whenever the file is missing, damaged or of another log, the log is read from its beginning.
public struct QuestionStatisticsFile: Sendable {
  private let path: String?
  private let log: ScoreLog

  /// The statistics of `log`, kept at `path` (``Locations/questionStatistics``); nil keeps none.
  public init(path: String?, of log: ScoreLog) {
    self.path = path
    self.log = log
  }

  /// What the log says of each question of the games whose questions come from banks now: reads only what was appended since the
  /// statistics were kept, and keeps them anew when that is much. A place where nothing can be kept is no error.
  public func read() throws(ReadError) -> QuestionStatistics {
    guard let logPath = log.path, let lines = try LogLines(logPath) else { return QuestionStatistics() }
    let kept = try kept(fitting: lines)
    var counter = QuestionCounter(
      kept?.statistics ?? QuestionStatistics(), games: log.games.countedForQuestions, highest: kept?.highest ?? []
    ) {
      kept.map { ScoreSummaryFile.ids(before: $0.covered, in: logPath) } ?? []
    }
    let start = kept?.covered ?? 0
    let covered = try QuestionStatisticsFile.count(lines, from: start, by: &counter)
    let statistics = counter.statistics
    if covered - start >= QuestionStatisticsFile.worthKeeping, let path {
      let tail = try lines.tail(before: covered, count: CachedSummary.tailLength)
      let kept = CachedQuestions(
        statistics: statistics, highest: counter.ids.highest, covered: covered, log: CachedSummary.Log(lines.status),
        tail: CachedSummary.checksum(tail))
      try? WholeFile.write(kept.bytes, to: path, syncing: false)
    }
    return statistics
  }

  /// What the rounds of one game alone say of each question. Reads the whole log, keeps nothing.
  public func read(game: Game.ID) throws(ReadError) -> QuestionStatistics {
    guard let logPath = log.path, let lines = try LogLines(logPath) else { return QuestionStatistics() }
    var counter = QuestionCounter(games: [game])
    _ = try QuestionStatisticsFile.count(lines, from: 0, by: &counter)
    return counter.statistics
  }

  private static func count(
    _ lines: borrowing LogLines, from start: Int, by counter: inout QuestionCounter
  ) throws(ReadError) -> Int {
    try lines.forwards(from: start) { _, line in
      counter.take(line)
      return true
    }
  }

  /// So many bytes are read again in less time than the statistics are written.
  private static let worthKeeping = 64 << 10
  /// More than ``QuestionStatistics/limit`` questions with nine choices each take.
  private static let limit = 96 << 20

  private func kept(fitting lines: borrowing LogLines) throws(ReadError) -> CachedQuestions? {
    guard let path, let bytes = try? WholeFile.read(path, limit: QuestionStatisticsFile.limit),
      let kept = CachedQuestions(bytes), kept.log.canHaveBecome(CachedSummary.Log(lines.status)),
      kept.covered <= lines.size,
      kept.tail == CachedSummary.checksum(try lines.tail(before: kept.covered, count: CachedSummary.tailLength))
    else { return nil }
    return kept
  }
}
