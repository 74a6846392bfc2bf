import QuizCore

/// The tally of each question over a whole score log.
///
/// Depends on the log alone; a round that stands in the log twice counts once.
public struct QuestionStatistics: Hashable, Sendable {
  /// How many different questions are counted, so that no log takes unbounded memory.
  public static let limit = 1 << 18

  /// The tally of each question that was asked.
  public internal(set) var tallies: [QuestionID: QuestionTally] = [:]
  /// How many answered questions were left out because ``limit`` different questions were counted before.
  public internal(set) var leftOut = 0
  /// How many lines could not be read.
  public internal(set) var unreadable = 0
  /// How many lines are in a newer format.
  public internal(set) var newer = 0

  /// The statistics of an empty log.
  public init() {}
}
