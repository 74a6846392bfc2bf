import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Texts that have shorter wordings where there is little room.
@Suite struct WordingTests {
  let wordings: [SafeText] = ["食べ合わせ › 基本", "基本"]

  @Test(arguments: [(80, "食べ合わせ › 基本"), (17, "食べ合わせ › 基本"), (16, "基本"), (4, "基本"), (3, "基本")])
  func theLongestThatFitsIsTaken(_ width: Int, _ wording: String) {
    #expect(wordings.wording(for: width).string == wording)
  }

  @Test func withoutWordingsThereIsNothing() {
    let none: [SafeText] = []
    #expect(none.wording(for: 10).isEmpty)
  }

  /// A header in a window of this many columns.
  func header(_ columns: Int, _ left: [SafeText], _ right: [SafeText]) -> String {
    Page(title: left, details: right, content: Empty()).lines(in: .of(columns, 15))[0]
  }

  @Test func aHeaderShortensItsLeftBeforeItDropsItsRight() {
    #expect(header(40, wordings, ["2026-11-21 09:14"]) == " 食べ合わせ › 基本     2026-11-21 09:14")
    #expect(header(36, wordings, ["2026-11-21 09:14"]) == " 基本              2026-11-21 09:14")
    #expect(header(36, ["食べ合わせ › 基本"], ["2026-11-21 09:14", "09:14"]) == " 食べ合わせ › 基本            09:14")
    #expect(header(20, ["食べ合わせ › 基本"], ["2026-11-21 09:14"]) == " 食べ合わせ › 基本")
  }

  @Test func columnsAreAsWideAsWhatStandsInThem() {
    let rows: [[SafeText]] = [["Name", "", "No."], ["食べ合わせ", "*", "5"], ["a", "", "12345"]]
    let table = WholeTable([.left, .left, .right], for: rows)
    #expect(rows.map { table.line($0).string } == ["Name             No.", "食べ合わせ  *      5", "a              12345"])
  }

  @Test func aLaterRowThatNeedsMoreHasIt() {
    let table = WholeTable([.left, .right], for: [["ab", "1"]])
    #expect(table.line(["abcdef", "12"]).string == "abcdef  12" && table.line(["a", ""]).string == "a")
  }

  @Test func noSignHasTwoMeaningsOnOneScreen() {
    let home = Player(.en, glyphs: .ascii, moves: false).screen.dropFirst(2).compactMap { line in
      line.split(separator: " ").dropFirst().first.map(String.init)
    }
    #expect(Set(home).count == home.count)
    let glyphs = Glyphs.ascii
    let round = glyphs.shapes + [glyphs.check, glyphs.cross, glyphs.clock, glyphs.now, glyphs.toCome]
    let more = [glyphs.stars.first, glyphs.stars.second, glyphs.hearts.first.prefix(2), glyphs.hearts.second.prefix(2)]
    #expect(Set(round + more).count == round.count + more.count)
  }

  @Test func aMissIsToldInPlainQuotationMarks() {
    var player = Player(.en, glyphs: .ascii).asked(for: .seconds(1))
    player.type("1234")
    #expect(player.screen.joined().contains("Y 1.0 s") || player.screen.joined().contains("x Not this time"))
    #expect(Localizer(.en, isASCII: true)(Phrase("“a” – b… × ‹c›")).string == "\"a\" - b... x <c>")
    #expect(Localizer(.en)(Phrase("“a”")).string == "“a”")
  }

  @Test func japaneseKeepsItsOwnMarks() {
    #expect(Localizer(.ja, isASCII: true)(Phrase("「あ」、…ー。")).string == "「あ」、...ー。")
  }

  @Test(arguments: [
    // The room of the panel, what follows, and what is seen.
    ("“It’s—here”", "\"It's-here\""), ("Wait… what", "Wait... what"), ("plain", "plain"), ("é×ñ", "éxñ"),
  ])
  func aQuestionsOwnPunctuationIsShownInASCIIToo(text: String, shown: String) {
    var canvas = Canvas(size: .of(20, 1), glyphs: .ascii)
    canvas.draw(SafeText(text), at: Point(x: 0, y: 0))
    #expect(canvas.lines[0] == shown)
  }

  @Test func anEllipsisGrowsOnlyWhereThereIsRoom() {
    var canvas = Canvas(size: .of(8, 2), glyphs: .ascii)
    canvas.draw("|", at: Point(x: 5, y: 0))
    canvas.draw("Wait…", at: Point(x: 0, y: 0))
    canvas.draw("Wait…", in: Rect(x: 0, y: 1, width: 7, height: 1), alignment: .right)
    #expect(canvas.lines == ["Wait.|", "Wait..."])
  }
}
