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
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    let questions = Player.questions(language)
    home.writeLog([
      Player.record(
        id: "known", set: set, milliseconds: 12_345,
        answers: questions.enumerated().map { place, question in
          .init(question: question.id, choice: place == 0 ? 2 : 1, correct: place > 0, milliseconds: 2469)
        })
    ])
    var player = Player(language, size: size, home: home, change: change)
    player.type("p")
    return player
  }

  /// What stands in the header at the right.
  private func length(_ player: Player) -> String {
    String(player.screen[0].drop { $0 == " " }.drop { $0 != " " }.drop { $0 == " " })
  }

  /// A bank of the player's own in a genre of files, whose last question alone has a word.
  private func searching(_ language: Language = .en, rows: Int, _ last: String) -> Player {
    let home = PlayerHome()
    let csv = (0..<rows).map { "Which is row \($0)?,1,a,b,c,d\n" }.joined() + "\(last),1,a,b,c,d\n"
    home.writeOwnBank(csv, named: "Zoo/Animals.csv")
    var player = Player(language, home: home)
    player.type("p/")
    return player
  }

  @Test func missedQuestionsHaveNoLevelsToChoose() {
    let state = AppState(version: "1", language: .en, catalogue: Player.catalogue(.en))
    let context = ViewContext(size: SizeClass.ordinary.least, state: state)
    for (selection, hasLevels) in [(Selection.everything, true), (.missed, false)] {
      var screen = PickScreen(.timed, selection, in: state)
      #expect(screen.hints(in: context).contains { $0.key == .character("d") } == hasLevels)
      #expect(screen.handle(.key(.character("d")), at: .zero, in: context).isEmpty != hasLevels)
    }
  }

  @Test func theFilterFindsWordsOfQuestions() {
    var player = searching(rows: 5, "What does a Wombat eat?")
    player.type("womb", then: .seconds(1))
    let rows = player.screen.filter { $0.contains("Animals") || $0.contains("Basics") }
    #expect(rows.contains { $0.contains("▶") && $0.contains("Animals") } && !rows.contains { $0.contains("Basics") })
    player.expect("\"What does a Wombat eat?\"")
    // In the middle of a word it is no word.
    player = searching(rows: 5, "What does a Wombat eat?")
    player.type("ombat", then: .seconds(1)).expect("No set and no question has \"ombat\"")
    // Two letters are in nearly every set, and found in titles alone.
    player = searching(rows: 5, "What does a Wombat eat?")
    player.type("wo", then: .seconds(1)).expect(without: "Animals")
  }

  @Test func aTitleComesBeforeAQuestionAndOneSignOfJapaneseIsAWord() {
    var player = searching(.ja, rows: 5, "熊は冬に何をしますか？")
    player.type("熊", then: .seconds(1)).expectRow("▶", "Animals").expect("「熊は冬に何をしますか？」")
    player = searching(rows: 5, "What is the body made of?")
    player.type("body", then: .seconds(1)).expectRow("▶", "The body").expect("Animals")
  }

  @Test func noKeyWaitsForTheSearchOfALargeBank() {
    var player = searching(rows: 20_000, "What does a wombat eat?")
    player.type("womba").expect("Looking through the questions…")
    func parts() -> Int { player.effects.count { if case .store(.search) = $0 { true } else { false } } }
    // A key comes in between, and the search is for what it made of the words.
    player.send(.input(.time))
    #expect(parts() == 1)
    player.type("t", then: .seconds(1))
    #expect(
      parts() > 20 && player.screen.contains { $0.contains("▶") && $0.contains("Animals") }, "\(player.screen.picture)")
    player.expectRest()
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
    #expect(player.screen[5].hasPrefix("  ▶     Through the seasons"))
    #expect(player.screen[6].isEmpty)
    player.press(.up).expect(row: 4, begins: "  ▶ ▾ Food pairings")
    player.press(.escape).expect(row: 2, begins: "    / filter").expect("Science")
  }

  @Test func aGenreThatMatchesHasAllItsSetsAndFoldsUnderTheFilter() {
    var player = picking()
    player.type("/food")
    func hasSets() -> Bool { player.screen.joined().contains("Through the seasons") }
    #expect(hasSets() && !player.screen.joined().contains("Science"))
    player.press(.up)
    player.click(4, 4)
    #expect(!hasSets() && player.screen[4].hasPrefix("  ▶ ▸ Food pairings"))
    player.click(4, 4)
    #expect(hasSets())
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
    #expect(player.screen[8].hasPrefix("        Through the seasons"))
  }

  @Test func afterAFilterWithoutAMatchTheCursorIsWhereItWas() {
    var player = picking()
    let before = player.screen
    player.type("/s?").expect(row: 4, ends: "No set and no question has \"s?\". Esc shows all sets.")
    #expect(player.screen.last?.contains("Enter") == false, "there is nothing to begin")
    #expect(!player.screen[0].contains("questions"), "there is no round to tell of")
    player.press(.escape)
    #expect(player.screen == before)
  }

  @Test func lettersAreTextWhileTheFilterIsTyped() {
    var player = picking()
    player.type("/q?d1").expect(row: 2, begins: "    / q?d1")
    player.wait(.seconds(1)).expect(row: 4, has: "No set and no question has \"q?d1\".")
    player.press(.enter).expect(row: 0, begins: " Play")
    for _ in 0..<4 { player.press(.backspace) }
    #expect(player.screen[2].hasPrefix("    /  "))
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
    player.type("/body")
    player.press(.enter).expect(row: 0, has: "Question 1 of 5")
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
    var player = picking { $0.questions = 4 }
    player.type("+")
    #expect(length(player) == "5 questions, 10 seconds each")
  }

  @Test func theBestFollowsTheNumberOfQuestions() {
    var player = picking()
    player.expectRow("▶     Basics", ends: "4,596")
    player.type("+").expect(without: "4,596", "12.345")
  }

  @Test func setsOfAGenreFold() {
    var player = picking()
    player.press(.left)
    #expect(player.screen[6].hasPrefix("  ▶ ▸ Food pairings"), "from a set its genre is selected")
    player.expect(without: "Through the seasons")
    player.press(.left).expect(row: 6, begins: "  ▶ ▸ Food pairings")
    player.press(.right).expect(row: 6, begins: "  ▶ ▾ Food pairings")
    #expect(player.screen[8].hasPrefix("        Through the seasons"))
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
    // No bank here has levels.
    player.expect(alerts: "There are no questions of this level here.")
    #expect(player.screen.contains { $0.contains("▶     Basics") && $0.contains(" 0  ") }, "counted of this level")
    player.expect(without: "12.345")
    player.type("dd").expect(row: 0, has: "★★★ hard ·")
    player.type("d").expect(row: 0, lacks: "★").expectNoAlerts()
  }

  @Test(arguments: [(Language.en, "Your own", "2 easy of 3 questions"), (.ja, "自分の問題", "3問中 易しい 2問")])
  func whereALevelLimitsThemItIsSaidWhichQuestionsAreCounted(_ language: Language, _ own: String, _ words: String) {
    for size in [Size.ordinary, Size.wide, Size.small] {
      let home = PlayerHome()
      home.writeOwnBank("question,answer,choice1,choice2,level\nA?,1,a,b,1\nB?,1,a,b,1\nC?,1,a,b,3\n", named: "own.csv")
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
    let reason =
      language == .en
      ? "/home/player/.local/share/tenq/scores.jsonl: the file system is read-only."
      : "/home/player/.local/share/tenq/scores.jsonl：書き込めないファイルシステムです。"
    for size in [Size.small, Size.of(48, 16), Size.ordinary] {
      var player = Player(language, size: size) { $0.saveProblem = reason }
      player.type("p")
      let said = player.canvas.runs(of: .alert).joined()
      #expect(said.filter { $0 != " " }.hasSuffix(reason.filter { $0 != " " }), "\(size)")
    }
  }

  @Test func theProgramCanBeginWithTheListAndGoBackHome() {
    let state = AppState(version: "0.2.0", language: .en, catalogue: Player.catalogue(.en))
    let now = Instant.zero
    var (app, effects) = App.opening(
      Opening(screen: PickScreen(.timed, .everything, in: state)), size: .ordinary, state: state)
    #expect(effects == [.store(.inspect(.everything))])
    // What is known of each set is found out once the list is seen.
    #expect(app.handle(.shown, at: now) == [.store(.survey(.timed))])
    #expect(app.handle(.shown, at: now).isEmpty)
    _ = app.handle(.input(.key(.escape)), at: now)
    app.expect(row: 0, begins: " tenq 0.2.0")
  }

  @Test(arguments: [(Glyphs.unicode, "★★"), (.ascii, "**")])
  func aLoggedLevelIsToldInStars(_ glyphs: Glyphs, _ stars: String) {
    let titles = Localizer(.en).titles(ofLogged: "en/Words/Idioms (level 2)", in: .all, glyphs: glyphs)
    #expect(titles.last?.string == "Idioms \(stars)")
    let everything = Localizer(.en).titles(ofLogged: "en (level 2)", in: .all, glyphs: glyphs)
    #expect(everything.map(\.string) == ["Everything \(stars)"])
  }

  @Test func homeNamesTheLevelThatIsChosen() {
    var player = picking()
    player.press("d", "d", .escape).expectRow("Play", "★★ medium")
  }

  @Test func aFileOfTheCommandLineIsARow() {
    let state = AppState(version: "0.2.0", language: .en, catalogue: Player.catalogue(.en))
    let (app, _) = App.opening(
      Opening(screen: PickScreen(.timed, .file("/x/quiz.csv"), in: state)), size: .ordinary, state: state)
    #expect(app.picture(at: .zero).lines.contains { $0.hasPrefix("  ▶ quiz.csv") })
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
    var state = AppState(version: "1", language: .en, catalogue: Player.catalogue(.en))
    state.levels = Levels(2...2)
    #expect(StartScreen(.timed, .own, in: state).effectsOnAppear == [.inspect(.own, of: Levels(2...2))])
    #expect(StartScreen(.timed, .missed, in: state).effectsOnAppear == [.inspect(.missed)])
  }

  @Test func theProgramCanBeginWithAStartScreenAndGoBackHome() {
    let state = AppState(version: "0.2.0", language: .en, catalogue: Player.catalogue(.en))
    let now = Instant.zero
    var (app, effects) = App.opening(Opening(screen: StartScreen(.timed, .everything)), size: .ordinary, state: state)
    #expect(effects == [.store(.inspect(.everything))])
    app.expect(row: 0, is: " Everything")
    _ = app.handle(.input(.key(.escape)), at: now)
    app.expect(row: 0, begins: " tenq 0.2.0")
  }
}
