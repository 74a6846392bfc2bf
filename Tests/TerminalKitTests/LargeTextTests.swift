import Testing

@testable import TerminalKit

/// Text in large type.
@Suite struct LargeTextTests {
  private func rows(
    _ text: SafeText, _ width: Int, _ height: Int, scales: [LargeText.Scale] = [.half], lines: Int = 1,
    _ glyphs: Glyphs = .unicode
  ) -> [String]? {
    LargeText(text, scales: scales, lines: lines, glyphs: glyphs).rows(in: Size(width: width, height: height))?
      .map(\.string)
  }

  @Test func aPixelIsAColumnAndHalfARowOrTwoColumnsAndARow() {
    #expect(rows("L", 80, 24) == ["█   ", "█   ", "█   ", "▀▀▀▀"])
    #expect(
      rows("L", 80, 24, scales: [.full(1)])
        == Array(repeating: "██      ", count: 6) + ["████████", "        "])
  }

  @Test(arguments: [("Lima", 30, 8), ("Lima", 36, 7), ("Lima", 17, 4)])
  func theFirstScaleThatFitsIsTaken(_ text: SafeText, _ width: Int, _ height: Int) {
    let scales: [LargeText.Scale] = [.full(2), .full(1), .half]
    let fitting = rows(text, width, height, scales: scales)
    #expect(fitting == rows(text, 200, 60))
    #expect(rows(text, 36, 8, scales: scales) == rows(text, 200, 60, scales: [.full(1)]))
  }

  @Test func whereThereAreNoHalfBlocksLettersAreOfFullOnes() {
    #expect(rows("L", 80, 24, .ascii) == nil)
    #expect(rows("L", 80, 24, scales: [.full(1), .half], .ascii)?.first == "##      ")
    #expect(rows("L", 80, 24, scales: [.full(1), .half], .console)?.first == "██      ")
  }

  @Test func everyCharacterHasToBeDrawn() {
    #expect(rows("café, 3°!", 100, 4) != nil)
    #expect(rows("Øre", 100, 4) == nil)
    #expect(rows("山の\u{20BB7}", 100, 5) == nil)
    #expect(rows("", 100, 5) == nil)
  }

  @Test func japaneseIsARowHigherThanLettersWhichStandOnItsLine() throws {
    #expect(rows("日本一", 60, 4) == nil)
    let (among, alone) = (try #require(rows("A山", 60, 5)), try #require(rows("A", 60, 4)))
    #expect(among.map { String($0.prefix(4)) } == ["    "] + alone)
  }

  @Test func aTextIsBrokenBetweenWordsIntoTheFewestLinesThatAreAboutAlike() throws {
    let lines = try #require(rows("one two three four", 60, 20, lines: 3))
    #expect(lines.count == 9 && lines[4].allSatisfy { $0 == " " } && lines.allSatisfy { $0.count == lines[0].count })
    #expect(lines[0].count < 50, "not as wide as the room")
    #expect(rows("one two three four", 60, 20, lines: 1) == nil)
    #expect(rows("one two three four", 60, 8, lines: 3) == nil, "a blank row parts two lines")
    #expect(rows("unbreakable", 30, 20, lines: 3) == nil, "no word is cut")
    #expect(rows("one\ntwo", 60, 9, lines: 2)?.count == 9)
  }

  @Test(arguments: [("エンジンの場所", "エンジンの", "場所"), ("客を眠らせる", "客を", "眠らせる")])
  func japaneseIsBrokenBetweenPhrases(_ text: String, _ first: String, _ second: String) throws {
    func drawn(_ text: String, _ height: Int) throws -> [String] {
      let drawn = try #require(rows(SafeText(text), 48, height, lines: 2))
      return drawn.map { $0.filter { $0 != " " } }
    }
    let lines = try drawn(text, 11)
    #expect(try Array(lines.prefix(5)) == drawn(first, 5) && Array(lines.suffix(5)) == drawn(second, 5))
  }

  @Test func textsAreAlikeInTheFirstScaleInWhichAllOfThemFit() throws {
    func alike(_ texts: [SafeText]) -> [Int]? {
      let room = Size(width: 60, height: 10)
      return LargeText.alike(texts.map { LargeText($0, glyphs: .unicode) }, in: room)?
        .compactMap { $0.rows(in: room)?.count }
    }
    #expect(alike(["Ann", "Bob"]) == [8, 8])
    #expect(alike(["Ann", "Bartholomew"]) == [4, 4])
    #expect(alike(["Ann", "Øre"]) == nil)
  }
}

/// The faces, which are drawn in text files.
@Suite struct TypefaceTests {
  @Test(arguments: [
    (Typeface.numerals, "0123456789/.,+−×÷=CLEAR!?✓✗◯◷", 6), (.logo, "TENQテンキュー", 6),
    (.letters, "AZaz09.?!()$%é'’", 8), (.letters, "日本語あんアン、。！？", 10),
  ])
  func charactersOfAFaceAreOfOneHeightAndTheirRowsOfOneLength(_ face: Typeface, _ text: String, _ height: Int) throws {
    for character in text {
      let rows = try #require(face.pixels(of: character), "\(character)")
      #expect(rows.count == height && rows.allSatisfy { $0.count == rows[0].count && !$0.isEmpty }, "\(character)")
    }
  }

  @Test func everyCharacterIsDrawnInOneWay() throws {
    let drawn = (0x3041...0x9FFF).compactMap(Unicode.Scalar.init).filter {
      Typeface.letters.pixels(of: Character($0)) != nil
    }
    #expect(drawn.count > 6500)
    for scalar in drawn {
      let rows = try #require(Typeface.letters.pixels(of: Character(scalar)))
      #expect(rows.count == 10 && rows.allSatisfy { $0.count == rows[0].count }, "\(scalar)")
    }
  }
}
