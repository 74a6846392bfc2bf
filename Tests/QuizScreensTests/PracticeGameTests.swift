import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Practice, from the first question to the record.
@Suite struct PracticeGameTests {
  @Test func practiceGoesOnUntilAllAreRightAndRecordsItsMisses() throws {
    var player = Player().practising()
    player.wait(.seconds(1))
    player.type("2")
    player.wait(.seconds(1))
    player.type("2431")
    player.proceed()
    for _ in 0..<4 {
      player.wait(.seconds(1))
      player.type("1")
      player.proceed()
    }
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .practice)
    #expect(record.set == "en/Food pairings/Basics")
    #expect(record.asked == 5)
    #expect(record.correct == 4)
    #expect(record.misses == 3)
    #expect(record.milliseconds == 6000)
    #expect(record.limit == 0)
    #expect(record.answers.map(\.choice) == [2, 4, 3, 1, 1, 1, 1, 1])
    #expect(player.screen[0].hasPrefix(" Result   Practice · Food pairings › Basics"))
  }

  @Test(arguments: Language.allCases, [ViewContext.smallest, ViewContext.full])
  func whatAQuestionIsFromStaysAsItIs(_ language: Language, _ size: Size) {
    var player = Player(language, size: size).practising()
    player.wait(.seconds(1))
    let place = size == ViewContext.smallest ? 1 : 2
    func told() -> Substring? { player.screen[0].split(separator: "  ").dropFirst(place).first }
    let first = told()
    for key in "234" {
      player.type(String(key))
      #expect(told() == first && first != nil)
    }
  }

  @Test(arguments: [Language.en, .ja])
  func aVerdictInTheSmallestWindowBeginsWithItsQuestion(_ language: Language) {
    var player = Player(language, size: ViewContext.smallest).practising()
    player.wait(.seconds(1))
    let question = player.screen[3]
    player.type("21")
    #expect(player.screen[3] == question)
  }

  @Test func aBlockedPanelCannotBeSelectedOrChosen() {
    var player = Player().practising()
    player.wait(.seconds(1))
    player.press(.right, .right, .enter)
    #expect(player.canvas.runs(of: .offChip).contains { $0.contains("◆ 2") })
    #expect(!player.screen.joined().contains("▶"), "one Enter too many answers nothing")
    player.press(.enter)
    #expect(player.screen[0].contains("1 miss "))
    // Right of the first panel only the second row's is left.
    player.press(.right, .right)
    player.click(50, 12)
    #expect(player.screen[0].contains("1 miss "))
    player.press(.enter)
    #expect(player.screen[0].contains("2 misses "))
  }

  @Test func theClockOfPracticeCountsTheWholeRoundAndStopsInAPause() {
    var player = Player().practising()
    player.wait(.seconds(3))
    player.type("1")
    player.proceed()
    player.wait(.milliseconds(1200))
    #expect(player.screen[0].hasSuffix("0 misses   4.2 s"))
    player.type("p")
    #expect(!player.screen.joined().contains("tungsten"))
    player.wait(.seconds(60))
    player.type("p")
    player.wait(.seconds(1))
    #expect(player.screen[0].hasSuffix("0 misses   5.2 s"))
    player.press(.escape)
    player.type("y")
    #expect(player.saved.isEmpty)
    #expect(player.screen[0].hasPrefix(" tenq"))
  }

  @Test func panelsLeaveAndRiseWhileKeysAreDropped() throws {
    var player = Player().practising()
    player.wait(.seconds(1))
    player.type("1")
    player.proceed()
    #expect(player.canvas.runs(of: .dim).contains("What is the chemical symbol for tungsten?"))
    player.wait(.milliseconds(75))
    #expect(!player.screen[12].contains("▲ 1"), "the old panels are on their way down")
    #expect(player.screen.joined().contains("Cucumber"))
    player.wait(.milliseconds(125))
    #expect(player.screen.joined().contains("▲ 1               W "))
    #expect(!player.screen.joined().contains("Cucumber"))
    #expect(player.screen[22] == String(repeating: "─", count: 80))
    player.type("1")
    player.wait(.milliseconds(50))
    #expect(player.screen[12].contains("▲ 1"), "all is in its place when keys count")
    #expect(player.canvas.runs(of: .title).contains("What is the chemical symbol for tungsten?"))
    #expect(player.screen[0].hasPrefix(" Practice   Question 2 of 5"))
    player.type("1")
    #expect(player.screen.joined().contains("✓ 0.3 s"))
  }

  @Test func withoutMotionAndAgainstTheClockNothingMoves() {
    var still = Player(moves: false).practising()
    still.wait(.seconds(1))
    still.type("1")
    still.proceed()
    still.wait(.milliseconds(100))
    #expect(still.screen[12].contains("▲ 1"))
    var timed = Player()
    timed.press(.enter)
    timed.wait(.seconds(1))
    timed.type("1")
    timed.wait(.milliseconds(900))
    #expect(timed.screen[12].contains("✓ 1"))
  }
}
