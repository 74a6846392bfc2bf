import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The result of a round that is the best of its kind, as a picture.
@Suite struct NewBestPicturesTests {
  @Test func aNewBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                       Sat 21 Nov 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────
          █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀           5 of 5 right   10.000 s   ●            ■
          ▀▀▀█       █ ▀▀▀█ ▀▀▀█           Every answer right, for the first time!
          ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█ points    ▲ 1,239 above your best
                                                                     ▲          ◆
          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┿━━━━━━━━━━━━  before 4,556 ┿
                         ■                                                        ●
          1 ✓ Which vegetable was long said not to go with raw       +1,159  2.0 s
              tomato, because it breaks down vitamin C?  ✓ Cucumber
              Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C.
              Later work showed that the vitamin is not lost to the body.

          2 ✓ What is the chemical symbol for tungsten?  ✓ W         +1,159  2.0 s

          3 ✓ Which planet is closest to the Sun?  ✓ Mercury         +1,159  2.0 s

          4 ✓ How many sides does a hexagon have?  ✓ 6               +1,159  2.0 s

          5 ✓ Which gas do plants take in?  ✓ Carbon dioxide         +1,159  2.0 s
                 ▲                        ◆                  ▲
          ★ Goal reached: Play without a miss · Two seconds a question       ■
      ────────────────────────────────────────────────────────────────────────────────
       Enter again   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aNewBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Basics   21 Nov 09:14   saved
      ────────────────────────────────────────
       █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀  5 of 5 right
       ▀▀▀█       █ ▀▀▀█ ▀▀▀█  10.000 s    ▲
       ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█  perfect!    ●
       ━━━━━━━━━━━━━━━━┿━━━━━  before 4,556 ┿
       1 ✓ Which vegetable…     +1,159  2.0 s
       2 ✓ What is the chemic…  +1,159  2.0 s
       3 ✓ Which planet is…     +1,159  2.0 s
       4 ✓ How many sides…      +1,159  2.0 s
       5 ✓ Which gas do plant…  +1,159  2.0 s
       ★ Play without a miss     ▲        ◆
       ★ Two seconds a question  ▲       ■
      ────────────────────────────────────────
       Enter again  v answers  ? help  q home
      """)
  }

  @Test func aNewBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics                                                               Sat 21 Nov 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
                                                                                                     ●       ◆          ■
          ████████        ████████  ████████  ████████      1 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.0 s  +1,159
          ██                    ██  ██    ██  ██                Which vegetable was long said not to go with raw tomato,
          ████████              ██  ████████  ████████          because it breaks down vitamin C?
                ██              ██        ██        ██          ✓ Cucumber
                ██    ██        ██        ██        ██          Cucumber holds an enzyme, ascorbinase, that oxidises
          ████████  ██          ██  ████████  ████████          vitamin C. Later work showed that the vitamin is not lost
       ▲                ●    ●           ◆                      to the body.
                                                           ▲

               ▄█       ▄█       ▄█       ▄█       ▄█       2 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.0 s  +1,159
           █▄▄█▀    █▄▄█▀    █▄▄█▀    █▄▄█▀    █▄▄█▀            What is the chemical symbol for tungsten?
            ▀▀       ▀▀       ▀▀       ▀▀       ▀▀              ✓ W


                                                            3 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.0 s  +1,159
          █▀▀▀   █ █▀▀▀         ▀      █     █     ●            Which planet is closest to the Sun?
          ▀▀▀▄  █  ▀▀▀▄     █▄▀ █ ▄▀▀█ █▀▀▄ ▀█▀                 ✓ Mercury
          ▄  █ ▄▀  ▄  █     █   █ ▀▄▄█ █  █  █          ■
           ▀▀  ▀    ▀▀      ▀   ▀ ▄▄▄▀ ▀  ▀  ▀▀
                                  ▲                         4 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.0 s  +1,159
                        ▄▀▀            █  █                     How many sides does a hexagon have?
          █▀▀▄ ▄▀▀▄ █▄▀ █▀▀ ▄▀▀▄ ▄▀▀▀ ▀█▀ █                     ✓ 6
          █  █ █▀▀▀ █   █   █▀▀▀ █     █  ▀
          █▀▀   ▀▀▀ ▀   ▀    ▀▀▀  ▀▀▀  ▀▀ ▀
                 ●                                 ▲        5 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.0 s  +1,159
          10.000 s                                   ▲          Which gas do plants take in?
          ▲ 1,239 above your best                               ✓ Carbon dioxide
             ●       ▲                     ■                                                                    ◆      ▲
          ━━━━━━━━━━━━━━━━━━━━━┿━━━━━━  before 4,556 ┿             ■           ■                                    ◆
             ●         ◆
                         ▲                          ◆                                   ▲
              ▲                   ◆
                       ▲                                         ■
                                             ◆               ◆                            ▲                              ■
          ★ Goal reached: A round of Play without a miss · Every answer right, two seconds a question           ■
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter again   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aNewBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                        11月21日（土）09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────
                                                                     ●            ■
          █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀       5問中5問正解   10.000秒            ◆
          ▀▀▀█       █ ▀▀▀█ ▀▀▀█       初めての全問正解です！     ●
          ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█ 点    ▲ 自己ベストを1,239点更新     ▲          ◆
       ▲                                       ●                ●
          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┿━━━━━━━━━━━  これまで 4,556点 ┿

          1 ◯ 胃腸の働きを弱めるとされ、昔から「天ぷら」と         +1,159点  2.0秒
              食べ合わせが良くないと言われてきた食べ物は次のうちどれか？  ◯ スイカ
              水分の多いスイカが胃液を薄め、油の消化を妨げるとされてきました。

          2 ◯ タングステンの元素記号はどれか？  ◯ W                +1,159点  2.0秒

          3 ◯ 太陽に最も近い惑星はどれか？  ◯ 水星                 +1,159点  2.0秒

          4 ◯ 六角形の辺は何本か？  ◯ 6本                          +1,159点  2.0秒

          5 ◯ 植物が吸う気体はどれか？  ◯ 二酸化炭素               +1,159点  2.0秒
                 ▲                        ◆                  ▲
          ★ 目標達成：10秒クイズで全問正解 · 1問平均2秒以内で全問正解        ■
      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q 戻る
      """)
  }

  @Test func aNewBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   基本  11月21日 09:14   保存済み
      ────────────────────────────────────────
       █▀▀▀    ▀▀▀█ █▀▀█ █▀▀▀     5/5   ◆  ■
       ▀▀▀█       █ ▀▀▀█ ▀▀▀█     10.000秒
       ▄▄▄█ ▄▀    █ ▄▄▄█ ▄▄▄█ 点  全問正解！
       ━━━━━━━━━━━━━┿━━━━  これまで 4,556点 ┿
       1 ◯ 胃腸の働きを       +1,159点  2.0秒
           弱めるとされ、昔から「天ぷら」と…
       2 ◯ タングステンの元…  +1,159点  2.0秒
       3 ◯ 太陽に最も近い惑…  +1,159点  2.0秒
       4 ◯ 六角形の辺は何本…  +1,159点  2.0秒
       5 ◯ 植物が吸う気体は…  +1,159点  2.0秒
       ★ 目標達成：全問正解 · 1問平均2秒以内
      ────────────────────────────────────────
       Enter 再挑戦  v 答え  ? ヘルプ  q 戻る
      """)
  }

  @Test func aNewBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                                                                11月21日（土）09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
                                                                                                     ●       ◆          ■
          ████████        ████████  ████████  ████████      1 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈  2.0秒  +1,159点
          ██                    ██  ██    ██  ██                胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが
          ████████              ██  ████████  ████████          良くないと言われてきた食べ物は次のうちどれか？
                ██              ██        ██        ██          ◯ スイカ
                ██    ██        ██        ██        ██          水分の多いスイカが胃液を薄め、油の消化を
          ████████  ██          ██  ████████  ████████ 点       妨げるとされてきました。
       ▲                ●    ●           ◆
                                                           ▲
        ▲                         ■
                                                            2 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈  2.0秒  +1,159点
           ▄▀▀▀▀▄   ▄▀▀▀▀▄   ▄▀▀▀▀▄   ▄▀▀▀▀▄   ▄▀▀▀▀▄           タングステンの元素記号はどれか？
           █    █   █    █   █    █   █    █   █    █           ◯ W
           ▀▄▄▄▄▀   ▀▄▄▄▄▀   ▀▄▄▄▄▀   ▀▄▄▄▄▀   ▀▄▄▄▄▀


                                          ◆        ●        3 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈  2.0秒  +1,159点
                                                                太陽に最も近い惑星はどれか？
                                                        ■       ◯ 水星
                            ▄▄▄▄▄▄▄▄▄  ▄▄▄ ▄▄▄▄
          █▀▀▀   █ █▀▀▀         █     █▄▄█▄ █ █
          ▀▀▀▄  █  ▀▀▀▄      █  █▄▄▄  █▄█▄█▀ █▀
          ▄  █ ▄▀  ▄  █      █  █     █▄█▄█▀▀█▀             4 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈  2.0秒  +1,159点
           ▀▀  ▀    ▀▀      ▄█▄▄█▄▄▄▄ █  ▄█▀▀█▀                 六角形の辺は何本か？
                                                                ◯ 6本
          10.000秒                                 ▲
          初めての全問正解です！                     ▲
          ▲ 自己ベストを1,239点更新
             ●       ▲                     ■                5 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈  2.0秒  +1,159点
                                       ■                        植物が吸う気体はどれか？
             ●         ◆                                        ◯ 二酸化炭素
          ━━━━━━━━━━━━━━━━━━┿━━━━━  これまで 4,556点 ┿                                  ▲
              ▲                   ◆
                       ▲                                         ■
                                             ◆               ◆                            ▲                              ■
          ★ 目標達成：10秒クイズで全問正解 · 1問平均2秒以内で全問正解      ●                                    ■
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q 戻る
      """)
  }
}
