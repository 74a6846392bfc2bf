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
      #expect(
        words(player).contains("which is long, and which says that it snows here on most days"), "\(words(player))")
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
