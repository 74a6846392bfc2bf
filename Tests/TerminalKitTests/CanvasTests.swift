import Testing

@testable import TerminalKit

@Suite("Canvas")
struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int, _ glyphs: Glyphs = .unicode) -> Canvas {
    Canvas(size: Size(width: width, height: height), glyphs: glyphs)
  }

  @Test func textStandsWhereItIsDrawn() {
    var canvas = canvas(12, 2)
    #expect(canvas.draw("スイカ abc", at: Point(x: 1, y: 1)) == 10)
    #expect(canvas.lines == ["", " スイカ abc"])
    #expect(canvas[Point(x: 1, y: 1)].character == "ス")
    #expect(canvas[Point(x: 2, y: 1)].isContinuation)
    #expect(canvas[Point(x: 99, y: 1)] == .blank)
  }

  @Test func whatGoesOutsideIsCutOff() {
    var canvas = canvas(5, 1)
    #expect(canvas.draw("abcdefg", at: Point(x: 2, y: 0)) == 3)
    #expect(canvas.lines == ["  abc"])
    canvas.draw("xyz", at: Point(x: -2, y: 0))
    #expect(canvas.lines == ["z abc"])
    for point in [Point(x: 0, y: 1), Point(x: 0, y: -1), Point(x: 5, y: 0), Point(x: -9, y: 0)] {
      #expect(canvas.draw("abc", at: point) == 0)
    }
    #expect(canvas.lines == ["z abc"])
  }

  @Test func halfOfAWideCharacterIsABlank() {
    var canvas = canvas(5, 2)
    canvas.draw("ああああ", at: Point(x: 0, y: 0))
    #expect(canvas.lines[0] == "ああ")
    canvas.draw("ああ", at: Point(x: -1, y: 1))
    #expect(canvas.lines[1] == " あ")
  }

  @Test(
    arguments: [
      (0, "x いう"), (1, " xいう"), (2, "あx う"), (3, "あ xう"), (4, "あいx"), (5, "あい x"),
    ] as [(Int, String)])
  func drawingOverHalfOfAWideCharacterBlanksTheOther(x: Int, expected: String) {
    var canvas = canvas(6, 1)
    canvas.draw("あいう", at: .zero)
    canvas.draw("x", at: Point(x: x, y: 0))
    #expect(canvas.lines == [expected])
  }

  @Test func aWideCharacterOverTwoOthersLeavesTheirOuterHalvesBlank() {
    var canvas = canvas(4, 1)
    canvas.draw("あい", at: .zero, style: .dim)
    canvas.draw("う", at: Point(x: 1, y: 0), style: .title)
    #expect(canvas.lines == [" う"])
    #expect(canvas.styledLines[0].map(\.style) == [.dim, .title, .dim])
    #expect((0..<4).filter { canvas[Point(x: $0, y: 0)].isContinuation } == [2])
  }

  @Test func textTooLongEndsInAnEllipsis() {
    var unicode = canvas(10, 1)
    #expect(unicode.draw("ゆで卵とソーセージ", at: .zero, width: 8) == 7)
    #expect(unicode.lines == ["ゆで卵…"])
    var ascii = canvas(10, 1, .ascii)
    ascii.draw("boiled eggs", at: .zero, width: 8)
    #expect(ascii.lines == ["boile..."])
    var short = canvas(10, 1)
    short.draw("abc", at: .zero, width: 3)
    #expect(short.lines == ["abc"])
  }

  @Test(arguments: [(Alignment.left, " ab"), (.center, "   ab"), (.right, "     ab")] as [(Alignment, String)])
  func textIsAlignedInItsPlace(alignment: Alignment, expected: String) {
    var canvas = canvas(9, 1)
    canvas.draw("ab", in: Rect(x: 1, y: 0, width: 6, height: 3), alignment: alignment)
    #expect(canvas.lines == [expected])
  }

  @Test func framesAreDrawnInEveryWeight() {
    var canvas = canvas(14, 3)
    canvas.frame(Rect(x: 0, y: 0, width: 4, height: 3), weight: .light)
    canvas.frame(Rect(x: 5, y: 0, width: 4, height: 3), weight: .heavy)
    canvas.frame(Rect(x: 10, y: 0, width: 4, height: 3), weight: .shade)
    #expect(
      canvas.lines == [
        "┌──┐ ┏━━┓ ░░░░",
        "│  │ ┃  ┃ ░  ░",
        "└──┘ ┗━━┛ ░░░░",
      ])
  }

  @Test func framesAreDrawnInASCII() {
    var canvas = canvas(14, 3, .ascii)
    canvas.frame(Rect(x: 0, y: 0, width: 4, height: 3), weight: .light)
    canvas.frame(Rect(x: 5, y: 0, width: 4, height: 3), weight: .heavy)
    canvas.frame(Rect(x: 10, y: 0, width: 4, height: 3), weight: .shade)
    #expect(
      canvas.lines == [
        "+--+ #==# ::::",
        "|  | #  # :  :",
        "+--+ #==# ::::",
      ])
  }

  @Test func aFramePartlyOutsideIsCutOff() {
    var canvas = canvas(3, 2)
    canvas.frame(Rect(x: -1, y: -1, width: 3, height: 3), weight: .light)
    #expect(canvas.lines == [" │", "─┘"])
    canvas.frame(Rect(x: 0, y: 0, width: 1, height: 1), weight: .heavy)
    #expect(canvas.lines == [" │", "─┘"])
  }

  @Test func aRuleFillsItsLine() {
    var canvas = canvas(4, 2)
    canvas.rule(in: Rect(x: 0, y: 1, width: 4, height: 1))
    canvas.rule(in: Rect(x: 0, y: 2, width: 4, height: 1))
    #expect(canvas.lines == ["", "────"])
    #expect(canvas.runs(of: .rule) == ["────"])
  }

  @Test(
    arguments: [
      (1.0, "████"), (0.5, "██"), (0.75, "███"), (0.0, ""), (1.0 / 32, "▏"), (9.0 / 32, "█▏"), (17.0 / 32, "██▏"),
      (31.0 / 32, "███▉"), (0.0001, "▏"), (-1, ""), (2, "████"), (Double.nan, ""), (Double.infinity, "████"),
    ] as [(Double, String)])
  func aBarIsFilledByEighths(fraction: Double, expected: String) {
    var canvas = canvas(6, 1)
    canvas.bar(fraction, at: .zero, width: 4)
    #expect(canvas.lines == [expected])
  }

  @Test func aTrackShadesTheRestOfABar() {
    var canvas = canvas(6, 1)
    canvas.bar(0.4, at: .zero, width: 5, track: .track)
    #expect(canvas.lines == ["██░░░"])
    #expect(canvas.runs(of: .track) == ["░░░"])
  }

  @Test(
    arguments: [(1.0, "[####]"), (0.5, "[##..]"), (0.0, "[....]"), (0.4, "[##..]"), (0.3, "[#...]")]
      as [(Double, String)])
  func aBarInASCIIStandsInBrackets(fraction: Double, expected: String) {
    var canvas = canvas(6, 1, .ascii)
    canvas.bar(fraction, at: .zero, width: 6)
    #expect(canvas.lines == [expected])
  }

  @Test func columnsGrowFromTheBottomByEighths() {
    var canvas = canvas(7, 3)
    for (x, eighths) in [0, 1, 8, 12, 16, 24, 99].enumerated() {
      canvas.column(eighths, in: Rect(x: x, y: 0, width: 1, height: 3), style: .bar)
    }
    #expect(canvas.lines == ["     ██", "   ▄███", " ▁█████"])
  }

  @Test func fillingStopsAtTheEdges() {
    var canvas = canvas(5, 2)
    canvas.fill(Rect(x: 1, y: -3, width: 99, height: 4), with: "#", style: .dim)
    #expect(canvas.lines == [" ####", ""])
    for character: Character in ["あ", "e\u{301}", "\u{1B}"] {
      canvas.fill(Rect(x: 0, y: 0, width: 4, height: 1), with: character)
      #expect(canvas.lines == ["    #", ""])
    }
  }

  @Test func restylingKeepsTheText() {
    var canvas = canvas(6, 1)
    canvas.draw("あいう", at: .zero)
    canvas.restyle(Rect(x: 1, y: 0, width: 2, height: 1), .wrong)
    #expect(canvas.lines == ["あいう"])
    #expect(canvas.runs(of: .wrong) == ["い"])
    canvas.restyle(Rect(x: -5, y: -5, width: 99, height: 99), .dim)
    #expect(canvas.runs(of: .dim) == ["あいう"])
  }

  @Test func marksStayOnTheirCharacter() {
    var canvas = canvas(8, 1)
    #expect(canvas.draw("e\u{301}か\u{3099}x", at: .zero) == 4)
    #expect(canvas[Point(x: 0, y: 0)].character == "e\u{301}")
    #expect(canvas[Point(x: 3, y: 0)].character == "x")
  }

  /// Random text, fillings and styles on top of each other, with marks, clusters and what reaches over the edges.
  @Test func theCellsAreThoseOfTheReference() {
    var random = SplitMix(seed: 41)
    let size = Size(width: 12, height: 3)
    let alphabet = Array("ab 漢あー▲─e\u{301}か\u{3099}👩🇯🇵\u{1112}\u{1161}\u{11AB}\n")
    let styles: [Style] = [.plain, .title, .chip(3), .shape(8), .correct, .off]
    for round in 0..<2000 {
      var (fast, plain) = (Canvas(size: size), ReferenceCanvas(size: size))
      for _ in 0..<12 {
        let style = styles.randomElement(using: &random) ?? .plain
        let point = Point(x: .random(in: -3...13, using: &random), y: .random(in: -1...3, using: &random))
        let rect = Rect(
          x: point.x, y: point.y, width: .random(in: 0...9, using: &random), height: .random(in: 0...3, using: &random))
        switch Int.random(in: 0...3, using: &random) {
        case 0:
          let character = alphabet.randomElement(using: &random) ?? " "
          fast.fill(rect, with: character, style: style)
          plain.fill(rect, with: character, style: style)
        case 1:
          fast.restyle(rect, style)
          plain.restyle(rect, style)
        case _:
          let text = SafeText(random.text(of: alphabet, count: 0...8))
          fast.draw(text, at: point, style: style)
          plain.draw(text, at: point, style: style)
        }
      }
      for y in 0..<size.height {
        for x in 0..<size.width {
          let point = Point(x: x, y: y)
          #expect(fast[point] == plain[point], "round \(round), \(point)")
        }
      }
    }
  }

  @Test func theFirstDifferenceOfTwoRowsIsThatWhichLookingAtEachCellFinds() {
    var random = SplitMix(seed: 4)
    for _ in 0..<300 {
      let row = (0..<Int.random(in: 1...30, using: &random)).map { PackedCell(code: UInt32(0x41 + $0), style: 1) }
      var other = row
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        other[.random(in: row.indices, using: &random)] = PackedCell(
          code: 0x20, style: .random(in: 0...2, using: &random))
      }
      let start = Int.random(in: 0...row.count, using: &random)
      let end = Int.random(in: start...row.count, using: &random)
      let found = row.withUnsafeBufferPointer { cells in
        other.withUnsafeBufferPointer { PackedCell.firstDifference(between: cells, $0, in: start..<end) }
      }
      #expect(found == (start..<end).first { row[$0] != other[$0] } ?? end)
    }
  }

  @Test func twoPicturesAreEqualWhenTheyLookAlikeHoweverTheyWereDrawn() {
    var (one, other) = (canvas(6, 1), canvas(6, 1))
    one.draw("か\u{3099}e\u{301}", at: .zero)
    other.draw("e\u{301}", at: Point(x: 2, y: 0))
    #expect(one != other)
    other.draw("か\u{3099}", at: .zero)
    #expect(one == other)
    other.draw("か", at: .zero)
    #expect(one != other)
  }

  @Test(arguments: [
    (Theme.mono, TerminalCharacters.all, ColorDepth.full), (.mono, .ascii, .full), (.dark, .all, .none),
    (.dark, .all, .eight), (.contrast, .all, .full),
  ])
  func whereColoursTellNothingABarAndItsRestAreOfDifferentCharacters(
    theme: Theme, characters: TerminalCharacters, depth: ColorDepth
  ) {
    var canvas = Canvas(size: Size(width: 12, height: 1), glyphs: theme.glyphs(characters, depth: depth))
    canvas.thinBar(0.5, at: .zero, width: 12, track: .track)
    #expect(canvas[Point(x: 2, y: 0)].character != canvas[Point(x: 9, y: 0)].character)
  }

  @Test func everyStyleHasACodeOfItsOwn() {
    let plain: [Style] = [
      .plain, .title, .dim, .hint, .key, .rule, .selected, .correct, .wrong, .urgent, .bar, .track, .alert,
      .row, .code,
    ]
    let styles =
      plain + (0..<9).flatMap { [Style.chip($0), .shape($0)] } + (0..<256).map { Style.sample($0) }
      + (0..<4).map { Style.day($0) }
    #expect(Set(styles.map(\.code)).count == styles.count)
    #expect(styles.map { Style(code: $0.code) } == styles)
  }

  @Test func aNewlineIsDrawnAsABlank() {
    var canvas = canvas(4, 2)
    canvas.draw("a\nb", at: .zero)
    #expect(canvas.lines == ["a b", ""])
  }

  @Test func aCanvasOfNoSizeHoldsNothing() {
    var canvas = Canvas(size: Size(width: -1, height: 0))
    canvas.draw("abc", at: .zero)
    canvas.frame(Rect(x: 0, y: 0, width: 9, height: 9), weight: .light)
    canvas.rule(in: Rect(x: 0, y: 0, width: 9, height: 1))
    #expect(canvas.lines.isEmpty)
  }

  @Test func everyGlyphTakesOneColumnInUnicodeAndNoneIsOutsideASCIIInASCII() {
    for glyphs in [Glyphs.unicode, .contrast] {
      #expect(texts(of: glyphs).allSatisfy { $0.width == 1 })
      #expect(characters(of: glyphs).allSatisfy { TextWidth.columns(of: $0) == 1 })
      #expect(Set(glyphs.shapes).count == 9)
    }
    #expect(texts(of: .ascii).allSatisfy { $0.string.utf8.allSatisfy { $0 < 0x80 } })
    #expect(characters(of: .ascii).allSatisfy { $0.isASCII })
    #expect(Set(Glyphs.ascii.shapes).count == 9)
  }

  private func texts(of glyphs: Glyphs) -> [SafeText] {
    [glyphs.pointer, glyphs.check, glyphs.cross, glyphs.clock, glyphs.textCursor] + glyphs.shapes
  }

  private func characters(of glyphs: Glyphs) -> [Character] {
    var characters = glyphs.barEighths + glyphs.columnEighths
    for frame in [glyphs.light, glyphs.heavy, glyphs.shade] {
      characters += [frame.topLeft, frame.topRight, frame.bottomLeft, frame.bottomRight]
      characters += [frame.horizontal, frame.vertical]
    }
    characters += [glyphs.rule, glyphs.track]
    characters += [glyphs.axisTick, glyphs.axisCorner, glyphs.axisVertical, glyphs.axisHorizontal]
    return characters
  }
}
