import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// What terminals show that have no Unicode.
@Suite struct ASCIITests {
  /// What is neither ASCII nor a letter of Japanese, which is only the name of the language in English.
  private func foreign(in pictures: [[String]]) -> Set<String> {
    Set(pictures.joined().filter { line in line.unicodeScalars.contains { (0x80..<0x2E80).contains($0.value) } })
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

  @Test(arguments: [(80, 24), (40, 15), (120, 40)])
  func noScreenShowsPunctuationThatIsNotASCII(size: (Int, Int)) {
    let size = Size(width: size.0, height: size.1)
    func player() -> Player {
      var player = Player(.en, size: size, glyphs: .ascii, moves: false)
      player.pictures = []
      return player
    }
    var pictures: [[String]] = []
    for game in Sweep.of([Game.ID.timed, .practice, .endless, .missing, .panels, .survival], oneIn: 4) {
      var player = player()
      player.choose(.game(game))
      player.press(.enter, .enter, .enter)
      player.wait(.seconds(1))
      for key in "?qpp" { player.type(String(key)) }
      for _ in 0..<6 {
        player.type("2")
        player.wait(.seconds(1))
        player.type("v")
        player.press(.enter)
        player.wait(.seconds(5))
      }
      pictures += player.pictures ?? []
      player.type("v")
      player.press(.right, .right, .escape)
      player.type("h")
      player.press(.enter, .escape, .tab, .escape)
      pictures += player.pictures ?? []
    }
    for item in Sweep.of([HomeScreen.Item.make, .statistics, .history, .settings], oneIn: 4) {
      var player = player()
      player.choose(item)
      for _ in 0..<12 { player.press(.down) }
      player.type("a")
      player.press(.down)
      player.type("a")
      player.press(.enter, .enter, .tab, .enter, .function(1), .pageDown, .pageDown, .pageDown)
      pictures += player.pictures ?? []
    }
    #expect(pictures.count > 200)
    #expect(foreign(in: pictures) == [])
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
