import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The history as a table and as a chart.
@Suite struct HistoryScreenTests {

  @Test(arguments: [40, 50, 64, 72, 80, 120], [Language.en, .ja])
  func aNumberOfThreeDigitsIsNeverCut(columns: Int, language: Language) {
    var text = ReportText(language: language, glyphs: .unicode, columns: columns, games: .all)
    let set = language == .ja ? "ja/食べ合わせ/季節の食卓" : "en/Food pairings/Through the seasons"
    let records = [
      Player.record(1, game: .practice, set: set, correct: 7, asked: 130),
      Player.record(2, set: set, correct: 456, asked: 500),
    ]
    let lines = text.firstRows(records, isLast: true).lines.map(\.string)
    #expect(lines[1].contains(language == .ja ? "ミス123回" : " 123 misses"), "\(lines)")
    #expect(lines[2].contains(" 456 / 500"), "\(lines)")
    #expect(lines.allSatisfy { SafeText($0).width <= columns })
  }

  @Test func theNextGameBeginsWithItsNewestRound() {
    var player = Player.finished(.en)
    player.remember(Player.past(.en))
    player.press("h", .down, .down).expect(row: 6, begins: " ▶ ")
    player.type("f").expect(row: 0, has: "Play   5 rounds").expect(row: 4, begins: " ▶ ")
  }

  /// Each key draws all rows in view.
  @Test func theTextsOfARowAreMadeOnce() {
    let rows = HistoryRows([Player.record(1), Player.record(2)], in: Games.all.list)
    let context = Player(.en).app.context
    let table = HistoryTable(rows, first: rows.records[0], in: context)
    var made: [Int] = []
    let sets = [0, 1, 1, 0].map { row in
      table.texts(of: row) {
        made.append(row)
        return HistoryRow(rows.record(of: row), today: nil, in: context)
      }.set
    }
    #expect(made == [0, 1] && Set(sets).count == 1)
  }
}
