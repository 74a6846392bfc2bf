import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What the bars of the chart measure.
@Suite struct BarChartViewTests {
  func context(_ language: Language = .en) -> ViewContext {
    ViewContext(
      size: Size(width: 80, height: 24),
      state: AppState(version: "1", language: language, catalogue: Catalogue(language: "en", genres: [])))
  }

  /// How long the bar of each record is, in columns of forty.
  func bars(_ records: [RoundRecord]) -> [Int] {
    BarChartView.lines(of: records, width: 100, context: context()).map { line in
      line[1].text.string.filter { $0 == "█" }.count
    }
  }

  let board = { (number: Int, milliseconds: Int) in
    Player.record(number, game: .panels, set: "panels", correct: 5, milliseconds: milliseconds)
  }

  @Test func roundsOfOneLengthShowRightAnswers() {
    let records = [Player.record(1, correct: 4), Player.record(2, correct: 5), Player.record(3, correct: 0)]
    #expect(bars(records) == [32, 40, 0])
    let summary = BarChartView.summary(of: records, Localizer(.en))
    #expect(summary.average == "average 3.0")
    #expect(summary.best?.correct == 5)
  }

  @Test func roundsOfDifferentLengthsShowTheShareOfEach() {
    let records = [
      Player.record(1, correct: 5, asked: 5, milliseconds: 10_000),
      Player.record(2, correct: 10, asked: 20, milliseconds: 40_000),
    ]
    #expect(bars(records) == [40, 20])
    let summary = BarChartView.summary(of: records, Localizer(.en))
    #expect(summary.average == "average 75.0%")
    #expect(summary.best == nil)
    #expect(summary.time == "2.0 s a question")
  }

  @Test func boardsOfPanelsShowTheirTime() {
    let records = [board(1, 18_200), board(2, 36_400)]
    #expect(bars(records) == [20, 40])
    let summary = BarChartView.summary(of: records, Localizer(.ja))
    #expect(summary.average == "平均 27.3秒")
    #expect(summary.best?.milliseconds == 18_200)
    #expect(summary.time == nil)
  }

  @Test func theUprightChartNamesItsMeasureAndNumbersEachBar() {
    func chart(_ records: [RoundRecord]) -> [String] {
      let context = context(.ja)
      var canvas = Canvas(size: context.size)
      BarChartView(records: records, span: .five, grown: 1).draw(in: context.body(), on: &canvas, context: context)
      return canvas.lines
    }
    let mixed = chart([Player.record(1, correct: 5), Player.record(2, correct: 9, asked: 20)])
    #expect(mixed[3].contains("正答率"))
    #expect(mixed.contains { $0.contains("100% ┤") })
    #expect(mixed.joined().contains("5/5"))
    #expect(mixed.joined().contains("9/20"))
    let boards = chart([board(1, 18_250), board(2, 36_400)])
    #expect(boards[3].contains("クリアまでの時間（秒）"))
    #expect(boards.joined().contains("18.2"))
    #expect(boards.joined().contains("平均 27.3秒   最短 18.250秒"))
  }
}
