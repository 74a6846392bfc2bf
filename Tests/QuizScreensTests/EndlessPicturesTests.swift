import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The endless game as a picture.
@Suite struct EndlessPicturesTests {
  @Test(arguments: [Language.en, .ja])
  func aVerdictIsThatOfARound(_ language: Language) {
    let player = Player(language, size: Size(width: 80, height: 24))
    let endless = player.having { $0.answerEndless("2") }.screen
    let round = player.having { $0.answer("2") }.screen
    #expect(
      endless[0]
        == (language == .en
          ? " Endless   Right 0 / 1   Food pairings › Basics                      first time"
          : " もっと解く   正解 0 / 1   食べ合わせ › 基本                       初めての問題"))
    // Below the header and above the keys.
    #expect(endless[3..<22] == round[3..<22])
  }

  @Test func aWrongAnswerInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       Right 0 / 1  Basics         first time
      ────────────────────────────────────────
       ✗ Not this time             took 2.0 s
       Which vegetable was long said not to
       go with raw tomato, because it breaks
       down vitamin C?
       Cucumber holds an enzyme, ascorbinase,
       that oxidises vitamin C. Later work
      ─────────────────────────── ↓ more (j) ─
         ✓ 1  Cucumber                 answer
         ✗ 2  Pumpkin                   yours
         ● 3  Daikon
         ■ 4  Lotus root
      ────────────────────────────────────────
       Enter one more   ↑↓ scroll   q summary
      """)
  }

  @Test func aWrongAnswerInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       Endless   Right 0 / 1   Food pairings › Basics                                                              first time
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────



          ▌ ▌▐  ▝    ▌                 ▐    ▐  ▐                  ▐                  ▝  ▐          ▌
          ▌▖▌▐▀▖▐ ▞▀ ▛▚   ▐ ▐ ▞▚ ▞▜ ▞▚ ▜▘ ▀▖▐▀▖▐ ▞▚   ▐▗▐ ▝▚ ▞▀   ▐ ▞▚ ▛▚ ▞▜   ▗▀▘ ▀▖▐ ▞▜   ▐▀▖▗▀▖▝▛
          ▌▌▌▐ ▌▐ ▌  ▌▐    ▌▌ ▛▀ ▚▟ ▛▀ ▐ ▗▀▌▐ ▌▐ ▛▀   ▐▐▐ ▞▜ ▝▚   ▐ ▌▐ ▌▐ ▚▟    ▀▖▗▀▌▐ ▌▐   ▐ ▌▐ ▌ ▌
          ▝▝ ▝ ▘▝ ▝▀ ▘▝    ▝  ▝▀ ▄▞ ▝▀ ▝▘ ▀▘▝▀ ▝ ▝▀    ▘▘ ▝▀ ▀▘   ▝ ▝▘ ▘▝ ▄▞   ▝▀  ▀▘▝ ▝▀   ▝ ▘ ▀  ▀

          ▐                   ▘ ▌ ▌                ▐           ▐         ▌                      ▝ ▐
          ▜▘▗▀▖   ▞▜ ▞▚   ▐▗▐ ▌▝▛ ▛▚   ▐▞ ▝▚ ▌▖▌   ▜▘▗▀▖▐▜▚ ▝▚ ▜▘▗▀▖     ▛▚ ▞▚ ▞▀ ▝▚ ▌▐ ▞▀ ▞▚   ▐ ▜▘
          ▐ ▐ ▌   ▚▟ ▌▐   ▐▐▐ ▌ ▌ ▌▐   ▐  ▞▜ ▌▌▌   ▐ ▐ ▌▐▐▐ ▞▜ ▐ ▐ ▌     ▌▐ ▛▀ ▌  ▞▜ ▌▐ ▝▚ ▛▀   ▐ ▐
          ▝▘ ▀    ▄▞ ▝▘    ▘▘ ▘ ▀ ▘▝   ▝  ▝▀ ▝▝    ▝▘ ▀ ▝▝▝ ▝▀ ▝▘ ▀ ▗▘   ▀▘ ▝▀ ▝▀ ▝▀ ▝▀ ▀▘ ▝▀   ▝ ▝▘

          ▌          ▐         ▐                ▝ ▐        ▘      ▞▚ ▀▚
          ▛▚ ▙▘▗▀▖ ▀▖▐▗▘▗▀▘   ▞▜ ▞▚ ▌▖▌▐▀▖   ▌ ▌▐ ▜▘ ▀▖▐▜▚ ▌▐▀▖   ▌  ▗▞
          ▌▐ ▌ ▐▀▘▗▀▌▐▚  ▀▖   ▌▐ ▌▐ ▌▌▌▐ ▌   ▐▐ ▐ ▐ ▗▀▌▐▐▐ ▌▐ ▌   ▌▗ ▝
          ▀▘ ▘  ▀▘ ▀▘▝ ▘▝▀    ▝▀ ▝▘ ▝▝ ▝ ▘    ▘ ▝ ▝▘ ▀▘▝▝▝ ▘▝ ▘   ▝▘ ▝

          ✓ 1                      ✓ the answer        ✗ 2                      ✗ your answer       So far

                  ▗▖             ▗                               ▄▖          ▗  ▗                   1 ✗  2.0 s
                  ▌▝ ▖▗ ▗▄ ▖▗ ▄▄ ▐▄  ▄ ▗▗                        ▌▐ ▖▗ ▄▄ ▗▄ ▐ ▖▗ ▄▖                2
                  ▌  ▌▐ ▌  ▌▐ ▌▌▌▐ ▌▐▄▌▐▘                        ▛▘ ▌▐ ▌▌▌▐ ▌▐▞ ▐ ▌▐
                  ▚▞ ▚▟ ▚▄ ▚▟ ▌▌▌▐▄▘▝▄▖▐                         ▌  ▚▟ ▌▌▌▐▄▘▐▝▖▐ ▌▐
                                                                          ▝                         Total       2.000 s


          ● 3                                          ■ 4                                          ✗ Not this time

                     ▄▖    ▖▗                                ▖     ▗                   ▖            Cucumber holds an enzyme,
                     ▌▐ ▗▖ ▖▐ ▖ ▄ ▗▄                         ▌  ▗▖ ▟▖▗ ▖ ▄▖   ▖▖ ▄  ▄ ▗▙            ascorbinase, that
                     ▌▐ ▗▟ ▌▐▞ ▐ ▌▐ ▌                        ▌  ▌▐ ▐ ▐ ▌▝▄    ▛ ▐ ▌▐ ▌ ▌            oxidises vitamin C. Later
                     ▙▞ ▚▟ ▌▐▝▖▝▄▘▐ ▌                        ▙▄ ▚▞ ▐▖▝▄▌▗▄▘   ▌ ▝▄▘▝▄▘ ▙            work showed that the
                                                                                                    vitamin is not lost to
                                                                                                    the body.

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter one more   q summary
      """)
  }

  @Test func aWrongAnswerInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).having { $0.answerEndless("2") }
    expect(
      player.screen,
      """
       もっと解く   正解 0 / 1   食べ合わせ › 基本                                                               初めての問題
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          ▄▄▄▄ ▄▖▄▄       ▗▄▄▐   ▐▗▖  ▐   ▄▄▗▄▖ ▗ ▌  ▗▄▄  ▖     ▌   ▌        ▌▐   ▐    ▄
          ▙▟▄▟ ▙▌▙▟  ▗▜▀▖ ▐▄▙▟▖ ▀▀▌▄ ▀▛▀▘ ▄▟▗▄▌ ▐▄▙   ▗▘  ▌  ▗▄▄▙▀ ▄▌▞▚     ▀▛▜▀ ▄▟▖▐   ▀
          ▙▟▄▟ ▌▌▙▟▖▗▘▐ ▐ ▌▙▙▌▌▝▀▀▛  ▗▀▄▀ ▙▄▐▄▖▗▜▗▘▚ ▄▀▚  ▐▞▘  ▄▞▖  ▛ ▐    ▗▄▙▟▄  ▌▐ ▌▐▗▄▖
          ▐▄▄▌ ▛▙▙▄▖▐ ▌ ▐ ▌▙▙▌▌ ▞▀▟  ▘▞▐  ▚▐▝▖▌▐▝▞ ▐ ▗▀▖▌▗▘   ▐ ▝▘ ▞▌ ▌     ▐▄▄▌ ▗▘▐ ▘▝▘ ▐
          ▐ ▗▌ ▌▙▚▚▌ ▀ ▄▘ ▌▄▙▗▌ ▚▄▖   ▚▄▖ ▘▟▝▗▌ ▀ ▄▘ ▝▄▛ ▝▄▄▖  ▚▄   ▌ ▚▖▝▖  ▐▄▄▌ ▝▗▞   ▄▄▘

          ▛▀ ▄▄▄▄▖ ▗▄▞▚ ▗▖      ▖    ▄▖     ▗   ▄▖   ▌    ▗ ▐   ▐▗▝▖  ▐    ▗  ▐ ▗       ▗
          ▌    ▌     ▙▞  ▝▘   ▖ ▌   ▟▟▟▖   ▝▖▘ ▞ ▝▖ ▄▌▞▚  ▐ ▟▄ ▄▟▖▘  ▛▀▀▌ ▗▘ ▀▛▀ ▘ ▌  ▖ ▐
          ▌  ▝▀▛▀  ▖▐ ▖ ▌▄▄   ▌ ▐▞▘▝▙▄▄▛ ▗▀▚  ▝▝▀▀▝  ▛  ▌▝▜▀▐   ▌▐▐  ▛▀▀▌ ▌  ▐  ▌ ▐   ▚  ▙▀
          ▘   ▗▚  ▗▘ ▌▚ ▀  ▌  ▌▗▘   ▙▄▄▌ ▘  ▚▖ ▛▀▀▌ ▞▌  ▌ ▐ ▀  ▗▘▐ ▌ ▛▜▀▌ ▝▖ ▌▗▀▙ ▝▖▗ ▐ ▞
             ▄▘ ▚▖▝ ▄▘▝ ▗▄▞ ▗▄▌▝▄▄▖▗▙▖▝▄       ▙▄▄▌  ▌▗▞  ▝▄▄▖ ▝▗▞  ▗▙▖▀▄  ▐  ▝▄▘▘ ▝▘   ▚▄▄

           ▄▄▖  ▐     ▌           ▌▄   ▌    ▗▄      ▖ ▖▖▌   ▖ ▐  ▖ ▌         ▄    ▌   ▗ ▖▚  ▌     ▌   ▗▄▖
          ▄▄▄▄▖▗▟▗▀▖ ▄▌▞▚ ▗▄▀▛▀ ▝▀▜▗▖▝▀▛▀  ▗▙▙▙    ▚▝ ▙▙▛▛▌▗▘▄▟▄ ▝ ▛▛▌ ▗▜▀▖   ▀ ▗▄▙▀▀ ▐ ▝  ▄▌▞▚ ▗▄▙ ▌ ▌ ▐
           ▄▄▖  ▐▘ ▐  ▛ ▐   ▞   ▀▀▜▘  ▗▘▀▀ ▜▄▄▟▘ ▞▀▖  ▌▌▌▌▌▐  ▐   ▐ ▌▘▗▘▐ ▐ ▄▀▀▖ ▗▚▄   ▙▀   ▛ ▐  ▐ ▌▐  ▗▘
          ▗▄▄▄ ▗▜  ▐ ▞▌ ▌   ▌   ▗▀▚▌  ▐ ▞  ▐▄▄▟ ▝  ▝▄ ▄▛▐ ▌▐ ▞▜▖ ▐  ▌ ▐ ▌ ▐    ▌ ▝▘ ▌ ▞    ▞▌ ▌  ▞ ▌▝  ▘
          ▐▄▄▟  ▐ ▄▘  ▌ ▚▖  ▝▄  ▝▄▄   ▌ ▚▄ ▟▄ ▚▖       ▌▌▄▘ ▌▚▞▝ ▌▗▞▝▖ ▀ ▄▘  ▄▀   ▄▞  ▚▄▄   ▌ ▚▖ ▘▄▘   ▘
          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われてきた食べ物は次のうちどれか？

          ◯ 1  スイカ              ◯ これが正解        ✗ 2  梅干し             ✗ あなたの回答       ここまで
                                 ▖                                   ▖
                      ▗▄▄▖    ▌  ▌                                  ▌▙▄▖ ▀▜▀▘ ▐                     1 ✗  2.0秒
                         ▌   ▞ ▝▀▛▀▌                               ▀▛▄▄▖  ▐   ▞                     2
                        ▐  ▄▀▌   ▌ ▌                               ▐▙▙▙▌▝▀▜▀▀ ▌  ▖
                       ▄▘▚   ▌  ▐  ▌                               ▌▌▌▌▌  ▐   ▚ ▗▘                  合計        2.000秒
                      ▀  ▝   ▘ ▝▘ ▀                                 ▘▀▀▘  ▝    ▀▘
                                                                                                    ▀▄  ▄▀
          ● 3  ゆで卵                                  ■ 4  ソーセージ                                ██    不正解
                       ▗                                                 ▗           ▗              ▄▀  ▀▄
                      ▗▟▄   ▄▄▄ ▄▀▐▀▌                         ▖  ▐       ▐ ▗▖     ▝▚▞▖▘
                     ▌▌▐ ▌▝▀▞ ▖ ▙▐▐▖▌                         ▚  ▐ ▖     ▟▞▘▌▗    ▗▖  ▖
                     ▐▗▐ ▌ ▐ ▚▝ ▌▟▐▝▌                         ▝  ▌ ▝▀▀▀ ▀▐ ▞  ▀▀▀▘ ▝▘▗▘             水分の多いスイカが胃液を
                     ▝ ▜▀  ▝▖   ▀▐▐▗▌                          ▗▞        ▐          ▄▘              薄め、油の消化を
                      ▝▘    ▝▘  ▝▘▝                           ▝▘          ▀▀▘     ▝▀                妨げるとされてきました。

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！   q まとめ
      """)
  }

  @Test func theSummaryInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       Endless   Summary  2 questions   saved
      ────────────────────────────────────────
        ▄█      ▄▀  ▀▀▀█  1 of 2 right
         █    ▄▀    █▀▀▀  4.000 s
        ▄█▄  ▀      █▄▄▄  average 2.0 s

       1 ✗ Which vegetable was long     2.0 s
           said not to go with raw tomato,
           because it breaks down vitamin C?
           ✓ Cucumber   ✗ Pumpkin

       2 ✓ What is the chemical symbol  2.0 s
           for tungsten?  ✓ W
      ────────────────────────────────────────
       Enter more  r missed  ? help  q home
      """)
  }

  @Test func theSummaryInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       もっと解く   まとめ                                             2問   保存済み
      ────────────────────────────────────────────────────────────────────────────────



           ▄█      ▄▀  ▀▀▀█    2問中1問正解   4.000秒
            █    ▄▀    █▀▀▀    平均 2.0秒
           ▄█▄  ▀      █▄▄▄

          1 ✗ 胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが       2.0秒
              良くないと言われてきた食べ物は次のうちどれか？
              ◯ スイカ   ✗ 梅干し
              今回の学び：水分の多いスイカが胃液を薄め、油の消化を
              妨げるとされてきました。

          2 ◯ タングステンの元素記号はどれか？                               2.0秒
              ◯ W





      ────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！  r 間違い1問  s 共有  v 答え  h 記録  ? ヘルプ  q 戻る
      """)
  }

  @Test func theSummaryInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).having { $0.leaveEndless() }
    expect(
      player.screen,
      """
       もっと解く   まとめ                                                                                     2問   保存済み
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────






              ██              ██    ████████                1 ✗ 胃腸の働きを弱めるとされ、昔から「天ぷら」と         2.0秒
            ████            ██            ██                    食べ合わせが良くないと言われてきた食べ物は次のうちどれか？
              ██          ██        ████████                    ◯ スイカ   ✗ 梅干し
              ██        ██          ██                          今回の学び：水分の多いスイカが胃液を薄め、油の消化を
              ██      ██            ██                          妨げるとされてきました。
            ██████                  ████████



             ▀▄  ▄▀        ▄▀▀▀▀▄
               ██          █    █                           2 ◯ タングステンの元素記号はどれか？                     2.0秒
             ▄▀  ▀▄        ▀▄▄▄▄▀                               ◯ W


          2問中1問正解   4.000秒
          平均 2.0秒














      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もっと解く！   r 間違い1問   s 共有   v 答え合わせ   h 記録   ? ヘルプ   q 戻る
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
