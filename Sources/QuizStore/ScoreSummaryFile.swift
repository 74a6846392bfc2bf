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
    guard let logPath = log.path, let lines = try LogLines(logPath) else { return ScoreSummary() }
    let kept = try kept(fitting: lines)
    var tally = ScoreTally(kept?.summary ?? ScoreSummary(), highest: kept?.highest ?? []) {
      kept.map { ScoreSummaryFile.ids(before: $0.covered, in: logPath) } ?? []
    }
    let start = kept?.covered ?? 0
    let covered = try lines.forwards(from: start) { _, line in
      tally.take(line)
      return true
    }
    let summary = tally.summary
    if covered - start >= ScoreSummaryFile.worthKeeping, let path {
      let tail = try lines.tail(before: covered, count: KeptSummary.tailLength)
      let kept = KeptSummary(
        summary: summary, highest: tally.ids.highest, covered: covered, log: KeptSummary.Log(lines.status),
        tail: KeptSummary.checksum(tail))
      try? WholeFile.write(kept.bytes, to: path, syncing: false)
    }
    return summary
  }

  /// So many bytes are read again in less time than a summary is written.
  private static let worthKeeping = 64 << 10
  /// More than the summaries of ten thousand kinds of rounds take.
  private static let limit = 4 << 20

  private func kept(fitting lines: borrowing LogLines) throws(ReadError) -> KeptSummary? {
    guard let path, let bytes = try? WholeFile.read(path, limit: ScoreSummaryFile.limit),
      let kept = KeptSummary(bytes), kept.log.canHaveBecome(KeptSummary.Log(lines.status)), kept.covered <= lines.size,
      kept.tail == KeptSummary.checksum(try lines.tail(before: kept.covered, count: KeptSummary.tailLength))
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
