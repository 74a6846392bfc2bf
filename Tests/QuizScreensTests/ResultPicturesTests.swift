import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The result of a round behind the best of its kind, as a picture.
@Suite struct ResultPicturesTests {
  @Test func aRoundBehindTheBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                       Sat 21 Nov 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────
          ▀▀▀█    █  █ █▀▀▀ ▀▀▀█           3 of 5 right   11.250 s
           ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀           2,383 behind your best
          ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄ points    longest run 3
          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┿  best 5,845

          1 ✗ Which vegetable was long said not to go with raw tomato,       2.3 s
              because it breaks down vitamin C?  ✓ Cucumber   ✗ Pumpkin
              You learnt: Cucumber holds an enzyme, ascorbinase, that
              oxidises vitamin C. Later work showed that the vitamin is not
              lost to the body.

          2 ✗ What is the chemical symbol for tungsten?  ✓ W   ✗ Tu          2.3 s

          3 ✓ Which planet is closest to the Sun?  ✓ Mercury         +1,154  2.3 s

          4 ✓ How many sides does a hexagon have?  ✓ 6               +1,154  2.3 s

          5 ✓ Which gas do plants take in?  ✓ Carbon dioxide         +1,154  2.3 s

          Nearest goal: Seven different games played, 1 of 7
      ────────────────────────────────────────────────────────────────────────────────
       Enter again   r 2 missed   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Basics   21 Nov 09:14   saved
      ────────────────────────────────────────
       ▀▀▀█    █  █ █▀▀▀ ▀▀▀█  3 of 5 right
        ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀  11.250 s
       ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄  2,383 behind
       ━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┿  best 5,845
       1 ✗ Which vegetable was long     2.3 s
           said not to go with… → Cucumber
       2 ✗ What is the chemical symbol  2.3 s
           for tungsten? → W
       3 ✓ Which planet is…     +1,154  2.3 s
       4 ✓ How many sides…      +1,154  2.3 s
       5 ✓ Which gas do plant…  +1,154  2.3 s
      ────────────────────────────────────────
       Enter again  v answers  ? help  q home
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                                                               Sat 21 Nov 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          ████████        ██    ██  ████████  ████████      1 ✗ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.3 s
                ██        ██    ██  ██              ██          Which vegetable was long said not to go with raw tomato,
            ██████        ████████  ████████  ████████          because it breaks down vitamin C?
                ██              ██  ██    ██  ██                ✓ Cucumber   ✗ Pumpkin
                ██    ██        ██  ██    ██  ██                You learnt: Cucumber holds an enzyme, ascorbinase, that
          ████████  ██          ██  ████████  ████████          oxidises vitamin C. Later work showed that the vitamin is
                                                                not lost to the body.


           ▀▄  ▄▀   ▀▄  ▄▀       ▄█       ▄█       ▄█
             ██       ██     █▄▄█▀    █▄▄█▀    █▄▄█▀        2 ✗ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.3 s
           ▄▀  ▀▄   ▄▀  ▀▄    ▀▀       ▀▀       ▀▀              What is the chemical symbol for tungsten?
                                                                ✓ W   ✗ Tu


          ▀▀▀▄   █ █▀▀▀         ▀      █     █
           ▄▄▀  █  ▀▀▀▄     █▄▀ █ ▄▀▀█ █▀▀▄ ▀█▀             3 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈  2.3 s  +1,154
             █ ▄▀  ▄  █     █   █ ▀▄▄█ █  █  █                  Which planet is closest to the Sun?
          ▀▀▀  ▀    ▀▀      ▀   ▀ ▄▄▄▀ ▀  ▀  ▀▀                 ✓ Mercury

          11.250 s
          2,383 behind your best
          longest run 3                                     4 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈  2.3 s  +1,154
                                                                How many sides does a hexagon have?
          ━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┿  best 5,845          ✓ 6


          Nearest goal: Seven different games
          played, 1 of 7                                    5 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈  2.3 s  +1,154
                                                                Which gas do plants take in?
                                                                ✓ Carbon dioxide




      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter again   r 2 missed   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                        11月21日（土）09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────
          ▀▀▀█    █  █ █▀▀▀ ▀▀▀█       5問中3問正解   11.250秒
           ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀       自己ベストまであと2,383点
          ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄ 点    最高3問連続正解

          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┿  自己ベスト 5,845点

          1 ✗ 胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが       2.3秒
              良くないと言われてきた食べ物は次のうちどれか？  ◯ スイカ   ✗ 梅干し
              今回の学び：水分の多いスイカが胃液を薄め、油の消化を
              妨げるとされてきました。

          2 ✗ タングステンの元素記号はどれか？  ◯ W   ✗ Tu                   2.3秒

          3 ◯ 太陽に最も近い惑星はどれか？  ◯ 水星                 +1,154点  2.3秒

          4 ◯ 六角形の辺は何本か？  ◯ 6本                          +1,154点  2.3秒

          5 ◯ 植物が吸う気体はどれか？  ◯ 二酸化炭素               +1,154点  2.3秒

          次の目標：7種類のゲームで遊ぶ（1 / 7）
      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度  r 間違い2問  v 答え合わせ  s 共有  h 記録  ? ヘルプ  q 戻る
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   基本  11月21日 09:14   保存済み
      ────────────────────────────────────────
       ▀▀▀█    █  █ █▀▀▀ ▀▀▀█     3/5
        ▀▀█    ▀▀▀█ █▀▀█ █▀▀▀     11.250秒
       ▄▄▄█ ▄▀    █ █▄▄█ █▄▄▄ 点  あと2,383点
       ━━━━━━━━━━━┈┈┈┈┈┈┿  自己ベスト 5,845点
       1 ✗ 胃腸の働きを弱めるとされ、   2.3秒
           昔から「天ぷら」と食べ合… → スイカ
       2 ✗ タングステンの               2.3秒
           元素記号はどれか？ → W
       3 ◯ 太陽に最も近い惑…  +1,154点  2.3秒
       4 ◯ 六角形の辺は何本…  +1,154点  2.3秒
       5 ◯ 植物が吸う気体は…  +1,154点  2.3秒
      ────────────────────────────────────────
       Enter 再挑戦  v 答え  ? ヘルプ  q 戻る
      """)
  }
}
