import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The endless game as a picture, in every size.
@Suite struct EndlessPicturesTests {
  @Test func aWrongAnswerInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       Endless   Food pairings › Basics   1 question   Right 0             new to you
      ────────────────────────────────────────────────────────────────────────────────


          Which vegetable was long said not to go with raw tomato, because it
          breaks down vitamin C?

          ✗ Not this time   Cucumber holds an enzyme, ascorbinase, that oxidises
                            vitamin C. Later work showed that the vitamin is not
                            lost to the body.

                          Cucumber                               Pumpkin
           ▲ 1          ✓ the answer              ◆ 2         ✗ your answer





           ● 3             Daikon                 ■ 4           Lotus root



      ────────────────────────────────────────────────────────────────────────────────
       Enter one more   q summary
      """)
  }

  @Test func aWrongAnswerInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       Endless   Right 0 / 1       new to you
      ────────────────────────────────────────
       down vitamin C?
       ✗ Not this time
       Cucumber holds an enzyme, ascorbinase,
       that oxidises vitamin C. Later work
       showed that the vitamin is not lost to
       the body.
      ──────────────────────── ↑ more (PgUp) ─
         ▲ 1  Cucumber           ✓ the answer
         ◆ 2  Pumpkin           ✗ your answer
         ● 3  Daikon
         ■ 4  Lotus root
      ────────────────────────────────────────
       Enter one more  PgDn scroll  q summary
      """)
  }

  @Test func aWrongAnswerInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       Endless   Food pairings › Basics   1 question   Right 0                                                     new to you
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────




          Which vegetable was long said not to go with raw tomato, because it breaks down
          vitamin C?



                                                                                                  So far

                                                                                                  1 ✗  2.0 s
                                                                                                  2

           ▲ 1              Cucumber                   ◆ 2               Pumpkin
                          ✓ the answer                                ✗ your answer               Total       2.000 s


                                                                                                  Why

                                                                                                  Cucumber holds an enzyme,
                                                                                                  ascorbinase, that oxidises
                                                                                                  vitamin C. Later work
                                                                                                  showed that the vitamin is
                                                                                                  not lost to the body.


           ● 3               Daikon                    ■ 4             Lotus root








      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter one more   q summary
      """)
  }

  @Test func aWrongAnswerInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       もっと解く   食べ合わせ › 基本   1問   正解 0                     初めての問題
      ────────────────────────────────────────────────────────────────────────────────


          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと
          言われてきた食べ物は次のうちどれか？

          ✗ 不正解   水分の多いスイカが胃液を薄め、油の消化を
                     妨げるとされてきました。


                           スイカ                                 梅干し
           ▲ 1             ◯ 正解                 ◆ 2         ✗ あなたの答え





           ● 3             ゆで卵                 ■ 4           ソーセージ



      ────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！   q まとめ
      """)
  }

  @Test func aWrongAnswerInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       もっと解く   正解 0 / 1   初めての問題
      ────────────────────────────────────────
       胃腸の働きを弱めるとされ、昔から
       「天ぷら」と食べ合わせが良くないと
       言われてきた食べ物は次のうちどれか？
       ✗ 不正解
       水分の多いスイカが胃液を薄め、油の
       消化を妨げるとされてきました。
      ────────────────────────────────────────
         ▲ 1  スイカ                   ◯ 正解
         ◆ 2  梅干し           ✗ あなたの答え
         ● 3  ゆで卵
         ■ 4  ソーセージ
      ────────────────────────────────────────
       Enter もっと解く！   q まとめ
      """)
  }

  @Test func aWrongAnswerInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       もっと解く   食べ合わせ › 基本   1問   正解 0                                                             初めての問題
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────




          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われてきた
          食べ物は次のうちどれか？



                                                                                                  ここまで

                                                                                                  1 ✗  2.0秒
                                                                                                  2

           ▲ 1               スイカ                    ◆ 2               梅干し
                             ◯ 正解                                  ✗ あなたの答え               合計        2.000秒


                                                                                                  解説

                                                                                                  水分の多いスイカが胃液を
                                                                                                  薄め、油の消化を
                                                                                                  妨げるとされてきました。




           ● 3               ゆで卵                    ■ 4             ソーセージ








      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！   q まとめ
      """)
  }

  @Test func theSummaryInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       Endless   Summary                                                  2 questions
      ────────────────────────────────────────────────────────────────────────────────


                            ▄█      ▄▀  ▀▀▀█      Longest run: 1
                             █    ▄▀    █▀▀▀      Total 4.000 s
                            ▄█▄  ▀      █▄▄▄      Average 2.0 s


                                             ✗✓

          The missed question

          ✗ Which vegetable was long said not to go with raw tomato, because it
            breaks down vitamin C?
            ✓ Cucumber

                                   Saved in the history.




      ────────────────────────────────────────────────────────────────────────────────
       Enter one more   r the missed again   q home
      """)
  }

  @Test func theSummaryInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       Endless   Summary          2 questions
      ────────────────────────────────────────
              1 of 2 right     4.000 s
           Longest run: 1   Average 2.0 s
                         ✗✓
       The missed question
       ✗ Which vegetable was long said not
         to go with raw tomato, because it
         breaks down vitamin C?
         ✓ Cucumber


               Saved in the history.
      ────────────────────────────────────────
       Enter one more  r missed again  q home
      """)
  }

  @Test func theSummaryInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       Endless   Summary                                                                                          2 questions
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────







                                                ▄█      ▄▀  ▀▀▀█      Longest run: 1
                                                 █    ▄▀    █▀▀▀      Total 4.000 s
                                                ▄█▄  ▀      █▄▄▄      Average 2.0 s


                                                                 ✗✓

                              The missed question

                              ✗ Which vegetable was long said not to go with raw tomato, because it
                                breaks down vitamin C?
                                ✓ Cucumber

                                                       Saved in the history.















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter one more   r the missed again   q home
      """)
  }

  @Test func theSummaryInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       もっと解く   まとめ                                                        2問
      ────────────────────────────────────────────────────────────────────────────────


                            ▄█      ▄▀  ▀▀▀█      最高1問連続正解
                             █    ▄▀    █▀▀▀      合計 4.000秒
                            ▄█▄  ▀      █▄▄▄      平均 2.0秒


                                             ✗◯

          間違えた問題（1問）

          ✗ 胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと
            言われてきた食べ物は次のうちどれか？
            ◯ スイカ

                                    記録に保存しました。




      ────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！   r 間違えた問題をもう一度   q ホーム
      """)
  }

  @Test func theSummaryInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       もっと解く   まとめ                2問
      ────────────────────────────────────────
              2問中1問正解     4.000秒
            最高1問連続正解   平均 2.0秒
                         ✗◯
       間違えた問題（1問）
       ✗ 胃腸の働きを弱めるとされ、昔から
         「天ぷら」と食べ合わせが良くないと
         言われてきた食べ物は
         次のうちどれか？
         ◯ スイカ

                記録に保存しました。
      ────────────────────────────────────────
       Enter もっと解く！   r 復習   q ホーム
      """)
  }

  @Test func theSummaryInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       もっと解く   まとめ                                                                                                2問
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────







                                                ▄█      ▄▀  ▀▀▀█      最高1問連続正解
                                                 █    ▄▀    █▀▀▀      合計 4.000秒
                                                ▄█▄  ▀      █▄▄▄      平均 2.0秒


                                                                 ✗◯

                              間違えた問題（1問）

                              ✗ 胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと
                                言われてきた食べ物は次のうちどれか？
                                ◯ スイカ

                                                        記録に保存しました。















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！   r 間違えた問題をもう一度   q ホーム
      """)
  }
}

extension Player {
  /// Answers the first question of the endless game after two seconds.
  fileprivate mutating func answerEndless(_ key: String) {
    choose(.game(.endless))
    wait(.seconds(2))
    type(key)
    wait(.milliseconds(300))
  }

  /// Leaves the endless game after a question that was missed and one that was right.
  fileprivate mutating func leaveEndless() {
    answerEndless("2")
    press(.enter)
    wait(.seconds(2))
    type("1")
    wait(.milliseconds(300))
    press(.escape)
  }
}
