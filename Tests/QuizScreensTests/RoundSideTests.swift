import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The column at the side of a round in a wide window, and what else a round is measured against.
@Suite struct RoundSideTests {
  @Test func theFirstRoundInEnglish() {
    let player = Player(size: Size(width: 120, height: 40)).asked(for: .milliseconds(2500))
    expect(
      player.screen,
      """
      """)
  }

  @Test func theSecondRoundInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).inTheSecondRound()
    expect(
      player.screen,
      """
      """)
  }

  @Test func aWideWindowKeepsTheRoundInItsMiddle() {
    let player = Player(size: Size(width: 200, height: 60)).inTheSecondRound()
    expect(
      player.screen,
      """
      """)
  }

  @Test func theMarkOnTheTimeBarIsWhereTheBestRoundWas() throws {
    let player = Player().inTheSecondRound()
    // After two questions of 2 s the best round had spent 6 s at the third's end: 3 s are left of this one's 10.
    let line = try #require(player.screen.dropFirst().first)
    let bar = Array(line.dropFirst(6).prefix(64))
    let place = try #require(bar.firstIndex(of: "┊"))
    #expect(abs(Double(place) / 64 - 0.8) < 0.02)
  }

  @Test func theFirstRoundHasNoMark() {
    #expect(!Player().asked(for: .seconds(1)).screen[1].contains("┊"))
  }

  @Test func rightAnswersInARowAreCounted() {
    #expect(Player().inTheSecondRound().screen[0].contains("2 in a row   Right 2   ✓✓···"))
  }
}

extension Player {
  /// In front of the third question of a second round, two seconds a question in both.
  fileprivate func inTheSecondRound() -> Player {
    var player = afterRounds([2000], missing: [0])
    player.press(.enter)
    for _ in 0..<2 {
      player.wait(.milliseconds(2000))
      player.type("1")
      player.proceed()
    }
    player.wait(.milliseconds(500))
    return player
  }
}
