import Glibc
import QuizCore

/// A summary kept beside the log, so that a long log need not be read again to know its best rounds.
///
/// Costs nothing to lose: whenever it is missing, damaged or of another log, the log is read again.
public struct ScoreSummaryFile: Sendable {
  private let path: String?
  private let log: ScoreLog

  /// The summary of `log`, kept at `path`; nil keeps none.
  public init(path: String?, of log: ScoreLog) {
    self.path = path
    self.log = log
  }

  /// What the log comes to now.
  public func read() throws(ReadError) -> ScoreSummary {
    var summary = ScoreSummary()
    try log.scan { line in
      switch line.content {
      case .record(let record): summary.add(record)
      case .repeated: break
      case .newer: summary.newer += 1
      case .unreadable: summary.unreadable += 1
      }
      return true
    }
    return summary
  }
}
