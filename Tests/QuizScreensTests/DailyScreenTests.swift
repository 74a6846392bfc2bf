import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The daily round on screen: its page, one attempt a day, then practice.
@Suite struct DailyScreenTests {
  /// A player after today's five questions, each answered with the first panel, the right one.
  func played(_ language: Language = .en, size: Size = .ordinary, home: PlayerHome = PlayerHome()) -> Player {
    var player = Player(language, size: size, home: home)
    DailyScreenTests.begin(&player)
    DailyScreenTests.answer(&player)
    return player
  }

  /// From the home screen over the page to the first question.
  private static func begin(_ player: inout Player) { player.choose(.game(.daily), .enter) }

  private static func answer(_ player: inout Player) {
    for _ in 0..<5 {
      player.type("1", after: .seconds(1))
      player.press(.enter, after: .seconds(1))
    }
    // The result has counted up, and a perfect round was celebrated.
    player.wait(.seconds(5))
  }

  /// Past attempts, one a day, up to `last`, newest first.
  private func past(_ days: Int, until last: Day, _ language: Language = .en) -> [RoundRecord] {
    Player.dailies(days, until: last, language).reversed()
  }

  private var today: Day { Player.date.day }

  @Test func theRoundHasFiveQuestionsOfTenSeconds() throws {
    var player = Player { $0.settings[.questions] = 3 }
    DailyScreenTests.begin(&player)
    player.expect(row: 0, begins: " Daily   Question 1 of 5   Food pairings › Basics")
    player.expect(row: 1, has: "10.0 s")
    DailyScreenTests.answer(&player)
    let record = try #require(player.saved.first)
    #expect(record.game == .daily && record.set == "en/daily" && record.asked == 5 && record.limit == 10_000)
    #expect(record.seed == Daily.seed(of: today, language: "en"))
    player.expect(row: 0, begins: " Result   Daily Sat 21 Nov")
  }

  @Test(arguments: [
    (Language.en, "12 days in a row, well done! Fri 20 Nov was the second day off that week.", "✗ missed"),
    (.ja, "12日連続、お見事でした！ 11月20日（金）が週2日目の休みになり、途切れました。", "✗ 途切れた日"),
  ])
  func aRowThatWasLostIsToldOnceAndTheWeekShowsWhy(_ language: Language, _ told: String, _ legend: String) {
    var player = Player(language, home: PlayerHome(log: past(12, until: today.advanced(by: -3), language)))
    player.choose(.game(.daily))
    let page = player.screen.joined(separator: "\n")
    #expect(page.contains(told) && page.contains(legend), "\(page)")
    let signs = player.screen.first { $0.filter { $0 != " " }.hasPrefix(language == .en ? "✓✓✓○✗" : "◯◯◯休✗") }
    #expect(signs != nil, "\(page)")
    // The first round of the next row says what that is.
    player.press(.enter)
    DailyScreenTests.answer(&player)
    #expect(!player.screen.joined().contains(told.prefix(8)))
    player.type("q")
    player.choose(.game(.daily))
    #expect(!player.screen.joined().contains(told.prefix(8)), "\(player.screen.picture)")
  }

  /// The day counts already: nothing is to be saved by playing in the other language.
  @Test func homeSaysThatTheDayCountsWhereTheOtherLanguageWasPlayed() {
    let home = PlayerHome(log: past(3, until: today, .ja))
    Player(.en, home: home).expect("today counts; English has five more   ···✓✓✓·")
    Player(.en, size: .small, home: home).expect("today counts")
    Player(.ja, size: .small, home: home).expect("4/5 正解")
  }

  @Test func aSecondAttemptIsPracticeAndIsNotKept() {
    var player = played()
    player.type("q")
    player.choose(.game(.daily)).expect("Playing again is practice")
    player.press(.enter).expect(row: 0, begins: " Daily   Question 1 of 5   practice, not kept")
    DailyScreenTests.answer(&player)
    player.wait(.seconds(9)).expect(row: 0, is: " Result   Daily · practice, not kept")
    #expect(player.saved.count == 1)
    player.type("q").expect("1 round")
  }

  @Test func theMissedOnesAgainArePracticeEvenWhenTheAttemptCouldNotBeSaved() {
    var player = Player()
    DailyScreenTests.begin(&player)
    player.wait(.seconds(1))
    player.saveProblem = "disk full"
    player.type("2", then: .seconds(7))
    player.play("1111")
    player.wait(.seconds(4)).expect("NOT saved: disk full")
    player.type("r", then: .seconds(1))
    player.saveProblem = nil
    player.type("1", then: .seconds(9)).expect(row: 0, is: " Result   Daily · practice, not kept")
    #expect(player.saved.isEmpty)
  }

  @Test func aRoundThatIsLeftMayBeBegunAgain() {
    var player = Player()
    DailyScreenTests.begin(&player)
    player.type("1", after: .seconds(1))
    player.type("qy", after: .seconds(2))
    if player.screen[0].hasPrefix(" tenq") { player.choose(.game(.daily)) }
    player.press(.enter)
    DailyScreenTests.answer(&player)
    #expect(player.saved.count == 1)
  }

  @Test func anAttemptInAnotherProgramMeanwhileCounts() {
    let home = PlayerHome()
    var player = Player(home: home)
    DailyScreenTests.begin(&player)
    player.expect(row: 0, lacks: "practice")
    let log = ScoreLog(home.environment(.en).locations, games: Games.all.list)
    for record in past(1, until: today) { #expect(throws: Never.self) { try log.append(record) } }
    DailyScreenTests.answer(&player)
    #expect(player.saved.isEmpty)
    player.wait(.seconds(9)).expect(row: 0, ends: "not kept")
  }

  @Test func eachLanguageHasAnAttemptOfItsOwn() {
    let home = PlayerHome(log: past(1, until: today, .ja))
    #expect(played(.en, home: home).saved.map(\.set) == ["en/daily"])
  }

  @Test func aRoundBelongsToTheDayOnWhichItBegan() throws {
    let home = PlayerHome()
    var player = Player(home: home)
    DailyScreenTests.begin(&player)
    home.date = try #require(WallTime("2026-11-22T00:00:05+09:00"))
    DailyScreenTests.answer(&player)
    #expect(player.saved.map { "\(Daily.day(of: $0))" } == ["2026-11-21"])
    player.type("q").expect("make it 2 days in a row")
    DailyScreenTests.begin(&player)
    DailyScreenTests.answer(&player)
    #expect(player.saved.map { "\(Daily.day(of: $0))" } == ["2026-11-21", "2026-11-22"])
  }

  @Test func aClockThatIsSetBackGivesNoSecondAttempt() throws {
    let home = PlayerHome(log: past(2, until: today))
    home.date = try #require(WallTime("2026-11-20T12:00:00+09:00"))
    var player = Player(home: home)
    player.expect("done: 4 of 5")
    DailyScreenTests.begin(&player)
    player.expect(row: 0, has: "practice, not kept")
  }

  @Test func theFirstKeyOfANewDayFindsOutThatItIsOne() throws {
    let home = PlayerHome()
    var handler = try home.handler()
    var noticed = [handler.noticeNewDay()]
    _ = handler.perform(.findToday)
    #expect(handler.state.today == today)
    noticed.append(handler.noticeNewDay())
    home.date = try #require(WallTime("2026-11-22T00:00:05+09:00"))
    noticed.append(handler.noticeNewDay())
    #expect(noticed == [false, false, true] && handler.state.today == nil)
    _ = handler.perform(.findToday)
    #expect(handler.state.today == today.advanced(by: 1))
  }

  @Test func everyoneGetsTheSameFromTheBanksThatShip() throws {
    func dealt(ownBank: Bool, _ options: CommandLineOptions = CommandLineOptions()) throws -> RoundSetup {
      let home = PlayerHome()
      home.drawsByChance = true
      home.writeBanks(.en, usable: 12)
      if ownBank {
        home.writeOwnBank("Mine,1,a,b,c,d\n", named: "Food pairings/01-Basics.csv")
        home.writeOwnBank("Mine too,1,a,b,c,d\n", named: "own.csv")
        home.writeSystemBank("Theirs,1,a,b,c,d\n", named: "en/01-Food pairings/00-Zero.csv")
      }
      var handler = try home.loaded(options)
      return try handler.dealt(RoundRequest(.daily))
    }
    var options = CommandLineOptions(seed: 99)
    options.settings[.questions] = 20
    options.settings[.seconds] = 3
    let setup = try dealt(ownBank: false)
    #expect(try dealt(ownBank: true, options) == setup)
    #expect(setup.questions.count == 5 && setup.isPractice == false)
  }

  @Test func theTimeToTheNextIsLookedUpOnceAMinute() throws {
    let home = PlayerHome()
    home.date = try #require(WallTime("2026-11-21T21:14:03+09:00"))
    var player = Player(home: home, opens: DailyScreen())
    player.expect(row: -1, ends: " ends in 2 h 46 min")
    let next = try #require(player.app.nextChange(after: player.now))
    #expect(next - player.now == .seconds(57))
    home.date = try #require(WallTime("2026-11-21T21:15:00+09:00"))
    player.wait(.seconds(57)).expect(row: -1, ends: " ends in 2 h 45 min")
    #expect(player.app.nextChange(after: player.now) == player.now + .seconds(60))
    home.date = try #require(WallTime("2026-11-22T00:00:00+09:00"))
    player.wait(.seconds(60)).expect(row: 0, ends: "Sun 22 Nov").expect(row: -1, ends: " ends in 24 h 0 min")
  }

  @Test func yesterdaysRoundIsSharedUntilTodaysIsPlayed() {
    var player = Player(home: PlayerHome(log: past(2, until: today.advanced(by: -1))), opens: DailyScreen())
    player.type("s").expect("TenQ daily 2026-11-20   4/5", "2 days in a row")
    player.press(.escape, .enter)
    DailyScreenTests.answer(&player)
    player.type("q")
    player.choose(.game(.daily), "s").expect("TenQ daily 2026-11-21   5/5")
    #expect(player.loopEffects.shared.count == 2)
    var none = Player(opens: DailyScreen())
    none.type("s")
    #expect(none.loopEffects.isEmpty)
    none.expect(without: "yesterday")
  }

  @Test func whyNothingCanBeSavedIsSaidBefore() {
    let home = PlayerHome()
    let player = Player(home: home, opens: DailyScreen()) { $0.saveProblem = "the disk is full" }
    player.expect("Rounds cannot be saved: the disk is full")
  }

  /// The page, with four days before today and a rest day among them; `isDone` has today's attempt.
  func page(_ language: Language, _ size: Size, isDone: Bool = false, glyphs: Glyphs = .unicode) -> Player {
    let home = PlayerHome()
    let records = past(6, until: isDone ? today : today.advanced(by: -1), language)
    home.writeLog(records.enumerated().filter { $0.offset != 2 }.map(\.element))
    return Player(language, size: size, glyphs: glyphs, home: home).having { $0.choose(.game(.daily)) }
  }
}
