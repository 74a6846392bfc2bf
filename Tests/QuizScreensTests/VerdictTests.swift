import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The verdict on an answer: what stands still when the rest is read or the next question held.
@Suite struct VerdictTests {
  @Test func aRightAnswerInTheSmallestWindowTellsHowItsExplanationBeginsAndAKeyTellsTheRest() {
    var player = Player(.en, size: ViewContext.smallest).having { $0.answer("1") }
    let before = player.screen
    #expect(before.last?.contains("read on") == true && !before.joined().contains("Later"))
    player.type(" ")
    #expect(player.screen.joined().contains("Later") && player.screen.last?.contains("read on") == false)
    // The rest of the explanation, the rule with the countdown, and the keys.
    #expect(zip(before, player.screen).count { $0 != $1 } <= 5, "the question and its choices stand still")
  }

  @Test func theExplanationBesideARightAnswerIsOnACardAndStandsStillWhenItIsHeld() {
    var player = Player(.en, size: Size(width: 120, height: 40)).having { $0.answer("1") }
    let before = player.screen
    #expect(player.canvas.runs(of: .lamp(nil)).joined().contains("vitamin C"))
    player.type(" ")
    #expect(zip(before, player.screen).count { $0 != $1 } <= 1, "the key line alone changes")
  }
}
