import QuizCore

/// A summary kept beside the log, so that a long log need not be read again to know its best rounds.
///
/// Costs nothing to lose: whenever it is missing, damaged or of another log, the log is read from its beginning.
public struct ScoreSummaryFile: Sendable {
  private let path: String?
  private let log: ScoreLog

  /// The summary of `log`, kept at `path`; nil keeps none.
  public init(path: String?, of log: ScoreLog) {
    self.path = path
    self.log = log
  }

  /// What the log comes to now: reads only what was appended since the summary was kept, and keeps it anew when that
  /// is much. A place where nothing can be kept is no error.
  public func read() throws(ReadError) -> ScoreSummary {
    var reading = try begin()
    try goOn(&reading, bytes: .max)
    return reading.summary
  }

  /// Begins to read what the log comes to, with what was kept of it.
  public func begin() throws(ReadError) -> ScoreSummaryReading {
    guard let logPath = log.path, let lines = try LogLines(logPath) else {
      return ScoreSummaryReading(games: log.games)
    }
    let kept = try kept(fitting: lines)
    return ScoreSummaryReading(from: kept, log: CachedSummary.Log(lines.status), games: log.games) {
      kept.map { ScoreSummaryFile.ids(before: $0.covered, in: logPath) } ?? []
    }
  }

  /// Reads so many bytes more, and up to the end of their line. What was appended meanwhile belongs to it; a log that
  /// became another one meanwhile is read from its beginning.
  public func goOn(_ reading: inout ScoreSummaryReading, bytes: Int) throws(ReadError) {
    guard !reading.isOver else { return }
    guard let former = reading.log, let logPath = log.path, let lines = try LogLines(logPath) else {
      reading = ScoreSummaryReading(games: log.games)
      return
    }
    let latest = CachedSummary.Log(lines.status)
    if former.canHaveBecome(latest), reading.covered <= lines.size {
      reading.log = latest
    } else {
      reading = ScoreSummaryReading(log: latest, games: log.games)
    }
    let start = reading.covered
    var isOver = true
    let covered = try lines.forwards(from: start) { offset, line in
      reading.tally.take(line)
      isOver = offset - start < bytes
      return isOver
    }
    reading.covered = covered
    reading.isOver = isOver
    if isOver, reading.covered - reading.start >= ScoreSummaryFile.worthKeeping { try keep(reading, of: lines) }
  }

  private func keep(_ reading: ScoreSummaryReading, of lines: borrowing LogLines) throws(ReadError) {
    guard let path else { return }
    let tail = try lines.tail(before: reading.covered, count: CachedSummary.tailLength)
    let kept = CachedSummary(
      summary: reading.summary, highest: reading.tally.ids.highest, covered: reading.covered,
      log: CachedSummary.Log(lines.status), tail: CachedSummary.checksum(tail))
    try? WholeFile.write(kept.bytes, to: path, syncing: false)
  }

  /// So many bytes are read again in less time than a summary is written.
  private static let worthKeeping = 64 << 10
  /// More than the summaries of ten thousand kinds of rounds take.
  private static let limit = 4 << 20

  private func kept(fitting lines: borrowing LogLines) throws(ReadError) -> CachedSummary? {
    guard let path, let bytes = try? WholeFile.read(path, limit: ScoreSummaryFile.limit),
      let kept = CachedSummary(bytes, games: log.games), kept.log.canHaveBecome(CachedSummary.Log(lines.status)),
      kept.covered <= lines.size,
      kept.tail == CachedSummary.checksum(try lines.tail(before: kept.covered, count: CachedSummary.tailLength))
    else { return nil }
    return kept
  }

  /// The hashes of the last ids before an offset, oldest first; read only when an id is out of order.
  static func ids(before offset: Int, in path: String) -> [UInt64] {
    var hashes: [UInt64] = []
    guard let lines = try? LogLines(path) else { return [] }
    try? lines.backwards(from: offset) { _, line in
      guard let line, case .record(let record) = RecordLine.read(line) else { return true }
      hashes.append(Array(record.id.utf8).withUnsafeBytes(RecentIDs.hash))
      return hashes.count < RecentIDs.capacity
    }
    return hashes.reversed()
  }
}
