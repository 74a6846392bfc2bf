import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A verdict with a long explanation in the smallest window.
@Suite struct LongVerdictTests {
  /// After a wrong answer to the first of two questions, with an explanation of so many rows.
  private func player(rows: Int) throws -> Player {
    let explanation = Array(repeating: "A sentence as wide as a row of text.", count: rows).joined(separator: " ")
    let questions = try ["Where?", "When?"].map {
      try #require(Question(text: $0, choices: ["one", "two", "three", "four"], answer: 0, explanation: explanation))
    }
    var player = KindPlayer.asked(questions, size: .small)
    let right = try #require(player.screen.first { $0.hasSuffix(" one") })
    player.type(right.contains("1") ? "2" : "1", then: .milliseconds(100))
    return player
  }

  private func choices(_ player: Player) -> Int {
    player.screen.count { line in ["one", "two", "three", "four"].contains { line.contains("  \($0)") } }
  }

  @Test(arguments: 3...7) func theChoicesStandWhereTheyStood(rows: Int) throws {
    let player = try player(rows: rows)
    #expect(choices(player) == 4 && player.screen[9].contains(" 1 ") && player.screen[12].contains(" 4 "))
    player.expect(row: 3, is: " Where?")
    // Who has to scroll is not hurried.
    #expect(player.screen[8].contains("↓ more (j)") == (rows > 4))
    #expect(player.screen[13...].joined().contains("held") == (rows > 4))
  }

  @Test func theCountdownOnTheRuleLeavesTheRuleBehind() throws {
    var player = try player(rows: 4)
    player.wait(.seconds(2))
    let rule = try #require(player.screen.first { $0.contains("next in") })
    #expect(rule.contains("s ━") && rule.hasSuffix("━──") || rule.hasSuffix("━───"), "\(rule)")
    #expect(rule.width == 40)
  }
}

extension String {
  fileprivate var width: Int { SafeText(self).width }
}
