import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The verdict on an answer as the player sees it: right and late; wrong ones are among the pictures of verdicts.
@Suite struct VerdictTests {
  @Test func aRightAnswerInEnglish() {
    var player = Player(.en).asked(for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(1))
    player.press(.enter)
    player.wait(.seconds(1))
    player.type("1")
    player.wait(AnswerLight.length)
    expect(
      player.screen,
      """
       Question 2 of 5   Food pairings › Basics                        ✗✓···    1,179
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────── took 1.0 s
      ────────────────────────────────────────────────────────────────────────────────



          What is the chemical symbol for tungsten?





           ✓ 1               W                    ◆ 2               Tu
                      ✓ 1.0 s   +1,179




           ● 3               Tn                   ■ 4               Tg



      ────────────────────────────────────────────────────────────────────────────────
       Enter next   q leave
      """)
  }

  @Test func aLateAnswerInEnglish() {
    var player = Player(.en).asked(for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(1))
    player.press(.enter)
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.seconds(11))
    expect(
      player.screen,
      """
       Question 3 of 5   Food pairings › Basics                        ✗✓◷··    1,179
       ──────────────────────────────────────────────────────────────────── no answer
      ────────────────────────────────────────────────────────────────────────────────



          Which planet is closest to the Sun?

          ◷ Time is up



           ✓ 1            Mercury                 ◆ 2             Venus
                        ✓ the answer




           ● 3              Mars                  ■ 4             Saturn



      ────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                         next in 4 s ━━━━━━━━
      """)
  }

  @Test func aLateAnswerInJapanese() {
    var player = Player(.ja).asked(for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(1))
    player.press(.enter)
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.seconds(11))
    expect(
      player.screen,
      """
       第3問（全5問）   食べ合わせ › 基本                            ✗◯◷··    1,179点
       ────────────────────────────────────────────────────────────────────    未回答
      ────────────────────────────────────────────────────────────────────────────────



          太陽に最も近い惑星はどれか？

          ◷ 時間切れ



           ◯ 1              水星                  ◆ 2              金星
                        ◯ これが正解




           ● 3              火星                  ■ 4              土星



      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                    あと4秒で次へ ━━━━━━━━
      """)
  }
}
