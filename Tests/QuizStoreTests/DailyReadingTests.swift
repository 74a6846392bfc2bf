import QuizCore
import QuizStore
import Testing

/// The attempts at daily rounds, searched for from the end of the log.
@Suite struct DailyReadingTests {
  let scratch = Scratch()
  /// The day of the first record.
  private let first = Day(number: 20_000)

  private func day(_ number: Int) -> Day { first.advanced(by: number) }

  /// A record of any game on a day.
  private func past(_ number: Int, on day: Day, _ game: Game.ID = .daily) -> RoundRecord {
    let other = record(number, game: game, set: game == .daily ? Daily.logName("en") : "en/x")
    return RoundRecord(
      id: other.id, date: WallTime(secondsSince1970: day.number * 86_400 + 3600, offset: 0) ?? .epoch, game: game,
      set: other.set, asked: 5, correct: 4, misses: 1, milliseconds: 20_000, limit: 10_000, pauses: 0,
      seed: Daily.seed(of: day, language: "en"), answers: other.answers)
  }

  private func write(_ records: [RoundRecord], then rest: String = "") {
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined() + rest)
  }

  private func whole(until last: Day) throws -> DailyReading {
    var reading = DailyReading(until: last)
    try reading.goOn(bytes: .max, in: scratch.log)
    return reading
  }

  @Test func aLogThatIsNotThereHoldsNoAttempts() throws {
    let reading = try whole(until: day(3))
    #expect(reading.isOver && reading.attempts.streak == 0)
  }

  @Test func partsFindWhatTheWholeFinds() throws {
    var number = 0
    let records = (0..<30).flatMap { date in
      [Game.ID.endless, .daily, .timed].filter { $0 != .daily || date != 4 }.map { game in
        number += 1
        return past(number, on: day(date), game)
      }
    }
    write(records)
    let whole = try whole(until: day(29))
    #expect(whole.attempts.streak == 25)
    #expect(whole.attempts.attempt(on: day(7), language: "en") != nil)
    #expect(whole.attempts.attempt(on: day(7), language: "ja") == nil)
    for bytes in [1, 500, 3000] {
      var reading = DailyReading(until: day(29))
      var parts = 0
      repeat {
        try reading.goOn(bytes: bytes, in: scratch.log)
        parts += 1
      } while !reading.isOver
      #expect(parts > 3)
      #expect(reading.attempts.streak == 25)
    }
  }

  @Test func theSearchEndsSoonAfterTheFirstDayWithoutAnAttempt() throws {
    // Only the end of the log is read: what is before it is no log at all.
    let lines = (0..<200).map { past($0, on: day(0), .timed).line + "\n" }.joined()
    let recent = (200..<203).map { past($0, on: day($0 - 190)).line + "\n" }.joined()
    scratch.write("data/scores.jsonl", String(repeating: "no record\n", count: 100_000) + lines + recent)
    var reading = DailyReading(until: day(12))
    try reading.goOn(bytes: 50_000, in: scratch.log)
    #expect(reading.isOver)
    #expect(reading.attempts.streak == 3)
  }

  @Test func aClockThatWasWrongForAWhileBreaksNoRow() throws {
    write(
      [past(1, on: day(10)), past(2, on: day(11))] + (3..<20).map { past($0, on: day(-9000), .timed) }
        + [past(20, on: day(12)), past(21, on: day(500)), past(22, on: day(13))])
    #expect(try whole(until: day(13)).attempts.streak == 4)
  }

  @Test func whatIsAppendedLaterIsFoundAndTheFirstAttemptStays() throws {
    write([past(1, on: day(1)), past(2, on: day(2))], then: "{\"version\":1")
    var reading = try whole(until: day(3))
    #expect(reading.attempts.streak == 2)
    write([past(1, on: day(1)), past(2, on: day(2)), past(3, on: day(3))])
    try reading.goOn(bytes: 0, in: scratch.log)
    #expect(reading.attempts.streak == 3)
    #expect(reading.attempts.attempt(on: day(3), language: "en")?.id == past(3, on: day(3)).id)
    try reading.goOn(bytes: 0, in: scratch.log)
    #expect(reading.attempts.streak == 3)
  }

  @Test func aLogThatWasCutIsReadAnew() throws {
    write([past(1, on: day(1)), past(2, on: day(2))])
    var reading = try whole(until: day(2))
    write([past(2, on: day(2))])
    try reading.goOn(bytes: .max, in: scratch.log)
    #expect(reading.attempts.streak == 1)
  }

  @Test func recordsInOtherFormsCountToo() throws {
    let line = past(1, on: day(2)).line.replacing(",", with: ", ", maxReplacements: 3)
    scratch.write("data/scores.jsonl", line + "\n")
    #expect(try whole(until: day(2)).attempts.streak == 1)
  }
}
