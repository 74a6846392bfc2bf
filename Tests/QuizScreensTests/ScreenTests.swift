import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Every screen as the player sees it, to the cell.
@Suite struct ScreenTests {
  /// A player who has been thinking about the first question for a while.
  func asked(_ player: Player, for duration: Duration) -> Player {
    var player = player
    player.press(.enter, .enter)
    player.wait(duration)
    return player
  }

  /// A player who missed the first question, got the second right, and let the rest run out.
  func finished(_ language: Language) -> Player {
    var player = asked(Player(language), for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(5))
    player.type("1")
    player.wait(.seconds(60))
    player.wait(.seconds(1))
    return player
  }

  @Test func theHomeScreenInEnglish() {
    let player = Player(.en)
    expect(
      player.screen,
      """
       tenq 0.1.0                                              English · 36 questions
      ────────────────────────────────────────────────────────────────────────────────

                                      ▀█▀ █▀▀ █▄ █ █▀█
                                       █  ██▄ █ ▀█ ▀▀█

                                 Ten seconds. Four choices.


                    ▶ Play              Food pairings › Basics: 5 questions, 10 s each
                      Practice          2 genres, 3 sets, until all are right
                      Endless           one at a time, with how often it was right
                      Missing number    10 sums, 10 seconds each
                      Panels            5 rows of 5, match them all
                      Survival          three lives, and less and less time
                      Make a question   0 of your own
                      Statistics        how often each question was right
                      History           nothing played yet
                      Settings
                      Quit

       Tip  In a round, press 1-4 to answer at once.
      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter choose   1-9 open   ? help   q quit
      """)
  }

  @Test func theStartScreenInEnglish() {
    var player = Player(.en)
    player.press(.enter)
    expect(
      player.screen,
      """
       Food pairings › Basics                                       5 of 40 questions
      ────────────────────────────────────────────────────────────────────────────────

                                       Food pairings
                                5 questions, 10 seconds each

              Five questions    Drawn from the bank, and none comes twice.

              Ten seconds each  When they are up, the next question comes.

              To answer         Press 1-4, or move with the arrows and Enter.







                                ┏━━━━━━━━━━━━━━━━━━━━━━━━━━┓
                                ┃          Start!          ┃
                                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      ────────────────────────────────────────────────────────────────────────────────
       Enter start   ←→ other questions   ? help   Esc back
      """)
  }

  @Test func thePauseAndTheQuestionWhetherToLeaveInEnglish() {
    var player = asked(Player(.en, size: Size(width: 40, height: 15)), for: .seconds(1))
    player.type("p")
    expect(
      Array(player.screen[3...11]),
      """
       ┌─ Paused ───────────────────────────┐
       │                                    │
       │  The question is hidden while you  │
       │  rest.                             │
       │                                    │
       │       p  Enter  continue           │
       │       q         leave              │
       │                                    │
       └────────────────────────────────────┘
      """)
    player.type("q")
    expect(
      Array(player.screen[3...11]),
      """
       ┌─ Leave? ───────────────────────────┐
       │                                    │
       │  Leave this round?                 │
       │  Its answers so far will not be    │
       │  kept.                             │
       │                                    │
       │       y leave     n continue       │
       │                                    │
       └────────────────────────────────────┘
      """)
    player.type("n")
    #expect(player.screen.joined().contains("Cucumber"))
  }

  @Test func theLastSecondsInEnglish() {
    let player = asked(Player(.en), for: .milliseconds(7300))
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                               Right 0
       Time ████████████████▊                                                 2.7 s !
      ────────────────────────────────────────────────────────────────────────────────

         Which vegetable was long said not to go with raw tomato, because it breaks
         down vitamin C?




       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  Cucumber                       ┃│ ◆ 2  Pumpkin                        │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃ ▶                                   ┃│                                     │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  Daikon                         ││ ■ 4  Lotus root                     │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       1-4 answer   ↑↓←→ move   Enter confirm   p pause   ? help   q leave
      """)
  }

  @Test func aWrongAnswerInEnglish() {
    var player = asked(Player(.en), for: .milliseconds(7300))
    player.type("2")
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                               Right 0
       7.300 s
      ────────────────────────────────────────────────────────────────────────────────

         Which vegetable was long said not to go with raw tomato, because it breaks
         down vitamin C?

         ✗ Not right. The answer is “Cucumber”.
         Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C. Later work
         showed that the vitamin is not lost to the body.
       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  Cucumber                       ┃│ ◆ 2  Pumpkin                        │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃      ✓ the answer                   ┃│      ✗ your answer                  │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  Daikon                         ││ ■ 4  Lotus root                     │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter next   q leave
      """)
  }

  @Test func aRightAnswerInEnglish() {
    var player = asked(Player(.en), for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(5))
    player.type("1")
    expect(
      player.screen,
      """
       Question 2 of 5   Food pairings › Basics                               Right 1
       1.000 s
      ────────────────────────────────────────────────────────────────────────────────

         What is the chemical symbol for tungsten?





       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  W                              ┃│ ◆ 2  Tu                             │
       ┃                                     ┃│                                     │
       ┃                                  ▄▄▀▀▀▀▄▄                                  │
       ┃      ✓ right                    ▄▀      ▀▄                                 │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━█        █─────────────────────────────────┘
       ┌─────────────────────────────────█        █─────────────────────────────────┐
       │ ● 3  Tn                         ▀▄      ▄▀  Tg                             │
       │                                  ▀▀▄▄▄▄▀▀                                  │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter next   q leave
      """)
  }

  @Test func aLateAnswerInEnglish() {
    var player = asked(Player(.en), for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(5))
    player.type("1")
    player.wait(.seconds(11))
    expect(
      player.screen,
      """
       Question 3 of 5   Food pairings › Basics                               Right 1
       Time ran out
      ────────────────────────────────────────────────────────────────────────────────

         Which planet is closest to the Sun?

         ◷ Time's up. The answer is “Mercury”.



       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  Mercury                        ┃│ ◆ 2  Venus                          │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃      ✓ the answer                   ┃│                                     │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  Mars                           ││ ■ 4  Saturn                         │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter next   q leave
      """)
  }

  @Test func theHomeScreenInJapanese() {
    let player = Player(.ja)
    expect(
      player.screen,
      """
       tenq 0.1.0                                                     日本語 · 全36問
      ────────────────────────────────────────────────────────────────────────────────

                                      ▀█▀ █▀▀ █▄ █ █▀█
                                       █  ██▄ █ ▀█ ▀▀█

                                   10秒で答える四択クイズ


                    ▶ はじめる          食べ合わせ › 基本 5問、1問10秒
                      ジャンルで練習    2ジャンル 3セット、全問正解まで
                      もっと解く        正答率を見ながら1問ずつ
                      虫食い算          10問、1問10秒
                      パネル            5問×5枚、そろえたらクリア
                      生き残り          ライフは3つ、時間はだんだん短く
                      クイズを作る      自分の問題 0問
                      統計              問題ごとの正答率
                      記録              まだ記録はありません
                      設定
                      終了

       ヒント  クイズ中は 1〜4 を押すとすぐに答えられます。
      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   1-9 直接選ぶ   ? ヘルプ   q 終了
      """)
  }

  @Test func theStartScreenInJapanese() {
    var player = Player(.ja)
    player.press(.enter)
    expect(
      player.screen,
      """
       食べ合わせ › 基本                                                全40問から5問
      ────────────────────────────────────────────────────────────────────────────────

                                      食べ合わせクイズ
                                        5問、1問10秒

              5問で1セット      問題集から重ならないように5問が出ます。

              1問10秒           10秒たつと不正解になり、次の問題へ進みます。









                                ┏━━━━━━━━━━━━━━━━━━━━━━━━━━┓
                                ┃        スタート！        ┃
                                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      ────────────────────────────────────────────────────────────────────────────────
       Enter スタート   ←→ 問題を選ぶ   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theLastSecondsInJapanese() {
    let player = asked(Player(.ja), for: .milliseconds(7300))
    expect(
      player.screen,
      """
       第1問 / 5   食べ合わせ › 基本                                           正解 0
       残り ████████████████▊                                                2.7 秒 !
      ────────────────────────────────────────────────────────────────────────────────

         胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われて
         きた食べ物は次のうちどれか？




       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  スイカ                         ┃│ ◆ 2  梅干し                         │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃ ▶                                   ┃│                                     │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  ゆで卵                         ││ ■ 4  ソーセージ                     │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       1-4 答える   ↑↓←→ 移動   Enter 決定   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func aWrongAnswerInJapanese() {
    var player = asked(Player(.ja), for: .milliseconds(7300))
    player.type("2")
    expect(
      player.screen,
      """
       第1問 / 5   食べ合わせ › 基本                                           正解 0
       7.300 秒
      ────────────────────────────────────────────────────────────────────────────────

         胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われて
         きた食べ物は次のうちどれか？

         ✗ 不正解。正解は「スイカ」です。
         水分の多いスイカが胃液を薄め、油の消化を妨げるとされてきました。

       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  スイカ                         ┃│ ◆ 2  梅干し                         │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃      ✓ 正解                         ┃│      ✗ あなたの答え                 │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  ゆで卵                         ││ ■ 4  ソーセージ                     │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   q やめる
      """)
  }

  @Test func aRightAnswerInJapanese() {
    var player = asked(Player(.ja), for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(5))
    player.type("1")
    expect(
      player.screen,
      """
       第2問 / 5   食べ合わせ › 基本                                           正解 1
       1.000 秒
      ────────────────────────────────────────────────────────────────────────────────

         タングステンの元素記号はどれか？





       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  W                              ┃│ ◆ 2  Tu                             │
       ┃                                     ┃│                                     │
       ┃                                  ▄▄▀▀▀▀▄▄                                  │
       ┃      ✓ 正解                     ▄▀      ▀▄                                 │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━█        █─────────────────────────────────┘
       ┌─────────────────────────────────█        █─────────────────────────────────┐
       │ ● 3  Tn                         ▀▄      ▄▀  Tg                             │
       │                                  ▀▀▄▄▄▄▀▀                                  │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   q やめる
      """)
  }

  @Test func aLateAnswerInJapanese() {
    var player = asked(Player(.ja), for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(5))
    player.type("1")
    player.wait(.seconds(11))
    expect(
      player.screen,
      """
       第3問 / 5   食べ合わせ › 基本                                           正解 1
       時間切れ
      ────────────────────────────────────────────────────────────────────────────────

         太陽に最も近い惑星はどれか？

         ◷ 時間切れ。正解は「水星」です。



       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1  水星                           ┃│ ◆ 2  金星                           │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃      ✓ 正解                         ┃│                                     │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  火星                           ││ ■ 4  土星                           │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   q やめる
      """)
  }

  @Test func theReviewInEnglish() {
    var player = finished(.en)
    player.type("v")
    expect(
      player.screen,
      """
       Answers   Food pairings › Basics                                         1 / 5
      ────────────────────────────────────────────────────────────────────────────────

         Which vegetable was long said not to go with raw tomato, because it breaks
         down vitamin C?


         ✓ ▲ 1  Cucumber            the answer
         ✗ ◆ 2  Pumpkin             your answer, 7.300 s
           ● 3  Daikon
           ■ 4  Lotus root


         Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C. Later work
         showed that the vitamin is not lost to the body.







      ────────────────────────────────────────────────────────────────────────────────
       ←→ question   1-9 jump   ? help   Esc back
      """)
  }

  @Test func theHistoryInEnglish() {
    var player = finished(.en)
    player.remember(Player.past(.en))
    player.type("h")
    expect(
      player.screen,
      """
       History   Table ─ Chart                    All games   7 rounds   newest first
      ────────────────────────────────────────────────────────────────────────────────
         Date              Game           Set                       Right        Time
      ────────────────────────────────────────────────────────────────────────────────
       ▶ 2026-11-21 09:14  Timed round    Food pairings › Basics    4 / 5    23.456 s
         2026-11-21 09:14  Timed round    Food pairings › Basics    5 / 5    12.345 s
         2026-11-21 09:14  Missing number 10 questions             8 / 10    41.020 s
         2026-11-21 09:14  Timed round    Food pairings › Basics    3 / 5*   31.007 s
         2026-11-21 09:14  Practice       Food pairings › Basics 3 misses    64.800 s
         2026-11-21 09:14  Timed round    Food pairings › Basics    2 / 5    38.900 s
         2026-11-21 09:14  Timed round    Food pairings › Basics    4 / 5    20.111 s









         * paused (not counted as a best)

      ────────────────────────────────────────────────────────────────────────────────
       Tab chart   ↑↓ move   Enter details   ? help   Esc back                  1-7/7
      """)
  }

  @Test func theChartInEnglish() {
    var player = finished(.en)
    player.remember(Player.past(.en))
    player.type("h")
    player.press(.tab)
    player.wait(.seconds(2))
    expect(
      player.screen,
      """
       History   Table ─ Chart                                 Timed round   latest 5
      ────────────────────────────────────────────────────────────────────────────────

                                       Right answers


              │                   5
            5 ┤                ██████
              │      4         ██████                                    4
            4 ┤   ██████       ██████                                 ██████
              │   ██████       ██████         3*                      ██████
            3 ┤   ██████       ██████       ██████                    ██████
              │   ██████       ██████       ██████          2         ██████
            2 ┤   ██████       ██████       ██████       ██████       ██████
              │   ██████       ██████       ██████       ██████       ██████
            1 ┤   ██████       ██████       ██████       ██████       ██████
              │   ██████       ██████       ██████       ██████       ██████
            0 ┼──────────────────────────────────────────────────────────────────
                  newest         2nd          3rd          4th          5th

         average 3.6   best 5 of 5   average time 25.2 s

      ────────────────────────────────────────────────────────────────────────────────
       Tab table   ←→ 5 / 10 / 20 / all   ? help   Esc back
      """)
  }

  @Test func theSettingsInEnglish() {
    var player = Player(.en)
    player.openEntry("Settings")
    expect(
      player.screen,
      """
       Settings
      ────────────────────────────────────────────────────────────────────────────────

         ▶ Language            ‹ auto ›         auto / 日本語 / English
           Seconds a question    10             5-120, 0 = no clock
           Questions a round     5              1-50
           Verdict               brief          off / brief / until a key
           Colours               auto           auto / dark / light / contrast / mono
           Motion                on             on / off
           Mouse                 on             on / off
           Lines                 Unicode        Unicode / ASCII
           Bell                  off            on / off
           Countdown digits      1              0 / 1 / 2


           The language of the words and of the questions. Auto follows the
           environment.





      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ item   ←→ change   d default   ? help   Esc save and go back
      """)
  }

  @Test func theReviewInJapanese() {
    var player = finished(.ja)
    player.type("v")
    expect(
      player.screen,
      """
       答え合わせ   食べ合わせ › 基本                                           1 / 5
      ────────────────────────────────────────────────────────────────────────────────

         胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われて
         きた食べ物は次のうちどれか？


         ✓ ▲ 1  スイカ              正解
         ✗ ◆ 2  梅干し              あなたの答え、7.300秒
           ● 3  ゆで卵
           ■ 4  ソーセージ


         水分の多いスイカが胃液を薄め、油の消化を妨げるとされてきました。








      ────────────────────────────────────────────────────────────────────────────────
       ←→ 前後の問題   1-9 直接選ぶ   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theHistoryInJapanese() {
    var player = finished(.ja)
    player.remember(Player.past(.ja))
    player.type("h")
    expect(
      player.screen,
      """
       記録   表 ─ グラフ                             すべてのゲーム   7回   新しい順
      ────────────────────────────────────────────────────────────────────────────────
         日付              ゲーム         問題                       正解        時間
      ────────────────────────────────────────────────────────────────────────────────
       ▶ 2026-11-21 09:14  10秒クイズ     食べ合わせ › 基本         4 / 5    23.456秒
         2026-11-21 09:14  10秒クイズ     食べ合わせ › 基本         5 / 5    12.345秒
         2026-11-21 09:14  虫食い算       10問                     8 / 10    41.020秒
         2026-11-21 09:14  10秒クイズ     食べ合わせ › 基本         3 / 5*   31.007秒
         2026-11-21 09:14  練習           食べ合わせ › 基本        ミス 3    64.800秒
         2026-11-21 09:14  10秒クイズ     食べ合わせ › 基本         2 / 5    38.900秒
         2026-11-21 09:14  10秒クイズ     食べ合わせ › 基本         4 / 5    20.111秒









         * 一時停止あり（自己ベストの対象外）

      ────────────────────────────────────────────────────────────────────────────────
       Tab グラフ   ↑↓ 移動   Enter 詳細   ? ヘルプ   Esc 戻る                  1-7/7
      """)
  }

  @Test func theChartInJapanese() {
    var player = finished(.ja)
    player.remember(Player.past(.ja))
    player.type("h")
    player.press(.tab)
    player.wait(.seconds(2))
    expect(
      player.screen,
      """
       記録   表 ─ グラフ                                        10秒クイズ   最近5回
      ────────────────────────────────────────────────────────────────────────────────

                                           正解数


              │                   5
            5 ┤                ██████
              │      4         ██████                                    4
            4 ┤   ██████       ██████                                 ██████
              │   ██████       ██████         3*                      ██████
            3 ┤   ██████       ██████       ██████                    ██████
              │   ██████       ██████       ██████          2         ██████
            2 ┤   ██████       ██████       ██████       ██████       ██████
              │   ██████       ██████       ██████       ██████       ██████
            1 ┤   ██████       ██████       ██████       ██████       ██████
              │   ██████       ██████       ██████       ██████       ██████
            0 ┼──────────────────────────────────────────────────────────────────
                   最新         2つ前        3つ前        4つ前        5つ前

         平均 3.6問   最高 5問   平均時間 25.2秒

      ────────────────────────────────────────────────────────────────────────────────
       Tab 表   ←→ 期間 5 / 10 / 20 / 全部   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theSettingsInJapanese() {
    var player = Player(.ja)
    player.openEntry("設定")
    expect(
      player.screen,
      """
       設定
      ────────────────────────────────────────────────────────────────────────────────

         ▶ 言語                ‹ 自動 ›         自動 / 日本語 / English
           1問の秒数             10             5-120, 0 = 制限なし
           1回の問題数           5              1-50
           正誤の表示            短く           なし / 短く / キーを待つ
           配色                  自動           自動 / 暗色 / 明色 / 強調 / 白黒
           動き                  あり           あり / なし
           マウス                あり           あり / なし
           罫線                  Unicode        Unicode / ASCII
           ベル                  なし           あり / なし
           残り時間の小数        1              0 / 1 / 2


           表示と問題の言語です。「自動」は環境に合わせます。






      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 項目   ←→ 変更   d 初期値に戻す   ? ヘルプ   Esc 保存して戻る
      """)
  }

  @Test func aQuestionInASCII() {
    let player = asked(Player(.en, glyphs: .ascii), for: .milliseconds(2850))
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings > Basics                               Right 0
       Time [###########################################.................]    7.2 s
      --------------------------------------------------------------------------------

         Which vegetable was long said not to go with raw tomato, because it breaks
         down vitamin C?




       #=====================================#+-------------------------------------+
       # /\\ 1  Cucumber                      #| <> 2  Pumpkin                       |
       #                                     #|                                     |
       #                                     #|                                     |
       # >                                   #|                                     |
       #=====================================#+-------------------------------------+
       +-------------------------------------++-------------------------------------+
       | () 3  Daikon                        || [] 4  Lotus root                    |
       |                                     ||                                     |
       |                                     ||                                     |
       |                                     ||                                     |
       +-------------------------------------++-------------------------------------+
      --------------------------------------------------------------------------------
       1-4 answer   arrows move   Enter confirm   p pause   ? help   q leave
      """)
  }

  @Test func aQuestionInACompactWindow() {
    let player = asked(Player(.ja, size: Size(width: 48, height: 16)), for: .milliseconds(4900))
    expect(
      player.screen,
      """
       第1問 / 5                               正解 0
       残り ███████████████▎                 5.1 秒
      ────────────────────────────────────────────────
       胃腸の働きを弱めるとされ、昔から「天ぷら」と食
       べ合わせが良くないと言われてきた食べ物は次のう
       ちどれか？



      ────────────────────────────────────────────────
       ▶ ▲ 1  スイカ
         ◆ 2  梅干し
         ● 3  ゆで卵
         ■ 4  ソーセージ
      ────────────────────────────────────────────────
       1-4 答える   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func aQuestionInTheSmallestWindow() {
    let player = asked(Player(.en, size: Size(width: 40, height: 15)), for: .milliseconds(4900))
    expect(
      player.screen,
      """
       Question 1 of 5                Right 0
       Time ███████████▎              5.1 s
      ────────────────────────────────────────
       Which vegetable was long said not to
       go with raw tomato, because it breaks
       down vitamin C?


      ────────────────────────────────────────
       ▶ ▲ 1  Cucumber
         ◆ 2  Pumpkin
         ● 3  Daikon
         ■ 4  Lotus root
      ────────────────────────────────────────
       1-4 answer  p pause  ? help  q leave
      """)
  }
}
