import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// No round was dealt.
private struct Nothing: Error {}

/// The daily round on screen: straight to the first question, one attempt a day, then practice.
@Suite struct DailyScreenTests {
  /// A player after today's five questions, each answered with the first panel, the right one.
  private func played(
    _ language: Language = .en, size: Size = Size(width: 80, height: 24), home: PlayerHome = PlayerHome()
  ) -> Player {
    var player = Player(language, size: size, home: home)
    player.choose(.game(.daily))
    DailyScreenTests.answer(&player)
    return player
  }

  private static func answer(_ player: inout Player) {
    for _ in 0..<5 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.seconds(1))
    }
    player.wait(.seconds(1))
  }

  /// Past attempts, one a day, up to `last`, newest first.
  private func past(_ days: Int, until last: Day, _ language: String = "en") -> [RoundRecord] {
    (0..<days).map { back in
      let day = last.advanced(by: -back)
      return RoundRecord(
        id: "day-\(day)", date: WallTime(secondsSince1970: day.number * 86_400, offset: 0) ?? .epoch, game: .daily,
        set: Daily.logName(language), asked: 5, correct: 4, misses: 1, milliseconds: 23_456, limit: 10_000, pauses: 0,
        seed: Daily.seed(of: day, language: language), answers: [])
    }
  }

  private var today: Day { Player.date.day }

  @Test func itGoesStraightToTheFirstOfFiveQuestionsOfTenSeconds() throws {
    var player = Player { $0.questions = 3 }
    player.choose(.game(.daily))
    #expect(player.screen[0].hasPrefix(" Daily   Question 1 of 5   2026-11-21"))
    #expect(player.screen[1].contains("10.0 s"))
    DailyScreenTests.answer(&player)
    let record = try #require(player.saved.first)
    #expect(record.game == .daily && record.set == "en/daily" && record.asked == 5 && record.limit == 10_000)
    #expect(record.seed == Daily.seed(of: today, language: "en"))
    #expect(player.screen[0].hasPrefix(" Result   Daily 2026-11-21"))
  }

  @Test func homeSaysWhatIsLeftToDo() {
    var player = Player()
    #expect(player.screen.joined().contains("Daily             today's five are waiting "))
    player = played()
    player.type("q")
    #expect(player.screen.joined().contains("Daily             done: 5 of 5 "))
    let home = PlayerHome()
    home.writeLog(past(3, until: today.advanced(by: -1)))
    #expect(Player(home: home).screen.joined().contains("today's five are waiting · 3 days in a row"))
    player = played(home: home)
    player.type("q")
    #expect(player.screen.joined().contains("done: 5 of 5 · 4 days in a row"))
  }

  @Test func homeSaysItInJapaneseAndInFewWords() {
    let home = PlayerHome()
    home.writeLog(past(3, until: today, "ja"))
    #expect(Player(.ja, home: home).screen.joined().contains("解答済み：5問中4問正解 · 3日連続"))
    #expect(Player(.ja, size: Size(width: 40, height: 15), home: home).screen.joined().contains("4/5 正解"))
    #expect(Player(.en, size: Size(width: 40, height: 15), home: home).screen.joined().contains("five are waiting "))
  }

  @Test func aSecondAttemptIsPracticeAndIsNotKept() {
    var player = played()
    player.type("q")
    player.choose(.game(.daily))
    #expect(player.screen[0].contains("practice, not kept"))
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Daily   Question 1 of 5   practice, not kept"))
    DailyScreenTests.answer(&player)
    #expect(player.screen.joined().contains("Practice: not kept."))
    #expect(player.screen[0].hasPrefix(" Result   Daily · practice, not kept"))
    #expect(player.saved.count == 1)
    player.type("q")
    #expect(player.screen.joined().contains("1 round"))
  }

  @Test func theMissedOnesAgainArePracticeEvenWhenTheAttemptCouldNotBeSaved() {
    var player = Player()
    player.choose(.game(.daily))
    player.wait(.seconds(1))
    player.saveProblem = "disk full"
    player.type("2")
    player.wait(.seconds(5))
    for _ in 0..<4 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.seconds(1))
    }
    player.wait(.seconds(1))
    #expect(player.screen.joined().contains("NOT saved: disk full"))
    player.type("r")
    player.wait(.seconds(1))
    player.saveProblem = nil
    player.type("1")
    player.wait(.seconds(2))
    #expect(player.screen.joined().contains("Practice: not kept."))
    #expect(player.saved.isEmpty)
  }

  @Test func aRoundThatIsLeftMayBeBegunAgain() {
    var player = Player()
    player.choose(.game(.daily))
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.seconds(2))
    player.type("qy")
    player.choose(.game(.daily))
    DailyScreenTests.answer(&player)
    #expect(player.saved.count == 1)
  }

  @Test func anAttemptInAnotherProgramMeanwhileCounts() {
    let home = PlayerHome()
    var player = Player(home: home)
    player.choose(.game(.daily))
    #expect(!player.screen[0].contains("practice"))
    let log = ScoreLog(home.environment(.en).locations, games: Games.all.list)
    for record in past(1, until: today) { #expect(throws: Never.self) { try log.append(record) } }
    DailyScreenTests.answer(&player)
    #expect(player.saved.isEmpty)
    #expect(player.screen.joined().contains("Practice: not kept."))
  }

  @Test func eachLanguageHasAnAttemptOfItsOwn() {
    let home = PlayerHome()
    home.writeLog(past(1, until: today, "ja"))
    let player = played(.en, home: home)
    #expect(player.saved.map(\.set) == ["en/daily"])
  }

  @Test func aRoundBelongsToTheDayOnWhichItBegan() throws {
    let home = PlayerHome()
    var player = Player(home: home)
    player.choose(.game(.daily))
    home.date = try #require(WallTime("2026-11-22T00:00:05+09:00"))
    DailyScreenTests.answer(&player)
    #expect(player.saved.map { "\(Daily.day(of: $0))" } == ["2026-11-21"])
    player.type("q")
    #expect(player.screen.joined().contains("today's five are waiting"))
    player.choose(.game(.daily))
    #expect(player.screen[0].contains("Question 1 of 5   2026-11-22"))
  }

  @Test func aClockThatIsSetBackGivesNoSecondAttempt() throws {
    let home = PlayerHome()
    home.writeLog(past(2, until: today))
    home.date = try #require(WallTime("2026-11-20T12:00:00+09:00"))
    var player = Player(home: home)
    #expect(player.screen.joined().contains("done: 4 of 5"))
    player.choose(.game(.daily))
    #expect(player.screen[0].contains("practice, not kept"))
  }

  @Test func theFirstKeyOfANewDayFindsOutThatItIsOne() throws {
    let home = PlayerHome()
    var handler = EffectHandler(try Session(CommandLineOptions(), in: home.environment(.en)), given: home.given)
    var noticed = [handler.noticeNewDay()]
    _ = handler.perform(.findToday)
    #expect(handler.state.today == today)
    noticed.append(handler.noticeNewDay())
    home.date = try #require(WallTime("2026-11-22T00:00:05+09:00"))
    noticed.append(handler.noticeNewDay())
    #expect(noticed == [false, false, true])
    #expect(handler.state.today == nil)
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
      var handler = EffectHandler(try Session(options, in: home.environment(.en)), given: home.given)
      handler.finishLoading()
      for case .response(.dealt(let setup)) in handler.perform(.deal(RoundRequest(.daily))) { return setup }
      throw Nothing()
    }
    var options = CommandLineOptions(seed: 99)
    options.settings[.questions] = 20
    options.settings[.seconds] = 3
    let setup = try dealt(ownBank: false)
    #expect(try dealt(ownBank: true, options) == setup)
    #expect(setup.questions.count == 5)
    #expect(setup.isPractice == false)
  }

  /// The screen before practice.
  private func page(_ language: Language, _ size: Size) -> [String] {
    let home = PlayerHome()
    home.writeLog(past(4, until: today, language.rawValue))
    var player = Player(language, size: size, home: home)
    player.choose(.game(.daily))
    return player.screen
  }

  @Test func theScreenBeforePracticeInEnglish() {
    expect(
      page(.en, Size(width: 80, height: 24)),
      """
       Daily                                                       practice, not kept
      ────────────────────────────────────────────────────────────────────────────────


                                     Daily  2026-11-21
                                5 questions, 10 seconds each


                      Today's five are done: 4 of 5 right in 23.456 s.

                      4 days in a row.

                      Playing again is practice and is not saved.





                     ┏━━━━━━━━━━━━━━━━━━━━━━┓  ┌──────────────────────┐
                     ┃        Start!        ┃  │         Back         │
                     ┗━━━━━━━━━━━━━━━━━━━━━━┛  └──────────────────────┘

      ────────────────────────────────────────────────────────────────────────────────
       Enter confirm   ←→ move   ? help   Esc back
      """)
  }

  @Test func theScreenBeforePracticeInJapanese() {
    expect(
      page(.ja, Size(width: 80, height: 24)),
      """
       今日の5問                                           練習（記録には残りません）
      ────────────────────────────────────────────────────────────────────────────────


                                   今日の5問  2026-11-21
                                        5問、1問10秒


                   今日の5問は解き終わりました：5問中4問正解、23.456秒。

                   4日連続です。

                   もう一度解くと練習になります（記録には残りません）。





                     ┏━━━━━━━━━━━━━━━━━━━━━━┓  ┌──────────────────────┐
                     ┃      スタート！      ┃  │         戻る         │
                     ┗━━━━━━━━━━━━━━━━━━━━━━┛  └──────────────────────┘

      ────────────────────────────────────────────────────────────────────────────────
       Enter 決定   ←→ 移動   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theSmallestScreenBeforePractice() {
    expect(
      page(.en, Size(width: 40, height: 15)),
      """
       Daily               practice, not kept
      ────────────────────────────────────────
                 Daily  2026-11-21
            5 questions, 10 seconds each
        Today's five are done: 4 of 5 right
        in 23.456 s.
        4 days in a row.
        Playing again is practice and is
        not saved.

        ┏━━━━━━━━━━━━━━━┓  ┌───────────────┐
        ┃    Start!     ┃  │     Back      │
        ┗━━━━━━━━━━━━━━━┛  └───────────────┘
      ────────────────────────────────────────
       Enter confirm   ? help   Esc back
      """)
    expect(
      page(.ja, Size(width: 40, height: 15)),
      """
       今日の5問   練習（記録には残りません）
      ────────────────────────────────────────
               今日の5問  2026-11-21
                    5問、1問10秒
        今日の5問は解き終わりました：
        5問中4問正解、23.456秒。
        4日連続です。
        もう一度解くと練習になります（記録に
        は残りません）。

        ┏━━━━━━━━━━━━━━━┓  ┌───────────────┐
        ┃  スタート！   ┃  │     戻る      │
        ┗━━━━━━━━━━━━━━━┛  └───────────────┘
      ────────────────────────────────────────
       Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theScreenBeforePracticeInALargeWindow() {
    expect(
      page(.en, Size(width: 120, height: 40)),
      """
                 Daily                                                                           practice, not kept
                ────────────────────────────────────────────────────────────────────────────────────────────────────


                                                         Daily  2026-11-21
                                                    5 questions, 10 seconds each


                                          Today's five are done: 4 of 5 right in 23.456 s.

                                          4 days in a row.

                                          Playing again is practice and is not saved.





















                                         ┏━━━━━━━━━━━━━━━━━━━━━━┓  ┌──────────────────────┐
                                         ┃        Start!        ┃  │         Back         │
                                         ┗━━━━━━━━━━━━━━━━━━━━━━┛  └──────────────────────┘

                ────────────────────────────────────────────────────────────────────────────────────────────────────
                 Enter confirm   ←→ move   ? help   Esc back
      """)
  }
}
