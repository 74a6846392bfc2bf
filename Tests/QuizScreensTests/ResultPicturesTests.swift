import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The result of a round as a picture: better than before, and not.
@Suite struct ResultPicturesTests {
  @Test func aNewBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                       2026-11-21 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────


          █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀    5 of 5 right   10.000 s
          ▀▀▀█       █ ▀▀▀█ ▀▀▀█    ▲ 1 239 above your best
          ▄▄▄█       █ ▄▄▄█ ▄▄▄█    longest run 5

          best 4 556  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┿━━━━━━━━━━  5 795 ★ new

          1 ✓ ━━╸            2.0 s  +1 159  Which vegetable was long said not to …
          2 ✓ ━━╸            2.0 s  +1 159  What is the chemical symbol for tungs…
          3 ✓ ━━╸            2.0 s  +1 159  Which planet is closest to the Sun?
          4 ✓ ━━╸            2.0 s  +1 159  How many sides does a hexagon have?
          5 ✓ ━━╸            2.0 s  +1 159  Which gas do plants take in?

          last 2      old ▆█ new                    All right, for the first time.



         ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●
          ★ Goal reached: Play without a miss · Two seconds each
      ────────────────────────────────────────────────────────────────────────────────
       Enter again   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aNewBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Basics    11-21 09:14   saved
      ────────────────────────────────────────
       █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀  5 of 5 right
       ▀▀▀█       █ ▀▀▀█ ▀▀▀█  10.000 s
       ▄▄▄█       █ ▄▄▄█ ▄▄▄█  ▲ 1 239
       best 4 556  ━━━━━━━━━┿━━━  5 795 ★ new
       1 ✓ ━━━╸                 2.0 s  +1 159
       2 ✓ ━━━╸                 2.0 s  +1 159
       3 ✓ ━━━╸                 2.0 s  +1 159
       4 ✓ ━━━╸                 2.0 s  +1 159
       5 ✓ ━━━╸                 2.0 s  +1 159
       last 2      old ▆█ new
       ★ A round of Play without a miss
      ────────────────────────────────────────
       Enter again   v answers   ?   q home
      """)
  }

  @Test func aNewBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                                                               2026-11-21 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────



          ████████        ████████  ████████  ████████      1 ✓ ━━          2.0 s  +1 159  Which vegetable was long said
          ██                    ██  ██    ██  ██                                           not to go with raw tomato,
          ████████              ██  ████████  ████████                                     because it breaks down vitamin…
                ██              ██        ██        ██                                     ✓ Cucumber
                ██              ██        ██        ██                                     Cucumber holds an enzyme,
          ████████              ██  ████████  ████████                                     ascorbinase, that oxidises
                                                                                           vitamin C. Later work showed
          5 of 5 right   10.000 s                                                          that the vitamin is not lost to
          ▲ 1 239 above your best                                                          the body.
          longest run 5
                                                            2 ✓ ━━          2.0 s  +1 159  What is the chemical symbol for
          best 4 556  ━━━━━━━━━━━━━━┿━━━━  5 795 ★ new                                     tungsten?
                                                                                           ✓ W

          last 2, newestAll right, for the first time.      3 ✓ ━━          2.0 s  +1 159  Which planet is closest to
              ▆▆▆                                                                          the Sun?
          ▃▃▃ ███                                                                          ✓ Mercury
          ███ ███
          ███ ███                                           4 ✓ ━━          2.0 s  +1 159  How many sides does a
          ███ ███                                                                          hexagon have?
          ███ ███                                                                          ✓ 6
          ███ ███
                                                            5 ✓ ━━          2.0 s  +1 159  Which gas do plants take in?
                                                                                           ✓ Carbon dioxide







         ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●   ◆   ▲       ■   ●    ●   ◆   ▲       ■
          ★ Goal reached: A round of Play without a miss · All right, two seconds a question
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter again   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aNewBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                           2026-11-21 09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────


          █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀       5問中5問正解   10.000秒
          ▀▀▀█       █ ▀▀▀█ ▀▀▀█       ▲ 自己ベストを1,239点更新
          ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█ 点    最高5問連続正解

          ベスト 4,556点  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┿━━━━━━━━━  5,795点 ★ 更新

          1 ✓ ━━            2.0秒  +1,159点  胃腸の働きを弱めるとされ、昔から「天…
          2 ✓ ━━            2.0秒  +1,159点  タングステンの元素記号はどれか？
          3 ✓ ━━            2.0秒  +1,159点  太陽に最も近い惑星はどれか？
          4 ✓ ━━            2.0秒  +1,159点  六角形の辺は何本か？
          5 ✓ ━━            2.0秒  +1,159点  植物が吸う気体はどれか？

          最近2回     古 ▆█ 新                              初めての全問正解です。



         ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●
          ★ 目標達成：10秒クイズで全問正解 · 1問平均2秒以内で全問正解
      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q ホーム
      """)
  }

  @Test func aNewBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   基本     11-21 09:14   保存済み
      ────────────────────────────────────────
       █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀     5/5
       ▀▀▀█       █ ▀▀▀█ ▀▀▀█     10.000秒
       ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█ 点  ▲ 1,239点
       ベスト 4,556点  ━━━━┿━  5,795点 ★ 更新
       1 ✓ ━━━                2.0秒  +1,159点
       2 ✓ ━━━                2.0秒  +1,159点
       3 ✓ ━━━                2.0秒  +1,159点
       4 ✓ ━━━                2.0秒  +1,159点
       5 ✓ ━━━                2.0秒  +1,159点
       最近2回     古 ▆█ 新
       ★ 目標達成：10秒クイズで全問正解
      ────────────────────────────────────────
       Enter もう一度   ?   q ホーム
      """)
  }

  @Test func aNewBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                                                                   2026-11-21 09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────





          █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀                            1 ✓ ━━          2.0秒  +1,159点  胃腸の働きを弱めるとされ、
          ▀▀▀█       █ ▀▀▀█ ▀▀▀█                                                             昔から「天ぷら」と
          ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█ 点                                                          食べ合わせが良くないと…
                                                                                             ✓ スイカ
          5問中5問正解   10.000秒                                                            水分の多いスイカが胃液を
          ▲ 自己ベストを1,239点更新                                                          薄め、油の消化を
          最高5問連続正解                                                                    妨げるとされてきました。

          ベスト 4,556点  ━━━━━━━━┿━━━  5,795点 ★ 更新      2 ✓ ━━          2.0秒  +1,159点  タングステンの
                                                                                             元素記号はどれか？
                                                                                             ✓ W
          最近2回（右が最新）   初めての全問正解です。
              ▆▆▆                                           3 ✓ ━━          2.0秒  +1,159点  太陽に最も近い惑星はどれか？
          ▃▃▃ ███                                                                            ✓ 水星
          ███ ███
          ███ ███                                           4 ✓ ━━          2.0秒  +1,159点  六角形の辺は何本か？
          ███ ███                                                                            ✓ 6本
          ███ ███
          ███ ███                                           5 ✓ ━━          2.0秒  +1,159点  植物が吸う気体はどれか？
                                                                                             ✓ 二酸化炭素









         ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●   ◆   ▲       ■   ●    ●   ◆   ▲       ■
          ★ 目標達成：10秒クイズで全問正解 · 1問平均2秒以内で全問正解
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q ホーム
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                       2026-11-21 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────

          ▀▀▀█    █  █ █▀▀▀ ▀▀▀█    3 of 5 right   11.250 s
           ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀    ▼ 2 383 below your best
          ▄▄▄█       █ █▄▄█ █▄▄▄    longest run 3

          best 5 845  ━━━━━━━━━━━━━━━━━━━━━━━━━━━╸━━━━━━━━━━━━━━━━━━┿  3 462

          1 ✗ ━━╸            2.2 s          Which vegetable was long s… → Cucumber
          2 ✗ ━━╸            2.2 s          What is the chemical symbol for t… → W
          3 ✓ ━━╸            2.2 s  +1 154  Which planet is closest to the Sun?
          4 ✓ ━━╸            2.2 s  +1 154  How many sides does a hexagon have?
          5 ✓ ━━╸            2.2 s  +1 154  Which gas do plants take in?

          You learnt  Cucumber holds an enzyme, ascorbinase, that oxidises
                      vitamin C. Later work showed that the vitamin is not lost
                      to the body.

          last 2      old █▅ new


      ────────────────────────────────────────────────────────────────────────────────
       Enter again   r 2 missed   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Basics    11-21 09:14   saved
      ────────────────────────────────────────
       ▀▀▀█    █  █ █▀▀▀ ▀▀▀█  3 of 5 right
        ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀  11.250 s
       ▄▄▄█       █ █▄▄█ █▄▄▄  ▼ 2 383
       best 5 845  ━━━━━━━╸━━━━┿  3 462
       1 ✗ ━━━━                 2.2 s
       2 ✗ ━━━━                 2.2 s
       3 ✓ ━━━━                 2.2 s  +1 154
       4 ✓ ━━━━                 2.2 s  +1 154
       5 ✓ ━━━━                 2.2 s  +1 154
       You learnt  Cucumber holds an enzyme,
       ascorbinase, that oxidises vitamin C.…
      ────────────────────────────────────────
       Enter again   r 2 missed   ?   q home
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                                                               2026-11-21 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────


          ████████        ██    ██  ████████  ████████      1 ✗ ━━          2.2 s          Which vegetable was long said
                ██        ██    ██  ██              ██                                     not to go with raw tomato,
            ██████        ████████  ████████  ████████                                     because it breaks down vitamin…
                ██              ██  ██    ██  ██                                           ✗ Pumpkin   ✓ Cucumber
                ██              ██  ██    ██  ██                                           Cucumber holds an enzyme,
          ████████              ██  ████████  ████████                                     ascorbinase, that oxidises
                                                                                           vitamin C. Later work showed
          3 of 5 right   11.250 s                                                          that the vitamin is not lost to
          ▼ 2 383 below your best                                                          the body.
          longest run 3
                                                            2 ✗ ━━          2.2 s          What is the chemical symbol for
          best 5 845  ━━━━━━━━━━━━━━━━━━┿  3 462                                           tungsten?
                                                                                           ✗ Tu   ✓ W

          You learnt                                        3 ✓ ━━          2.2 s  +1 154  Which planet is closest to
          Cucumber holds an enzyme, ascorbinase, that                                      the Sun?
          oxidises vitamin C. Later work showed that                                       ✓ Mercury
          the vitamin is not lost to the body.
                                                            4 ✓ ━━          2.2 s  +1 154  How many sides does a
                                                                                           hexagon have?
          last 2, newest at the right                                                      ✓ 6
          ▇▇▇
          ███                                               5 ✓ ━━          2.2 s  +1 154  Which gas do plants take in?
          ███                                                                              ✓ Carbon dioxide
          ███ ███
          ███ ███
          ███ ███
          ███ ███






      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter again   r 2 missed   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                           2026-11-21 09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────


          ▀▀▀█    █  █ █▀▀▀ ▀▀▀█       5問中3問正解   11.250秒
           ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀       ▼ 自己ベストまであと2,383点
          ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄ 点    最高3問連続正解

          ベスト 5,845点  ━━━━━━━━━━━━━━━━━━━━━━━╸━━━━━━━━━━━━━━━┿  3,462点

          1 ✗ ━━╸           2.2秒            胃腸の働きを弱めるとされ、… → スイカ
          2 ✗ ━━╸           2.2秒            タングステンの元素記号はどれか？ → W
          3 ✓ ━━╸           2.2秒  +1,154点  太陽に最も近い惑星はどれか？
          4 ✓ ━━╸           2.2秒  +1,154点  六角形の辺は何本か？
          5 ✓ ━━╸           2.2秒  +1,154点  植物が吸う気体はどれか？

          今回の学び  水分の多いスイカが胃液を薄め、油の消化を
                      妨げるとされてきました。

          最近2回     古 █▅ 新


      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度  r 間違い2問  v 答え合わせ  s 共有  h 記録  ? ヘルプ  q ホーム
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   基本     11-21 09:14   保存済み
      ────────────────────────────────────────
       ▀▀▀█    █  █ █▀▀▀ ▀▀▀█     3/5
        ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀     11.250秒
       ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄ 点  ▼ 2,383点
       ベスト 5,845点  ━━━╸━┿  3,462点
       1 ✗ ━━━╸               2.2秒
       2 ✗ ━━━╸               2.2秒
       3 ✓ ━━━╸               2.2秒  +1,154点
       4 ✓ ━━━╸               2.2秒  +1,154点
       5 ✓ ━━━╸               2.2秒  +1,154点
       今回の学び  水分の多いスイカが
       胃液を薄め、油の消化を…
      ────────────────────────────────────────
       Enter もう一度   ?   q ホーム
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                                                                   2026-11-21 09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────




          ▀▀▀█    █  █ █▀▀▀ ▀▀▀█                            1 ✗ ━━          2.2秒            胃腸の働きを弱めるとされ、
           ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀                                                             昔から「天ぷら」と
          ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄ 点                                                          食べ合わせが良くないと…
                                                                                             ✗ 梅干し   ✓ スイカ
          5問中3問正解   11.250秒                                                            水分の多いスイカが胃液を
          ▼ 自己ベストまであと2,383点                                                        薄め、油の消化を
          最高3問連続正解                                                                    妨げるとされてきました。

          ベスト 5,845点  ━━━━━━━━━━━┿  3,462点             2 ✗ ━━          2.2秒            タングステンの
                                                                                             元素記号はどれか？
                                                                                             ✗ Tu   ✓ W
          今回の学び
          水分の多いスイカが胃液を薄め、油の消化を          3 ✓ ━━          2.2秒  +1,154点  太陽に最も近い惑星はどれか？
          妨げるとされてきました。                                                           ✓ 水星

                                                            4 ✓ ━━          2.2秒  +1,154点  六角形の辺は何本か？
          最近2回（右が最新）                                                                ✓ 6本
          ▇▇▇
          ███                                               5 ✓ ━━          2.2秒  +1,154点  植物が吸う気体はどれか？
          ███                                                                                ✓ 二酸化炭素
          ███ ███
          ███ ███
          ███ ███
          ███ ███








      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   r 間違い2問   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q ホーム
      """)
  }

  @Test func questionsComeUpOneAfterTheOther() {
    var player = Player().afterRounds([2000], missing: [1], reveals: false)
    func has(_ text: String) -> Bool { player.screen.contains { $0.contains(text) } }
    #expect(has("0 of 5 right   0.000 s") && !has("2.0 s"))
    player.wait(.milliseconds(600))
    #expect(has("1 of 5 right   4.000 s") && has("2.0 s  +1 159") && !has("10.000 s"))
    player.wait(.seconds(2))
    #expect(has("10.000 s"))
    #expect(player.app.nextChange(after: player.now) == nil, "a round with a miss is no feast")
  }

  @Test func aPerfectRoundIsAFeastThatEnds() {
    var player = Player().afterRounds([2000], missing: [0], reveals: false)
    player.wait(.seconds(3))
    #expect(player.screen.contains { $0.contains("P E R F E C T !") })
    #expect(player.canvas.runs(of: .shape(0)).contains("▲"))
    player.wait(.seconds(3))
    #expect(!player.screen.contains { $0.contains("P E R F E C T !") })
    #expect(player.screen.contains { $0.contains("All right, for the first time.") })
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test(
    arguments: [Language.en, .ja],
    [
      Size(width: 40, height: 15), Size(width: 80, height: 24), Size(width: 120, height: 40),
      Size(width: 200, height: 60),
    ])
  func whatIsCelebratedIsNotCovered(_ language: Language, _ size: Size) {
    var player = Player(language, size: size).afterRounds([3000, 2000], missing: [1, 0], reveals: false)
    player.wait(.milliseconds(2600))
    let feast = player.canvas
    #expect(feast.lines.contains { $0.contains(language == .en ? "P E R F E C T !" : "全 問 正 解 ！") })
    player.wait(.seconds(9))
    let end = player.canvas
    for y in 1..<size.height {
      for x in 0..<size.width {
        let cell = end[Point(x: x, y: y)]
        if case .shape = cell.style { continue }
        #expect(cell.character == " " || cell == feast[Point(x: x, y: y)], "\(x) \(y)")
      }
    }
  }

  @Test func whatWasMissedIsExplained() {
    let player = Player().afterRounds([2000], missing: [2])
    #expect(player.screen.contains { $0.hasPrefix("    You learnt  ") })
    #expect(!Player().afterRounds([2000], missing: [0]).screen.joined().contains("You learnt"))
  }

  @Test func withoutMotionTheFeastIsThereAtOnceAndHidesNothing() {
    let player = Player(moves: false).afterRounds([2000], missing: [0], reveals: false)
    #expect(player.canvas.runs(of: .shape(0)).contains("▲"))
    #expect(player.screen.contains { $0.contains("10.000 s") })
    #expect(player.screen.contains { $0.contains("All right, for the first time.") })
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test func enterPlaysAgain() {
    var player = Player().afterRounds([2000], missing: [1])
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Question 1 of 5"))
  }
}

extension Player {
  /// At the result of the last of some rounds of five questions: how long each of its questions took, in milliseconds,
  /// and how many of them were missed.
  func afterRounds(_ times: [Int], missing misses: [Int], reveals: Bool = true) -> Player {
    var player = started()
    for (round, (time, missed)) in zip(times, misses).enumerated() {
      if round > 0 {
        player.wait(.seconds(9))
        player.press(.enter)
      }
      for question in 0..<5 {
        player.wait(.milliseconds(time))
        player.type(question < missed ? "2" : "1")
        player.proceed()
      }
    }
    if reveals { player.wait(.seconds(9)) }
    return player
  }
}
