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
       Result   Food pairings › Basics              2026-11-21 09:14   seed 700576482
      ────────────────────────────────────────────────────────────────────────────────

               █▀▀▀     ▄▀  █▀▀▀      10.000 s
               ▀▀▀█   ▄▀    ▀▀▀█      ★ New best!
               ▄▄▄█  ▀      ▄▄▄█      was 4 of 5 in 15.000 s


         1 ✓ █████                    ┊  2.000 s  Which vegetable was long said no…
         2 ✓ █████                    ┊  2.000 s  What is the chemical symbol for …
         3 ✓ █████                    ┊  2.000 s  Which planet is closest to the S…
         4 ✓ █████                    ┊  2.000 s  How many sides does a hexagon ha…
         5 ✓ █████                    ┊  2.000 s  Which gas do plants take in?

         Last 2   ▇█                                 All right, for the first time.

         Saved in the history.




         ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●
      ────────────────────────────────────────────────────────────────────────────────
       Enter again   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aNewBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       Result   Basics       2026-11-21 09:14
      ────────────────────────────────────────
             5 of 5 right     10.000 s
                    ★ New best!

       1 ✓ ████▊                   ┊  2.000 s
       2 ✓ ████▊                   ┊  2.000 s
       3 ✓ ████▊                   ┊  2.000 s
       4 ✓ ████▊                   ┊  2.000 s
       5 ✓ ████▊                   ┊  2.000 s
       Saved in the history.

         ●   ◆   ▲       ■   ●   ◆    ◆
      ────────────────────────────────────────
       Enter again  v answers  ? help  q home
      """)
  }

  @Test func aNewBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
                 Result   Food pairings › Basics                                  2026-11-21 09:14   seed 700576482
                ────────────────────────────────────────────────────────────────────────────────────────────────────






                           ████████            ██    ████████
                           ██                ██      ██            10.000 s
                           ████████        ██        ████████      ★ New best!
                                 ██      ██                ██      was 4 of 5 in 15.000 s
                                 ██    ██                  ██
                           ████████                  ████████


                   1 ✓ █████                    ┊  2.000 s  Which vegetable was long said not to go with raw tom…
                   2 ✓ █████                    ┊  2.000 s  What is the chemical symbol for tungsten?
                   3 ✓ █████                    ┊  2.000 s  Which planet is closest to the Sun?
                   4 ✓ █████                    ┊  2.000 s  How many sides does a hexagon have?
                   5 ✓ █████                    ┊  2.000 s  Which gas do plants take in?

                   Last 2   ▇█                                                     All right, for the first time.

                   Saved in the history.












                   ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●   ◆   ▲       ■   ●
                ────────────────────────────────────────────────────────────────────────────────────────────────────
                 Enter again   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aNewBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                   2026-11-21 09:14   シード 700576482
      ────────────────────────────────────────────────────────────────────────────────

               █▀▀▀     ▄▀  █▀▀▀      10.000秒
               ▀▀▀█   ▄▀    ▀▀▀█      ★ 自己ベスト更新！
               ▄▄▄█  ▀      ▄▄▄█      これまでは 4問正解 15.000秒


         1 ✓ █████                    ┊  2.000秒  胃腸の働きを弱めるとされ、昔から…
         2 ✓ █████                    ┊  2.000秒  タングステンの元素記号はどれか？
         3 ✓ █████                    ┊  2.000秒  太陽に最も近い惑星はどれか？
         4 ✓ █████                    ┊  2.000秒  六角形の辺は何本か？
         5 ✓ █████                    ┊  2.000秒  植物が吸う気体はどれか？

         最近2回   ▇█                                        初めての全問正解です。

         記録に保存しました。




         ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●
      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q ホーム
      """)
  }

  @Test func aNewBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
       結果   基本           2026-11-21 09:14
      ────────────────────────────────────────
             5問中5問正解     10.000秒
                 ★ 自己ベスト更新！

       1 ✓ ████▊                   ┊  2.000秒
       2 ✓ ████▊                   ┊  2.000秒
       3 ✓ ████▊                   ┊  2.000秒
       4 ✓ ████▊                   ┊  2.000秒
       5 ✓ ████▊                   ┊  2.000秒
       記録に保存しました。

         ●   ◆   ▲       ■   ●   ◆    ◆
      ────────────────────────────────────────
       Enter もう一度   ? ヘルプ   q ホーム
      """)
  }

  @Test func aNewBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
                 結果   食べ合わせ › 基本                                       2026-11-21 09:14   シード 700576482
                ────────────────────────────────────────────────────────────────────────────────────────────────────






                           ████████            ██    ████████
                           ██                ██      ██            10.000秒
                           ████████        ██        ████████      ★ 自己ベスト更新！
                                 ██      ██                ██      これまでは 4問正解 15.000秒
                                 ██    ██                  ██
                           ████████                  ████████


                   1 ✓ █████                    ┊  2.000秒  胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わ…
                   2 ✓ █████                    ┊  2.000秒  タングステンの元素記号はどれか？
                   3 ✓ █████                    ┊  2.000秒  太陽に最も近い惑星はどれか？
                   4 ✓ █████                    ┊  2.000秒  六角形の辺は何本か？
                   5 ✓ █████                    ┊  2.000秒  植物が吸う気体はどれか？

                   最近2回   ▇█                                                            初めての全問正解です。

                   記録に保存しました。












                   ●   ◆   ▲       ■   ●   ◆    ◆   ▲       ■   ●   ◆   ▲    ▲       ■   ●   ◆   ▲       ■   ●
                ────────────────────────────────────────────────────────────────────────────────────────────────────
                 Enter もう一度   v 答え合わせ   s 共有   h 記録   ? ヘルプ   q ホーム
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Food pairings › Basics              2026-11-21 09:14   seed 700576482
      ────────────────────────────────────────────────────────────────────────────────

               ▀▀▀█     ▄▀  █▀▀▀      11.250 s
                ▀▀█   ▄▀    ▀▀▀█      Best so far: 5 of 5 in 7.500 s
               ▄▄▄█  ▀      ▄▄▄█      2 more right would match your best.


         1 ✗ █████▋                   ┊  2.250 s  Which vegetable was long said no…
         2 ✗ █████▋                   ┊  2.250 s  What is the chemical symbol for …
         3 ✓ █████▋                   ┊  2.250 s  Which planet is closest to the S…
         4 ✓ █████▋                   ┊  2.250 s  How many sides does a hexagon ha…
         5 ✓ █████▋                   ┊  2.250 s  Which gas do plants take in?

         Last 2   █▅

         Saved in the history.





      ────────────────────────────────────────────────────────────────────────────────
       Enter again   r 2 missed   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       Result   Basics       2026-11-21 09:14
      ────────────────────────────────────────
             3 of 5 right     11.250 s
           Best so far: 5 of 5 in 7.500 s

       1 ✗ █████▍                  ┊  2.250 s
       2 ✗ █████▍                  ┊  2.250 s
       3 ✓ █████▍                  ┊  2.250 s
       4 ✓ █████▍                  ┊  2.250 s
       5 ✓ █████▍                  ┊  2.250 s
       Saved in the history.


      ────────────────────────────────────────
       Enter again   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
                 Result   Food pairings › Basics                                  2026-11-21 09:14   seed 700576482
                ────────────────────────────────────────────────────────────────────────────────────────────────────






                           ████████            ██    ████████
                                 ██          ██      ██            11.250 s
                             ██████        ██        ████████      Best so far: 5 of 5 in 7.500 s
                                 ██      ██                ██      2 more right would match your best.
                                 ██    ██                  ██
                           ████████                  ████████


                   1 ✗ █████▋                   ┊  2.250 s  Which vegetable was long said not to go with raw tom…
                   2 ✗ █████▋                   ┊  2.250 s  What is the chemical symbol for tungsten?
                   3 ✓ █████▋                   ┊  2.250 s  Which planet is closest to the Sun?
                   4 ✓ █████▋                   ┊  2.250 s  How many sides does a hexagon have?
                   5 ✓ █████▋                   ┊  2.250 s  Which gas do plants take in?

                   Last 2   █▅

                   Saved in the history.













                ────────────────────────────────────────────────────────────────────────────────────────────────────
                 Enter again   r 2 missed   v answers   s share   h history   ? help   q home
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                   2026-11-21 09:14   シード 700576482
      ────────────────────────────────────────────────────────────────────────────────

               ▀▀▀█     ▄▀  █▀▀▀      11.250秒
                ▀▀█   ▄▀    ▀▀▀█      自己ベスト 5問正解 7.500秒
               ▄▄▄█  ▀      ▄▄▄█      あと2問正解で自己ベストに並びます。


         1 ✗ █████▋                   ┊  2.250秒  胃腸の働きを弱めるとされ、昔から…
         2 ✗ █████▋                   ┊  2.250秒  タングステンの元素記号はどれか？
         3 ✓ █████▋                   ┊  2.250秒  太陽に最も近い惑星はどれか？
         4 ✓ █████▋                   ┊  2.250秒  六角形の辺は何本か？
         5 ✓ █████▋                   ┊  2.250秒  植物が吸う気体はどれか？

         最近2回   █▅

         記録に保存しました。





      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度  r 間違い2問  v 答え合わせ  s 共有  h 記録  ? ヘルプ  q ホーム
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
       結果   基本           2026-11-21 09:14
      ────────────────────────────────────────
             5問中3問正解     11.250秒
             自己ベスト 5問正解 7.500秒

       1 ✗ █████▍                  ┊  2.250秒
       2 ✗ █████▍                  ┊  2.250秒
       3 ✓ █████▍                  ┊  2.250秒
       4 ✓ █████▍                  ┊  2.250秒
       5 ✓ █████▍                  ┊  2.250秒
       記録に保存しました。


      ────────────────────────────────────────
       Enter もう一度   ? ヘルプ   q ホーム
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
                 結果   食べ合わせ › 基本                                       2026-11-21 09:14   シード 700576482
                ────────────────────────────────────────────────────────────────────────────────────────────────────






                           ████████            ██    ████████
                                 ██          ██      ██            11.250秒
                             ██████        ██        ████████      自己ベスト 5問正解 7.500秒
                                 ██      ██                ██      あと2問正解で自己ベストに並びます。
                                 ██    ██                  ██
                           ████████                  ████████


                   1 ✗ █████▋                   ┊  2.250秒  胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わ…
                   2 ✗ █████▋                   ┊  2.250秒  タングステンの元素記号はどれか？
                   3 ✓ █████▋                   ┊  2.250秒  太陽に最も近い惑星はどれか？
                   4 ✓ █████▋                   ┊  2.250秒  六角形の辺は何本か？
                   5 ✓ █████▋                   ┊  2.250秒  植物が吸う気体はどれか？

                   最近2回   █▅

                   記録に保存しました。













                ────────────────────────────────────────────────────────────────────────────────────────────────────
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
