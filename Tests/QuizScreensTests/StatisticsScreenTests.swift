import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

@Suite struct StatisticsScreenTests {
  let start = Instant.zero

  /// Three questions in two sets of two genres, and one that is in none any more.
  static func page(limit: Int = .max) throws -> StatisticsPage {
    func bank(_ rows: String) throws -> Bank { try Bank(bytes: Array(rows.utf8), name: "") }
    func id(_ text: String, _ right: String) -> QuestionID { QuestionID(text: text, rightChoice: right) }
    let tallies = [
      id("Which vegetable was long said not to go with raw tomato?", "Cucumber"): QuestionTally(
        asked: 12, right: 8, milliseconds: 61_476, chosen: [1: 3, 3: 8], late: 1),
      id("トマトに合わない野菜はどれですか？", "きゅうり"): QuestionTally(
        asked: 2, right: 1, milliseconds: 9000, chosen: [1: 1, 2: 1]),
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

  func app(_ width: Int = 80, _ height: Int = 24, _ language: Language = .en) -> App {
    var app = App(
      size: Size(width: width, height: height),
      state: AppState(version: "1", language: language, catalogue: Catalogue(language: "en", genres: [])))
    if let key = app.key(of: .statistics) { press(key, &app) }
    return app
  }

  @discardableResult
  func press(_ key: Key, _ app: inout App) -> [Effect] { app.handle(.input(.key(key)), at: start) }

  @discardableResult
  func press(_ character: Character, _ app: inout App) -> [Effect] { press(.character(character), &app) }

  /// The app with the page on screen.
  func opened(_ width: Int = 80, _ height: Int = 24, _ language: Language = .en, limit: Int = .max) throws -> App {
    var app = app(width, height, language)
    _ = app.handle(.shown, at: start)
    _ = app.handle(.response(try StatisticsScreenTests.page(limit: limit)), at: start)
    return app
  }

  func lines(_ app: App) -> [String] { app.picture(at: start).lines }

  @Test func theScreenIsSeenBeforeTheLogIsRead() throws {
    var app = app()
    #expect(lines(app).contains { $0.contains("Reading the log…") })
    #expect(app.handle(.shown, at: start) == [.store(.readStatistics)])
    #expect(app.handle(.shown, at: start).isEmpty)
  }

  @Test func anEmptyLogIsTakenKindly() {
    var app = app()
    _ = app.handle(.response(StatisticsPage(Statistics([:], at: QuestionLocations(of: [])))), at: start)
    #expect(
      lines(app).contains("      No questions answered yet. Play a round, and they will appear here."))
    #expect(lines(app).last == " Tab next   ? help   Esc back")
  }

  @Test func aLogThatCannotBeReadIsToldOf() {
    var app = app()
    let page = StatisticsPage(Statistics([:], at: QuestionLocations(of: [])), problem: "/x: cannot open")
    _ = app.handle(.response(page), at: start)
    #expect(lines(app)[3] == "   /x: cannot open")
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
    #expect(
      lines(76).map(\.string) == [
        "20 answers   55% right   best streak 12 days   1 h 31 min of play",
        "Strongest: Words 90%   Weakest: World 20%",
      ])
    #expect(
      lines(34).map(\.string) == ["20 answers   55% right", "Weakest: World 20%"],
      "as much as fits")
    context.state.played = [.timed, .missing]
    #expect(
      lines(76).first
        == "20 answers   55% right   sums and panels not counted   best streak 12 days")
  }

  @Test func tabGoesThroughThePagesAndBack() throws {
    var app = try opened()
    press(.tab, &app)
    #expect(lines(app)[2].hasPrefix("   Sets"))
    press(.tab, &app)
    #expect(lines(app)[2].hasPrefix("   Genres"))
    #expect(lines(app)[4] == " ▶ Food pairings                              2 / 2      14      64%      5.0 s")
    press(.tab, &app)
    #expect(lines(app).contains { $0.contains(" of 12 reached") })
    press(.tab, &app)
    #expect(lines(app).last == " Tab next   ? help   Esc back")
    press(.tab, &app)
    press(.tab, &app)
    #expect(lines(app)[4].hasPrefix("   Questions"))
    for _ in 0..<4 { press(.backTab, &app) }
    #expect(lines(app)[2].hasPrefix("   Genres"))
  }

  @Test func sortingGoesThroughEachOrder() throws {
    var app = try opened(80, 24, .ja)
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(lines(app)[0].split(separator: " ").last.map(String.init) ?? "")
      press("s", &app)
    }
    #expect(seen == ["正答率の低い順", "出題の多い順", "時間の長い順", "名前順", "正答率の低い順"])
  }

  @Test func aGenreOpensAsItsSetsAndASetAsItsQuestions() throws {
    var app = try opened()
    for _ in 0..<4 { press(.backTab, &app) }
    press(.enter, &app)
    #expect(lines(app)[0].hasPrefix(" Statistics   Food pairings  "))
    #expect(lines(app)[4].hasPrefix(" ▶ Basics  "), "the genre stands in the title")
    press(.enter, &app)
    #expect(lines(app)[0].hasPrefix(" Statistics   Food pairings › Basics  "))
    #expect(lines(app)[5].hasPrefix("   Which vegetable"))
    press(.escape, &app)
    press(.escape, &app)
    #expect(lines(app)[4].hasPrefix(" ▶ Food pairings"))
    press(.escape, &app)
    #expect(lines(app)[0].hasPrefix(" tenq 1"))
  }

  @Test func tabStaysInTheGenreThatIsOpen() throws {
    var app = try opened()
    for _ in 0..<4 { press(.backTab, &app) }
    press(.enter, &app)
    #expect(lines(app)[23].hasPrefix(" Tab next"))
    press(.tab, &app)
    #expect(lines(app)[0].hasPrefix(" Statistics   Food pairings  "))
    #expect(lines(app)[2].hasPrefix("   Questions"))
    press(.tab, &app)
    #expect(lines(app)[2].hasPrefix("   Sets"))
    press(.enter, &app)
    let questions = lines(app)
    #expect(!questions[23].contains("Tab"))
    press(.tab, &app)
    #expect(lines(app) == questions)
    press(.escape, &app)
    press(.escape, &app)
    #expect(lines(app)[2].hasPrefix("   Genres"))
  }

  @Test func theArrowPointsUpWhereTheLeastComesFirst() throws {
    var app = try opened()
    var headings: [String] = []
    for _ in 0..<4 {
      headings.append(lines(app)[4])
      press("s", &app)
    }
    for (heading, mark) in zip(headings, ["Right ↑", "Asked ↓", "Average ↓", "Questions ↑"]) {
      #expect(heading.contains(mark))
    }
  }

  @Test func escapeGoesBackToTheRowThatWasOpened() throws {
    var app = try opened()
    press("2", &app)
    press(.enter, &app)
    press(.escape, &app)
    #expect(lines(app)[7].hasPrefix(" ▶ Which vegetable"))
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
      #expect(player.screen[0].hasPrefix(" Statistics   Words"))
      #expect(player.screen[0].hasSuffix(level))
      #expect(player.screen[10...11].map(\.self) == ["   Why", "   It is old."])
    }
  }

  @Test func questionsThatAreGoneAreOneRowThatOpens() throws {
    var app = try opened(48, 16, .ja)
    press(.end, &app)
    #expect(lines(app)[8].hasPrefix(" ▶ 今のセットにない問題（1問）"))
    press(.enter, &app)
    press(.escape, &app)
    press(.tab, &app)
    press(.end, &app)
    press(.enter, &app)
    #expect(lines(app)[2] == " 全1問")
  }

  @Test func aClickOpensARowAndOnlyARow() throws {
    var app = try opened()
    func click(_ y: Int) {
      for action in [Mouse.Action.press, .release] {
        _ = app.handle(.input(.mouse(Mouse(point: Point(x: 10, y: y), action: action))), at: start)
      }
    }
    click(11)
    #expect(lines(app)[0].hasPrefix(" Statistics   Questions"))
    click(9)
    #expect(lines(app)[3] == "   1 question")
  }

  @Test func whatIsNotShownIsToldOf() throws {
    let app = try opened(limit: 2)
    #expect(lines(app)[21] == "   Only the 2 asked most often are shown; tenq stats shows all.")
  }

  @Test func aTableForOtherProgramsIsText() throws {
    let statistics = try StatisticsScreenTests.page().statistics
    let catalogue = Catalogue(language: "en", genres: [])
    let questions = StatisticsText(.question, language: .en, glyphs: .unicode, columns: 60)
    #expect(
      questions.table(statistics.rows(.question, by: .time, joiningUnknown: true), by: .time).map(
        \.string) == [
          "Questions                          Asked    Right  Average ↓",
          "Which vegetable was long said n…      12      67%      5.1 s",
          "トマトに合わない野菜はどれです…        2      50%      4.5 s",
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
}
