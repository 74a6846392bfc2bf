import TerminalKit
import Testing

@testable import QuizScreens

/// Tables without truncation.
@Suite struct WholeTableTests {
  @Test func columnsAreAsWideAsWhatStandsInThem() {
    let rows: [[SafeText]] = [["Name", "", "No."], ["食べ合わせ", "*", "5"], ["a", "", "12345"]]
    let table = WholeTable([.left, .left, .right], for: rows)
    #expect(
      rows.map { table.line($0).string } == [
        "Name             No.", "食べ合わせ  *      5", "a              12345",
      ])
  }

  @Test func aLaterRowThatNeedsMoreHasIt() {
    let table = WholeTable([.left, .right], for: [["ab", "1"]])
    #expect(table.line(["abcdef", "12"]).string == "abcdef  12")
    #expect(table.line(["a", ""]).string == "a")
  }
}
