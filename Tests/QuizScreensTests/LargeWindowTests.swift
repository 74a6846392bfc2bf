import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// What a large window shows, and what a small one keeps.
@Suite struct LargeWindowTests {
  private static let large = Size(width: 200, height: 60)

  @Test(arguments: [(16, 10, false), (24, 5, true), (40, 10, true)])
  func answersBesideARoundGiveWayOnlyToPointsThatStandThere(_ rows: Int, _ listed: Int, _ hasSum: Bool) {
    let state = AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: []))
    let size = Size(width: 34, height: rows)
    var canvas = Canvas(size: size, glyphs: .unicode)
    RoundSideView(
      title: Phrase("Round"), answers: [], toCome: 10, points: nil, limit: { _ in nil }, facts: [], verdict: nil
    )
    .draw(
      in: Rect(x: 0, y: 0, width: 34, height: rows), beside: 0..<rows, on: &canvas,
      context: ViewContext(size: size, state: state))
    #expect(canvas.lines.contains { $0.contains("right") } == hasSum)
    #expect(canvas.lines.compactMap { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) } == Array(1...listed))
  }

  @Test(arguments: [(Language.en, "✓ Right", "✗ Not this time"), (.ja, "◯ 正解", "✗ 不正解")])
  func theVerdictIsInWordsBelowTheQuestionOrInTheColumnAtItsSide(_ language: Language, _ right: String, _ wrong: String)
    throws
  {
    let sizes =
      [(80, 24), (118, 28), (118, 32), (120, 40)].map { Size(width: $0, height: $1) } + [LargeWindowTests.large]
    for size in Sweep.of(sizes, oneIn: 3) {
      for (key, words) in [("1", right), ("2", wrong)] {
        var player = Player(language, size: size).started()
        player.wait(.seconds(1))
        let question = try #require(LargeWindowTests.question(in: player, language))
        player.type(key)
        // A large sign stands before them.
        let word = String(words.drop { $0 != " " }.dropFirst())
        let line = try #require(player.screen.lastIndex { $0.contains(word) })
        let column = player.screen[line].prefix(upTo: try #require(player.screen[line].range(of: word)).lowerBound)
          .count
        #expect(size.width == 80 ? line > question && line <= question + 4 : column > size.width / 2)
        #expect(try #require(LargeWindowTests.question(in: player, language)) == question, "the question never moves")
      }
    }
  }

  /// The first row of the first question.
  private static func question(in player: Player, _ language: Language) -> Int? {
    row(of: SafeText(Player.questions(language)[0].text), in: player)
      ?? row(of: language == .en ? "tomato" : "天ぷら", in: player)
  }

  /// The first row of a text: in large type or as plain text.
  private static func row(of text: SafeText, in player: Player) -> Int? {
    let large = [LargeProse.Face.regular, .condensed].compactMap { rows(text, $0, in: player.app.context.size).first }
    return player.screen.firstIndex { row in ([text.string] + large).contains { row.contains($0) } }
  }

  /// The rows of a text in large type as they stand on a screen of this size, without the blank ones.
  private static func rows(_ text: SafeText, _ face: LargeProse.Face = .regular, in size: Size) -> [String] {
    let width = min(size.width, 160) - 8
    let prose = LargeProse(text, width: width, most: 20, face: face, parting: .phrases, .unicode)
    return (prose?.rows ?? []).map { row in
      String(row.string.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: [Language.en, .ja])
  func aQuestionOfALargeWindowIsInLettersOfBlocks(_ language: Language) {
    var player = Player(language, size: LargeWindowTests.large).started()
    player.wait(.seconds(1))
    let text = SafeText(Player.questions(language)[0].text)
    let rows = LargeWindowTests.rows(text, in: LargeWindowTests.large)
    #expect(!rows.isEmpty && rows.allSatisfy { line in player.screen.contains { $0.contains(line) } })
    let plain = Player(language, size: Size(width: 117, height: 40)).started()
    #expect(plain.screen.allSatisfy { row in row.allSatisfy { !"▀▄█▌▐".contains($0) } })
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

  @Test(arguments: [1, 6])
  func theColumnHasAllOfAnExplanationBesideThePanelsOfALongQuestion(_ sentences: Int) throws {
    var context = Player(.en, size: Size(width: 160, height: 40)).app.context
    context.extent = .withSide
    let reason = Array(repeating: "It was said so long ago that nobody remembers.", count: sentences).joined(
      separator: " ")
    let text = "Who was it that said so, and to whom, and where, and when was that?"
    let question = try #require(Question(text: text, choices: ["a", "b", "c", "d"], answer: 0, explanation: reason))
    let layout = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    let side = try #require(context.side(below: BoardHeader.rows - 1))
    #expect(layout.text.linesOnCard == 0, "the question is large")
    let rows = try side.maxY - #require(layout.grid.panels.first).y
    // With a title, an answer, and blank rows above it.
    #expect(rows >= 4 + SideVerdictView.rows(of: question, width: side.width))
  }

  @Test func anExplanationThatIsCutEndsInAnEllipsis() throws {
    let question = try #require(
      Question(text: "Who?", choices: ["a", "b"], answer: 0, explanation: "one two three four five six"))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.choose(1), at: .zero + .seconds(2))
    let verdict = Verdict(question: try #require(round.verdict), words: Localizer(.en), glyphs: .unicode)
    var canvas = Canvas(size: Size(width: 20, height: 3), glyphs: .unicode)
    SideVerdictView(verdict, width: 12).draw(in: canvas.bounds, isLarge: false, on: &canvas)
    #expect(zip(canvas.lines, ["✗ Not this time", "one two", "three four…"]).allSatisfy { $0.hasPrefix($1) })
  }

  @Test func aWordThatIsWiderThanItsPanelIsInNarrowLettersRatherThanParted() throws {
    var context = Player(.ja, size: Size(width: 160, height: 54)).app.context
    context.extent = .withSide
    let question = try #require(Question(text: "どれ？", choices: ["スコットランド", "a", "b", "c"], answer: 0))
    let layout = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    let width = layout.grid.textArea(0).width
    #expect(LargeProse("スコットランド", width: width, most: 5, .unicode) == nil)
    #expect(layout.choices[0].count == LargeProse.highestLine, "one line")
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

  @Test func choicesAreTwiceAsLargeOrInTheWidestLettersInWhichAllHaveRoomApart() throws {
    var context = Player(.en, size: Size(width: 160, height: 54)).app.context
    context.extent = .withSide
    func layout(_ choices: [String]) throws -> BoardView.Layout {
      let question = try #require(Question(text: "Who?", choices: choices, answer: 0))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    }
    func isNarrow(_ rows: [SafeText]) -> Bool { rows.contains { $0.string.contains { "▌▐▘▝▖▗".contains($0) } } }
    let short = try layout(["Bee", "Ant", "Fly", "Bug"])
    #expect(short.choices.allSatisfy { $0.count == LargeFont.height } && !short.choices.contains(where: isNarrow))
    let usual = try layout(["A royal forest", "Ant", "Fly", "Bug"])
    #expect(usual.choices[1].count <= 1 + LargeFont.height / 2 && !usual.choices.contains(where: isNarrow))
    let narrow = try layout(["some mean moon sees our ocean", "A royal forest", "c", "d"])
    #expect(narrow.choices.allSatisfy(isNarrow), "apart in narrow letters before close in wide ones")
    for layout in [short, usual, narrow] {
      #expect(!isNarrow(layout.text.lines.map(\.text)), "the question keeps its own")
    }
  }

  @Test(arguments: [(118, 36, 4, 18), (120, 40, 6, 8), (120, 40, 9, 4)])
  func aQuestionIsNotLargeWhereThatWouldCutAChoiceOrTheQuestion(
    _ width: Int, _ height: Int, _ count: Int, _ words: Int
  ) throws {
    var context = Player(.en, size: Size(width: width, height: height)).app.context
    context.extent = .withSide
    let choices = (1...count).map { "\($0) " + Array(repeating: "whatever", count: words).joined(separator: " ") }
    for length in [6, 24, 34] {
      let text = Array(repeating: "question", count: length).joined(separator: " ") + "?"
      let question = try #require(Question(text: text, choices: choices, answer: 0))
      let layout = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
      #expect(!layout.hasCutChoice && !layout.text.isScrollable)
    }
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

  @Test(arguments: [
    (Size(width: 117, height: 30), 0), (Size(width: 118, height: 29), 0), (Size(width: 159, height: 54), 1),
    (Size(width: 118, height: 30), 1), (Size(width: 118, height: 35), 1), (Size(width: 118, height: 36), 1),
    (Size(width: 160, height: 53), 1),
    (Size(width: 160, height: 54), 2),
  ])
  func theWindowSaysHowWideLettersAre(_ size: Size, _ kind: Int) throws {
    var context = Player(.en, size: size).app.context
    context.extent = .withSide
    let question = try #require(Question(text: "Who?", choices: ["Ann", "Bob", "Cid", "Dan"], answer: 0))
    let layout = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    #expect((layout.text.lines.count >= LargeFont.height / 2) == (kind > 0))
    let areLarge = layout.choices[0].count >= LargeFont.height / 2
    #expect(areLarge == (kind > 0 && size.height >= 36), "the choices as the question")
    #expect(isNarrow(layout) == (kind == 1 && !areLarge), "wide with wide choices")
    // Choices that have no room in wide letters.
    let choices = ["Ann of Green Gables", "Bob of Blue Barns", "Cid of Black Forests", "Dan of Red Roofs"]
    let long = try #require(Question(text: "Who?", choices: choices, answer: 0))
    context.size = Size(width: min(size.width, 118), height: min(size.height, 40))
    let other = BoardView(asking: ShuffledQuestion(long), words: context.words).layout(in: context)
    #expect(isNarrow(other) == (kind > 0))
  }

  private func isNarrow(_ layout: BoardView.Layout) -> Bool {
    layout.text.lines.contains { $0.text.string.contains { "▌▐▘▝▖▗".contains($0) } }
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

  @Test func withoutLargeTypeTheRoundStandsBesideThePanels() {
    let screen = Player(.en, size: Size(width: 120, height: 40), glyphs: .ascii).started().screen
    #expect(screen.contains { $0.contains(" This round") && !$0.contains("--") })
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

  @Test(arguments: [Language.en, .ja])
  func theQuestionIsNearItsPanelsWhichReachTheKeyLine(_ language: Language) throws {
    var player = Player(language, size: LargeWindowTests.large).started()
    player.wait(.seconds(1))
    let shuffled = ShuffledQuestion(Player.questions(language)[0])
    var context = player.app.context
    context.extent = .withSide
    let board = BoardView(asking: shuffled, words: context.words)
    let layout = board.layout(in: context)
    let grid = layout.grid
    let above = layout.text.place.y - BoardView.area(in: context).y
    let below = try #require(grid.panels.first).y - layout.text.place.y - layout.text.lines.count
    #expect(below >= 1 && (below == 1 || (below...2 * below + 1).contains(above)), "two thirds of the blank rows above")
    let foot = try #require(grid.panels.last).maxY
    #expect(foot == context.body(below: BoardHeader.rows - 1).maxY - 1, "a blank row, the rule and the keys are below")
    #expect(grid.panels.indices.allSatisfy { grid.chip($0).y == grid.panels[$0].y }, "numbers stand at the head")
  }

  @Test(arguments: 1...4)
  func theLinesOfALongQuestionAreApartAndAloneAboveThePanels(_ count: Int) throws {
    let block = try LargeWindowTests.wrongAnswer(repeating: count, in: LargeWindowTests.large)
    #expect(block.lines.count { $0.text.isEmpty } >= count - 1, "a blank row apart")
    #expect(block.lines.count >= count * LargeProse.highestLine && block.lines.allSatisfy { $0.label.isEmpty })
    #expect(!block.isScrollable)
  }

  /// The text of a question that says the same so often and is answered wrong.
  private static func wrongAnswer(repeating count: Int, in size: Size) throws -> BoardView.TextBlock {
    let text = Array(repeating: "銚子電鉄が赤字の電車を直す", count: count).joined(separator: "、") + "？"
    let question = try #require(Question(text: text, choices: ["干物", "しょうゆ", "落花生", "ぬれ煎餅"], answer: 0))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.choose(1), at: .zero + .seconds(2))
    round.handle(.proceed, at: .zero + .seconds(9))
    let answered = try #require(round.answered.first)
    var context = Player(.ja, size: size).app.context
    context.extent = .withSide
    let board = BoardView(answered: answered, note: .verdict(answered, .all), words: context.words)
    return board.layout(in: context).text
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

  @Test func thePointsClimbInLargeDigitsAtTheSide() {
    var player = Player(.en, size: LargeWindowTests.large).started()
    player.wait(.seconds(1))
    player.type("1")
    player.wait(AnswerLight.length)
    let points = LargeText(text: "1,179", scale: .half)
    var canvas = Canvas(size: Size(width: points.width, height: 3), glyphs: .unicode)
    points.draw(at: Point(x: 0, y: 0), style: .plain, on: &canvas)
    #expect(canvas.lines.allSatisfy { line in player.screen.contains { $0.contains(line) } })
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

  @Test func aQuestionOfALargeWindowWithoutRoomForLargeTypeStandsOnACard() throws {
    var context = Player(.ja, size: LargeWindowTests.large).app.context
    context.extent = .withSide
    func linesOnCard(_ text: String) throws -> Int {
      let question = try #require(Question(text: text, choices: ["干物", "しょうゆ"], answer: 0))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context).text.linesOnCard
    }
    #expect(try linesOnCard("どれ？") == 0)
    #expect(try linesOnCard("キーボードにある「⌘」は何？") == 1, "a sign without a large form")
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

  @Test(arguments: [
    (["渡辺", "鈴木", "佐藤", "たぬき"], true), (["青緑に光った", "鈴木", "佐藤", "高橋"], true), (["きつね", "5", "ねこ", "たぬき"], false),
  ])
  func denseChoicesInLargeTypeStandInOrdinaryTypeBesideTheirLabels(_ texts: [String], _ areDense: Bool) throws {
    var context = Player(.ja, size: LargeWindowTests.large).app.context
    context.extent = .withSide
    let question = try #require(Question(text: "どれ？", choices: texts, answer: 0))
    let board = BoardView(asking: ShuffledQuestion(question), words: context.words)
    var canvas = Canvas(size: context.size)
    board.draw(on: &canvas, context: context)
    #expect(board.layout(in: context).choices.allSatisfy { $0.count >= LargeFont.height / 2 }, "they are large")
    for (label, text) in zip(["▲ 1", "◆ 2", "● 3", "■ 4"], texts) {
      #expect(canvas.lines.contains { $0.contains("\(label)  \(text)") } == areDense, "kana alone can be read")
    }
  }

  @Test(arguments: Language.allCases) func aLongQuestionInLargeTypeHasLowerPanelsWithLargeChoices(
    _ language: Language
  ) throws {
    var context = Player(language, size: Size(width: 160, height: 54)).app.context
    context.extent = .withSide
    func layout(_ text: String, _ choice: String) throws -> BoardView.Layout {
      let question = try #require(Question(text: text, choices: [choice, "b", "c", "d"], answer: 0))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    }
    let (text, choice) =
      language == .ja
      ? ("かき氷のイチゴ味とメロン味は、主に何が違う？", "ひらがなが二行")
      : ("When was the first bread baked that looks so old?", "A royal forest")
    let (short, long) = (try layout(text, choice), try layout(text + text + text, choice))
    #expect(long.text.lines.count >= 3 * LargeFont.height / 2, "the letters are large")
    #expect(try #require(long.grid.panels.first).y > #require(short.grid.panels.first).y)
    #expect(long.choices[0].count >= LargeFont.height / 2, "they stay large")
  }

  @Test(arguments: [("ラマ", true), ("天の川の光る帯", true), ("天の川の光る帯⌘", false)])
  func aQuestionIsLargeAboveChoicesThatHaveNoLargeForm(_ choice: String, _ areLarge: Bool) throws {
    var context = Player(.ja, size: Size(width: 190, height: 54)).app.context
    context.extent = .withSide
    let text = "アンデスの人々は、天の川の光らない黒い部分に、大昔から星座を見てきたという。中でもよく目立つのは、何の姿？"
    let question = try #require(Question(text: text, choices: [choice, "クジラ", "ハチドリ", "ワニ"], answer: 0))
    let layout = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    #expect(layout.text.lines.count > 3 * LargeProse.highestLine && layout.text.linesOnCard == 0)
    #expect((layout.choices[0].count >= LargeProse.highestLine) == areLarge)
  }

  @Test func aTypedAnswerIsSeenInLargeTypeWhereThereIsRoom() throws {
    func rows(_ content: AnswerLineView, height: Int) -> [String] {
      var canvas = Canvas(size: Size(width: 80, height: height), glyphs: .unicode)
      content.draw(
        in: Rect(x: 0, y: 0, width: 80, height: height), isCompact: false, on: &canvas,
        words: Localizer(.en, isASCII: false))
      return canvas.lines
    }
    let question = try #require(Question(text: "q", choices: ["a", "b"], answer: 0))
    func hasLarge(_ text: String, isDoubled: Bool, height: Int) throws -> Bool {
      let prose = try #require(LargeProse(SafeText(text), width: 72, most: 4, .unicode)).rows
      let large = (isDoubled ? LargeProse.doubled(prose, .unicode) : prose).map { row in
        String(row.string.reversed().drop { $0 == " " }.reversed())
      }
      let drawn = rows(AnswerLineView(TextField(text), of: question), height: height)
      return large.allSatisfy { row in drawn.contains { $0.contains(row) } }
    }
    #expect(try hasLarge("mayday", isDoubled: true, height: 22))
    #expect(try hasLarge("may mayday", isDoubled: false, height: 22), "twice as large it is too wide")
    let typed = AnswerLineView(TextField("mayday"), of: question)
    let low = [12, 11].map { rows(typed, height: $0).joined().contains("▄") }
    #expect(low == [true, false], "it has room in the panels of a window of 80 by 24")
    let empty = rows(AnswerLineView(TextField(), of: question), height: 22)
    #expect(empty.filter { $0.contains("█") }.allSatisfy { $0.count { $0 != " " } <= 2 }, "the cursor, and the pointer")
    var edited = TextField("mayday")
    _ = edited.handle(.left)
    #expect(rows(AnswerLineView(edited, of: question), height: 22).contains { $0.contains("mayday") })
  }

  @Test(arguments: [("mayday", "heyday", true), ("mayday", "a day ⌘ in May", false)])
  func aWrongAnswerAndTheRightOneStandOnPanelsOfOneSize(_ given: String, _ right: String, _ areLarge: Bool) throws {
    let question = try #require(
      Question(.typed, text: "q", choices: [], key: QuestionKind.Key(accepted: [right]), options: [], explanation: nil))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.answer(.text(given)), at: .zero + .seconds(2))
    let line = AnswerLineView(try #require(round.verdict), worth: .empty)
    var canvas = Canvas(size: Size(width: 80, height: 14), glyphs: .unicode)
    line.draw(in: canvas.bounds, isCompact: false, on: &canvas, words: Localizer(.en))
    func rows(_ style: Style) -> Int { (0..<14).count { canvas[Point(x: 1, y: $0)].style == style } }
    #expect(rows(.offWrong) == 6 && rows(.litRight) == 6)
    let text = canvas.lines.joined()
    #expect(text.contains("✗ your answer") && text.contains("✓ the answer"))
    #expect(text.contains(given) != areLarge && text.contains(right) != areLarge)
  }

  @Test func labelsStandAboveChoicesInLargeTypeAndBesideSmallOnes() throws {
    var context = Player(.en, size: LargeWindowTests.large).app.context
    context.extent = .withSide
    func layout(_ choice: String) throws -> BoardView.Layout {
      let question = try #require(Question(text: "Who?", choices: [choice, "b", "c", "d"], answer: 0))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context)
    }
    let (large, small) = (try layout("Bees"), try layout("A sign without a large form: ⌘"))
    #expect(large.choices[0].count >= LargeFont.height / 2 && small.choices[0].count < LargeFont.height / 2)
    #expect(large.grid.panels == small.grid.panels, "the panels keep their places")
    for (choice, lines) in large.choices.enumerated() {
      let place = large.grid.textPlace(of: lines.count, in: choice)
      #expect(large.grid.chip(choice).y == large.grid.panels[choice].y)
      #expect(place.y > large.grid.chip(choice).y && place.maxY < large.grid.panels[choice].maxY, "free rows around it")
      let (chip, panel) = (small.grid.chip(choice), small.grid.panels[choice])
      #expect(abs(chip.y - panel.y - (panel.maxY - chip.maxY)) <= 1)
    }
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

  @Test(
    arguments: [
      (118, 28, 34), (118, 35, 34), (118, 36, 26), (139, 40, 26), (140, 40, 34), (147, 60, 34), (160, 49, 34),
    ])
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
    func rows(_ choices: [String]) throws -> ClosedRange<Int>? {
      let question = try #require(Question(text: "Is it so?", choices: choices, answer: 0, explanation: nil))
      let grid = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context).grid
      guard let first = grid.panels.first, let last = grid.panels.last else { return nil }
      return first.y...last.maxY
    }
    #expect(try rows(["True", "False"]) == rows(["a", "b", "c", "d"]))
  }

  /// 正しくない has room in one line, and twice as large in two.
  @Test(arguments: [(Language.en, "True", "False"), (.ja, "正しい", "正しくない")])
  func trueAndFalseAreTwiceAsLargeInAVeryLargeWindow(_ language: Language, _ yes: String, _ no: String) throws {
    var context = Player(language, size: Size(width: 200, height: 60)).app.context
    context.extent = .withSide
    let question = try #require(Question(text: "Is it so?", choices: [yes, no], answer: 0, explanation: nil))
    let choices = BoardView(asking: ShuffledQuestion(question), words: context.words).layout(in: context).choices
    #expect(choices.map(\.count).min() ?? 0 >= LargeFont.height)
  }

  @Test(arguments: [Language.en, .ja])
  func theListsOfALargeWindowHaveMoreThanTheirRows(_ language: Language) {
    var player = Player(language, size: LargeWindowTests.large)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    player.remember((1...4).map { Player.record($0, set: set, correct: $0) })
    player.choose(.history)
    #expect(
      player.screen.contains { $0.contains(language == .en ? "Right answers" : "正解数") }, "the chart below the table")
    player.press(.escape)
    player.choose(.statistics)
    #expect(
      player.screen.contains { $0.contains(language == .en ? "of the last half year" : "この26週間で") },
      "the calendar below the table")
    player.press(.escape)
    player.choose(.settings)
    #expect(player.screen.joined().contains(language == .en ? "The language of the words" : "表示と問題の言語です。"))
    #expect(player.canvas.runs(of: .lit(1)).contains { $0.contains(language == .en ? "Venus" : "金星") }, "a whole panel")
  }
}
