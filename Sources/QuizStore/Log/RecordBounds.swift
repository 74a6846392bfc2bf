import QuizCore

/// The ranges of numbers that a round can have; within them no sum over a whole log overflows.
enum RecordBounds {
  /// How many of anything a round can have.
  static let counts = 0...1_000_000_000
  /// How many milliseconds anything can take; three years.
  static let times = 0...100_000_000_000

  /// Whether a round can have these numbers.
  static func allow(_ record: RoundRecord) -> Bool {
    allow(
      asked: record.asked, correct: record.correct, misses: record.misses, milliseconds: record.milliseconds,
      limit: record.limit, pauses: record.pauses) && record.answers.allSatisfy(allow)
  }

  /// As `allow` for a record, for a line whose record is not made yet.
  static func allow(_ fields: RecordParser.Fields) -> Bool {
    allow(
      asked: fields.asked, correct: fields.correct, misses: fields.misses, milliseconds: fields.milliseconds,
      limit: fields.limit, pauses: fields.pauses) && fields.hasPossibleAnswers
  }

  /// Whether a round can have such an answer.
  static func allow(_ answer: RoundRecord.Answer) -> Bool {
    times.contains(answer.milliseconds) && answer.choice.map(counts.contains) ?? true
  }

  private static func allow(
    asked: Int, correct: Int, misses: Int, milliseconds: Int, limit: Int, pauses: Int
  ) -> Bool {
    counts.contains(asked) && (0...asked).contains(correct) && counts.contains(misses)
      && times.contains(milliseconds) && times.contains(limit) && counts.contains(pauses)
  }
}
