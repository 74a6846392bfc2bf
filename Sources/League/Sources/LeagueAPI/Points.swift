import QuizCore

/// The points of a round.
///
/// A right answer with a clock is worth 100 points and up to 100 more for what is left of ten seconds, in proportion,
/// whatever limit the player chose. Without a clock (practice, endless, panels) a right answer is worth 50. A round
/// that was paused has no points for time: a pause gives time to think.
public enum Points {
  /// The points of one answer: `limit` in milliseconds is 0 for none.
  public static func answer(right: Bool, milliseconds: Int, limit: Int, paused: Bool) -> Int {
    guard right else { return 0 }
    guard limit > 0 else { return 50 }
    guard !paused, milliseconds < 10_000 else { return 100 }
    return 100 + (10_000 - max(0, milliseconds)) / 100
  }

  /// The points of a round, by the limit in its record. Without a clock only questions right at the first choice have
  /// points: in practice all are right in the end.
  public static func round(_ record: RoundRecord) -> Int {
    guard record.limit > 0 else { return 50 * record.correct }
    return record.answers.reduce(0) { sum, answer in
      sum
        + Points.answer(
          right: answer.correct, milliseconds: answer.milliseconds, limit: record.limit, paused: record.pauses > 0)
    }
  }
}
