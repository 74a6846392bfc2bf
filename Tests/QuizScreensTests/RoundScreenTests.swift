import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A question of a timed round as the player sees it, in every window, and the pop-ups above it.
@Suite struct RoundScreenTests {

  @Test func whoeverLeavesAfterTheLastAnswerSeesTheResult() {
    var player = Player().asked(for: .seconds(1))
    for number in 1...5 {
      player.type("1")
      player.wait(.milliseconds(600))
      guard number < 5 else { break }
      player.press(.enter)
      player.wait(.seconds(1))
    }
    #expect(player.screen.first?.contains("Question 5") == true)
    player.type("q")
    #expect(player.screen.first?.contains("Result") == true)
    #expect(!player.screen.contains { $0.contains("Leave this round?") })
  }

  @Test func escapeLeavesTheChoicesInFullBeforeTheRound() {
    var player = Player().asked(for: .seconds(1))
    player.type("v")
    #expect(player.screen.contains { $0.contains("The choices in full") })
    #expect(player.screen.contains { $0.contains("Which vegetable") }, "below their question")
    player.press(.escape)
    #expect(!player.screen.contains { $0.contains("The choices in full") || $0.contains("Leave this round?") })
    player.press(.escape)
    #expect(player.screen.contains { $0.contains("Leave this round?") })
  }

  @Test func whoeverDoesNotLeaveAPausedRoundIsBackAtTheQuestion() {
    var player = Player(.en, size: Size(width: 40, height: 15)).asked(for: .seconds(1))
    player.type("pqn")
    #expect(player.screen.joined().contains("Cucumber"))
  }
}
