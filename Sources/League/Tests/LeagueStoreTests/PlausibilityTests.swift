import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Which rounds are plausible.
struct PlausibilityTests {
  static let now = 1_800_000_000_000
  static let known = SampleQuestions.bank[0]

  /// A round with one field changed.
  struct Draft {
    /// From the date unless it is set.
    var id: String?
    var date = PlausibilityTests.now
    var game: Game.ID = .timed
    var set = "en/food/basic"
    var asked = 2
    var correct = 1
    var misses = 1
    var milliseconds = 3000
    var limit = 10_000
    var pauses = 0
    var sitting: String?
    var answers = [answer(true, 1000), answer(false, 2000, SampleQuestions.bank[2])]

    private static func id(at instant: Int) -> String {
      let digits = String(instant, radix: 16)
      let time = String(repeating: "0", count: 12 - digits.count) + digits
      return "\(time.prefix(8))-\(time.dropFirst(8))-79fb-b466-fa907fa17f9e"
    }

    var record: RoundRecord {
      RoundRecord(
        id: id ?? Draft.id(at: date), date: SampleRounds.time(date), game: game, set: set, asked: asked,
        correct: correct, misses: misses,
        milliseconds: milliseconds, limit: limit, pauses: pauses, seed: 1, sitting: sitting, answers: answers)
    }
  }

  static func id(at instant: Int) -> String {
    var chance = SeededGenerator(seed: 1)
    return UUIDv7(milliseconds: instant, using: &chance).description
  }

  static func answer(_ right: Bool, _ time: Int, _ question: QuestionID = known, choice: Int? = 0) -> RoundRecord.Answer
  {
    // Of the sample questions the first choice is right.
    let choice = choice == 0 ? (right ? 1 : 2) : choice
    return RoundRecord.Answer(question: question, choice: choice, correct: right, milliseconds: time)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let refusal: LeagueErrorCode?
    let draft: Draft

    init(_ name: String, _ refusal: LeagueErrorCode?, _ change: (inout Draft) -> Void) {
      testDescription = name
      self.refusal = refusal
      var draft = Draft()
      change(&draft)
      self.draft = draft
    }
  }

  static let other = QuestionID(text: "nobody knows", rightChoice: "this")
  static let sum = QuestionID(text: "7 + ( ? ) = 12", rightChoice: "5")
  static let quotient = QuestionID(text: "( ? ) ÷ 2 = 4", rightChoice: "8")

  static let cases = [
    Case("as played", nil) { _ in },
    Case("time ran out", nil) {
      $0.answers[1] = answer(false, 10_000, SampleQuestions.bank[2], choice: nil)
      $0.milliseconds = 11_000
    },
    Case("a time is rounded", nil) { $0.milliseconds = 3002 },
    Case("missing number: any sum", nil) {
      $0.game = .missing
      $0.set = "missing"
      $0.answers = [answer(true, 1000, sum, choice: 5), answer(false, 2000, quotient, choice: 5)]
    },
    Case("missing number: a sum that is none", .roundQuestions) {
      $0.game = .missing
      $0.set = "missing"
      $0.answers = [answer(true, 1000, other), answer(false, 2000, sum)]
    },
    Case("missing number: right that is wrong", .roundAnswers) {
      $0.game = .missing
      $0.set = "missing"
      $0.answers = [answer(true, 1000, sum, choice: 6), answer(false, 2000, quotient, choice: 5)]
    },
    Case("right that is wrong", .roundAnswers) { $0.answers[0] = answer(true, 1000, choice: 2) },
    Case("wrong that is right", .roundAnswers) {
      $0.answers[1] = answer(false, 2000, SampleQuestions.bank[2], choice: 1)
    },
    Case("practice: right that is wrong", .roundAnswers) {
      $0.game = .practice
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (1, 0, 1, 4000)
      $0.answers = [answer(false, 1000, choice: 1), answer(true, 4000, choice: 2)]
    },
    Case("live: right that is wrong", .roundAnswers) {
      $0.game = .live
      $0.answers[0] = answer(true, 1000, choice: 3)
    },
    Case("a lie beside a question of one's own", .roundAnswers) {
      $0.answers = [answer(true, 1000, other), answer(true, 2000, choice: 3)]
      ($0.correct, $0.misses) = (2, 0)
    },
    Case("panels: all right, misses by choices", nil) {
      $0.game = .panels
      $0.set = "panels"
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (5, 5, 7, 5000)
      $0.answers = (0..<5).map { _ in answer(true, 1000, other) }
    },
    Case("practice: until right, one clock for a question", nil) {
      $0.game = .practice
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (2, 1, 2, 9000)
      $0.answers = [
        answer(false, 1000, choice: 2), answer(false, 2000, choice: 3), answer(true, 4000),
        answer(true, 5000, SampleQuestions.bank[1]),
      ]
    },
    Case("endless: one", nil) {
      $0.game = .endless
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (1, 1, 0, 60_000)
      $0.answers = [answer(true, 60_000)]
    },
    Case("review: one", nil) {
      $0.game = .review
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (1, 0, 1, 60_000)
      $0.answers = [answer(false, 60_000, choice: 2)]
    },
    Case("a clock that is two minutes ahead", nil) { $0.date = now + 119_000 },
    Case("a day before joining: the clock was set", nil) { $0.date = now - 10 * 86_400_000 - 86_400_000 },
    Case("an id of version 4", .roundID) { $0.id = "019535d9-3df7-49fb-b466-fa907fa17f9e" },
    Case("an id of another time", .roundID) { $0.id = "019535d9-3df7-79fb-b466-fa907fa17f9e" },
    Case("an id in capitals", .roundID) { $0.id = "019535D9-3DF7-79FB-B466-FA907FA17F9E" },
    Case("an id with text", .roundID) { $0.id = "drop table rounds" },
    Case("a sitting that is none", .roundID) { $0.sitting = "x" },
    Case("a game of another program", .roundGame) { $0.game = "chess" },
    Case("no set", .roundSet) { $0.set = "" },
    Case("an escape sequence in the set", .roundSet) { $0.set = "en/\u{1b}[31m/a" },
    Case("a set without end", .roundSet) { $0.set = String(repeating: "a", count: 1025) },
    Case("a question that nobody has", .roundQuestions) { $0.answers[0] = answer(true, 1000, other) },
    Case("more right than asked", .roundCounts) { $0.correct = 3 },
    Case("right that the answers do not say", .roundCounts) { ($0.correct, $0.misses) = (2, 0) },
    Case("misses that do not add up", .roundCounts) { $0.misses = 0 },
    Case("asked more than answered", .roundCounts) { $0.asked = 3 },
    Case("nothing asked", .roundCounts) {
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (0, 0, 0, 0)
      $0.answers = []
    },
    Case("asked below nothing", .roundCounts) { $0.asked = -1 },
    Case("right without a choice", .roundCounts) { $0.answers[0] = answer(true, 1000, choice: nil) },
    Case("a tenth choice", .roundCounts) { $0.answers[0] = answer(true, 1000, choice: 10) },
    Case("pauses below nothing", .roundCounts) { $0.pauses = -1 },
    Case("more answers than a line holds", .roundCounts) {
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (601, 601, 0, 601)
      $0.answers = (0..<601).map { _ in answer(true, 1) }
    },
    Case("endless: two", .roundCounts) { $0.game = .endless },
    Case("review: two", .roundCounts) { $0.game = .review },
    Case("practice: never right", .roundCounts) {
      $0.game = .practice
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (1, 0, 0, 1000)
      $0.answers = [answer(false, 1000)]
    },
    Case("practice: another question before it is right", .roundCounts) {
      $0.game = .practice
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (1, 0, 1, 2000)
      $0.answers = [answer(false, 1000), answer(true, 2000, SampleQuestions.bank[1])]
    },
    Case("an answer after the limit", .roundTimes) {
      $0.answers[0] = answer(true, 10_001)
      $0.milliseconds = 12_001
    },
    Case("a time below nothing", .roundTimes) { $0.answers[0] = answer(true, -1) },
    Case("a sum that is another", .roundTimes) { $0.milliseconds = 2000 },
    Case("a sum at the lower end of all numbers", .roundTimes) { $0.milliseconds = .min },
    Case("a sum at the upper end of all numbers", .roundTimes) { $0.milliseconds = .max },
    Case("practice against a clock", .roundLimit) {
      $0.game = .practice
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (1, 1, 0, 1000)
      $0.answers = [answer(true, 1000)]
    },
    Case("panels against a clock", .roundLimit) {
      $0.game = .panels
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (5, 5, 0, 5000)
      $0.answers = (0..<5).map { _ in answer(true, 1000) }
    },
    Case("a limit of an hour", .roundLimit) { $0.limit = 3_600_000 },
    Case("a limit below nothing", .roundLimit) { $0.limit = -1 },
    Case("a day and more without a limit", .roundTimes) {
      $0.limit = 0
      $0.answers[0] = answer(true, 86_400_001)
      $0.milliseconds = 86_402_001
    },
    Case("a limit between two seconds", .roundLimit) { $0.limit = 10_001 },
    Case("a right answer in no time", .roundTimes) {
      $0.answers[0] = answer(true, 99)
      $0.milliseconds = 2099
    },
    Case("a right answer as fast as can be", nil) {
      $0.answers[0] = answer(true, 100)
      $0.milliseconds = 2100
    },
    Case("panels in no time", .roundTimes) {
      $0.game = .panels
      $0.set = "panels"
      $0.limit = 0
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (5, 5, 0, 499)
      $0.answers = [499, 0, 0, 0, 0].map { answer(true, $0) }
    },
    Case("one question twice", .roundRepeated) { $0.answers[1] = answer(false, 2000) },
    Case("survival: again when all others came", nil) {
      $0.game = .survival
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (502, 499, 3, 500 * 500 + 1000)
      $0.answers = (0..<500).map { answer($0 != 100, 500, SampleQuestions.bank[$0]) }
      $0.answers += [0, 1].map { answer(false, 500, SampleQuestions.bank[$0]) }
    },
    Case("survival: one question again and again", .roundRepeated) {
      $0.game = .survival
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (600, 600, 0, 300_000)
      $0.answers = (0..<600).map { _ in answer(true, 500) }
    },
    Case("survival: one question of one's own again and again", .roundRepeated) {
      $0.game = .survival
      $0.set = "own"
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (600, 600, 0, 300_000)
      $0.answers = (0..<600).map { _ in answer(true, 500) }
    },
    Case("survival: on after the third miss", .roundCounts) {
      $0.game = .survival
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (4, 1, 3, 2000)
      $0.answers = (0..<4).map { answer($0 == 3, 500, SampleQuestions.bank[$0]) }
    },
    Case("survival: ten seconds for the eleventh question", .roundTimes) {
      $0.game = .survival
      ($0.asked, $0.correct, $0.misses, $0.milliseconds) = (11, 11, 0, 15_000)
      $0.answers = (0..<11).map { answer(true, $0 == 10 ? 10_000 : 500, SampleQuestions.bank[$0]) }
    },
    Case("choice 5 of 4", .roundChoice) { $0.answers[0] = answer(true, 1000, choice: 5) },
    Case("a set that nobody has", .roundSet) { $0.set = "xx/Nobody/Has this" },
    Case("the league's own questions", nil) { $0.set = "ja/Class 3b/みんなの問題" },
    Case("what was missed", nil) { $0.set = "missed" },
    Case("a set of some levels", nil) { $0.set = "en/food/basic (level 1)" },
    Case("a daily round of another seed", .roundDaily) {
      $0.game = .daily
      $0.set = "en/daily"
    },
    Case("tomorrow", .roundFuture) { $0.date = now + 86_400_000 },
    Case("three minutes ahead", .roundFuture) { $0.date = now + 180_000 },
    Case("long before joining", .roundPast) { $0.date = now - 20 * 86_400_000 },
  ]

  @Test(arguments: cases)
  func aRoundIsTakenWhenTheGameCanHavePlayedIt(_ item: Case) {
    let rules = PlausibilityTests.rules(joined: PlausibilityTests.now - 10 * 86_400_000)
    #expect(rules.check(item.draft.record) { _ in [] } == (item.refusal.map { .refused($0) } ?? .known))
  }

  static func rules(
    clock: Int = now, joined: Int = now - 86_400_000, takesOwn: Bool = false, games: GameList = .all
  ) -> Plausibility {
    Plausibility(
      games: games, clock: clock, now: now, joined: joined, known: SampleQuestions.known, league: "Class 3b",
      takesOwn: takesOwn)
  }

  @Test func whatOnlyThePlayerHasCountsWhereTheOwnerLetsIt() {
    var questions = Draft()
    questions.answers[0] = PlausibilityTests.answer(true, 1000, PlausibilityTests.other)
    var set = Draft()
    set.set = "chemistry.csv"
    for draft in [questions, set] {
      #expect(PlausibilityTests.rules(takesOwn: true).check(draft.record) { _ in [] } == .own)
    }
    // A question of the league's own is known.
    #expect(
      PlausibilityTests.rules().check(questions.record) { _ in [SampleQuestions.question("nobody knows")] } == .known)
  }

  @Test(arguments: [-86_400_000, -3_600_000, 0, 3_600_000, 86_400_000])
  func datesMoveByTheDifferenceOfTheClocks(_ difference: Int) {
    let now = PlausibilityTests.now
    let rules = PlausibilityTests.rules(clock: now + difference)
    var draft = Draft()
    draft.date = now + difference - 60_000
    #expect(rules.check(draft.record) { _ in [] } == .known)
    #expect(rules.played(draft.record) == now - 60_000)
    draft.date = now + difference + 180_000
    #expect(rules.check(draft.record) { _ in [] } == .refused(.roundFuture))
  }

  @Test func aRoundNeverCountsForTomorrow() {
    let now = PlausibilityTests.now
    var draft = Draft()
    draft.date = now + 100_000
    #expect(PlausibilityTests.rules().played(draft.record) == now)
  }

  @Test(arguments: [Int.min, -1, Int.max, 253_402_300_800_000])
  func aClockThatIsNoneIsRefusedWithoutATrap(_ clock: Int) {
    let rules = PlausibilityTests.rules(clock: clock, joined: 0)
    #expect(rules.check(Draft().record) { _ in [] } == .refused(.roundFuture))
  }
}

/// When a player was playing.
@Suite(.timeLimit(.minutes(1)))
struct PlayerScheduleTests {
  /// A machine without a clock starts in 1970.
  @Test(arguments: [-1, 0, 1, 9_999, 10_000, 100_000])
  func aRoundThatBeganBeforeAllClocksHasAnEnd(_ end: Int) {
    var schedule = PlayerSchedule([])
    #expect(schedule.take(200_000, until: end) == nil)
  }

  /// Two machines end three such rounds in a second, two of them begun before.
  @Test func shortRoundsOfOneSecondAreFew() {
    var schedule = PlayerSchedule([])
    let taken = (0..<100).count { _ in schedule.take(750, until: 1_800_000_000_000) == nil }
    #expect(taken == 5)
    #expect(schedule.take(750, until: 1_800_000_001_000) == nil)
  }

  /// A store of an earlier version may have forged rounds of any length.
  @Test func aRoundThatIsKeptIsNoLongerThanADay() {
    let record = #"{"milliseconds":9223372036854775807,"answers":[]}"#
    var schedule = PlayerSchedule([
      Row(columns: ["played", "record"], values: [.int(1_800_000_000_000), .text(record)])
    ])
    #expect(schedule.take(10_000, until: 1_800_000_000_000) == nil)
    #expect(schedule.take(10_000, until: 1_800_000_000_000) != nil)
  }
}

/// Records as the store keeps them.
struct KeptRecordTests {
  @Test(
    arguments: ["en/food/basic", "ja/食べ合わせ/基本", "a \"quoted\" \\ set", "🎲"],
    [nil, "019535d9-3df7-79fb-b466-fa907fa17f9e"])
  func aRecordIsReadAsItWasWritten(_ set: String, _ sitting: String?) {
    var draft = PlausibilityTests.Draft()
    draft.set = set
    draft.sitting = sitting
    draft.answers[1] = PlausibilityTests.answer(false, 10_000, choice: nil)
    #expect(LeagueStore.record(draft.record.line) == draft.record)
  }
}

/// Days, weeks and months of a league.
struct LeagueCalendarTests {
  @Test(arguments: [
    ("2026-11-22T23:59:59Z", "2026-11-22T00:00:00Z", true, true, true),
    ("2026-11-22T23:59:59Z", "2026-11-23T00:00:00Z", false, false, true),
    ("2026-11-23T00:00:00Z", "2026-11-29T23:59:59Z", false, true, true),
    ("2026-11-30T23:59:59Z", "2026-12-01T00:00:00Z", false, true, false),
    ("2026-12-31T23:59:59Z", "2027-01-01T00:00:00Z", false, true, false),
    ("2024-02-29T12:00:00Z", "2024-03-01T12:00:00Z", false, true, false),
  ])
  func weeksBeginOnMondayAndMonthsOnTheFirst(_ one: String, _ other: String, day: Bool, week: Bool, month: Bool) throws
  {
    let calendar = LeagueCalendar(offset: 0)
    let instants = try [one, other].map { try #require(WallTime($0)).secondsSince1970 * 1000 }
    for (period, isSame) in [(LeagueTable.Period.day, day), (.week, week), (.month, month), (.all, true)] {
      #expect(
        (calendar.days(of: period, at: instants[0]) == calendar.days(of: period, at: instants[1])) == isSame,
        "\(period)")
    }
  }

  @Test func daysBeginWhereTheLeagueSays() throws {
    let instant = try #require(WallTime("2026-11-22T15:00:00Z")).secondsSince1970 * 1000
    #expect(
      LeagueCalendar(offset: 9 * 3600).day(instant) == LeagueCalendar(offset: 0).day(instant) + 1)
    #expect(
      LeagueCalendar(offset: 9 * 3600).day(instant - 1) == LeagueCalendar(offset: 0).day(instant))
  }

  @Test(arguments: [
    ([Int](), 0), ([7], 1), ([7, 6, 5], 3), ([7, 5, 4], 1), ([7, 6, 4, 3], 2),
  ])
  func aStreakEndsAtTheLatestDay(_ days: [Int], _ length: Int) {
    #expect(Streak.length(days) == length)
  }
}
