import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The goals and the calendar among the statistics, and a goal on the result that reached it.
@Suite struct GoalScreenTests {
  @Test func theNearestGoalIsNamed() {
    let state = Player().afterRounds([1000], missing: [1]).app.context.state
    #expect(state.nearestGoal().string == "Nearest goal: A round of Play without a miss, 4 of 5")
  }

  /// The statistics on their fourth page, the goals, or after one more Tab on the calendar.
  private func screen(_ language: Language, _ size: Size, tabs: Int, glyphs: Glyphs = .unicode) -> [String] {
    let home = PlayerHome()
    home.writeLog(GoalScreenTests.past(language))
    var player = Player(language, size: size, glyphs: glyphs, home: home)
    player.choose(.statistics)
    for _ in 0..<tabs { player.press(.tab) }
    return player.screen
  }

  /// Half a year in which more and more is played, newest first.
  private static func past(_ language: Language) -> [RoundRecord] {
    var records: [RoundRecord] = []
    for back in (0..<200).reversed() {
      let day = Player.date.day.advanced(by: -back)
      for number in 0..<(back % 7 == 3 ? 0 : (200 - back) / 25 * (back % 3) + (back % 2)) {
        let date = WallTime(secondsSince1970: day.number * 86_400 + 30_000 + number, offset: 0) ?? .epoch
        records.append(
          Player.record(back * 100 + number, set: "\(language.rawValue)/Words/Idioms", correct: 4, date: date))
      }
    }
    let sets = (1...9).map { Player.record(90_000 + $0, game: .missing, set: "en/G\($0)/a", correct: 9, asked: 10) }
    return (records + sets).reversed()
  }

  @Test func theGoalsInJapanese() {
    expect(
      screen(.ja, Size(width: 80, height: 24), tabs: 3),
      """
       統計   問題 ─ セット ─ ジャンル ─ 目標 ─ カレンダー ─ 復習
      ────────────────────────────────────────────────────────────────────────────────


                                        達成 1 / 12

         ▶ · 10秒クイズで全問正解                         ━━━━━━━━━━┈┈        4 / 5
           · 1問平均2秒以内で全問正解                     ┈┈┈┈┈┈┈┈┈┈┈┈         まだ
           · 難易度3の問題だけで全問正解                  ┈┈┈┈┈┈┈┈┈┈┈┈        0 / 5
           · 今日の5問を10日連続で解く                    ┈┈┈┈┈┈┈┈┈┈┈┈       0 / 10
           · 12のジャンルで遊ぶ                           ━━━━━━━━━━┈┈      10 / 12
           · 7種類のゲームで遊ぶ                          ━━━┈┈┈┈┈┈┈┈┈        2 / 7
           · 練習で1セットをノーミス                      ┈┈┈┈┈┈┈┈┈┈┈┈         まだ
           · 生き残りで30問正解                           ┈┈┈┈┈┈┈┈┈┈┈┈       0 / 30
           · 虫食い算で10問全問正解                       ━━━━━━━━━━━┈       9 / 10
           · パネルを20秒以内でクリア                     ┈┈┈┈┈┈┈┈┈┈┈┈         まだ
           · 「もっと解く」で20問連続正解                 ┈┈┈┈┈┈┈┈┈┈┈┈       0 / 20
           ◯ 通算1,000問正解                              ━━━━━━━━━━━━      9月 1日

             5問以上を、一時停止なしで全問正解。


      ────────────────────────────────────────────────────────────────────────────────
       Tab 次   ↑↓ 移動   ? ヘルプ   Esc 戻る                                 1-12/12
      """)
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func whatIsBegunHasAMarkInItsBar(_ glyphs: Glyphs) throws {
    let home = PlayerHome()
    home.writeLog([Player.record(1, correct: 2)])
    var player = Player(.en, size: Size(width: 80, height: 24), glyphs: glyphs, home: home)
    player.choose(.statistics)
    player.press(.tab, .tab, .tab)
    func row(_ name: String) throws -> String { try #require(player.screen.first { $0.contains(name) }) }
    let mark: Character = glyphs == .ascii ? "#" : "━"
    #expect(try row("1,000 right answers").filter { $0 == mark }.count == 1)
    #expect(try !row("30 right in Survival").contains(mark))
    #expect(try row("A round of Play without a miss").hasSuffix("2 of 5"))
  }

  @Test func theGoalsInTheSmallestWindow() {
    expect(
      screen(.en, Size(width: 40, height: 15), tabs: 3),
      """
       Statistics   Goals
      ────────────────────────────────────────
                  1 of 12 reached
        ▶ · Play without a miss       4 of 5
          · Two seconds a question   not yet
          · The hardest level         0 of 5
          · Daily ten days in a row  0 of 10
          · Rounds of twelve genres 10 of 12
          · Seven different games     2 of 7
          · A set without a miss     not yet
          · 30 right in Survival     0 of 30
          · Ten of ten sums          9 of 10
          · Panels in 20 seconds     not yet
      ────────────────────────────────────────
       Tab next   ? help   Esc back   1-10/12
      """)
  }

  @Test func theGoalsInTheSmallestWindowInJapanese() {
    expect(
      screen(.ja, Size(width: 40, height: 15), tabs: 3),
      """
       統計   目標
      ────────────────────────────────────────
                    達成 1 / 12
        ▶ · 10秒クイズで全問正解       4 / 5
          · 1問平均2秒以内で全問正解    まだ
          · 難易度3で全問正解          0 / 5
          · 今日の5問を10日連続で解く 0 / 10
          · 12のジャンルで遊ぶ       10 / 12
          · 7種類のゲームで遊ぶ        2 / 7
          · 練習で1セットをノーミス     まだ
          · 生き残りで30問正解        0 / 30
          · 虫食い算で10問全問正解    9 / 10
          · パネルを20秒以内でクリア    まだ
      ────────────────────────────────────────
       Tab 次   ? ヘルプ   Esc 戻る   1-10/12
      """)
  }

  @Test func theGoalsInALargeWindow() {
    expect(
      screen(.en, Size(width: 120, height: 40), tabs: 3),
      """
       Statistics   Questions ─ Sets ─ Genres ─ Goals ─ Calendar ─ Due
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────





                                                          1 of 12 reached

               ▶ · A round of Play without a miss                             ━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈       4 of 5
                   Five questions or more, all right, without a pause.
                 · Every answer right, two seconds a question                 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈      not yet
                   The same against the clock, in two seconds a question or less.
                 · Every answer right at the hardest level                    ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈       0 of 5
                   The same with questions of the hardest level only: d in the list.
                 · Daily ten days in a row                                    ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈      0 of 10
                   A Daily each day; one rest day a week is free.
                 · Rounds of twelve genres                                    ━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈     10 of 12
                   A round of a genre, or of one of its sets, counts.
                 · Seven different games played                               ━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈       2 of 7
                   A round of seven different games, each played to its end.
                 · A set practised without a miss                             ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈      not yet
                   Ten questions or more in Practice, no wrong choice.
                 · 30 right in Survival                                       ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈      0 of 30
                   The most in one round counts.
                 · Ten of ten in Missing number                               ━━━━━━━━━━━━━━━━━━━━━━━┈┈┈      9 of 10
                   The most in one round of ten sums counts.
                 · A board of Panels in 20 seconds                            ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈      not yet
                   A board cleared without a pause.
                 · 20 in a row right in Endless                               ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈      0 of 20
                   The longest run counts; a miss starts it again.
                 ✓ 1,000 right answers                                        ━━━━━━━━━━━━━━━━━━━━━━━━━━        1 Sep
                   In all games together, sums and panels not counted.





      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab next   ↑↓ move   ? help   Esc back                                                                         1-12/12
      """)
  }

  @Test func theGoalsInALargeWindowInJapanese() {
    expect(
      screen(.ja, Size(width: 120, height: 40), tabs: 3),
      """
       統計   問題 ─ セット ─ ジャンル ─ 目標 ─ カレンダー ─ 復習
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────





                                                            達成 1 / 12

               ▶ · 10秒クイズで全問正解                                       ━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈        4 / 5
                   5問以上を、一時停止なしで全問正解。
                 · 1問平均2秒以内で全問正解                                   ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈         まだ
                   同じ条件で、時間を計って1問平均2秒以内。
                 · 難易度3の問題だけで全問正解                                ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈        0 / 5
                   同じ条件で、難易度3の問題だけ（一覧で d）。
                 · 今日の5問を10日連続で解く                                  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈       0 / 10
                   「今日の5問」を毎日。週に1日は休めます。
                 · 12のジャンルで遊ぶ                                         ━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈      10 / 12
                   ジャンルかそのセットで1回遊ぶと数えます。
                 · 7種類のゲームで遊ぶ                                        ━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈        2 / 7
                   7種類をそれぞれ1回、最後まで遊ぶと数えます。
                 · 練習で1セットをノーミス                                    ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈         まだ
                   「練習」で10問以上を、間違いなしで。
                 · 生き残りで30問正解                                         ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈       0 / 30
                   1回で正解した数の最高で数えます。
                 · 虫食い算で10問全問正解                                     ━━━━━━━━━━━━━━━━━━━━━━━┈┈┈       9 / 10
                   10問のうち正解した数の最高で数えます。
                 · パネルを20秒以内でクリア                                   ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈         まだ
                   一時停止なしでクリアした時間で数えます。
                 · 「もっと解く」で20問連続正解                               ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈       0 / 20
                   続けて正解した数の最高で数えます。
                 ◯ 通算1,000問正解                                            ━━━━━━━━━━━━━━━━━━━━━━━━━━      9月 1日
                   すべてのゲームの合計です（計算とパネルは除く）。





      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab 次   ↑↓ 移動   ? ヘルプ   Esc 戻る                                                                         1-12/12
      """)
  }

  @Test func theCalendarInJapanese() {
    expect(
      screen(.ja, Size(width: 80, height: 24), tabs: 4),
      """
       統計   問題 ─ セット ─ ジャンル ─ 目標 ─ カレンダー ─ 復習
      ────────────────────────────────────────────────────────────────────────────────



                              この26週間で128日、計693回プレイ


                        6月       7月     8月       9月     10月    11月
                  月  · ▄ ▂ ▂ ▄ ▄ · ▆ ▄ ▂ ▆ ▆ · █ ▆ ▂ █ ▆ · █ ▆ ▂ █ █ · █
                      ▂ ▂ ▂ ▄ ▄ · ▆ ▄ ▂ ▆ ▆ · █ ▆ ▂ █ ▆ · █ ▆ ▂ █ █ · █ ▆
                  水  · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      ▂ ▄ ▄ · ▆ ▄ ▂ ▆ ▆ · ▆ ▆ ▂ █ ▆ · █ ▆ ▂ █ ▆ · █ ▆ ▂ █
                  金  · ▄ · ▄ ▄ ▂ ▆ ▄ · ▆ ▄ ▂ █ ▆ · █ ▆ ▂ █ ▆ · █ ▆ ▂ █ █
                      ▄ · ▄ ▂ ▂ ▆ ▄ · ▆ ▄ ▂ █ ▆ · █ ▆ ▂ █ ▆ · █ ▆ ▂ █ █ █ ◂ 今日
                  日  · ▄ ▂ ▂ ▆ ▄ · ▆ ▄ ▂ ▆ ▆ · █ ▆ ▂ █ ▆ · █ ▆ ▂ █ █ ·


                        1日の回数  ▂▂ 1  ▄▄ 2〜3  ▆▆ 4〜7  ██ 8以上



      ────────────────────────────────────────────────────────────────────────────────
       Tab 次   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theCalendarInTheSmallestWindow() {
    expect(
      screen(.en, Size(width: 40, height: 15), tabs: 4),
      """
       Statistics   Calendar
      ────────────────────────────────────────
               693 rounds on 128 days
                Jun  Jul Aug  Sep Oct Nov
           M   ·▄▂▂▄▄·▆▄▂▆▆·█▆▂█▆·█▆▂██·█
               ▂▂▂▄▄·▆▄▂▆▆·█▆▂█▆·█▆▂██·█▆
           W   ··························
               ▂▄▄·▆▄▂▆▆·▆▆▂█▆·█▆▂█▆·█▆▂█
           F   ·▄·▄▄▂▆▄·▆▄▂█▆·█▆▂█▆·█▆▂██
               ▄·▄▂▂▆▄·▆▄▂█▆·█▆▂█▆·█▆▂███◂
           S   ·▄▂▂▆▄·▆▄▂▆▆·█▆▂█▆·█▆▂██·
         A day  ▂▂ 1  ▄▄ 2-3  ▆▆ 4-7  ██ 8+

      ────────────────────────────────────────
       Tab next   ? help   Esc back
      """)
  }

  @Test func theCalendarInTheSmallestWindowInJapanese() {
    expect(
      screen(.ja, Size(width: 40, height: 15), tabs: 4),
      """
       統計   カレンダー
      ────────────────────────────────────────
          この26週間で128日、計693回プレイ
                6月  7月 8月  9月 10月 11月
           月  ·▄▂▂▄▄·▆▄▂▆▆·█▆▂█▆·█▆▂██·█
               ▂▂▂▄▄·▆▄▂▆▆·█▆▂█▆·█▆▂██·█▆
           水  ··························
               ▂▄▄·▆▄▂▆▆·▆▆▂█▆·█▆▂█▆·█▆▂█
           金  ·▄·▄▄▂▆▄·▆▄▂█▆·█▆▂█▆·█▆▂██
               ▄·▄▂▂▆▄·▆▄▂█▆·█▆▂█▆·█▆▂███◂
           日  ·▄▂▂▆▄·▆▄▂▆▆·█▆▂█▆·█▆▂██·
       回数  ▂▂ 1  ▄▄ 2〜3  ▆▆ 4〜7  ██ 8以上

      ────────────────────────────────────────
       Tab 次   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theCalendarInALargeWindow() {
    expect(
      screen(.en, Size(width: 120, height: 40), tabs: 4),
      """
       Statistics   Questions ─ Sets ─ Genres ─ Goals ─ Calendar ─ Due
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────







                                            693 rounds on 128 days of the last half year


                                Jun            Jul         Aug            Sep         Oct         Nov
                         M   ·  ▄▄ ▂▂ ▂▂ ▄▄ ▄▄ ·  ▆▆ ▄▄ ▂▂ ▆▆ ▆▆ ·  ██ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ██ ·  ██

                             ▂▂ ▂▂ ▂▂ ▄▄ ▄▄ ·  ▆▆ ▄▄ ▂▂ ▆▆ ▆▆ ·  ██ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ██ ·  ██ ▆▆

                         W   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

                             ▂▂ ▄▄ ▄▄ ·  ▆▆ ▄▄ ▂▂ ▆▆ ▆▆ ·  ▆▆ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██

                         F   ·  ▄▄ ·  ▄▄ ▄▄ ▂▂ ▆▆ ▄▄ ·  ▆▆ ▄▄ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ██

                             ▄▄ ·  ▄▄ ▂▂ ▂▂ ▆▆ ▄▄ ·  ▆▆ ▄▄ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ██ ██ ◂ today

                         S   ·  ▄▄ ▂▂ ▂▂ ▆▆ ▄▄ ·  ▆▆ ▄▄ ▂▂ ▆▆ ▆▆ ·  ██ ▆▆ ▂▂ ██ ▆▆ ·  ██ ▆▆ ▂▂ ██ ██ ·



                                             Rounds a day  ▂▂ 1  ▄▄ 2-3  ▆▆ 4-7  ██ 8+








      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab next   ? help   Esc back
      """)
  }

  @Test func theCalendarInASCII() {
    expect(
      screen(.en, Size(width: 80, height: 24), tabs: 4, glyphs: .ascii),
      """
       Statistics   Questions - Sets - Genres - Goals - Calendar - Due
      --------------------------------------------------------------------------------



                        693 rounds on 128 days of the last half year


                        Jun       Jul     Aug       Sep     Oct     Nov
                  M   . + : : + + . * + : * * . # * : # * . # * : # # . #
                      : : : + + . * + : * * . # * : # * . # * : # # . # *
                  W   . . . . . . . . . . . . . . . . . . . . . . . . . .
                      : + + . * + : * * . * * : # * . # * : # * . # * : #
                  F   . + . + + : * + . * + : # * . # * : # * . # * : # #
                      + . + : : * + . * + : # * . # * : # * . # * : # # # < today
                  S   . + : : * + . * + : * * . # * : # * . # * : # # .


                         Rounds a day  :: 1  ++ 2-3  ** 4-7  ## 8+



      --------------------------------------------------------------------------------
       Tab next   ? help   Esc back
      """)
  }

  @Test func aDayWithoutARoundIsSeen() {
    let home = PlayerHome()
    home.writeLog(GoalScreenTests.past(.en))
    var player = Player(size: Size(width: 190, height: 50), home: home)
    func styles() -> Set<Style> { Set(player.canvas.styledLines.flatMap { $0.map(\.style) }) }
    player.choose(.statistics)
    for _ in 0..<4 { player.press(.tab) }
    #expect(styles().contains(.lamp(nil)) && !styles().contains(.off), "the calendar")
    player.press(.escape)
    player.choose(.game(.daily))
    #expect(styles().contains(.lampNote(nil)) && !styles().contains(.off), "the week")
  }

  @Test func aGoalIsSaidOnceByTheResultThatReachedIt() {
    var player = Player()
    func play() {
      player = player.started()
      for _ in 0..<5 {
        player.wait(.seconds(1))
        player.type("1")
        player.wait(.seconds(3))
      }
      player.wait(.seconds(6))
    }
    play()
    #expect(player.saved.count == 1, "\(player.screen.picture)")
    #expect(player.screen.joined().contains("Goal reached: A round of Play without a miss"), "\(player.screen.picture)")
    player.type("q")
    play()
    #expect(player.saved.count == 2)
    #expect(!player.screen.joined().contains("Goal reached"))
  }

  @Test func theGoalsAndTheCalendarAsLinesOfText() {
    let text = StatisticsText(.question, language: .en, glyphs: .ascii, columns: nil)
    var memories = GameMemories(.all)
    var tally = GoalTally(.all)
    for record in GoalScreenTests.past(.en).reversed() {
      memories.add(record)
      tally.add(record, memories)
    }
    let goals = text.goals(tally).map(\.string)
    #expect(goals.count == 13 && goals[0] == "1 of 12 reached")
    #expect(goals.contains { $0.hasPrefix("Y  1,000 right answers") && $0.contains("2026-") })
    var days = DayCounts()
    for record in GoalScreenTests.past(.en) { days.add(1, on: record.date.day) }
    let calendar = text.calendar(RoundCalendar(days, on: Player.date.day)).map(\.string)
    #expect(calendar.count == 28 && calendar[0].hasPrefix("Week of      M "))
    #expect(calendar[26].hasPrefix("2026-11-16"))
    #expect(calendar[27].hasSuffix("of the last half year"))
  }
}
