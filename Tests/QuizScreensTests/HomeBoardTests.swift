import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The home screen of a large window, where games are panels.
@Suite struct HomeBoardTests {
  private static func player(_ language: Language = .en, height: Int = 60) -> Player {
    Player(language, size: Size(width: 200, height: height))
  }

  @Test(arguments: [Language.en, .ja])
  func everyGameHasItsNameInLargeTypeAndItsKey(_ language: Language) throws {
    let player = HomeBoardTests.player(language)
    let screen = player.screen
    let items = HomeScreen.items(in: player.app.context.state).filter(\.isGame)
    for (index, item) in items.enumerated() {
      let entry = HomeEntry(item, in: player.app.context)
      let names = [entry.name, entry.shortName ?? entry.name]
      let rows = try #require(
        names.lazy.compactMap {
          LargeText($0, scales: [.half], glyphs: .unicode).rows(in: Size(width: 51, height: 5))
        }.first)
      for row in rows where row.string.contains(where: { $0 != " " }) {
        #expect(screen.contains { $0.contains(row.string.trimmed) }, "\(entry.name)")
      }
      #expect(screen.contains { ($0 + " ").contains(" \(index + 1) ") })
    }
  }

  @Test func arrowsMoveBetweenPanels() {
    var player = HomeBoardTests.player()
    func opened(_ keys: [Key]) -> String {
      var player = player
      for key in keys { player.press(key) }
      player.press(.enter)
      return player.screen[0]
    }
    let names: [([Key], String)] = [
      ([], "Question 1"), ([.right], "Daily"), ([.right, .right], "Practice"), ([.right, .left], "Question 1"),
      ([.left], "Question 1"),
      ([.down, .right], "Survival"), ([.down, .down, .down], "History"),
      ([.right, .right, .down, .down, .down], "Settings"), ([.down, .down, .down, .down, .up, .up], "Endless"),
    ]
    for (keys, name) in names { #expect(opened(keys).contains(name), "\(keys) \(opened(keys))") }
    player.press(.character("l"))
    #expect(player.screen[0].hasPrefix(HomeBoardTests.player().screen[0].prefix(10)), "l moves and opens nothing")
  }

  @Test func aClickOpensAPanel() throws {
    var player = HomeBoardTests.player()
    let row = try #require(player.screen.firstIndex { $0.contains("until the third miss") })
    player.click(100, row)
    #expect(player.screen[0].contains("Survival"))
  }

  @Test func theNamesAreLargeInTheSmallestWindowThatIsLarge() {
    let player = Player(.en, size: Size(width: 120, height: 40))
    // Three rows of names beside one another, each of four rows; the logo has fewer blocks in a row.
    let blocks = player.screen.map { row in row.count { "▀▄█".contains($0) } }
    #expect(blocks.count { $0 > 24 } >= 9)
    #expect(!player.screen.contains { $0.contains("Panels") })
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
