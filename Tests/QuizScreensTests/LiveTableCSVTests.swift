import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A live round's table as a spreadsheet has it.
@Suite struct LiveTableCSVTests {
  private var table: LiveTable {
    var table = LiveStage.table(players: 2)
    table.players[0].milliseconds = 31_450
    table.players[1].first = 3
    table.players[1].answers = [nil, nil, nil] + Array(repeating: true, count: 7)
    return table
  }

  @Test func whatWasNotAskedIsToldFromWhatWasNotAnswered() {
    let lines = LiveTableCSV.text(table, in: .en).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasSuffix(",–,–,,1,1,1,1,1,1,1"), "\(lines[2])")
    let rows = LiveTableCSV.rows(RoundRecord(hosted: table, set: "en/Words", limit: 10_000))
    #expect(rows[0].contains(",9,10,31450,") && rows[1].contains(",8,8,33500,"), "\(rows)")
  }

  @Test(arguments: [
    ("Aki", ",Aki,"), ("a,b", ",\"a,b\","), ("=1+1", ",'=1+1,"), ("\u{202E}=1+1", ",'=1+1,"), ("@x", ",'@x,"),
  ])
  func aNameIsTextAndNothingElse(_ name: String, _ cell: String) {
    var table = table
    table.players[0].name = name
    #expect(LiveTableCSV.text(table, in: .en).contains(cell))
  }

  @Test func timesAreThoseOfTheScreen() {
    #expect(LiveTableCSV.text(table, in: .en).contains(",31.5,"))
    var host = LiveStage.host(.en, Size.wide)
    host.stand(LiveStage.podium(.en), board: LiveStage.board())
    host.say(.table(table))
    host.press(.enter)
    let screen = host.screen.joined(separator: "\n")
    #expect(screen.contains("31.5 s") && screen.contains("9/10") && screen.contains("8/8"), "\(screen)")
    #expect(screen.contains("  ◷✓✓✓✓✓✓✓"), "\(screen)")
  }
}
