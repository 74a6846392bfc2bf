import QuizCore

/// What a whole score log says of each question.
///
/// Computed from the log by one pass and nothing else; a round that stands in the log twice counts once.
public struct QuestionStatistics: Hashable, Sendable {
  /// So many different questions are told apart, so that no log can take unbounded memory.
  public static let limit = 1 << 18

  /// Each question that was asked.
  public internal(set) var tallies: [QuestionID: QuestionTally] = [:]
  /// How many askings were left out, because they came after ``limit`` different questions.
  public internal(set) var leftOut = 0
  /// How many lines could not be read.
  public internal(set) var unreadable = 0
  /// How many lines are in a newer format.
  public internal(set) var newer = 0

  /// The statistics of an empty log.
  public init() {}
}
