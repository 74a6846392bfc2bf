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
  static func fresh(_ language: Language, _ size: Size = .ordinary, _ glyphs: Glyphs = .unicode) -> Player {
    var player = Player(language, size: size, glyphs: glyphs)
    player.remember(past(language))
    return player.choose(.history, .tab)
  }

  /// The chart with its bars grown.
  static func grown(_ language: Language, _ size: Size = .ordinary, _ glyphs: Glyphs = .unicode) -> Player {
    fresh(language, size, glyphs).having { $0.wait(.seconds(2)) }
  }

  @Test func theBarsGrowOnceAndNotAgainAtAKey() {
    var player = HistoryChartTests.fresh(.en)
    let first = player.screen
    player.wait(.milliseconds(500))
    let half = player.screen
    player.wait(.milliseconds(600))
    let grown = player.screen
    #expect(first != half && half != grown)
    player.type("o").expectRest()
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
    let names = ["all sets", "Food pairings › Basics", "Science › The body", "all sets"]
    #expect(seen == names.map { "Right answers   " + $0 })
  }

  /// The chart of records, newest first, in a window.
  static func of(
    _ records: [RoundRecord], _ language: Language = .en, _ size: Size = .ordinary, keys: Key...
  ) -> Player {
    var player = Player(language, size: size)
    player.remember(records)
    player.choose(.history)
    for key in keys + [.tab] { player.press(key) }
    return player.wait(.seconds(2))
  }

  /// A round of survival after two of Play, newest first.
  private let survived =
    [Player.record(1, game: .survival, set: "en", correct: 9, asked: 12)] + [2, 3].map { Player.record($0) }

  @Test func itBeginsWithTheGameOfMostRounds() {
    #expect(HistoryChartTests.of(survived).screen[0].hasSuffix("Play   last 5"))
    #expect(HistoryChartTests.of(Array(survived.prefix(2))).screen[0].hasSuffix("Survival   last 5"))
  }

  @Test func itBeginsWithTheGameOfTheRowThatWasMovedTo() {
    let records = survived + [4, 5].map { Player.record($0, game: .survival, set: "en", correct: 9, asked: 12) }
    #expect(HistoryChartTests.of(records).screen[0].hasSuffix("Survival   last 5"))
    #expect(HistoryChartTests.of(records, keys: .down).screen[0].hasSuffix("Play   last 5"))
  }

  /// How long the bar of each record is, in columns of forty.
  func bars(_ records: [RoundRecord], by quantity: ChartQuantity = .answers) -> [Int] {
    let measure = ChartMeasure(of: records, by: quantity, in: .all)
    let bars = BarChart(records: records, context: .empty(.ordinary)).lines(of: measure)
    return bars.lines(in: .of(100, records.count)).map { $0.filter { $0 == "█" }.count }
  }

  func summary(
    _ records: [RoundRecord], by quantity: ChartQuantity = .answers, _ language: Language = .en
  ) -> ChartSummary {
    ChartSummary(of: ChartMeasure(of: records, by: quantity, in: .all), in: .empty(.ordinary, language))
  }

  let board = { (number: Int, milliseconds: Int) in
    Player.record(number, game: .panels, set: "panels", correct: 5, milliseconds: milliseconds)
  }

  @Test func roundsOfDifferentLengthsAreMeasuredByTheLongestAndNoneIsTheBest() {
    let records = [
      Player.record(1, correct: 5, asked: 5, milliseconds: 10_000),
      Player.record(2, correct: 10, asked: 20, milliseconds: 40_000),
    ]
    #expect(bars(records) == [10, 20])
    let summary = summary(records)
    #expect(summary.average == "average 7.5" && summary.best == nil && summary.time == "average time 25.0 s")
  }

  @Test func boardsOfPanelsShowTheirTime() {
    let records = [board(1, 18_200), board(2, 36_400)]
    #expect(bars(records) == [20, 40])
    let summary = summary(records, .ja)
    #expect(summary.average == "平均 27.3秒" && summary.best == "この中の最高 18.200秒" && summary.time == nil)
  }

  @Test func roundsOfOneLengthShowTheirTimeWhereItIsAskedFor() {
    let records = [Player.record(1, milliseconds: 10_000), Player.record(2, correct: 5, milliseconds: 40_000)]
    #expect(bars(records, by: .time) == [10, 40])
    let summary = summary(records, by: .time)
    #expect(summary.average == "average 25.0 s")
    #expect(summary.wordings() == ["average 25.0 s   best of these: 5 of 5 right in 40.000 s", "average 25.0 s"])
  }

  @Test(arguments: [
    ([4, 5, 0], ChartQuantity.answers, [32, 40, 0], "average 3.0", "best of these: 5 of 5 right in 23.456 s"),
    ([5, 2], .points, [40, 16], "average 3,868", "best of these: 5,525"),
  ])
  func roundsOfOneLengthShowRightAnswersOrTheirPoints(
    _ correct: [Int], _ quantity: ChartQuantity, _ bars: [Int], _ average: String, _ best: String
  ) {
    let records = correct.enumerated().map { Player.record($0 + 1, correct: $1) }
    #expect(self.bars(records, by: quantity) == bars)
    let summary = summary(records, by: quantity)
    #expect(summary.average.string == average && summary.best?.string == best)
  }

  @Test func practiceHasNoPointsToMeasure() {
    #expect(bars([Player.record(1, game: .practice, correct: 2)], by: .points) == [16])
  }

  @Test func aGameWithoutALengthShowsHowManyWereRight() {
    let records = [
      Player.record(1, game: .survival, correct: 10, asked: 13),
      Player.record(2, game: .survival, correct: 20, asked: 23),
    ]
    #expect(bars(records) == [20, 40] && summary(records).best?.string.hasPrefix("best of these: 20 right") == true)
  }

  @Test func fewRoundsAreNamedAndManyAreDated() {
    let words = Localizer(.ja)
    let records = (1...12).map { Player.record($0) }
    var options = ChartOptions(span: .max)
    #expect(options.names(of: Array(records.prefix(9)), words).map(\.string).suffix(2) == ["7回前", "8回前"])
    #expect(options.names(of: records, words).map(\.string).prefix(3) == ["09:14", "09:14", "09:14"])
    options.order = .oldest
    #expect(options.names(of: Array(records.prefix(2)), words) == ["09:14", "09:14"])
  }

  @Test func aChartShowsTheLatestOfASet() {
    let records = (1...12).map { Player.record($0, set: $0 % 2 == 0 ? "en/A" : "en/B") }
    #expect(ChartOptions.sets(of: records) == ["en/B", "en/A"])
    var options = ChartOptions(order: .oldest, set: "en/A")
    #expect(options.shown(of: records, fitting: 4).map(\.id) == ["past-8", "past-6", "past-4", "past-2"])
    options.set = nil
    #expect(options.shown(of: records, fitting: 9).map(\.id) == ["past-5", "past-4", "past-3", "past-2", "past-1"])
  }

  @Test func theUprightChartNamesItsMeasureAndNumbersEachBar() {
    func chart(_ records: [RoundRecord]) -> [String] {
      BarChart(records: records, context: .empty(.ordinary, .ja)).lines(in: .ordinary)
    }
    let rounds = chart([Player.record(1, correct: 5), Player.record(2, correct: 9, asked: 20)])
    #expect(rounds[0].contains("正解数") && rounds.contains { $0.contains("20 ┤") })
    let boards = chart([board(1, 18_250), board(2, 36_400)])
    #expect(boards[0].contains("時間（秒）"))
    #expect(boards.joined().contains("18.3") && boards.joined().contains("この中の最高 18.250秒"))
  }
}
