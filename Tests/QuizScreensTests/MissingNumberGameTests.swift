import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Missing number, from the first sum to the record.
@Suite struct MissingNumberGameTests {
  @Test func tenSumsMakeARecord() throws {
    var player = Player().adding()
    var right = 0
    for sum in Player.sums().questions {
      player.wait(.seconds(1))
      right += 1
      player.type("\(sum.rightPanel + 1)")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(record.game == .missing)
    #expect(record.set == "missing")
    #expect(record.asked == 10 && record.correct == 10)
    #expect(record.milliseconds == 10_000)
    player.wait(.seconds(1))
    player.type("n")
    #expect(player.screen[0].hasPrefix(" Missing number   Question 1 of 10"))
  }

  @Test func lettersMoveOnTheKeypadAndDoNotAnswer() {
    var player = Player().adding()
    player.wait(.seconds(1))
    player.type("hl")
    #expect(player.screen[1].hasPrefix(" Time "))
    player.type("５")
    #expect(player.screen[1].hasSuffix("9.0 s left"))
  }

  @Test func theKeypadInJapanese() {
    var player = Player(.ja).adding()
    player.wait(.milliseconds(3900))
    expect(
      player.screen,
      """
       虫食い算   第1問（全10問）                                 正解 0   ··········
       残り ████████████████████████████████████                              6.1秒
      ────────────────────────────────────────────────────────────────────────────────



                                     2  ×  ( ? )  =  12



                            ┌──────────┐┌──────────┐┌──────────┐
                            │    1     ││    2     ││    3     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘
                            ┌──────────┐┌──────────┐┌──────────┐
                            │    4     ││    5     ││    6     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘
                            ┌──────────┐┌──────────┐┌──────────┐
                            │    7     ││    8     ││    9     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘
      ────────────────────────────────────────────────────────────────────────────────
       1-9 答える   ↑↓←→ 移動   Enter 決定   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func theCompactKeypadInASCII() {
    var player = Player(.en, size: Size(width: 40, height: 15), glyphs: .ascii).adding()
    player.wait(.milliseconds(3900))
    expect(
      player.screen,
      """
       Question 1 of 10  Right 0   ..........
       Time [##########.......]       6.1 s
      ----------------------------------------
                 2  x  ( ? )  =  12



      ----------------------------------------
             1           2           3

             4           5           6

             7           8           9
      ----------------------------------------
       1-9 answer  p pause  ? help  q leave
      """)
  }

  @Test func aWrongDigitInEnglish() {
    var player = Player(.en).adding()
    player.wait(.milliseconds(3900))
    player.type("3")
    expect(
      player.screen,
      """
       Missing number   Question 1 of 10                         Right 0   ✗·········
       Time ████████████████████████████████████                           6.1 s left
      ────────────────────────────────────────────────────────────────────────────────



                                     2  ×  ( ? )  =  12

                              ✗ Not right. The answer is “6”.

                            ┌──────────┐┌──────────┐┌──────────┐
                            │    1     ││    2     ││    3     │
                            │          ││          ││    ✗     │
                            └──────────┘└──────────┘└──────────┘
                            ┌──────────┐┌──────────┐┏━━━━━━━━━━┓
                            │    4     ││    5     │┃    6     ┃
                            │          ││          │┃    ✓     ┃
                            └──────────┘└──────────┘┗━━━━━━━━━━┛
                            ┌──────────┐┌──────────┐┌──────────┐
                            │    7     ││    8     ││    9     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘
      ────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                         next in 4 s ▆▆▆▆▆▆▆▆
      """)
  }
}
