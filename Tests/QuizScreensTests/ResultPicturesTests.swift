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

          1 ✗ 2.3 s          Which vegetable was long said not to go with raw
                             tomato, because it breaks down vitamin C?
                               ✓ Cucumber   ✗ Pumpkin
          You learnt         Cucumber holds an enzyme, ascorbinase, that oxidises
                             vitamin C. Later work showed that the vitamin is not
                             lost to the body.
          2 ✗ 2.3 s          What is the chemical symbol for tungsten?  ✓ W   ✗ Tu
          3 ✓ 2.3 s  +1,154  Which planet is closest to the Sun?  ✓ Mercury
          4 ✓ 2.3 s  +1,154  How many sides does a hexagon have?  ✓ 6
          5 ✓ 2.3 s  +1,154  Which gas do plants take in?  ✓ Carbon dioxide

          Nearest goal: Rounds of twelve genres, 1 of 12

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
       1 ✗ Which vegetable… → Cucumber  2.3 s
           Cucumber holds an enzyme,
           ascorbinase, that oxidises vitami…
       2 ✗ What is the chemical… → W    2.3 s
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


          ████████        ██    ██  ████████  ████████      1 ✗ You learnt ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.3 s
                ██        ██    ██  ██              ██          Which vegetable was long said not to go with raw tomato,
            ██████        ████████  ████████  ████████          because it breaks down vitamin C?
                ██              ██  ██    ██  ██                ✗ Pumpkin
                ██    ██        ██  ██    ██  ██                ✓ Cucumber
          ████████  ██          ██  ████████  ████████          Cucumber holds an enzyme, ascorbinase, that oxidises
                                                                vitamin C. Later work showed that the vitamin is not lost
                                                                to the body.

           ▀▄  ▄▀   ▀▄  ▄▀       ▄█       ▄█       ▄█
             ██       ██     █▄▄█▀    █▄▄█▀    █▄▄█▀        2 ✗ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.3 s
           ▄▀  ▀▄   ▄▀  ▀▄    ▀▀       ▀▀       ▀▀              What is the chemical symbol for tungsten?
                                                                ✗ Tu
                                                                ✓ W

          ▀▀▀▄   █ █▀▀▀         ▀      █     █
           ▄▄▀  █  ▀▀▀▄     █▄▀ █ ▄▀▀█ █▀▀▄ ▀█▀             3 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈  2.3 s  +1,154
             █ ▄▀  ▄  █     █   █ ▀▄▄█ █  █  █                  Which planet is closest to the Sun?
          ▀▀▀  ▀    ▀▀      ▀   ▀ ▄▄▄▀ ▀  ▀  ▀▀                 ✓ Mercury

          11.250 s
          2,383 behind your best                            4 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈  2.3 s  +1,154
          longest run 3                                         How many sides does a hexagon have?
                                                                ✓ 6
          ━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┿  best 5,845

                                                            5 ✓ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈  2.3 s  +1,154
          Nearest goal: Rounds of twelve                        Which gas do plants take in?
          genres, 1 of 12                                       ✓ Carbon dioxide





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

          1 ✗ 2.3秒            胃腸の働きを弱めるとされ、昔から「天ぷら」と
                               食べ合わせが良くないと言われてきた食べ物は
                               次のうちどれか？  ◯ スイカ   ✗ 梅干し
          今回の学び           水分の多いスイカが胃液を薄め、油の消化を
                               妨げるとされてきました。
          2 ✗ 2.3秒            タングステンの元素記号はどれか？  ◯ W   ✗ Tu
          3 ◯ 2.3秒  +1,154点  太陽に最も近い惑星はどれか？  ◯ 水星
          4 ◯ 2.3秒  +1,154点  六角形の辺は何本か？  ◯ 6本
          5 ◯ 2.3秒  +1,154点  植物が吸う気体はどれか？  ◯ 二酸化炭素

          次の目標：12のジャンルで遊ぶ（1 / 12）

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
       1 ✗ 胃腸の働きを弱め… → スイカ   2.3秒
           水分の多いスイカが胃液を薄め、油の
           消化を妨げるとされてきました。
       2 ✗ タングステンの元素記号… → W  2.3秒
       3 ◯ 太陽に最も近い惑…  +1,154点  2.3秒
       4 ◯ 六角形の辺は何本…  +1,154点  2.3秒
       5 ◯ 植物が吸う気体は…  +1,154点  2.3秒
      ────────────────────────────────────────
       Enter 再挑戦  r ミス  ? ヘルプ  q 戻る
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                                                                11月21日（土）09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          ████████        ██    ██  ████████  ████████      1 ✗ 今回の学び ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.3秒
                ██        ██    ██  ██              ██          胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが
            ██████        ████████  ████████  ████████          良くないと言われてきた食べ物は次のうちどれか？
                ██              ██  ██    ██  ██                ✗ 梅干し
                ██    ██        ██  ██    ██  ██                ◯ スイカ
          ████████  ██          ██  ████████  ████████ 点       水分の多いスイカが胃液を薄め、油の消化を
                                                                妨げるとされてきました。


           ▀▄  ▄▀   ▀▄  ▄▀   ▄▀▀▀▀▄   ▄▀▀▀▀▄   ▄▀▀▀▀▄
             ██       ██     █    █   █    █   █    █       2 ✗ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.3秒
           ▄▀  ▀▄   ▄▀  ▀▄   ▀▄▄▄▄▀   ▀▄▄▄▄▀   ▀▄▄▄▄▀           タングステンの元素記号はどれか？
                                                                ✗ Tu
                                                                ◯ W


                        ▄▄▄▄ ▄▄▄▄ ▄▄▄▄▄▄▄▄▄  ▄▄▄ ▄▄▄▄
          ▀▀▀▄   █ █▀▀▀ █▄▄█ █▄▄█     █     █▄▄█▄ █ █       3 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.3秒  +1,154点
           ▄▄▀  █  ▀▀▀▄ █▄▄█ █▄▄█  █  █▄▄▄  █▄█▄█▀ █▀           太陽に最も近い惑星はどれか？
             █ ▄▀  ▄  █ █  ▄▄▄  █  █  █     █▄█▄█▀▀█▀           ◯ 水星
          ▀▀▀  ▀    ▀▀  █  █▄█ ▄█ ▄█▄▄█▄▄▄▄ █  ▄█▀▀█▀

          11.250秒
          自己ベストまであと2,383点                         4 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.3秒  +1,154点
          最高3問連続正解                                       六角形の辺は何本か？
                                                                ◯ 6本

          ━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┿  自己ベスト 5,845点

                                                            5 ◯ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈  2.3秒  +1,154点
                                                                植物が吸う気体はどれか？
          次の目標：12のジャンルで遊ぶ（1 / 12）                ◯ 二酸化炭素



      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   r 間違い2問   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q 戻る
      """)
  }
}
