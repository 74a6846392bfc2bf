import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Choices of about eighty characters, which begin alike.
@Suite struct LongChoicesTests {
  private func player(_ size: Size, explanation: String? = nil) throws -> Player {
    let ends = ["it rains", "it snows", "the sun shines", "it thunders"]
    let question = try #require(
      Question(
        text: "Which of these statements about the weather of the far north is the right one?",
        choices: ends.map { "The first statement, which is long, and which says that \($0) here on most days" },
        answer: 1, explanation: explanation))
    return KindPlayer.asked([question], size: size)
  }

  /// What stands on screen, in one line, without what parts its words.
  private func words(_ player: Player) -> String {
    player.screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// Lets the time run out.
  private func miss(_ player: inout Player) { player.wait(.seconds(10)) }
  private let smallest = Size.small

  @Test func theChoicesInFullScroll() throws {
    var player = try player(smallest)
    player.type("v").expect(row: 3, is: " The choices in full         ↓ more (j)")
    player.expect(row: 14, is: " 1-4 answer  v back  j k scroll  ? help").expect(without: "■ 4")
    let top = player.screen
    player.press(.pageDown).expect(row: 3, is: " The choices in full         ↑ more (k)")
    #expect(player.screen.contains { $0.contains("■ 4") } && player.screen[12].hasSuffix("here on most days"))
    for way in [Key.up, .down, .pageUp] { player.press(way) }
    #expect(player.screen == top)
    for _ in 1...9 { player.send(.input(.mouse(Mouse(point: Point(x: 5, y: 8), action: .wheelDown)))) }
    player.expect(row: 3, ends: "(k)")
    // Pages and lines alike end with the text.
    let end = player.screen
    player.press(.down, .pageDown)
    #expect(player.screen == end)
    player.type("v").expect("Which of these")
  }

  @Test func nineWordsAreWholeInTheSmallestWindowAndTabGoesFromOneToTheNext() throws {
    let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    let question = try #require(Question(text: "Which?", choices: planets, answer: 0))
    var player = KindPlayer.asked([question], size: smallest)
    #expect(planets.allSatisfy { words(player).contains($0) })
    player.press(.tab, .tab)
    #expect(words(player).contains("▶ ◆ 2"))
    player.press(.backTab, .backTab)
    #expect(words(player).contains("▶ △ 9"))
  }

  @Test func theVerdictOfTheSmallestWindowHasTheRightAnswerWhole() throws {
    for explanation in [nil, "So it does.", String(repeating: "It snows for many months. ", count: 9)] {
      var player = try player(smallest, explanation: explanation)
      miss(&player)
      let words = words(player)
      #expect(words.contains("which is long, and which says that it snows here on most days"), "\(words)")
    }
  }

  @Test func panelsGrowWhereAChoiceWouldBeCut() throws {
    // A long explanation makes them small otherwise.
    var player = try player(ViewContext.full, explanation: String(repeating: "It snows for many months. ", count: 13))
    let asked = player.screen
    #expect(!asked.contains { $0.contains("…") || $0.contains("v choices in full") })
    #expect(asked.contains { $0.contains("Which of these statements") })
    miss(&player)
    player.expect(without: "…")
    // Where they were.
    #expect(player.screen.firstIndex { $0.contains("The first") } == asked.firstIndex { $0.contains("The first") })
  }
}

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
    return player.type(right.contains("1") ? "2" : "1", then: .milliseconds(100))
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
