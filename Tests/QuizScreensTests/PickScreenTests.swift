import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The list of all that a round can be drawn from.
@Suite struct PickScreenTests {
  /// A player in front of the list, for whom some questions are known and one set has a best.
  func picking(
    _ language: Language = .en, _ size: Size = .ordinary, change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    let known = Player.record(
      id: "known", set: language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本", milliseconds: 12_345,
      answers: Player.questions(language).enumerated().map { place, question in
        .init(question: question.id, choice: place == 0 ? 2 : 1, correct: place > 0, milliseconds: 2469)
      })
    var player = Player(language, size: size, home: PlayerHome(log: [known]), change: change)
    return player.type("p")
  }

  /// What stands in the header at the right.
  private func length(_ player: Player) -> String {
    String(player.screen[0].drop { $0 == " " }.drop { $0 != " " }.drop { $0 == " " })
  }

  /// A bank of the player's own in a genre of files, whose last question alone has a word.
  private func searching(_ language: Language = .en, rows: Int, _ last: String) -> Player {
    let csv = (0..<rows).map { "Which is row \($0)?,1,a,b,c,d\n" }.joined() + "\(last),1,a,b,c,d\n"
    return Player(language, home: PlayerHome(banks: ["Zoo/Animals.csv": csv])).having { $0.type("p/") }
  }

  private let state = AppState.empty { $0.catalogue = Player.catalogue(.en) }

  @Test(arguments: [(Selection.everything, true), (.missed, false)])
  func missedQuestionsHaveNoLevelsToChoose(_ selection: Selection, _ hasLevels: Bool) {
    let context = ViewContext(size: ViewContext.full, state: state)
    var screen = PickScreen(.timed, selection, in: state)
    #expect(screen.hints(in: context).contains { $0.key == "d" } == hasLevels)
    #expect(screen.handle(.key("d"), at: .zero, in: context).isEmpty != hasLevels)
  }

  @Test(arguments: [
    (
      "a word of a question", Language.en, "What does a Wombat eat?", "womb", "Animals",
      "\"What does a Wombat eat?\"", "Basics"
    ),
    ("one sign of Japanese is a word", .ja, "熊は冬に何をしますか？", "熊", "Animals", "「熊は冬に何をしますか？」", "No set"),
    ("a title comes before a question", .en, "What is the body made of?", "body", "The body", "Animals", "No set"),
  ])
  func theFilterFindsWordsOfQuestions(
    _ rule: String, _ language: Language, _ question: String, _ typed: String, _ selected: String, _ seen: String,
    _ unseen: String
  ) {
    var player = searching(language, rows: 5, question)
    player.type(typed, then: .seconds(1)).expectRow("▶", selected).expect(seen, without: unseen)
  }

  @Test(arguments: [
    ("in the middle of a word it is no word", "ombat", "No set and no question has \"ombat\""),
    ("two letters are in nearly every set, and found in titles alone", "wo", ""),
  ])
  func theFilterFindsNoPartsOfWords(_ rule: String, _ typed: String, _ said: String) {
    var player = searching(rows: 5, "What does a Wombat eat?")
    player.type(typed, then: .seconds(1)).expect(without: "Animals")
    #expect(player.screen.joined().contains(said) || said.isEmpty, "\(rule)")
  }

  @Test func noKeyWaitsForTheSearchOfALargeBank() {
    var player = searching(rows: 20_000, "What does a wombat eat?")
    player.type("womba").expect("Looking through the questions…")
    func parts() -> Int { player.effects.count { if case .store(.search) = $0 { true } else { false } } }
    // A key comes in between, and the search is for what it made of the words.
    player.send(.input(.time))
    #expect(parts() == 1)
    player.type("t", then: .seconds(1))
    #expect(parts() > 20)
    player.expectRow("▶", "Animals").expectRest()
  }

  @Test func theRulesGoWithTheFirstRoundAndStandInTheHelpThen() {
    var player = picking()
    player.expect(without: "Drawn from the bank")
    player.type("?").expect("Before a round")
    player.press(.pageDown).expect("Drawn from the bank")
  }

  @Test func typingAfterASlashNarrowsTheList() {
    var player = picking()
    player.type("/SEA").expect(row: 2, begins: "    / SEA").expect(row: 4, begins: "    ▾ Food pairings")
    player.expect(row: 5, begins: "  ▶     Through the seasons").expect(row: 6, is: "")
    player.press(.up).expect(row: 4, begins: "  ▶ ▾ Food pairings")
    player.press(.escape).expect(row: 2, begins: "    / filter").expect("Science")
  }

  @Test func aGenreThatMatchesHasAllItsSetsAndFoldsUnderTheFilter() {
    var player = picking()
    player.type("/food").expect("Through the seasons", without: "Science")
    player.press(.up)
    player.click(4, 4).expect(row: 4, begins: "  ▶ ▸ Food pairings").expect(without: "Through the seasons")
    player.click(4, 4).expect("Through the seasons")
  }

  @Test func afterAFilterTheGenresAreFoldedAsBefore() {
    var player = picking()
    player.press(.left)
    player.type("/food")
    player.press(.up, .escape).expect(row: 6, begins: "  ▶ ▸ Food pairings").expect(without: "Through the seasons")
  }

  @Test func afterAFilterAGenreThatWasOpenIsOpenAgain() {
    var player = picking()
    player.type("/science").expect(without: "Food pairings")
    player.press(.escape).expect(row: 6, begins: "    ▾ Food pairings")
    player.expect(row: 8, begins: "        Through the seasons")
  }

  @Test func afterAFilterWithoutAMatchTheCursorIsWhereItWas() {
    var player = picking()
    let before = player.screen
    player.type("/s?").expect(row: 4, ends: "No set and no question has \"s?\". Esc shows all sets.")
    // There is nothing to begin, and no round to tell of.
    player.expect(row: -1, lacks: "Enter").expect(row: 0, lacks: "questions")
    player.press(.escape)
    #expect(player.screen == before)
  }

  @Test func lettersAreTextWhileTheFilterIsTyped() {
    var player = picking()
    player.type("/q?d1").expect(row: 2, begins: "    / q?d1")
    player.wait(.seconds(1)).expect(row: 4, has: "No set and no question has \"q?d1\".")
    player.press(.enter).expect(row: 0, begins: " Play")
    for _ in 0..<4 { player.press(.backspace) }
    player.expect(row: 2, begins: "    /  ")
    player.press(.backspace).expect(row: 2, begins: "    / filter")
  }

  @Test(arguments: ["キセツ", "季節", "きせつ", "ｷｾﾂ"]) func theFilterTellsNoKanaApart(_ typed: String) {
    #expect(QuestionSearch(for: typed)?.hasWords("きせつ季節キセツ") == true)
  }

  @Test func theFilterTellsNoWidthsAndNoCasesApart() {
    #expect(QuestionSearch(for: "ＡＢＣ　１２")?.hasWords("an abc 12") == true)
  }

  @Test func enterInTheFilterStarts() {
    var player = picking()
    player.fill("/body").expect(row: 0, has: "Question 1 of 5")
    #expect(player.app.context.state.selection == .set(genre: "Science", title: "The body"))
  }

  @Test func plusAndMinusChangeHowManyQuestionsARoundHasAndThatIsKept() {
    var player = picking()
    player.type("++")
    #expect(length(player) == "7 questions, 10 seconds each")
    #expect(player.app.context.state.chosenSettings[.questions] == 7)
    for _ in 0..<9 { player.type("-") }
    #expect(length(player) == "1 question, 10 seconds each")
    player.press(.enter).expect(row: 0, has: "Question 1 of 1")
  }

  @Test func theyChangeAlsoWhatAnOptionSaid() {
    var player = picking { $0.settings[.questions] = 4 }
    #expect(length(player.type("+")) == "5 questions, 10 seconds each")
  }

  @Test func theBestFollowsTheNumberOfQuestions() {
    var player = picking()
    player.expectRow("▶     Basics", ends: "4,596")
    player.type("+").expect(without: "4,596", "12.345")
  }

  @Test func setsOfAGenreFold() {
    var player = picking()
    // From a set its genre is selected.
    player.press(.left).expect(row: 6, begins: "  ▶ ▸ Food pairings").expect(without: "Through the seasons")
    player.press(.left).expect(row: 6, begins: "  ▶ ▸ Food pairings")
    player.press(.right).expect(row: 6, begins: "  ▶ ▾ Food pairings")
    player.expect(row: 8, begins: "        Through the seasons")
    player.press(.home, .right).expect(row: 4, begins: "  ▶ Everything")
    player.press(.enter).expect(row: 0, has: "Question 1")
  }

  @Test func aClickOnTheSignOpensAGenreAndTheSecondOnItsNamePlaysIt() {
    var player = picking()
    player.click(4, 9).expect(row: 9, begins: "  ▶ ▾ Science")
    player.click(4, 9).expect(row: 9, begins: "  ▶ ▸ Science")
    player.click(8, 4).expect(row: 4, begins: "  ▶ Everything")
    player.click(8, 9).expect(row: 9, begins: "  ▶ ▸ Science")
    player.click(8, 9).expect(row: 0, has: "Question 1")
    #expect(player.app.context.state.selection == .genre("Science"))
  }

  @Test func aSetThatTheFilterFoundStaysInTheList() {
    var player = picking()
    player.type("/body")
    player.press(.escape).expectRow(begins: "  ▶     The body")
  }

  @Test func aLevelIsChosenByItsKey() {
    var player = picking()
    player.type("d").expect(row: 0, ends: " ★☆☆ easy · 5 questions, 10 seconds each")
    // No bank here has levels, of which questions are counted.
    player.expect(alerts: "There are no questions of this level here.")
    player.expectRow("▶     Basics", " 0  ").expect(without: "12.345")
    player.type("dd").expect(row: 0, has: "★★★ hard ·")
    player.type("d").expect(row: 0, lacks: "★").expectNoAlerts()
  }

  @Test(arguments: [(Language.en, "Your own", "2 easy of 3 questions"), (.ja, "自分の問題", "3問中 易しい 2問")])
  func whereALevelLimitsThemItIsSaidWhichQuestionsAreCounted(_ language: Language, _ own: String, _ words: String) {
    for size in [Size.ordinary, Size.wide, Size.small] {
      let bank = "question,answer,choice1,choice2,level\nA?,1,a,b,1\nB?,1,a,b,1\nC?,1,a,b,3\n"
      let home = PlayerHome(banks: ["own.csv": bank])
      var player = Player(language, size: size, home: home)
      player.press("p", .end)
      #expect(player.screen.contains { $0.contains("▶ \(own)") && $0.contains(" 3") && !$0.contains("★ 3") })
      player.type("d").expectRow("▶ \(own)", "★ 2")
      #expect(player.screen.joined().contains(words) == (size.width == 120), "\(player.screen.picture)")
    }
  }

  @Test func digitsJumpAndTheSecondClickStarts() {
    var player = picking()
    player.type("6").expect(row: 9, begins: "  ▶ ▸ Science")
    player.click(10, 8).expect(row: 8, begins: "  ▶     Through the seasons")
    player.click(10, 8).expect(row: 0, has: "Question 1")
    #expect(player.app.context.state.selection == .set(genre: "Food pairings", title: "Through the seasons"))
  }

  @Test func theWheelMovesTheSelection() {
    var player = picking()
    let before = player.canvas.cursor
    player.send(.input(.mouse(Mouse(point: Point(x: 5, y: 5), action: .wheelDown))))
    #expect(player.canvas.cursor?.place.y == before.map { $0.place.y + 1 })
  }

  @Test func missedQuestionsAreARow() {
    var player = picking()
    player.type("2").expect(row: 5, begins: "  ▶ Missed questions")
    player.press(.enter).expect(row: 0, has: "Question 1 of 1")
  }

  @Test func aShorterRoundIsSaidWhereTheSetIsChosen() {
    var player = Player(.en)
    player.facts = SelectionFacts(usable: 3, skipped: 0)
    player.press("p", .down)
    #expect(length(player) == "3 questions, 10 seconds each")
    #expect(player.canvas.runs(of: .hint).contains("Only 3 questions here, so the round is shorter."))
  }

  @Test func whatIsSkippedIsSaidForTheSelectedRow() {
    var player = Player(.en)
    player.facts = SelectionFacts(usable: 40, skipped: 2)
    player.press("p", .down).expect(alerts: "2 rows cannot be used and are skipped: tenq bank check names them.")
  }

  @Test(arguments: [Language.en, .ja]) func thatNothingCanBeSavedIsSaidWholeBeforeTheRound(_ language: Language) {
    let why = Phrase(en: ": the file system is read-only.", ja: "：書き込めないファイルシステムです。")[language]
    let reason = "/home/player/.local/share/tenq/scores.jsonl" + why
    for size in [Size.small, Size.of(48, 16), Size.ordinary] {
      var player = Player(language, size: size) { $0.saveProblem = reason }
      player.type("p")
      let said = player.canvas.runs(of: .alert).joined()
      #expect(said.filter { $0 != " " }.hasSuffix(reason.filter { $0 != " " }), "\(size)")
    }
  }

  @Test func theProgramCanBeginWithTheListAndGoBackHome() {
    var stage = AppStage(opens: PickScreen(.timed, .everything, in: state), in: state)
    // What is known of each set is found out once the list is seen.
    #expect(stage.effects == [.store(.inspect(.everything)), .store(.survey(.timed))])
    #expect(stage.effects(of: .shown).isEmpty)
    stage.press(.escape).expect(row: 0, begins: " tenq 1")
  }

  @Test(arguments: [(Glyphs.unicode, "★★"), (.ascii, "**")])
  func aLoggedLevelIsToldInStars(_ glyphs: Glyphs, _ stars: String) {
    let titles = Localizer(.en).titles(ofLogged: "en/Words/Idioms (level 2)", in: .all, glyphs: glyphs)
    #expect(titles.last?.string == "Idioms \(stars)")
    let everything = Localizer(.en).titles(ofLogged: "en (level 2)", in: .all, glyphs: glyphs)
    #expect(everything.map(\.string) == ["Everything \(stars)"])
  }

  @Test func homeNamesTheLevelThatIsChosen() {
    picking().having { $0.press("d", "d", .escape) }.expectRow("Play", "★★ medium")
  }

  @Test func aFileOfTheCommandLineIsARow() {
    let screen = PickScreen(.timed, .file("/x/quiz.csv"), in: state)
    AppStage(opens: screen, in: state).expectRow(begins: "  ▶ quiz.csv")
  }

  /// A second press takes the choice back, so that other sets are asked as before.
  @Test func theKindsOfAnOwnFileAreLeftOutAndAskedAgain() {
    let home = PlayerHome()
    let file = home.writeFile(
      "question,kind,answer,choice1,choice2\nOne?,one,1,a,b\nTyped?,typed,a,,\n", named: "m.csv")
    var player = Player(home: home, opens: StartScreen(.timed, .file(file)))
    player.expect("2 questions")
    player.type("t").expect("1 question of another kind is left out: t adds it.")
    player.type("t").expect("2 questions")
    #expect(player.effects.suffix(2) == [.store(.chooseKinds(.one)), .store(.chooseKinds(.auto))])
  }

  @Test func theStartPageCountsTheQuestionsOfTheChosenLevels() {
    var state = state
    state.levels = Levels(2...2)
    #expect(StartScreen(.timed, .own, in: state).effectsOnAppear == [.inspect(.own, of: Levels(2...2))])
    #expect(StartScreen(.timed, .missed, in: state).effectsOnAppear == [.inspect(.missed)])
  }

  @Test func theProgramCanBeginWithAStartScreenAndGoBackHome() {
    var stage = AppStage(opens: StartScreen(.timed, .everything), in: state).expect(row: 0, is: " Everything")
    #expect(stage.effects == [.store(.inspect(.everything))])
    stage.press(.escape).expect(row: 0, begins: " tenq 1")
  }
}
