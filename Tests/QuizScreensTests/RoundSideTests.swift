import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The column at the side of a round in a wide window, and what else a round is measured against.
@Suite struct RoundSideTests {
  @Test func theFirstRoundInEnglish() {
    let player = Player(size: Size(width: 120, height: 40)).asked(for: .milliseconds(2500))
    expect(
      player.screen,
      """
       Question 1 of 5   Food pairings › Basics                                                               Right 0   ·····
       Time ██████████████████████████████████████████████████████████████████████████▎                               7.5 s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────







         Which vegetable was long said not to go with raw tomato, because it breaks down
         vitamin C?



       ┌───────────────────────────────────────────┐┌───────────────────────────────────────────┐   ┌─ This round ───────────┐
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │  1 ▶                   │
       │  ▲ 1   Cucumber                           ││  ◆ 2   Pumpkin                            │   │                        │
       │                                           ││                                           │   │  2                     │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │  3                     │
       │                                           ││                                           │   │                        │
       └───────────────────────────────────────────┘└───────────────────────────────────────────┘   │  4                     │
       ┌───────────────────────────────────────────┐┌───────────────────────────────────────────┐   │                        │
       │                                           ││                                           │   │  5                     │
       │                                           ││                                           │   │                        │
       │  ● 3   Daikon                             ││  ■ 4   Lotus root                         │   │                        │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │  Total    0.000 s      │
       └───────────────────────────────────────────┘└───────────────────────────────────────────┘   └────────────────────────┘





      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       1-4 answer   ↑↓←→ move   Enter confirm   p pause   ? help   q leave
      """)
  }

  @Test func theSecondRoundInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).inTheSecondRound()
    expect(
      player.screen,
      """
       第3問（全5問）   食べ合わせ › 基本                                                        2問連続正解   正解 2   ✓✓···
       残り ███████████████████████████████████████████████████████████████████████████████┊██████████████            9.5秒
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────








         太陽に最も近い惑星はどれか？


                                                                                                    ┌─ この回 ───────────────┐
       ┌───────────────────────────────────────────┐┌───────────────────────────────────────────┐   │                        │
       │                                           ││                                           │   │  1 ✓      2.000秒      │
       │                                           ││                                           │   │                        │
       │  ▲ 1   水星                               ││  ◆ 2   金星                               │   │  2 ✓      2.000秒      │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │  3 ▶                   │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │  4                     │
       └───────────────────────────────────────────┘└───────────────────────────────────────────┘   │                        │
       ┌───────────────────────────────────────────┐┌───────────────────────────────────────────┐   │  5                     │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │                        │
       │  ● 3   火星                               ││  ■ 4   土星                               │   │  合計     4.000秒      │
       │                                           ││                                           │   │  ベスト   10.000秒     │
       │                                           ││                                           │   │           5 / 5        │
       │                                           ││                                           │   │                        │
       │                                           ││                                           │   │  ┊ ベストの回の通過点  │
       └───────────────────────────────────────────┘└───────────────────────────────────────────┘   └────────────────────────┘





      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       1-4 答える   ↑↓←→ 移動   Enter 決定   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func aWideWindowKeepsTheRoundInItsMiddle() {
    let player = Player(size: Size(width: 200, height: 60)).inTheSecondRound()
    expect(
      // Ten rows above and below stay blank.
      Array(player.screen.dropFirst(10).dropLast(10)),
      """
                                           Question 3 of 5   Food pairings › Basics                                                          2 in a row   Right 2   ✓✓···
                                           Time █████████████████████████████████████████████████████████████████████████████████████┊███████████████▋            9.5 s
                                          ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────








                                             Which planet is closest to the Sun?


                                                                                                                                                ┌─ This round ───────────┐
                                           ┌───────────────────────────────────────────────┐┌───────────────────────────────────────────────┐   │                        │
                                           │                                               ││                                               │   │  1 ✓      2.000 s      │
                                           │                                               ││                                               │   │                        │
                                           │  ▲ 1   Mercury                                ││  ◆ 2   Venus                                  │   │  2 ✓      2.000 s      │
                                           │                                               ││                                               │   │                        │
                                           │                                               ││                                               │   │  3 ▶                   │
                                           │                                               ││                                               │   │                        │
                                           │                                               ││                                               │   │  4                     │
                                           └───────────────────────────────────────────────┘└───────────────────────────────────────────────┘   │                        │
                                           ┌───────────────────────────────────────────────┐┌───────────────────────────────────────────────┐   │  5                     │
                                           │                                               ││                                               │   │                        │
                                           │                                               ││                                               │   │                        │
                                           │  ● 3   Mars                                   ││  ■ 4   Saturn                                 │   │  Total    4.000 s      │
                                           │                                               ││                                               │   │  Best     10.000 s     │
                                           │                                               ││                                               │   │           5 / 5        │
                                           │                                               ││                                               │   │                        │
                                           │                                               ││                                               │   │  ┊ best at this point  │
                                           └───────────────────────────────────────────────┘└───────────────────────────────────────────────┘   └────────────────────────┘





                                          ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
                                           1-4 answer   ↑↓←→ move   Enter confirm   p pause   ? help   q leave
      """)
  }

  @Test func theMarkOnTheTimeBarIsWhereTheBestRoundWas() throws {
    let player = Player().inTheSecondRound()
    // The best round ended its third question at 6 s; this round ended its second at 4 s. Of the limit of 10 s, 8 s are
    // left at that mark.
    let line = try #require(player.screen.dropFirst().first)
    let bar = Array(line.dropFirst(6).prefix(59))
    let place = try #require(bar.firstIndex(of: "┊"))
    #expect(abs(Double(place) / 59 - 0.8) < 0.02)
  }

  @Test func theFirstRoundHasNoMark() {
    #expect(!Player().asked(for: .seconds(1)).screen[1].contains("┊"))
  }

  @Test func rightAnswersInARowAreCounted() {
    #expect(Player().inTheSecondRound().screen[0].contains("2 in a row   Right 2   ✓✓···"))
  }
}

extension Player {
  /// In front of the third question of a second round, two seconds a question in both.
  fileprivate func inTheSecondRound() -> Player {
    var player = afterRounds([2000], missing: [0])
    player.press(.enter)
    for _ in 0..<2 {
      player.wait(.milliseconds(2000))
      player.type("1")
      player.proceed()
    }
    player.wait(.milliseconds(500))
    return player
  }
}
