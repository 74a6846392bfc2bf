import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The verdict on an answer as a picture, in every size.
@Suite struct VerdictPicturesTests {
  @Test func aRightAnswerInTheSmallestWindowTellsHowItsExplanationBeginsAndAKeyTellsTheRest() {
    var player = Player(.en, size: ViewContext.smallest).having { $0.answer("1") }
    let before = player.screen
    #expect(before.last?.contains("read on") == true && !before.joined().contains("Later"))
    player.type(" ")
    #expect(player.screen.joined().contains("Later") && player.screen.last?.contains("read on") == false)
    // The rest of the explanation, the rule with the countdown, and the keys.
    #expect(zip(before, player.screen).count { $0 != $1 } <= 5, "the question and its choices stand still")
  }

  @Test func theExplanationBesideARightAnswerIsOnACardAndStandsStillWhenItIsHeld() {
    var player = Player(.en, size: Size(width: 120, height: 40)).having { $0.answer("1") }
    let before = player.screen
    #expect(player.canvas.runs(of: .lamp(nil)).joined().contains("vitamin C"))
    player.type(" ")
    #expect(zip(before, player.screen).count { $0 != $1 } <= 1, "the key line alone changes")
  }

  @Test func aRightAnswerInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.answer("1") }
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                        ✓····    1,159
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────── took 2.0 s
      ────────────────────────────────────────────────────────────────────────────────
          Which vegetable was long said not to go with raw tomato, because it
          breaks down vitamin C?

          ✓ Right   Cucumber holds an enzyme, ascorbinase, that oxidises vitamin
                    C. Later work showed that the vitamin is not lost to the body.




           ✓ 1            Cucumber                ◆ 2            Pumpkin
                      ✓ 2.0 s   +1,159




           ● 3             Daikon                 ■ 4           Lotus root



      ────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                         next in 3 s ━━━━━━━━
      """)
  }

  @Test func aRightAnswerInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.answer("1") }
    expect(
      player.screen,
      """
       Q1/5  Basics              ✓····  1,159
       ✓ Right   +1,159            took 2.0 s
      ────────────────────────────────────────
       Which vegetable was long said not to
       go with raw tomato, because it breaks
       down vitamin C?
       Cucumber holds an enzyme, ascorbinase,
       that oxidises vitamin C. …
      ────────────────────────────────────────
         ✓ 1  Cucumber                 answer
         ◆ 2  Pumpkin
         ● 3  Daikon
         ■ 4  Lotus root
      ────────────────── next in 3 s ━━━━━━━━─
       Enter next   Space read on   q leave
      """)
  }

  @Test func aRightAnswerInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.answer("1") }
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                                                                ✓····    1,159
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────────────── took 2.0 s
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

          ✓ 1                  ✓ 2.0 s   +1,159        ◆ 2                                          This round

                  ▗▖             ▗                               ▄▖          ▗  ▗                   1 ✓  2.0 s  1,159 ━━━━━━
                  ▌▝ ▖▗ ▗▄ ▖▗ ▄▄ ▐▄  ▄ ▗▗                        ▌▐ ▖▗ ▄▄ ▗▄ ▐ ▖▗ ▄▖                2
                  ▌  ▌▐ ▌  ▌▐ ▌▌▌▐ ▌▐▄▌▐▘                        ▛▘ ▌▐ ▌▌▌▐ ▌▐▞ ▐ ▌▐                3
                  ▚▞ ▚▟ ▚▄ ▚▟ ▌▌▌▐▄▘▝▄▖▐                         ▌  ▚▟ ▌▌▌▐▄▘▐▝▖▐ ▌▐                4
                                                                          ▝                         5


          ● 3                                          ■ 4                                          ✓ Right

                     ▄▖    ▖▗                                ▖     ▗                   ▖            Cucumber holds an enzyme,
                     ▌▐ ▗▖ ▖▐ ▖ ▄ ▗▄                         ▌  ▗▖ ▟▖▗ ▖ ▄▖   ▖▖ ▄  ▄ ▗▙            ascorbinase, that
                     ▌▐ ▗▟ ▌▐▞ ▐ ▌▐ ▌                        ▌  ▌▐ ▐ ▐ ▌▝▄    ▛ ▐ ▌▐ ▌ ▌            oxidises vitamin C. Later
                     ▙▞ ▚▟ ▌▐▝▖▝▄▘▐ ▌                        ▙▄ ▚▞ ▐▖▝▄▌▗▄▘   ▌ ▝▄▘▝▄▘ ▙            work showed that the
                                                                                                    vitamin is not lost to
                                                                                                    the body.

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                                                                 next in 3 s ━━━━━━━━
      """)
  }

  @Test func aRightAnswerInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.answer("1") }
    expect(
      player.screen,
      """
       第1問（全5問）   食べ合わせ › 基本                            ◯····    1,159点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────── 回答 2.0秒
      ────────────────────────────────────────────────────────────────────────────────

          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと
          言われてきた食べ物は次のうちどれか？

          ◯ 正解   水分の多いスイカが胃液を薄め、油の消化を
                   妨げるとされてきました。



           ◯ 1             スイカ                 ◆ 2             梅干し
                     ◯ 2.0秒   +1,159点




           ● 3             ゆで卵                 ■ 4           ソーセージ



      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                    あと3秒で次へ ━━━━━━━━
      """)
  }

  @Test func aRightAnswerInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).having { $0.answer("1") }
    expect(
      player.screen,
      """
       1/5問  基本             ◯····  1,159点
       ◯ 正解   +1,159点           回答 2.0秒
      ────────────────────────────────────────
       胃腸の働きを弱めるとされ、昔から
       「天ぷら」と食べ合わせが良くないと
       言われてきた食べ物は次のうちどれか？
       水分の多いスイカが胃液を薄め、油の
       消化を妨げるとされてきました。
      ────────────────────────────────────────
         ◯ 1  スイカ                     正解
         ◆ 2  梅干し
         ● 3  ゆで卵
         ■ 4  ソーセージ
      ──────────────── あと3秒で次へ ━━━━━━━━─
       Enter 次へ   Space 止める   q やめる
      """)
  }

  @Test func aRightAnswerInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).having { $0.answer("1") }
    expect(
      player.screen,
      """
       第1問（全5問）   食べ合わせ › 基本                                                                    ◯····    1,159点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────────────── 回答 2.0秒
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

          ◯ 1  スイカ        ◯ 2.0秒   +1,159点        ◆ 2  梅干し                                  この回
                                 ▖                                   ▖
                      ▗▄▄▖    ▌  ▌                                  ▌▙▄▖ ▀▜▀▘ ▐                     1 ◯  2.0秒  1,159 ━━━━━━
                         ▌   ▞ ▝▀▛▀▌                               ▀▛▄▄▖  ▐   ▞                     2
                        ▐  ▄▀▌   ▌ ▌                               ▐▙▙▙▌▝▀▜▀▀ ▌  ▖                  3
                       ▄▘▚   ▌  ▐  ▌                               ▌▌▌▌▌  ▐   ▚ ▗▘                  4
                      ▀  ▝   ▘ ▝▘ ▀                                 ▘▀▀▘  ▝    ▀▘                   5

          ● 3  ゆで卵                                  ■ 4  ソーセージ
                       ▗                                                 ▗           ▗              ◯ 正解
                      ▗▟▄   ▄▄▄ ▄▀▐▀▌                         ▖  ▐       ▐ ▗▖     ▝▚▞▖▘
                     ▌▌▐ ▌▝▀▞ ▖ ▙▐▐▖▌                         ▚  ▐ ▖     ▟▞▘▌▗    ▗▖  ▖
                     ▐▗▐ ▌ ▐ ▚▝ ▌▟▐▝▌                         ▝  ▌ ▝▀▀▀ ▀▐ ▞  ▀▀▀▘ ▝▘▗▘             水分の多いスイカが胃液を
                     ▝ ▜▀  ▝▖   ▀▐▐▗▌                          ▗▞        ▐          ▄▘              薄め、油の消化を
                      ▝▘    ▝▘  ▝▘▝                           ▝▘          ▀▀▘     ▝▀                妨げるとされてきました。

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                                                            あと3秒で次へ ━━━━━━━━
      """)
  }

  @Test func aWrongAnswerInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.answer("2") }
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                            ✗····    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────── took 2.0 s
      ────────────────────────────────────────────────────────────────────────────────
          Which vegetable was long said not to go with raw tomato, because it
          breaks down vitamin C?

          ✗ Not this time   Cucumber holds an enzyme, ascorbinase, that oxidises
                            vitamin C. Later work showed that the vitamin is not
                            lost to the body.



           ✓ 1            Cucumber                ✗ 2            Pumpkin
                        ✓ the answer                          ✗ your answer




           ● 3             Daikon                 ■ 4           Lotus root



      ────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                         next in 6 s ━━━━━━━━
      """)
  }

  @Test func aWrongAnswerInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.answer("2") }
    expect(
      player.screen,
      """
       Q1/5  Basics                  ✗····  0
       ✗ Not this time             took 2.0 s
      ────────────────────────────────────────
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
       Enter next   q leave              held
      """)
  }

  @Test func aWrongAnswerInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.answer("2") }
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                                                                    ✗····    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────────────── took 2.0 s
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

          ✓ 1                      ✓ the answer        ✗ 2                      ✗ your answer       This round

                  ▗▖             ▗                               ▄▖          ▗  ▗                   1 ✗  2.0 s
                  ▌▝ ▖▗ ▗▄ ▖▗ ▄▄ ▐▄  ▄ ▗▗                        ▌▐ ▖▗ ▄▄ ▗▄ ▐ ▖▗ ▄▖                2
                  ▌  ▌▐ ▌  ▌▐ ▌▌▌▐ ▌▐▄▌▐▘                        ▛▘ ▌▐ ▌▌▌▐ ▌▐▞ ▐ ▌▐                3
                  ▚▞ ▚▟ ▚▄ ▚▟ ▌▌▌▐▄▘▝▄▖▐                         ▌  ▚▟ ▌▌▌▐▄▘▐▝▖▐ ▌▐                4
                                                                          ▝                         5


          ● 3                                          ■ 4                                          ✗ Not this time

                     ▄▖    ▖▗                                ▖     ▗                   ▖            Cucumber holds an enzyme,
                     ▌▐ ▗▖ ▖▐ ▖ ▄ ▗▄                         ▌  ▗▖ ▟▖▗ ▖ ▄▖   ▖▖ ▄  ▄ ▗▙            ascorbinase, that
                     ▌▐ ▗▟ ▌▐▞ ▐ ▌▐ ▌                        ▌  ▌▐ ▐ ▐ ▌▝▄    ▛ ▐ ▌▐ ▌ ▌            oxidises vitamin C. Later
                     ▙▞ ▚▟ ▌▐▝▖▝▄▘▐ ▌                        ▙▄ ▚▞ ▐▖▝▄▌▗▄▘   ▌ ▝▄▘▝▄▘ ▙            work showed that the
                                                                                                    vitamin is not lost to
                                                                                                    the body.

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                                                                 next in 6 s ━━━━━━━━
      """)
  }

  @Test func aWrongAnswerInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.answer("2") }
    expect(
      player.screen,
      """
       第1問（全5問）   食べ合わせ › 基本                                ✗····    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────── 回答 2.0秒
      ────────────────────────────────────────────────────────────────────────────────

          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと
          言われてきた食べ物は次のうちどれか？

          ✗ 不正解   水分の多いスイカが胃液を薄め、油の消化を
                     妨げるとされてきました。



           ◯ 1             スイカ                 ✗ 2             梅干し
                        ◯ これが正解                          ✗ あなたの回答




           ● 3             ゆで卵                 ■ 4           ソーセージ



      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                    あと4秒で次へ ━━━━━━━━
      """)
  }

  @Test func aWrongAnswerInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).having { $0.answer("2") }
    expect(
      player.screen,
      """
       1/5問  基本                 ✗····  0点
       ✗ 不正解                    回答 2.0秒
      ────────────────────────────────────────
       胃腸の働きを弱めるとされ、昔から
       「天ぷら」と食べ合わせが良くないと
       言われてきた食べ物は次のうちどれか？
       水分の多いスイカが胃液を薄め、油の
       消化を妨げるとされてきました。
      ────────────────────────────────────────
         ◯ 1  スイカ                     正解
         ✗ 2  梅干し                   あなた
         ● 3  ゆで卵
         ■ 4  ソーセージ
      ──────────────── あと4秒で次へ ━━━━━━━━─
       Enter 次へ   Space 止める   q やめる
      """)
  }
}

extension Player {
  /// The player after some more steps.
  func having(_ steps: (inout Player) -> Void) -> Player {
    var player = self
    steps(&player)
    return player
  }

  /// Answers the first question of a timed round after two seconds.
  mutating func answer(_ key: String) {
    self = asked(for: .seconds(2))
    type(key)
    wait(.milliseconds(300))
  }
}
