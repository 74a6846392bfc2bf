import QuizCore

/// Rounds read from the end of the score log, newest first.
public struct Page: Sendable {
  /// Where to go on reading towards older rounds.
  public struct Cursor: Sendable {
    /// Everything before this offset is still to be read.
    let offset: Int
    /// The ids met so far.
    let seen: RecentIDs
  }

  /// The rounds, newest first.
  public internal(set) var records: [RoundRecord] = []
  /// Where older rounds are, to hand to the next `latest`; nil when the beginning of the log was reached.
  public internal(set) var older: Cursor?
  /// The lines that could not be read on the way, newest first.
  public internal(set) var problems: [LogDiagnostic] = []
  /// How many lines of a newer format were passed over on the way.
  public internal(set) var newer = 0
}
