import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The chart of the history in its sizes, measures and orders.
@Suite struct HistoryChartTests {
  /// Twelve rounds of two sets on as many days, newest first; the third was paused.
  static func past(_ language: Language) -> [RoundRecord] {
    let sets =
      language == .ja ? ["ja/食べ合わせ/基本", "ja/食べ合わせ/季節の食卓"] : ["en/Food pairings/Basics", "en/Science/The body"]
    let correct = [4, 5, 3, 2, 4, 1, 5, 3, 3, 4, 2, 5]
    return correct.enumerated().compactMap { number, correct in
      WallTime(secondsSince1970: 1_763_683_200 - number * 86_400, offset: 9 * 3600).map {
        Player.record(
          number, set: sets[number / 2 % 2], correct: correct, milliseconds: 12_345 + number * 7919 % 30_000,
          pauses: number == 2 ? 1 : 0, date: $0)
      }
    }
  }

  /// The chart before its bars have grown.
  static func fresh(_ language: Language, _ size: Size = Size(width: 80, height: 24), _ glyphs: Glyphs = .unicode)
    -> Player
  {
    var player = Player(language, size: size, glyphs: glyphs)
    player.remember(past(language))
    player.choose(.history)
    player.press(.tab)
    return player
  }

  /// The chart with its bars grown.
  static func grown(_ language: Language, _ size: Size = Size(width: 80, height: 24), _ glyphs: Glyphs = .unicode)
    -> Player
  {
    var player = fresh(language, size, glyphs)
    player.wait(.seconds(2))
    return player
  }

  @Test func theBarsGrowOnceAndNotAgainAtAKey() {
    var player = HistoryChartTests.fresh(.en)
    let first = player.screen
    player.wait(.milliseconds(500))
    let half = player.screen
    player.wait(.milliseconds(600))
    let grown = player.screen
    #expect(first != half && half != grown)
    player.type("o")
    #expect(player.app.nextChange(after: player.now) == nil)
    player.type("o")
    #expect(player.screen == grown)
    player.press(.tab, .tab)
    #expect(player.screen == grown)
  }

  @Test func theSetsOfTheRoundsTakeTurns() {
    var player = HistoryChartTests.grown(.en)
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(String(player.screen[2].drop { $0 == " " }))
      player.type("s")
    }
    #expect(
      seen == [
        "Right answers   all sets", "Right answers   Food pairings › Basics", "Right answers   Science › The body",
        "Right answers   all sets",
      ])
  }

  /// The chart of records, newest first, in a window.
  static func of(_ records: [RoundRecord], _ size: Size = Size(width: 80, height: 24), keys: Key...) -> [String] {
    var player = Player(.en, size: size)
    player.remember(records)
    player.choose(.history)
    for key in keys + [.tab] { player.press(key) }
    player.wait(.seconds(2))
    return player.screen
  }

  /// A round of survival after two of Play, newest first.
  private let survived =
    [Player.record(1, game: .survival, set: "en", correct: 9, asked: 12)] + [2, 3].map { Player.record($0) }

  @Test func itBeginsWithTheGameOfMostRounds() {
    #expect(HistoryChartTests.of(survived)[0].hasSuffix("Play   last 5"))
    #expect(HistoryChartTests.of(Array(survived.prefix(2)))[0].hasSuffix("Survival   last 5"))
  }

  @Test func itBeginsWithTheGameOfTheRowThatWasMovedTo() {
    let records = survived + [4, 5].map { Player.record($0, game: .survival, set: "en", correct: 9, asked: 12) }
    #expect(HistoryChartTests.of(records)[0].hasSuffix("Survival   last 5"))
    #expect(HistoryChartTests.of(records, keys: .down)[0].hasSuffix("Play   last 5"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 160, height: 50), Size(width: 200, height: 60)])
  func fewRoundsAreNarrowBarsInTheMiddle(size: Size) throws {
    let screen = HistoryChartTests.of([Player.record(1), Player.record(2, correct: 0)], size)
    let axis = try #require(screen.first { $0.contains("┼") })
    let blocks = axis.filter { $0 == "▀" }.count
    #expect(blocks <= 14 && axis.filter { $0 == "━" }.count == blocks, "nothing at all has a mark as wide as a bar")
    let first = try #require(axis.firstIndex(of: "┼")).utf16Offset(in: axis)
    #expect(abs((first + axis.utf16.count) / 2 - size.width / 2) <= 1, "\(axis)")
    let rows = screen.count { $0.contains("│") || $0.contains("┤") || $0.contains("┼") }
    #expect(rows >= size.height - 13, "the chart is as high as the window: \(rows) rows")
  }
}
