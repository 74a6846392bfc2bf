import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Whole timed rounds, from the first key to the record.
@Suite struct TimedGameTests {
  @Test func fiveAnswersMakeARecord() throws {
    var player = Player().started()
    for key in "1213" { player.type(String(key), after: .seconds(2), then: .seconds(5)) }
    player.wait(.seconds(14))
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1 && record.set == "en/Food pairings/Basics" && record.seed == 7 && record.asked == 5)
    #expect(record.correct == 2 && record.answers.map(\.correct) == [true, false, true, false, false])
    #expect(record.answers.last?.choice == nil && record.answers.last?.milliseconds == 10_000)
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    player.expect(row: 0, ends: "saved")
  }

  @Test func theTimeIsFromTheFirstFrameToTheKey() {
    Player().started().having { $0.type("1", after: .milliseconds(3456)) }.expect("✓ 3.5 s   +1,130")
  }

  @Test func fullWidthDigitsAndLettersAnswer() {
    for key in ["1", "１", "a", "A", "ａ"] {
      var player = Player().started()
      player.type(key, after: .seconds(1))
      #expect(player.screen.joined().contains("✓ 1.0 s   +1,179"), "\(key)")
    }
  }

  @Test func arrowsSelectAndEnterConfirms() {
    var player = Player().started()
    player.press(.right, .down, .left, .left, .up, .down, .enter, after: .seconds(1)).expect("✗ your answer")
    #expect(player.canvas.runs(of: .offWrong).contains { $0.contains("✗ your answer") })
  }

  @Test func aClickAnswersAndAnotherGoesOn() {
    var player = Player().started()
    player.wait(.seconds(1))
    player.click(50, 12).expect("✗ your answer")
    player.wait(.seconds(1))
    player.click(40, 8).expect(row: 0, begins: " Question 2 of 5")
  }

  @Test func pressAndReleaseInDifferentPanelsAnswerNothing() {
    var player = Player().started()
    player.wait(.seconds(1))
    player.send(.input(.mouse(Mouse(point: Point(x: 5, y: 12), action: .press))))
    player.send(.input(.mouse(Mouse(point: Point(x: 50, y: 12), action: .release))))
    player.expect(row: 1, begins: " ━")
  }

  @Test func hintsOfTheLastLineCanBeClicked() throws {
    var player = Player().started()
    let hints = player.canvas.styledLines[23]
    let column = try #require(hints.last { $0.style == .key && $0.text == "p" }).origin.x
    player.wait(.seconds(1))
    player.click(column, 23).expect("The question is hidden")
  }

  @Test func leavingAsksAndDropsTheRound() {
    var player = Player().started()
    player.press(.escape, after: .seconds(4)).expect("Leave this round?", "tomato", "The clock runs on")
    player.type("n", after: .seconds(1)).expect(without: "Leave this round?")
    #expect(player.screen[1].hasSuffix("5.0 s"), "the clock was not held")
    player.type("qy").expect(row: 0, begins: " tenq 0.2.0")
    #expect(player.saved.isEmpty)
  }

  @Test func aResizeKeepsSelectionAndClock() {
    var player = Player().started()
    player.press(.right, .right, after: .seconds(4))
    player.send(.size(.of(60, 18)))
    player.expect("▶  ◆ 2  Pumpkin")
    player.send(.size(.of(100, 40)))
    player.expect(row: 1, ends: "6.0 s")
    player.press(.enter).expect("✗ your answer")
  }

  @Test func withoutAClockThereIsNoBarAndNoEnd() throws {
    var player = Player {
      $0.settings[.seconds] = 0
      $0.settings[.questions] = 1
    }.started()
    player.wait(.seconds(75)).expect(row: 1, ends: "75.0 s")
    player.type("1", then: .seconds(60))
    #expect(player.saved.isEmpty, "nor does the verdict go by itself")
    player.press(.enter)
    #expect(try #require(player.saved.first).limit == 0)
  }

  @Test func theBellRingsOnlyForRightAnswersAndOnlyWhenWanted() {
    var player = Player { $0.settings[.bell] = true }.started()
    player.type("2", after: .seconds(1), then: .seconds(8))
    #expect(player.loopEffects.isEmpty)
    player.type("1")
    #expect(player.loopEffects == [.terminal(.bell)])
    var quiet = Player().started()
    quiet.type("1", after: .seconds(1))
    #expect(quiet.loopEffects.isEmpty)
  }

  @Test func ctrlLDrawsAgain() {
    var player = Player().started()
    player.press(.control("l"))
    #expect(player.loopEffects == [.terminal(.redraw)])
  }
}
