import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A question of a timed round as the player sees it, in every window, and the pop-ups above it.
@Suite struct RoundScreenTests {
  @Test func theLastSecondsInEnglish() {
    let player = Player(.en).asked(for: .milliseconds(7300))
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                            ▸····    0
       ━━━━━━━━━━━━━━━━━━──────────────────────────────────────────────────   ! 2.7 s
      ────────────────────────────────────────────────────────────────────────────────
          Which vegetable was long said not to go with raw tomato, because it
          breaks down vitamin C?







           ▲ 1            Cucumber                ◆ 2            Pumpkin





           ● 3             Daikon                 ■ 4           Lotus root



      ────────────────────────────────────────────────────────────────────────────────
       1-4 answer   ↑↓←→ move   Enter confirm   p pause, no best   ? help   q leave
      """)
  }

  @Test func whoeverLeavesAfterTheLastAnswerSeesTheResult() {
    var player = Player().asked(for: .seconds(1))
    for number in 1...5 {
      player.type("1")
      player.wait(.milliseconds(600))
      guard number < 5 else { break }
      player.press(.enter)
      player.wait(.seconds(1))
    }
    #expect(player.screen.first?.contains("Question 5") == true)
    player.type("q")
    #expect(player.screen.first?.contains("Result") == true)
    #expect(!player.screen.contains { $0.contains("Leave this round?") })
  }

  @Test func escapeLeavesTheChoicesInFullBeforeTheRound() {
    var player = Player().asked(for: .seconds(1))
    player.type("v")
    #expect(player.screen.contains { $0.contains("The choices in full") })
    #expect(player.screen.contains { $0.contains("Which vegetable") }, "below their question")
    player.press(.escape)
    #expect(!player.screen.contains { $0.contains("The choices in full") || $0.contains("Leave this round?") })
    player.press(.escape)
    #expect(player.screen.contains { $0.contains("Leave this round?") })
  }

  @Test func theLastSecondsInJapanese() {
    let player = Player(.ja).asked(for: .milliseconds(7300))
    expect(
      player.screen,
      """
       第1問（全5問）   食べ合わせ › 基本                                ▸····    0点
       ━━━━━━━━━━━━━━━━━━──────────────────────────────────────────────────   ! 2.7秒
      ────────────────────────────────────────────────────────────────────────────────

          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと
          言われてきた食べ物は次のうちどれか？






           ▲ 1             スイカ                 ◆ 2             梅干し





           ● 3             ゆで卵                 ■ 4           ソーセージ



      ────────────────────────────────────────────────────────────────────────────────
       1-4 答える  ↑↓←→ 移動  Enter 決定  p 停止（ベスト対象外）  ? ヘルプ  q やめる
      """)
  }

  @Test func aQuestionInASCII() {
    let player = Player(.en, glyphs: .ascii).asked(for: .milliseconds(2850))
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings > Basics                            >....    0
       [################################################..................]     7.2 s
      --------------------------------------------------------------------------------
          Which vegetable was long said not to go with raw tomato, because it
          breaks down vitamin C?







           /\\ 1           Cucumber                <> 2           Pumpkin





           {} 3            Daikon                 [] 4          Lotus root



      --------------------------------------------------------------------------------
       1-4 answer   arrows move   Enter confirm   p pause, no best   ? help   q leave
      """)
  }

  @Test func aQuestionInACompactWindow() {
    let player = Player(.ja, size: Size(width: 48, height: 16)).asked(for: .milliseconds(4900))
    expect(
      player.screen,
      """
       1/5問  基本                         ▸····  0点
       ━━━━━━━━━━━━━━━━━━──────────────────     5.1秒
      ────────────────────────────────────────────────
       胃腸の働きを弱めるとされ、昔から「天ぷら」と
       食べ合わせが良くないと言われてきた食べ物は
       次のうちどれか？



      ────────────────────────────────────────────────
         ▲ 1  スイカ
         ◆ 2  梅干し
         ● 3  ゆで卵
         ■ 4  ソーセージ
      ────────────────────────────────────────────────
       1-4 答える   p 停止   ? ヘルプ   q やめる
      """)
  }

  @Test func aQuestionInTheSmallestWindow() {
    let player = Player(.en, size: Size(width: 40, height: 15)).asked(for: .milliseconds(4900))
    expect(
      player.screen,
      """
       Q1/5  Basics                  ▸····  0
       ━━━━━━━━━━━━━━──────────────     5.1 s
      ────────────────────────────────────────
       Which vegetable was long said not to
       go with raw tomato, because it breaks
       down vitamin C?


      ────────────────────────────────────────
         ▲ 1  Cucumber
         ◆ 2  Pumpkin
         ● 3  Daikon
         ■ 4  Lotus root
      ────────────────────────────────────────
       1-4 answer  p pause  ? help  q leave
      """)
  }

  @Test func thePauseAndTheQuestionWhetherToLeaveInEnglish() {
    var player = Player(.en, size: Size(width: 40, height: 15)).asked(for: .seconds(1))
    player.type("p")
    expect(
      Array(player.screen[3...11]),
      """
       ┌─ Paused ───────────────────────────┐
       │  The question is hidden while      │
       │  you rest.                         │
       │  A pause costs this round its      │
       │  points for speed, and it never    │
       │  becomes your best.                │
       │                                    │
       │      p  Esc  Enter  continue       │
       │      q              leave          │
      """)
    player.type("q")
    expect(
      Array(player.screen[3...11]),
      """
       ┌─ Leave? ───────────────────────────┐
       │  Leave this round?                 │
       │  If you leave, it is not kept.     │
       │  If you go on it is kept, but      │
       │  without points for speed and      │
       │  never as your best.               │
       │                                    │
       │       y  leave                     │
       │       n  continue                  │
      """)
    player.type("n")
    #expect(player.screen.joined().contains("Cucumber"))
  }
}
