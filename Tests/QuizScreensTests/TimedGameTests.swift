import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Whole timed rounds, from the first key to the record.
@Suite struct TimedGameTests {
  @Test func fiveAnswersMakeARecord() throws {
    var player = Player().started()
    for key in "1213" {
      player.wait(.seconds(2))
      player.type(String(key))
      player.wait(.seconds(5))
    }
    player.wait(.seconds(14))
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.set == "en/Food pairings/Basics")
    #expect(record.seed == 7)
    #expect(record.asked == 5)
    #expect(record.correct == 2)
    #expect(record.answers.map(\.correct) == [true, false, true, false, false])
    #expect(record.answers.last?.choice == nil)
    #expect(record.answers.last?.milliseconds == 10_000)
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    #expect(player.screen[0].hasSuffix("saved"))
  }

  @Test func theTimeIsFromTheFirstFrameToTheKey() {
    var player = Player().started()
    player.wait(.milliseconds(3456))
    player.type("1")
    #expect(player.screen.joined().contains("✓ 3.5 s   +1,130"))
  }

  @Test func fullWidthDigitsAndLettersAnswer() {
    for key in ["1", "１", "a", "A", "ａ"] {
      var player = Player().started()
      player.wait(.seconds(1))
      player.type(key)
      #expect(player.screen.joined().contains("✓ 1.0 s   +1,179"), "\(key)")
    }
  }

  @Test func arrowsSelectAndEnterConfirms() {
    var player = Player().started()
    player.wait(.seconds(1))
    player.press(.right, .down, .left, .left, .up)
    player.press(.down, .enter)
    #expect(player.screen.joined().contains("✗ your answer"))
    #expect(player.canvas.runs(of: .offWrong).contains { $0.contains("✗ your answer") })
  }

  @Test func aClickAnswersAndAnotherGoesOn() {
    var player = Player().started()
    player.wait(.seconds(1))
    player.click(50, 12)
    #expect(player.screen.joined().contains("✗ your answer"))
    player.wait(.seconds(1))
    player.click(40, 8)
    #expect(player.screen[0].hasPrefix(" Question 2 of 5"))
  }

  @Test func pressAndReleaseInDifferentPanelsAnswerNothing() {
    var player = Player().started()
    player.wait(.seconds(1))
    player.send(.input(.mouse(Mouse(point: Point(x: 5, y: 12), action: .press))))
    player.send(.input(.mouse(Mouse(point: Point(x: 50, y: 12), action: .release))))
    #expect(player.screen[1].hasPrefix(" ━"))
  }

  @Test func hintsOfTheLastLineCanBeClicked() throws {
    var player = Player().started()
    let hints = player.canvas.styledLines[23]
    let column = try #require(hints.last { $0.style == .key && $0.text == "p" }).origin.x
    player.wait(.seconds(1))
    player.click(column, 23)
    #expect(player.screen.joined().contains("The question is hidden"))
  }

  @Test func leavingAsksAndDropsTheRound() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.press(.escape)
    #expect(player.screen.joined().contains("Leave this round?"))
    #expect(player.screen.joined().contains("tomato") && player.screen.joined().contains("The clock runs on"))
    player.wait(.seconds(1))
    player.type("n")
    #expect(!player.screen.joined().contains("Leave this round?"))
    #expect(player.screen[1].hasSuffix("5.0 s"), "the clock was not held")
    player.type("qy")
    #expect(player.screen[0].hasPrefix(" tenq 0.2.0"))
    #expect(player.saved.isEmpty)
  }

  @Test func aResizeKeepsSelectionAndClock() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.press(.right, .right)
    player.send(.size(Size(width: 60, height: 18)))
    #expect(player.screen.joined().contains("▶  ◆ 2  Pumpkin"))
    player.send(.size(Size(width: 100, height: 40)))
    #expect(player.screen[1].hasSuffix("6.0 s"))
    player.press(.enter)
    #expect(player.screen.joined().contains("✗ your answer"))
  }

  @Test func withoutAClockThereIsNoBarAndNoEnd() throws {
    var player = Player {
      $0.limit = nil
      $0.questions = 1
    }
    .started()
    player.wait(.seconds(75))
    #expect(player.screen[1].hasSuffix("75.0 s"))
    player.type("1")
    player.wait(.seconds(60))
    #expect(player.saved.isEmpty, "nor does the verdict go by itself")
    player.press(.enter)
    #expect(try #require(player.saved.first).limit == 0)
  }

  @Test func theBellRingsOnlyForRightAnswersAndOnlyWhenWanted() {
    var player = Player { $0.rings = true }.started()
    player.wait(.seconds(1))
    player.type("2")
    player.wait(.seconds(8))
    #expect(player.loopEffects.isEmpty)
    player.type("1")
    #expect(player.loopEffects == [.terminal(.bell)])
    var quiet = Player().started()
    quiet.wait(.seconds(1))
    quiet.type("1")
    #expect(quiet.loopEffects.isEmpty)
  }

  @Test func ctrlLDrawsAgain() {
    var player = Player().started()
    player.press(.control("l"))
    #expect(player.loopEffects == [.terminal(.redraw)])
  }
}
