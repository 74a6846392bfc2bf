import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The review: what is due, when it comes again, and what is learnt.
@Suite struct ReviewGameTests {
  /// A player with three questions of their own, which are learnt by themselves.
  static func player(
    _ language: Language = .en, size: Size = .ordinary, past: [RoundRecord] = [],
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    let home = PlayerHome()
    home.writeOwnBank(
      "What is the capital of Ghana?,1,Accra,Lagos,Dakar,Lome\nWhat is 7 × 8?,1,56,54,63,49\nWho wrote Emma?,1,Austen,Eliot,Gaskell,Burney\n",
      named: "own.csv")
    if !past.isEmpty { home.writeLog(past) }
    return Player(language, size: size, home: home, change: change)
  }

  static func record(_ question: QuestionID, _ isRight: Bool, daysAgo: Int, set: String = "own") -> RoundRecord {
    let date = WallTime(secondsSince1970: Player.date.secondsSince1970 - daysAgo * 86_400, offset: 9 * 3600) ?? .epoch
    return Player.record(
      id: "\(question)-\(daysAgo)", game: .endless, set: set, correct: isRight ? 1 : 0, asked: 1, milliseconds: 2000,
      limit: 0, seed: 1, date: date,
      answers: [.init(question: question, choice: isRight ? 1 : 2, correct: isRight, milliseconds: 2000)])
  }

  private static let product = QuestionID(text: "What is 7 × 8?", rightChoice: "56")
  private static let capital = QuestionID(text: "What is the capital of Ghana?", rightChoice: "Accra")
  private static let author = QuestionID(text: "Who wrote Emma?", rightChoice: "Austen")

  /// Answers a question after a second, and waits until its verdict takes keys.
  private func answer(_ player: inout Player, _ digit: String) {
    player.type(digit, after: .seconds(1), then: .seconds(1))
  }

  @Test func itsRowOfTheHomeScreenSaysWhatIsDue() {
    Self.player().expectRow("Review", "3 due today   0 tomorrow, 0 in a week")
    Self.player(.ja).expectRow("復習", "今日3問   明日0問、7日間で0問")
    Player(.en).expect("Review            what you would forget comes here")
    let known = Self.player(past: [Self.product, Self.capital, Self.author].map { Self.record($0, true, daysAgo: 0) })
    known.expect("Review            nothing due   3 in 2 days")
  }

  @Test func aMissComesAgainInTheSameSittingWhichEndsWhenNothingIsDue() throws {
    var player = Self.player()
    player.choose(.game(.review)).expect(row: 0, ends: "3 to go", has: "Review")
    answer(&player, "2")
    player.expect(row: 0, ends: "again today   3 to go")
    player.press(.enter)
    answer(&player, "1")
    player.press(.enter)
    answer(&player, "1")
    player.expect(row: 0, ends: "1 to go")
    player.press(.enter).expect("What is the capital of Ghana?")
    answer(&player, "1")
    player.expect(row: 0, ends: "again tomorrow   0 to go")
    player.press(.enter).expect(row: 0, has: "Review   Summary").expect("Nothing is due today. Tomorrow: 1.")
    #expect(player.saved.map(\.correct) == [0, 1, 1, 1] && Set(player.saved.map(\.sitting)).count == 1)
    for record in player.saved { #expect(Game.review.fault(of: record) == nil) }
    // Nothing is asked again, and Enter leaves.
    player.press(.enter, after: .seconds(1)).expectRow("Review", "nothing due   1 tomorrow")
    player.choose(.game(.review)).expect("Nothing is due today. Tomorrow: 1.")
    player.expect("Review asks a question again just before you would forget it.")
    // In a large window the number stands below, large, and is said once.
    player.send(.size(.wide))
    player.expect("Nothing is due today.", "tomorrow", without: "Tomorrow")
  }

  @Test func aQuestionMissedInAnyGameIsAsked() {
    let missed = Self.record(Player.questions(.en)[1].id, false, daysAgo: 3)
    var player = Player(.en, home: PlayerHome(log: [missed]))
    player.expect("Review            1 due today")
    player.choose(.game(.review)).expect("tungsten")
  }

  @Test func aSetIsLearntByItsMark() {
    var player = Player(.en)
    player.press("p", .home, .down).expect(without: "↻")
    player.type("m").expect("Food pairings ↻", " new, 0 young, 0 mature")
    player.press(.escape).expect("Review            5 due today")
    player.press("p", .home, .down, "m").expect(without: "↻")
  }

  @Test func theLimitsOfADayHold() {
    #expect(Self.player { $0.settings[.new] = 2 }.screen.contains { $0.contains("2 due today") })
    let past = [Self.product, Self.author].map { Self.record($0, true, daysAgo: 30) }
    var player = Self.player(past: past) {
      $0.settings[.new] = 0
      $0.settings[.reviews] = 1
    }
    player.expect("1 due today")
    player.choose(.game(.review))
    answer(&player, "1")
    player.expect(row: 0, ends: "0 to go")
  }

  @Test func itIsPlayedInLinesOfText() throws {
    let past = Player.questions(.en)[1...2].map { Self.record($0.id, false, daysAgo: 3) }
    let played = try PlainGameTests().play(
      game: .review, questions: 9, past: past, .line("2", after: 1_000), .line("", after: 1),
      .line("1", after: 1_000), .line("", after: 1), .line("1", after: 1_000), .line("", after: 1))
    #expect(played.transcript.contains("\n2 due today.\n") && played.transcript.contains("It comes again today."))
    #expect(played.transcript.contains("It comes again tomorrow."))
    #expect(played.transcript.hasSuffix("Nothing is due today. Tomorrow: 1.\n"))
    #expect(played.end == .done && played.saved.map(\.correct) == [0, 1, 1])
  }

  @Test func anOptionEndsTheSitting() throws {
    let past = Player.questions(.en)[1...3].map { Self.record($0.id, false, daysAgo: 3) }
    let played = try PlainGameTests().play(
      game: .review, questions: 1, past: past, .line("1", after: 1_000), .line("", after: 1))
    #expect(played.transcript.hasSuffix("That is as many as you asked for.\n"))
    #expect(played.end == .done && played.saved.count == 1)
  }

  @Test func nothingDueIsNoMistake() throws {
    let played = try PlainGameTests().play(game: .review)
    #expect(played.transcript.contains("Nothing is due today.") && played.end == .done)
  }
}

/// What the statistics tell of the review.
@Suite struct DueStatisticsTests {
  static func record(_ question: Question, _ isRight: Bool, daysAgo: Int) -> RoundRecord {
    ReviewGameTests.record(question.id, isRight, daysAgo: daysAgo, set: "en")
  }

  static func past() -> [RoundRecord] {
    let questions = Player.questions(.en)
    var records: [RoundRecord] = []
    for day in 1...7 { records.append(record(questions[1], false, daysAgo: day * 2)) }
    for day in [1, 5, 20, 60] { records.append(record(questions[2], true, daysAgo: day)) }
    records.append(record(questions[3], false, daysAgo: 9))
    records.append(record(questions[3], true, daysAgo: 3))
    return records.sorted { $0.date.secondsSince1970 > $1.date.secondsSince1970 }
  }

  private static func player(
    _ language: Language = .en, size: Size = .ordinary, past: [RoundRecord] = past()
  ) -> Player { Player.statistics(language, size, past, page: 5) }

  private let questions = Player.questions(.en)
  private var texts: [QuestionID: String] { Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0.text) }) }
  private let memory = past().reversed().reduce(into: ReviewMemory()) { $0.add($1) }

  @Test func aQuestionIsSuspendedAndTakenUpAgain() {
    var player = Self.player()
    player.type("x").expectRow("7 times  What is the chemical symbol", "set aside")
    player.press(.escape).expect("Review            1 due today")
    player.choose(.statistics)
    for _ in 0..<5 { player.press(.tab) }
    player.expect("set aside")
    player.press("x", .escape).expect("Review            2 due today")
  }

  @Test func thePageAsLinesOfText() throws {
    var wishes = ReviewPlan.Wishes()
    wishes.suspended = [questions[3].id]
    let plan = ReviewPlan(memory, learnt: questions.map(\.id), others: [], wishes: wishes, at: Player.date)
    let facts = ReviewFacts(memory, plan, present: Set(questions.map(\.id)), wishes: wishes, fit: nil, at: Player.date)
    let summary = DueSummary(facts, texts)
    let lines = summary.lines(.en, glyphs: .unicode).map(\.string).joined(separator: "\n")
    #expect(
      lines == """
        3 due today, 0 in the seven days after
        On each of the next 30 days, from today: 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        Remembered, of 90% wanted
        week of 2026-10-26: 100% of 1
        week of 2026-11-09: 0% of 4
        week of 2026-11-16: 60% of 5
        Remembered for
        < 1 day: 1
        1-7 days: 1
        7-30 days: 0
        30-90 days: 0
        90-365 days: 1
        a year or more: 0
        Missed most often
        7 times, hard to keep: What is the chemical symbol for tungsten?
        once, set aside: How many sides does a hexagon have?
        """)
    #expect(summary.lines(.ja, glyphs: .unicode).contains { $0.string == "7回、苦手：\(questions[1].text)" })
  }

  @Test func whatComesAgainTodayIsDueToday() throws {
    var memory = ReviewMemory()
    let question = Player.questions(.en)[1]
    memory.add(
      Player.record(
        id: "1", game: .review, set: "en", correct: 0, asked: 1, milliseconds: 2000, limit: 0, seed: 1,
        answers: [.init(question: question.id, choice: 2, correct: false, milliseconds: 2000)]))
    let lines = DueReport(memory, [:], retention: 0.9, at: Player.date).lines(.en, glyphs: .unicode, columns: nil)
    #expect(lines[1].string.hasPrefix("today"))
  }

  @Test func theReportHasNumbersAsTheyAreComputed() throws {
    let report = DueReport(memory, texts, retention: 0.9, at: Player.date)
    let lines = report.json { "\"\($0)\"" }
    #expect(lines.count == 4 && lines.last == "]")
    let entry = try #require(memory.entry(of: questions[2].id))
    #expect(
      lines.contains {
        $0.contains(
          "{\"question\":\"\(questions[2].id)\",\"text\":\"Which planet is closest to the Sun?\",\"stability\":\(entry.stability),\"difficulty\":\(entry.difficulty),\"retrievability\":"
        )
      })
    #expect(DueReport(ReviewMemory(), [:], retention: 0.9, at: Player.date).json { $0 } == ["[]"])
    let table = report.lines(.en, glyphs: .unicode, columns: 60)
    #expect(table.count == 4 && table.allSatisfy { $0.width <= 60 })
    #expect(table[0].string.hasPrefix("due") && table[1].string.hasPrefix("today"))
  }
}
