import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What terminals show that have no Unicode.
@Suite struct ASCIITests {
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
    var canvas = Canvas(size: Size(width: 20, height: 1), glyphs: .ascii)
    canvas.draw(SafeText(text), at: Point(x: 0, y: 0))
    #expect(canvas.lines[0] == shown)
  }

  @Test func anEllipsisGrowsOnlyWhereThereIsRoom() {
    var canvas = Canvas(size: Size(width: 8, height: 2), glyphs: .ascii)
    canvas.draw("|", at: Point(x: 5, y: 0))
    canvas.draw("Wait…", at: Point(x: 0, y: 0))
    canvas.draw("Wait…", in: Rect(x: 0, y: 1, width: 7, height: 1), alignment: .right)
    #expect(canvas.lines == ["Wait.|", "Wait..."])
  }
}
