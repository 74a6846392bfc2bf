import Testing

@testable import QuizCore

/// The daily round: the same for everyone, one attempt a day, and the days in a row.
@Suite struct DailyTests {
  private func day(_ date: String) -> Day { WallTime(date + "T12:00:00+00:00")?.day ?? Day(number: 0) }

  private func record(_ date: String, of day: String? = nil, _ language: String = "en", id: String = "x") -> RoundRecord
  {
    let time = WallTime(date.count > 10 ? date : date + "T12:00:00+09:00") ?? .epoch
    return RoundRecord(
      id: id, date: time, game: .daily, set: Daily.logName(language), asked: 5, correct: 4, misses: 1,
      milliseconds: 23_456, limit: 10_000, pauses: 0,
      seed: Daily.seed(of: day.map { self.day($0) } ?? time.day, language: language), answers: [])
  }

  /// The state on a day after records, oldest first.
  private func state(on today: String, _ language: String = "en", after records: [RoundRecord]) -> DailyState {
    DailyState(memory(records), on: day(today), language: language)
  }

  private func memory(_ records: [RoundRecord]) -> DailyMemory {
    records.reduce(into: DailyMemory()) { $0.add($1) }
  }

  @Test func aDayIsTheLocalOne() throws {
    let late = try #require(WallTime("2026-11-22T23:59:59+09:00"))
    let early = try #require(WallTime("2026-11-23T00:00:00+09:00"))
    #expect("\(late.day)" == "2026-11-22")
    #expect("\(early.day)" == "2026-11-23")
    #expect(late.day.advanced(by: 1) == early.day)
    #expect("\(try #require(WallTime("1969-12-31T23:00:00-05:00")).day)" == "1969-12-31")
  }

  @Test func theSeedFollowsFromDateAndLanguageAndNeverChanges() {
    #expect(Daily.seed(of: day("2026-11-22"), language: "en") == 412_244_057)
    #expect(Daily.seed(of: day("2026-11-22"), language: "ja") != Daily.seed(of: day("2026-11-22"), language: "en"))
    #expect(Daily.seed(of: day("2026-11-23"), language: "en") != Daily.seed(of: day("2026-11-22"), language: "en"))
  }

  @Test func fiveQuestionsOfTenSecondsWhateverTheSettingsSay() throws {
    let questions = (1...9).compactMap {
      Question(text: "q\($0)", choices: ["a", "b", "c"], answer: 0, explanation: nil)
    }
    func setup(plain: Bool = false, limit: Duration? = nil) throws -> RoundSetup {
      let deal = try #require(Game.daily.deal)
      return deal(
        RoundSource(
          questions: .list(questions), selection: nil, set: "en/daily", count: 3, rules: .plain(limit: .seconds(3)),
          requestedLimit: limit, isPlain: plain, seed: 1))
    }
    #expect(try setup().questions.count == 5)
    #expect(try setup().rules.limit == .seconds(10))
    #expect(try setup(plain: true).rules.limit == nil)
    #expect(try setup(plain: true, limit: .seconds(20)).rules.limit == .seconds(20))
    #expect(try setup() == setup())
  }

  @Test func aRoundBelongsToTheDayOfItsSeed() {
    #expect(Daily.day(of: record("2026-11-22")) == day("2026-11-22"))
    #expect(Daily.day(of: record("2026-11-23T00:01:00+09:00", of: "2026-11-22")) == day("2026-11-22"))
    // The clock was set back, or the player flew west.
    #expect(Daily.day(of: record("2026-11-21T23:59:00+09:00", of: "2026-11-22")) == day("2026-11-22"))
    #expect(Daily.day(of: record("2026-11-22", of: "2020-01-01")) == day("2026-11-22"))
  }

  @Test func oneDayAWeekMayBeMissed() {
    // The 16th and the 23rd are Mondays.
    let records = [record("2026-11-18"), record("2026-11-20"), record("2026-11-21"), record("2026-11-22")]
    #expect(state(on: "2026-11-22", after: records).streak == 4)
    #expect(state(on: "2026-11-22", after: records).attempt?.correct == 4)
    #expect(
      state(on: "2026-11-22", after: records).week.marks == [.open, .open, .played, .rest, .played, .played, .played])
    #expect(state(on: "2026-11-23", after: records).streak == 4)
    #expect(state(on: "2026-11-23", after: records).attempt == nil)
    #expect(state(on: "2026-11-24", after: records).row.endsToday)
    #expect(state(on: "2026-11-25", after: records).streak == 0)
    #expect(state(on: "2026-11-22", after: []).streak == 0)
  }

  @Test func aClockSetBackOrAnotherTimeZoneEndsNothing() {
    // Home again from the east: a day comes twice, and the day of a round is that of its seed.
    let twice = [record("2026-11-20"), record("2026-11-21T23:00:00+09:00"), record("2026-11-21T09:00:00-08:00")]
    #expect(state(on: "2026-11-21", after: twice).streak == 2)
    // To the east over the date line: a day is left out, and is a rest day.
    let leftOut = [record("2026-11-18"), record("2026-11-20")]
    #expect(state(on: "2026-11-20", after: leftOut).streak == 2)
    // Later lines of the log are of earlier days.
    let back = [record("2026-11-20"), record("2026-11-19"), record("2026-11-18")]
    #expect(state(on: "2026-11-20", after: back).streak == 3)
  }

  @Test func anAttemptIsComparedWithTheTenBeforeIt() throws {
    func attempt(_ day: Int, correct: Int) -> RoundRecord {
      let day = self.day("2026-11-01").advanced(by: day)
      return RoundRecord(
        id: "\(day)", date: WallTime(secondsSince1970: day.number * 86_400, offset: 0) ?? .epoch, game: .daily,
        set: "en/daily", asked: 5, correct: correct, misses: 5 - correct, milliseconds: 20_000, limit: 0, pauses: 0,
        seed: Daily.seed(of: day, language: "en"), answers: [])
    }
    let memory = memory((0..<14).map { attempt($0, correct: $0 % 5) })
    let comparison = try #require(memory.comparison(on: day("2026-11-14"), language: "en"))
    // The thirteenth day has 3 right; of the ten before it two each have 0 to 4.
    #expect(comparison.attempt.correct == 3 && comparison.attempt.points == 3000)
    #expect(comparison.latest == 10 && comparison.beaten == 6)
    #expect(memory.comparison(on: day("2026-11-01"), language: "en")?.latest == 0)
    #expect(memory.comparison(on: day("2026-11-14"), language: "ja") == nil)
  }

  @Test func eachLanguageHasItsAttemptAndAnyOfThemMakesADay() {
    let records = [record("2026-11-20", "ja"), record("2026-11-21", "en"), record("2026-11-22", "ja")]
    #expect(state(on: "2026-11-22", "en", after: records).attempt == nil)
    #expect(state(on: "2026-11-22", "en", after: records).streak == 3)
    #expect(state(on: "2026-11-22", "ja", after: records).attempt?.correct == 4)
  }

  @Test func whatIsDatedLaterThanTodayCountsForNothingUntilThen() {
    let records = [record("2026-11-19"), record("2027-01-01"), record("2026-11-21"), record("2026-11-20")]
    #expect(state(on: "2026-11-20", after: records).streak == 2)
    #expect(state(on: "2026-11-20", after: records).week.marks[5] == .open)
  }

  @Test func theFirstAttemptOfADayCounts() {
    let first = record("2026-11-22", id: "first")
    let second = record("2026-11-22", id: "second")
    #expect(state(on: "2026-11-22", after: [first, second]).attempt?.id == "first")
    #expect(memory([first, second]).isPractice(second))
  }

  @Test func askingForMoreThanThereAreDrawsTheSameAsAskingForAll() throws {
    let text = "q,1,a,b,c\nno row\nr,1,a,b,c\ns,9,a,b,c\nt,1,a,b,c\n"
    let pool = QuestionPool([try bank(text)])
    var one = SeededGenerator(seed: 7)
    var other = SeededGenerator(seed: 7)
    let (few, many) = (pool.draw(3, using: &one), pool.draw(50, using: &other))
    #expect(few == many)
    #expect(one == other)
  }
}
