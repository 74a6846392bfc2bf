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

  @Test func theReviewShowsTheChosenNumberAndTheRightOneWithoutShapes() throws {
    var player = Player().adding()
    for (number, sum) in Player.sums().questions.enumerated() {
      player.wait(.seconds(1))
      let digit = sum.rightPanel + 1
      player.type("\(number == 0 ? digit % 9 + 1 : digit)")
      player.wait(.milliseconds(number == 0 ? 300 : 800))
      if number == 0 { player.press(.enter) }
    }
    player.wait(.seconds(5))
    player.type("v")
    let first = try #require(Player.sums().questions.first)
    let lines = player.screen.filter { $0.contains("your answer") || $0.contains("the answer") }
    #expect(
      Set(lines.map { $0.trimmed }) == [
        "✗ \((first.rightPanel + 1) % 9 + 1)    your answer, 1.000 s", "✓ \(first.rightPanel + 1)    the answer",
      ])
    #expect(player.screen[0].hasSuffix("Question 1 of 10"))
    #expect(player.screen[1...].allSatisfy { !$0.contains("▲") && !$0.contains("◆") })
    player.press(.right)
    #expect(player.screen.count { $0.contains(" s") && $0.contains("right, ") } == 1)
  }

  @Test func lettersMoveOnTheKeypadAndDoNotAnswer() {
    var player = Player().adding()
    player.wait(.seconds(1))
    player.type("hl")
    #expect(player.screen[1].hasPrefix(" ━"))
    player.type("５")
    #expect(player.screen[1].hasSuffix("9.0 s"))
  }

  @Test func theKeypadInJapanese() {
    var player = Player(.ja).adding()
    player.wait(.milliseconds(3900))
    expect(
      player.screen,
      """
       虫食い算   第1問（全10問）                                   ▸·········    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━     6.1秒
      ────────────────────────────────────────────────────────────────────────────────



                                     2  ×  ( ? )  =  12




                                 1           2           3



                                 4           5           6



                                 7           8           9


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
       Question 1               >.........  0
       [################..........]     6.1 s
      ----------------------------------------
                 2  x  ( ? )  =  12



      ----------------------------------------
             1           2           3

             4           5           6

             7           8           9
      ----------------------------------------
       1-9 answer   p pause   ?   q leave
      """)
  }

  @Test func aWrongDigitInEnglish() {
    var player = Player(.en).adding()
    player.wait(.milliseconds(3900))
    player.type("3")
    expect(
      player.screen,
      """
       Missing number   Question 1 of 10                              ✗·········    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━     6.1 s
      ────────────────────────────────────────────────────────────────────────────────



                                     2  ×  ( ? )  =  12

                                     ✗ Not this time


                                 1           2           3
                                                         ✗


                                 4           5           6
                                                         ✓


                                 7           8           9


      ────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                         next in 4 s ━━━━━━━━
      """)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop(while: { $0 == " " })) }
}
