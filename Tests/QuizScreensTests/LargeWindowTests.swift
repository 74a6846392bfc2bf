import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What a large window shows, and what a small one keeps.
@Suite struct LargeWindowTests {
  private static let large = Size(width: 200, height: 60)

  @Test(arguments: [(12, 10, false), (16, 10, true), (40, 10, true)])
  func answersBesideARoundGiveWayOnlyToPointsThatStandThere(_ rows: Int, _ listed: Int, _ hasSum: Bool) {
    let state = AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: []))
    let size = Size(width: 34, height: rows)
    var canvas = Canvas(size: size, glyphs: .unicode)
    let column = RoundSideView(
      title: Phrase("Round"), answers: [], toCome: 10, points: nil, limit: { _ in nil }, facts: [], verdict: nil
    ).block(in: ViewContext(size: size, state: state))
    column.draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.lines.contains { $0.contains("right") } == hasSum)
    #expect(canvas.lines.compactMap { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) } == Array(1...listed))
  }

  @Test(arguments: [("ワッフル焼き器", "ワッフル", "焼き器"), ("エンジンの場所", "エンジンの", "場所")])
  func aPhraseInLargeTypeThatHasNoRoomIsPartedBetweenWords(_ text: String, _ first: String, _ second: String) throws {
    func rows(_ text: String) throws -> [SafeText] {
      try #require(LargeProse(SafeText(text), width: 46, most: 11, .unicode)).rows
    }
    #expect(try rows(text) == rows(first) + [""] + rows(second))
  }

  @Test(arguments: [
    ("オーストラリア", "オースト", "ラリア"), ("チキンラーメン", "チキン", "ラーメン"), ("夢をあきらめるな", "夢を", "あきらめるな"),
    ("シュークリーム", "シュー", "クリーム"),
  ])
  func aWordThatIsWiderThanALineIsPartedNearItsMiddleAndOneThatIsNotStaysWhole(
    _ text: String, _ first: String, _ second: String
  ) throws {
    func rows(_ text: String) throws -> [SafeText] {
      try #require(LargeProse(SafeText(text), width: 55, most: 11, .unicode)).rows
    }
    #expect(try rows(text) == rows(first) + [""] + rows(second))
  }

  @Test func twoLinesThatFillTheirRowsAreHalfARowApartAndAsFarFromTheFoot() throws {
    let prose = try #require(LargeProse("王に招かれた", width: 48, most: 11, .unicode))
    let (rows, tight) = (prose.block, prose.block(in: 11, .unicode))
    #expect(rows.count == 11 && tight.count == 11 && tight.prefix(5) == rows.prefix(5))
    #expect(tight[5].string.allSatisfy { " ▄".contains($0) } && tight[10].string.allSatisfy { " ▀".contains($0) })
    #expect(prose.block(in: 13, .unicode) == rows, "they are in the middle as they are")
  }

  @Test func anExplanationThatIsCutEndsInAnEllipsis() {
    var canvas = Canvas(size: Size(width: 16, height: 3), glyphs: .unicode)
    SideVerdictView("Not this time", "one two three four five six seven", .unicode).draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.lines[0] == "✗ Not this time" && canvas.lines[2].hasSuffix("…"), "\(canvas.lines.picture)")
  }

  @Test func rowsThatCannotBeInTheMiddleStandHalfARowLower() {
    let rows: [SafeText] = ["▀█▄", " █ "]
    #expect(LargeProse.centred(rows, in: 4, .unicode) == rows)
    #expect(LargeProse.centred(rows, in: 5, .unicode) == ["▄▄ ", " █▀", " ▀ "])
  }

  @Test(arguments: [
    "It joined the Red Sea", "A boy who steals the ball", "A crying, laughing face", "Cats see more",
  ])
  func lettersOfCloseLinesThatTouchAreFound(_ text: String) throws {
    let prose = try #require(LargeProse(SafeText(text), width: 55, most: 12, isClose: true, .unicode))
    let rows = prose.block.map { $0.string.map { $0 } }
    let height = LargeFont.height / 2
    #expect(!prose.isSpaced && rows.count > height && rows.allSatisfy { $0.count <= 55 })
    let touching = stride(from: height, to: rows.count, by: height).flatMap { row in
      let (feet, heads) = (rows[row - 1].map { "▄█".contains($0) }, rows[row].map { "▀█".contains($0) })
      return feet.indices.filter { feet[$0] && heads[max(0, $0 - 1)...min(heads.count - 1, $0 + 1)].contains(true) }
    }
    #expect(prose.hasTouchingLines == !touching.isEmpty)
    #expect(prose.hasTouchingLines == (text != "Cats see more"))
  }

  @Test func theNotesOfOrdinaryPanelsAreWhole() throws {
    let context = Player(.en, size: Size(width: 80, height: 24)).app.context
    let question = try #require(
      Question(text: "Who?", choices: ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"], answer: 0))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.choose(1), at: .zero + .seconds(2))
    var canvas = Canvas(size: context.size)
    let answered = try #require(round.verdict)
    BoardView(answered: answered, note: .verdict(answered, .all), words: context.words).draw(
      on: &canvas, context: context)
    #expect(canvas.lines.contains { $0.contains("✓ the answer") })
    #expect(canvas.lines.contains { $0.contains("✗ your answer") })
  }

  @Test func narrowLettersAreFartherApartWhereTheyHaveRoom() throws {
    func width(_ face: LargeProse.Face) throws -> Int {
      try #require(LargeProse("Hat", width: 40, most: 4, face: face, .unicode)?.rows.first).width
    }
    // Letters of 4, 4 and 3 pixels.
    #expect(try [LargeProse.Face.regular, .condensed, .tight].map(width) == [13, 8, 7])
  }

  @Test func japaneseInLargeTypeIsARowHigherThanLettersAndBreaksByPhrase() throws {
    let prose = try #require(LargeProse("日本一の山はXか", width: 60, most: 11, .unicode))
    #expect(prose.rows.count == 11 && prose.isSpaced && prose.rows.allSatisfy { $0.width <= 60 })
    #expect(
      prose.rows.prefix(LargeProse.highestLine).map(\.string)
        == LargeProse("日本一の", width: 60, most: 5, .unicode)?.rows.map(\.string))
    let close = try #require(LargeProse("日本一の山はXか", width: 60, most: 10, .unicode))
    #expect(close.rows.count == 10 && !close.isSpaced, "close where there is no room else")
    let whole = LargeProse("オーストラリア", width: 48, most: 10, parting: .phrases, .unicode)
    #expect(whole == nil, "a word of katakana stays whole")
    #expect(
      LargeProse("弟子入り", width: 32, most: 10, .unicode)?.rows.prefix(5).map(\.string)
        == LargeProse("弟子", width: 32, most: 5, .unicode)?.rows.map(\.string), "no end of a word stands alone")
    #expect(
      LargeProse("客を眠らせる", width: 48, most: 11, .unicode)?.rows.prefix(5).map(\.string)
        == LargeProse("客を", width: 48, most: 5, .unicode)?.rows.map(\.string), "no verb is parted where it has room")
    #expect(LargeProse("弟子入り", width: 46, most: 5, .unicode) != nil)
    #expect(LargeProse("オーストラリア", width: 69, most: 5, .unicode) != nil)
    #expect(LargeProse("山の\u{20BB7}", width: 69, most: 5, .unicode) == nil, "not every character is drawn")
  }

  @Test func lettersAmongJapaneseStandOnItsLine() throws {
    let alone = try #require(LargeProse("A", width: 60, most: 5, .unicode)).rows.map(\.string)
    let among = try #require(LargeProse("A山", width: 60, most: 5, .unicode)).rows.map { String($0.string.prefix(4)) }
    #expect(among == ["    "] + alone)
  }

  @Test(arguments: [Glyphs.ascii])
  func withoutHalfBlocksAQuestionIsPlainText(_ glyphs: Glyphs) {
    #expect(LargeProse("Who?", width: 100, most: 20, glyphs) == nil)
  }

  @Test func largeTypeIsForTextsOfWhichEveryCharacterIsDrawn() throws {
    #expect(LargeProse("Wer ist Øre?", width: 100, most: 20, .unicode) == nil)
    let prose = try #require(LargeProse("café, 3°!", width: 100, most: 4, .unicode))
    #expect(prose.rows.count == 4)
    let two = try #require(LargeProse("one two three", width: 30, most: 14, .unicode))
    #expect(two.rows.allSatisfy { $0.width <= 30 } && two.rows.count == 14)
    #expect(LargeProse("one two three", width: 30, most: 11, .unicode) == nil)
    #expect(LargeProse("unbreakable", width: 20, most: 20, .unicode) == nil)
  }

  @Test(arguments: [(Language.en, "3 in a row"), (.ja, "3連続")])
  func theVerdictSaysHowManyWereRightInARow(_ language: Language, _ words: String) {
    var player = Player(language, size: LargeWindowTests.large).started()
    for question in 1...3 {
      player.wait(.seconds(1))
      player.type("1")
      #expect(player.screen.contains { $0.contains(words) } == (question == 3))
      player.proceed()
    }
  }

  @Test func aQuestionStandsInTheMiddleOfItsCardBeforeTheAnswerAndAfter() throws {
    var context = Player(.ja, size: Size(width: 120, height: 40)).app.context
    context.extent = .withSide
    let text = "キーボードにある「⌘」は何？"
    let question = try #require(Question(text: text, choices: ["干物", "しょうゆ"], answer: 0))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.choose(1), at: .zero + .seconds(2))
    let answered = try #require(round.decided.first)
    let note = BoardView.Note.verdict(answered, .all)
    for board in [
      BoardView(asking: ShuffledQuestion(question), words: context.words),
      BoardView(answered: answered, note: note, words: context.words),
    ] {
      var canvas = Canvas(size: context.size)
      board.draw(on: &canvas, context: context)
      let rows = canvas.styledLines.indices.filter { canvas.styledLines[$0].contains { $0.style == .lamp(nil) } }
      #expect(rows.count == 5 && canvas.lines[rows[2]].contains(text))
    }
  }

  @Test func codeOfAQuestionStandsOnItsCardWithTheLineBeforeIt() throws {
    var context = Player(.en, size: Size(width: 120, height: 40)).app.context
    context.extent = .withSide
    let question = try #require(
      Question(text: "What is n?\n```\nn = 3\n```", choices: ["1", "2", "3", "4"], answer: 2))
    var canvas = Canvas(size: context.size)
    BoardView(asking: ShuffledQuestion(question), words: context.words).draw(on: &canvas, context: context)
    let row = try #require(canvas.lines.firstIndex { $0.contains("│ n = 3") })
    let card = canvas.lines[row].prefix { $0 != "│" }.count - 2..<40
    #expect(card.allSatisfy { canvas[Point(x: $0, y: row)].style == .lamp(nil) })
  }

  @Test func digitsWithoutHalfBlocksAreOfSignsOrText() {
    func lines(_ scale: LargeCharacter.Scale) -> [String] {
      let text = LargeText(text: "8", scale: scale)
      var canvas = Canvas(size: Size(width: text.width, height: text.height), glyphs: .ascii)
      text.draw(at: Point(x: 0, y: 0), style: .plain, on: &canvas)
      return canvas.lines
    }
    #expect(lines(.half) == ["", " 8", ""])
    #expect(lines(.full(1)) == ["########", "##    ##", "########", "##    ##", "##    ##", "########"])
  }

  @Test(arguments: [(118, 28, 35), (140, 40, 35), (160, 49, 35)])
  func theColumnOfALargeWindowBeginsBesideThePanels(_ width: Int, _ height: Int, columns: Int) throws {
    let player = Player(.en, size: Size(width: width, height: height)).started()
    let title = try #require(player.screen.firstIndex { $0.contains("This round") })
    let ground = player.canvas.styledLines[title].contains { $0.style == .lamp(0) }
    #expect(ground || player.canvas.styledLines[title + 5].contains { $0.style == .lamp(0) })
    let before = try #require(
      player.screen[title].firstRange(of: "This round").map { player.screen[title][..<$0.lowerBound] })
    #expect(SafeText(String(before)).width == min(width, 160) - columns)
  }

  @Test func twoChoicesMoveNeitherTheQuestionNorTheColumnBesideIt() throws {
    var context = Player(.en, size: LargeWindowTests.large).app.context
    context.extent = .withSide
    func rows(_ choices: [String]) throws -> Range<Int> {
      let question = try #require(Question(text: "Is it so?", choices: choices, answer: 0, explanation: nil))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).fitted(in: context).panelRows
    }
    #expect(try rows(["True", "False"]) == rows(["a", "b", "c", "d"]))
  }

  @Test func theSettingsOfALargeWindowHaveAWholePanel() {
    let player = Player(.en, size: LargeWindowTests.large).having { $0.choose(.settings) }
    #expect(player.canvas.runs(of: .lit(1)).contains { $0.contains("Venus") })
  }
}
