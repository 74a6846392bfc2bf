import QuizCore

/// A sitting, combined from its records.
struct SittingRecord: Equatable, Sendable {
  /// The records, oldest first; never empty.
  let records: [RoundRecord]

  /// Combines records, newest first; nil for none.
  init?(newestFirst records: [RoundRecord]) {
    guard !records.isEmpty else { return nil }
    self.records = records.reversed()
  }

  var asked: Int { records.reduce(0) { $0 + $1.asked } }

  var correct: Int { records.reduce(0) { $0 + $1.correct } }

  /// The total time of all answers.
  var elapsed: Duration { records.reduce(.zero) { $0 + $1.elapsed } }

  /// The answers in the order given.
  var answers: [RoundRecord.Answer] { records.flatMap(\.answers) }

  /// The most right answers in a row.
  var longestRun: Int { answers.lazy.map(\.correct).longestRun }

  /// When the sitting ended.
  var date: WallTime { records[records.count - 1].date }

  /// Whether any answer was paused.
  var wasPaused: Bool { records.contains { $0.pauses > 0 } }

  /// All answers as one record, for views of records.
  var whole: RoundRecord {
    let last = records[records.count - 1]
    return RoundRecord(
      id: last.id, date: last.date, game: last.game, set: last.game.rawValue, asked: asked, correct: correct,
      misses: asked - correct, milliseconds: elapsed.inMilliseconds, limit: last.limit,
      pauses: records.reduce(0) { $0 + $1.pauses }, seed: records[0].seed, answers: answers)
  }
}
