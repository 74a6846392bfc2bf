import QuizCore

/// Rounds read from the end of the score log, newest first.
public struct Page: Sendable {
  /// Where to continue towards older rounds.
  public struct Cursor: Sendable {
    /// Everything before this offset is not read yet.
    let offset: Int
    /// The ids read so far.
    let seen: RecentIDs
  }

  /// The rounds, newest first.
  public internal(set) var records: [RoundRecord] = []
  /// Where to continue, for the next ``ScoreLog/latest(_:game:before:reach:)``; `nil` at the beginning of the log.
  public internal(set) var older: Cursor?
  /// The lines in between that could not be read, newest first.
  public internal(set) var problems: [LogDiagnostic] = []
  /// How many lines in between are in a newer format.
  public internal(set) var newer = 0
}
