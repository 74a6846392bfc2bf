import QuizCore

/// The answers of a sitting, put together from its records.
struct SittingRecord: Equatable, Sendable {
  /// The records, oldest first; never empty.
  let records: [RoundRecord]

  /// Puts records together that are given newest first; nil when there are none.
  init?(newestFirst records: [RoundRecord]) {
    guard !records.isEmpty else { return nil }
    self.records = records.reversed()
  }

  /// How many questions were asked.
  var asked: Int { records.reduce(0) { $0 + $1.asked } }

  /// How many were right.
  var correct: Int { records.reduce(0) { $0 + $1.correct } }

  /// The sum of the times of all answers.
  var elapsed: Duration { records.reduce(.zero) { $0 + $1.elapsed } }

  /// The answers in the order in which they were given.
  var answers: [RoundRecord.Answer] { records.flatMap(\.answers) }

  /// The most answers that were right in a row.
  var longestRun: Int { answers.lazy.map(\.correct).longestRun }

  /// When the sitting ended.
  var date: WallTime { records[records.count - 1].date }

  /// Whether the clock was held in one of the answers.
  var wasPaused: Bool { records.contains { $0.pauses > 0 } }

  /// All answers as one record, for views that show the answers of a record.
  var whole: RoundRecord {
    let last = records[records.count - 1]
    return RoundRecord(
      id: last.id, date: last.date, game: last.game, set: last.game.rawValue, asked: asked, correct: correct,
      misses: asked - correct, milliseconds: elapsed.inMilliseconds, limit: last.limit,
      pauses: records.reduce(0) { $0 + $1.pauses }, seed: records[0].seed, answers: answers)
  }
}
