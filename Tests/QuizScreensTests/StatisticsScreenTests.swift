import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

@Suite struct StatisticsScreenTests {
  /// Three questions in two sets of two genres, and one that is in none any more.
  static func page(limit: Int = .max) throws -> StatisticsPage {
    func bank(_ rows: String) throws -> Bank { try Bank(bytes: Array(rows.utf8), name: "") }
    func id(_ text: String, _ right: String) -> QuestionID { QuestionID(text: text, rightChoice: right) }
    let tallies = [
      id("Which vegetable was long said not to go with raw tomato?", "Cucumber"): QuestionTally(
        asked: 12, right: 8, milliseconds: 61_476, chosen: [1: 3, 3: 8], late: 1),
      id("トマトに合わない野菜はどれですか？", "きゅうり"): QuestionTally(asked: 2, right: 1, milliseconds: 9000, chosen: [1: 1, 2: 1]),
      id("How long is a fortnight?", "14 days"): QuestionTally(asked: 3, right: 3, milliseconds: 3000, chosen: [2: 3]),
      QuestionID(hash: 0xdead_beef): QuestionTally(asked: 1, right: 0, milliseconds: 10_000, chosen: [9: 1]),
    ]
    var places = QuestionLocations(of: Set(tallies.keys))
    places.search(
      try bank(
        """
        Which vegetable was long said not to go with raw tomato?,3,Pumpkin,Daikon,Cucumber,Lotus root
        トマトに合わない野菜はどれですか？,2,かぼちゃ,きゅうり
        """), of: .set(genre: "Food pairings", title: "Basics"))
    places.search(
      try bank("How long is a fortnight?,2,7 days,14 days\nx,1,y,z"), of: .set(genre: "Words", title: "Meanings"))
    return StatisticsPage(Statistics(tallies, at: places, limit: limit))
  }

  /// The app before the log is read.
  func unread(_ size: Size = .ordinary, _ language: Language = .en) -> AppStage {
    let state = AppState(version: "1", language: language, catalogue: Catalogue(language: "en", genres: []))
    return AppStage(size, in: state).having { $0.choose(.statistics) }
  }

  /// The app with the page on screen.
  func opened(_ size: Size = .ordinary, _ language: Language = .en, limit: Int = .max) throws -> AppStage {
    try unread(size, language).having { try $0.answer(StatisticsScreenTests.page(limit: limit)) }
  }

  @Test func theScreenIsSeenBeforeTheLogIsRead() throws {
    let stage = unread()
    stage.expect("Reading the log…")
    #expect(stage.effects.filter { $0 == .store(.readStatistics) }.count == 1)
  }

  @Test func anEmptyLogIsTakenKindly() {
    var stage = unread()
    stage.answer(StatisticsPage(Statistics([:], at: QuestionLocations(of: []))))
    #expect(stage.screen.contains("      No questions answered yet. Play a round, and they will appear here."))
    stage.expect(row: -1, is: " Tab next   ? help   Esc back")
  }

  @Test func aLogThatCannotBeReadIsToldOf() {
    var stage = unread()
    let page = StatisticsPage(Statistics([:], at: QuestionLocations(of: [])), problem: "/x: cannot open")
    stage.answer(page).expect(row: 3, is: "   /x: cannot open")
  }

  @Test func theSummaryNamesTheStrongestAndTheWeakestGenre() throws {
    let banks = try ["Words", "World"].map { genre in
      let text = "question,answer,choice1,choice2\n\(genre)?,1,yes,no\n"
      return (genre, try #require(Bank(bytes: Array(text.utf8), name: "").question(at: 0)).id, text)
    }
    var places = QuestionLocations(of: Set(banks.map { $0.1 }))
    for (genre, _, text) in banks {
      places.search(try Bank(bytes: Array(text.utf8), name: ""), of: .set(genre: genre, title: "a"))
    }
    let tallies = [
      banks[0].1: QuestionTally(asked: 10, right: 9, milliseconds: 5_400_000),
      banks[1].1: QuestionTally(asked: 10, right: 2, milliseconds: 60_000),
    ]
    var page = StatisticsPage(Statistics(tallies, at: places))
    page.longestStreak = 12
    var context = Player(.en, moves: false).app.context
    func lines(_ width: Int) -> [SafeText] { StatisticsSummary(page: page, context: context).lines(width: width) }
    #expect(lines(76).first == "20 answers   55% right   best streak 12 days   1 h 31 min of play")
    #expect(lines(76).dropFirst() == ["Strongest: Words 90%   Weakest: World 20%"])
    #expect(lines(34).map(\.string) == ["20 answers   55% right", "Weakest: World 20%"], "as much as fits")
    context.state.played = [.timed, .missing]
    #expect(lines(76).first == "20 answers   55% right   sums and panels not counted   best streak 12 days")
  }

  @Test func tabGoesThroughThePagesAndBack() throws {
    var stage = try opened()
    stage.press(.tab).expect(row: 2, begins: "   Sets")
    stage.press(.tab).expect(row: 2, begins: "   Genres")
    stage.expect(row: 4, is: " ▶ Food pairings                              2 / 2      14      64%      5.0 s")
    stage.press(.tab).expect(" of 12 reached")
    stage.press(.tab).expect(row: -1, is: " Tab next   ? help   Esc back")
    stage.press(.tab, .tab).expect(row: 4, begins: "   Questions")
    for _ in 0..<4 { stage.press(.backTab) }
    stage.expect(row: 2, begins: "   Genres")
  }

  @Test func sortingGoesThroughEachOrder() throws {
    var stage = try opened(.ordinary, .ja)
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(stage.screen[0].split(separator: " ").last.map(String.init) ?? "")
      stage.press("s")
    }
    #expect(seen == ["正答率の低い順", "出題の多い順", "時間の長い順", "名前順", "正答率の低い順"])
  }

  @Test func aGenreOpensAsItsSetsAndASetAsItsQuestions() throws {
    var stage = try opened()
    for _ in 0..<4 { stage.press(.backTab) }
    stage.press(.enter).expect(row: 0, begins: " Statistics   Food pairings  ")
    #expect(stage.screen[4].hasPrefix(" ▶ Basics  "), "the genre stands in the title")
    stage.press(.enter).expect(row: 0, begins: " Statistics   Food pairings › Basics  ")
    stage.expect(row: 5, begins: "   Which vegetable")
    stage.press(.escape, .escape).expect(row: 4, begins: " ▶ Food pairings")
    stage.press(.escape).expect(row: 0, begins: " tenq 1")
  }

  @Test func tabStaysInTheGenreThatIsOpen() throws {
    var stage = try opened()
    for _ in 0..<4 { stage.press(.backTab) }
    stage.press(.enter).expect(row: 23, begins: " Tab next")
    stage.press(.tab).expect(row: 0, begins: " Statistics   Food pairings  ").expect(row: 2, begins: "   Questions")
    stage.press(.tab).expect(row: 2, begins: "   Sets")
    stage.press(.enter)
    let questions = stage.screen
    #expect(!questions[23].contains("Tab"))
    stage.press(.tab)
    #expect(stage.screen == questions)
    stage.press(.escape, .escape).expect(row: 2, begins: "   Genres")
  }

  @Test func theArrowPointsUpWhereTheLeastComesFirst() throws {
    var stage = try opened()
    var headings: [String] = []
    for _ in 0..<4 {
      headings.append(stage.screen[4])
      stage.press("s")
    }
    for (heading, mark) in zip(headings, ["Right ↑", "Asked ↓", "Average ↓", "Questions ↑"]) {
      #expect(heading.contains(mark))
    }
  }

  @Test func escapeGoesBackToTheRowThatWasOpened() throws {
    try opened().having { $0.press("2", .enter, .escape) }.expect(row: 7, begins: " ▶ Which vegetable")
  }

  @Test func aQuestionShowsItsLevelAndItsExplanation() throws {
    let bank = try Bank(
      bytes: Array("question,answer,choice1,choice2,explanation,level\nHow long?,2,7 days,14 days,It is old.,2\n".utf8),
      name: "")
    let question = try #require(bank.question(at: 0))
    var places = QuestionLocations(of: [question.id])
    places.search(bank, of: .set(genre: "Words", title: "Meanings"))
    let tally = QuestionTally(asked: 2, right: 2, milliseconds: 3000, chosen: [2: 2])
    let row = try #require(Statistics([question.id: tally], at: places).questions.first)
    for (glyphs, level) in [(Glyphs.unicode, "Level ★★☆"), (.ascii, "Level **-")] {
      let player = Player(.en, glyphs: glyphs, opens: QuestionStatisticsScreen(row))
      player.expect(row: 0, begins: " Statistics   Words", ends: level)
      #expect(player.screen[10...11].map(\.self) == ["   Why", "   It is old."])
    }
  }

  @Test func questionsThatAreGoneAreOneRowThatOpens() throws {
    var stage = try opened(.of(48, 16), .ja)
    stage.press(.end).expect(row: 8, begins: " ▶ 今のセットにない問題（1問）")
    stage.press(.enter, .escape, .tab, .end, .enter).expect(row: 2, is: " 全1問")
  }

  @Test func aClickOpensARowAndOnlyARow() throws {
    var stage = try opened()
    stage.click(10, 11).expect(row: 0, begins: " Statistics   Questions")
    stage.click(10, 9).expect(row: 3, is: "   1 question")
  }

  @Test func whatIsNotShownIsToldOf() throws {
    try opened(limit: 2).expect(row: 21, is: "   Only the 2 asked most often are shown; tenq stats shows all.")
  }

  @Test func aTableForOtherProgramsIsText() throws {
    let statistics = try StatisticsScreenTests.page().statistics
    let catalogue = Catalogue(language: "en", genres: [])
    let questions = StatisticsText(.question, language: .en, glyphs: .unicode, columns: 60)
    #expect(
      questions.table(statistics.rows(.question, by: .time, joiningUnknown: true), by: .time).map(\.string) == [
        "Questions                          Asked    Right  Average ↓",
        "Which vegetable was long said n…      12      67%      5.1 s", "トマトに合わない野菜はどれです…        2      50%      4.5 s",
        "How long is a fortnight?               3     100%      1.0 s",
        "1 question not in any set now          1       0%     10.0 s",
      ])
    #expect(
      ([questions.csvHeading] + statistics.rows(.question, by: .asked).map { questions.csv($0, in: [catalogue]) })
        .map(\.string).prefix(2) == [
          "question,text,set,asked,right,rate,average_milliseconds,late",
          "df45cbaa9770777c,Which vegetable was long said not to go with raw tomato?,en/Food pairings/Basics,12,8,0.667,5123,1",
        ])
    let genres = StatisticsText(.genre, language: .ja, glyphs: .ascii, columns: 80)
    #expect(
      statistics.rows(.genre, by: .name).map { genres.csv($0, in: [catalogue]).string } == [
        "en/Food pairings,2,2,14,9,0.643,5034,1", "en/Words,1,2,3,3,1.000,1000,0", ",1,,1,0,0.000,10000,0",
      ])
  }

  static func row(
    _ kind: String, _ answer: String, _ choices: [String] = ["", "", ""], text: String, _ tally: QuestionTally
  ) throws -> Statistics.Row {
    let fields = ([text, kind, answer] + choices).joined(separator: ",")
    let csv = "question,kind,answer,choice1,choice2,choice3\n\(fields)\n"
    let bank = try Bank(bytes: Array(csv.utf8), name: "")
    let question = try #require(bank.question(at: 0))
    var places = QuestionLocations(of: [question.id])
    places.search(bank, of: .set(genre: "Words", title: "Basics"))
    return try #require(Statistics([question.id: tally], at: places).questions.first)
  }

  static func typed() throws -> Statistics.Row {
    try row(
      "typed", "Paris|Paname", text: "What is the capital of France?",
      QuestionTally(
        asked: 9, right: 3, milliseconds: 27_000,
        wrong: [.init(text: "Lyon", count: 4), .init(text: "マルセイユ", count: 1)], late: 1))
  }

  static func order() throws -> Statistics.Row {
    try row(
      "order", "2;1;3", ["Larva", "Egg", "Moth"], text: "In which order?",
      QuestionTally(
        asked: 4, right: 2, milliseconds: 20_000, chosen: [1: 4, 2: 4, 3: 4],
        placed: [1: [2: 4], 2: [1: 2, 3: 2], 3: [3: 2, 1: 2]]))
  }

  static func several() throws -> Statistics.Row {
    try row(
      "several", "1;3", ["Flour", "Sand", "Yeast"], text: "What is in bread?",
      QuestionTally(asked: 3, right: 1, milliseconds: 9000, chosen: [1: 3, 2: 1, 3: 2]))
  }

  private func lines(_ row: Statistics.Row, _ language: Language = .en, _ size: Size = .ordinary) -> [String] {
    Array(Player(language, size: size, opens: QuestionStatisticsScreen(row)).screen.dropFirst(3))
  }

  /// The text of the question is gone, and what was typed is all that is known.
  @Test func whatWasTypedIsShownOfAQuestionThatIsGone() throws {
    let tally = QuestionTally(asked: 2, right: 0, milliseconds: 2000, wrong: [.init(text: "Lyon", count: 2)])
    let row = Statistics.Row(subject: .question(QuestionID(hash: 7), nil), tally: tally)
    #expect(lines(row).contains { $0.hasPrefix("   ✗ Lyon") && $0.hasSuffix("2 times") })
  }

  @Test func theTableHasTheWrongAnswersBelowTheirQuestion() throws {
    let rows = [try Self.typed(), try Self.several()]
    for columns in [nil, 80, 40] {
      let text = StatisticsText(.question, language: .en, glyphs: .unicode, columns: columns)
      let table = text.table(rows, by: .rate).map(\.string)
      #expect(table.count == 4 && table[2] == "  ✗ Lyon (4)  マルセイユ (1)", "\(table)")
    }
  }
}
