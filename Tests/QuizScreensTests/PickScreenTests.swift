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
      RoundRecord(
        id: "known", date: Player.date, game: .timed, set: set, asked: 5, correct: 4, misses: 1, milliseconds: 12_345,
        limit: 10_000, pauses: 0, seed: 7,
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
    player.type("womb")
    player.wait(.seconds(1))
    let rows = player.screen.filter { $0.contains("Animals") || $0.contains("Basics") }
    #expect(rows.contains { $0.contains("▶") && $0.contains("Animals") } && !rows.contains { $0.contains("Basics") })
    #expect(player.screen.contains { $0.contains("\"What does a Wombat eat?\"") }, "\(player.screen.picture)")
    // In the middle of a word it is no word.
    player = searching(rows: 5, "What does a Wombat eat?")
    player.type("ombat")
    player.wait(.seconds(1))
    #expect(player.screen.contains { $0.contains("No set and no question has \"ombat\"") }, "\(player.screen.picture)")
    // Two letters are in nearly every set, and found in titles alone.
    player = searching(rows: 5, "What does a Wombat eat?")
    player.type("wo")
    player.wait(.seconds(1))
    #expect(!player.screen.contains { $0.contains("Animals") })
  }

  @Test func aTitleComesBeforeAQuestionAndOneSignOfJapaneseIsAWord() {
    var player = searching(.ja, rows: 5, "熊は冬に何をしますか？")
    player.type("熊")
    player.wait(.seconds(1))
    #expect(player.screen.contains { $0.contains("▶") && $0.contains("Animals") }, "\(player.screen.picture)")
    #expect(player.screen.contains { $0.contains("「熊は冬に何をしますか？」") })
    player = searching(rows: 5, "What is the body made of?")
    player.type("body")
    player.wait(.seconds(1))
    #expect(player.screen.contains { $0.contains("▶") && $0.contains("The body") }, "\(player.screen.picture)")
    #expect(player.screen.contains { $0.contains("Animals") })
  }

  @Test func noKeyWaitsForTheSearchOfALargeBank() {
    var player = searching(rows: 20_000, "What does a wombat eat?")
    player.type("womba")
    #expect(player.screen.contains { $0.contains("Looking through the questions…") }, "\(player.screen.picture)")
    func parts() -> Int { player.effects.count { if case .store(.search) = $0 { true } else { false } } }
    // A key comes in between, and the search is for what it made of the words.
    player.send(.input(.time))
    #expect(parts() == 1)
    player.type("t")
    player.wait(.seconds(1))
    #expect(
      parts() > 20 && player.screen.contains { $0.contains("▶") && $0.contains("Animals") }, "\(player.screen.picture)")
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test func theRulesGoWithTheFirstRoundAndStandInTheHelpThen() {
    var player = picking()
    #expect(!player.screen.joined().contains("Drawn from the bank"))
    player.type("?")
    #expect(player.screen.joined().contains("Before a round"))
    player.press(.pageDown)
    #expect(player.screen.joined().contains("Drawn from the bank"))
  }

  @Test func typingAfterASlashNarrowsTheList() {
    var player = picking()
    player.type("/SEA")
    #expect(player.screen[2].hasPrefix("    / SEA"))
    #expect(player.screen[4].hasPrefix("    ▾ Food pairings"))
    #expect(player.screen[5].hasPrefix("  ▶     Through the seasons"))
    #expect(player.screen[6].isEmpty)
    player.press(.up)
    #expect(player.screen[4].hasPrefix("  ▶ ▾ Food pairings"))
    player.press(.escape)
    #expect(player.screen[2].hasPrefix("    / filter"))
    #expect(player.screen.joined().contains("Science"))
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
    player.press(.up, .escape)
    #expect(player.screen[6].hasPrefix("  ▶ ▸ Food pairings"))
    #expect(!player.screen.joined().contains("Through the seasons"))
  }

  @Test func afterAFilterAGenreThatWasOpenIsOpenAgain() {
    var player = picking()
    player.type("/science")
    #expect(!player.screen.joined().contains("Food pairings"))
    player.press(.escape)
    #expect(player.screen[6].hasPrefix("    ▾ Food pairings"))
    #expect(player.screen[8].hasPrefix("        Through the seasons"))
  }

  @Test func afterAFilterWithoutAMatchTheCursorIsWhereItWas() {
    var player = picking()
    let before = player.screen
    player.type("/s?")
    #expect(player.screen[4].hasSuffix("No set and no question has \"s?\". Esc shows all sets."))
    #expect(player.screen.last?.contains("Enter") == false, "there is nothing to begin")
    #expect(!player.screen[0].contains("questions"), "there is no round to tell of")
    player.press(.escape)
    #expect(player.screen == before)
  }

  @Test func lettersAreTextWhileTheFilterIsTyped() {
    var player = picking()
    player.type("/q?d1")
    #expect(player.screen[2].hasPrefix("    / q?d1"))
    player.wait(.seconds(1))
    #expect(player.screen[4].contains("No set and no question has \"q?d1\"."))
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Play"))
    for _ in 0..<4 { player.press(.backspace) }
    #expect(player.screen[2].hasPrefix("    /  "))
    player.press(.backspace)
    #expect(player.screen[2].hasPrefix("    / filter"))
  }

  @Test(arguments: ["キセツ", "季節", "きせつ"])
  func theFilterTellsNoKanaApart(_ typed: String) {
    #expect(SearchText.folded("きせつ季節キセツ").contains(SearchText.folded(typed)))
  }

  @Test func theFilterTellsNoWidthsAndNoCasesApart() {
    #expect(SearchText.folded("ＡＢＣ　１２") == SearchText.folded("abc 12"))
  }

  @Test func enterInTheFilterStarts() {
    var player = picking()
    player.type("/body")
    player.press(.enter)
    #expect(player.screen[0].contains("Question 1 of 5"))
    #expect(player.app.context.state.selection == .set(genre: "Science", title: "The body"))
  }

  @Test func plusAndMinusChangeHowManyQuestionsARoundHasAndThatIsKept() {
    var player = picking()
    player.type("++")
    #expect(length(player) == "7 questions, 10 seconds each")
    #expect(player.app.context.state.chosenSettings[.questions] == 7)
    for _ in 0..<9 { player.type("-") }
    #expect(length(player) == "1 question, 10 seconds each")
    player.press(.enter)
    #expect(player.screen[0].contains("Question 1 of 1"))
  }

  @Test func theyChangeAlsoWhatAnOptionSaid() {
    var player = picking { $0.questions = 4 }
    player.type("+")
    #expect(length(player) == "5 questions, 10 seconds each")
  }

  @Test func theBestFollowsTheNumberOfQuestions() {
    var player = picking()
    #expect(player.screen.contains { $0.contains("▶     Basics") && $0.hasSuffix("4,596") })
    player.type("+")
    #expect(!player.screen.joined().contains("4,596"))
    #expect(!player.screen.joined().contains("12.345"))
  }

  @Test func setsOfAGenreFold() {
    var player = picking()
    player.press(.left)
    #expect(player.screen[6].hasPrefix("  ▶ ▸ Food pairings"), "from a set its genre is selected")
    #expect(!player.screen.joined().contains("Through the seasons"))
    player.press(.left)
    #expect(player.screen[6].hasPrefix("  ▶ ▸ Food pairings"))
    player.press(.right)
    #expect(player.screen[6].hasPrefix("  ▶ ▾ Food pairings"))
    #expect(player.screen[8].hasPrefix("        Through the seasons"))
    player.press(.home, .right)
    #expect(player.screen[4].hasPrefix("  ▶ Everything"))
    player.press(.enter)
    #expect(player.screen[0].contains("Question 1"))
  }

  @Test func aClickOnTheSignOpensAGenreAndTheSecondOnItsNamePlaysIt() {
    var player = picking()
    player.click(4, 9)
    #expect(player.screen[9].hasPrefix("  ▶ ▾ Science"))
    player.click(4, 9)
    #expect(player.screen[9].hasPrefix("  ▶ ▸ Science"))
    player.click(8, 4)
    #expect(player.screen[4].hasPrefix("  ▶ Everything"))
    player.click(8, 9)
    #expect(player.screen[9].hasPrefix("  ▶ ▸ Science"))
    player.click(8, 9)
    #expect(player.screen[0].contains("Question 1"))
    #expect(player.app.context.state.selection == .genre("Science"))
  }

  @Test func aSetThatTheFilterFoundStaysInTheList() {
    var player = picking()
    player.type("/body")
    player.press(.escape)
    #expect(player.screen.contains { $0.hasPrefix("  ▶     The body") })
  }

  @Test func aLevelIsChosenByItsKey() {
    var player = picking()
    player.type("d")
    #expect(player.screen[0].hasSuffix(" ★☆☆ easy · 5 questions, 10 seconds each"))
    // No bank here has levels.
    #expect(player.canvas.runs(of: .alert) == ["There are no questions of this level here."])
    #expect(player.screen.contains { $0.contains("▶     Basics") && $0.contains(" 0  ") }, "counted of this level")
    #expect(!player.screen.joined().contains("12.345"))
    player.type("dd")
    #expect(player.screen[0].contains("★★★ hard ·"))
    player.type("d")
    #expect(!player.screen[0].contains("★"))
    #expect(player.canvas.runs(of: .alert).isEmpty)
  }

  @Test(arguments: [(Language.en, "Your own", "2 easy of 3 questions"), (.ja, "自分の問題", "3問中 易しい 2問")])
  func whereALevelLimitsThemItIsSaidWhichQuestionsAreCounted(_ language: Language, _ own: String, _ words: String) {
    for size in [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 15)] {
      let home = PlayerHome()
      home.writeOwnBank(
        "question,answer,choice1,choice2,level\nA?,1,a,b,1\nB?,1,a,b,1\nC?,1,a,b,3\n", named: "own.csv")
      var player = Player(language, size: size, home: home)
      player.type("p")
      player.press(.end)
      #expect(player.screen.contains { $0.contains("▶ \(own)") && $0.contains(" 3") && !$0.contains("★ 3") })
      player.type("d")
      #expect(player.screen.contains { $0.contains("▶ \(own)") && $0.contains("★ 2") }, "\(player.screen.picture)")
      #expect(player.screen.joined().contains(words) == (size.width == 120), "\(player.screen.picture)")
    }
  }

  @Test func digitsJumpAndTheSecondClickStarts() {
    var player = picking()
    player.type("6")
    #expect(player.screen[9].hasPrefix("  ▶ ▸ Science"))
    player.click(10, 8)
    #expect(player.screen[8].hasPrefix("  ▶     Through the seasons"))
    player.click(10, 8)
    #expect(player.screen[0].contains("Question 1"))
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
    player.type("2")
    #expect(player.screen[5].hasPrefix("  ▶ Missed questions"))
    player.press(.enter)
    #expect(player.screen[0].contains("Question 1 of 1"))
  }

  @Test func aShorterRoundIsSaidWhereTheSetIsChosen() {
    var player = Player(.en)
    player.facts = SelectionFacts(usable: 3, skipped: 0)
    player.type("p")
    player.press(.down)
    #expect(length(player) == "3 questions, 10 seconds each")
    #expect(player.canvas.runs(of: .hint).contains("Only 3 questions here, so the round is shorter."))
  }

  @Test func whatIsSkippedIsSaidForTheSelectedRow() {
    var player = Player(.en)
    player.facts = SelectionFacts(usable: 40, skipped: 2)
    player.type("p")
    player.press(.down)
    #expect(
      player.canvas.runs(of: .alert) == ["2 rows cannot be used and are skipped: tenq bank check names them."])
  }

  @Test(arguments: [Language.en, .ja])
  func thatNothingCanBeSavedIsSaidWholeBeforeTheRound(_ language: Language) {
    let reason =
      language == .en
      ? "/home/player/.local/share/tenq/scores.jsonl: the file system is read-only."
      : "/home/player/.local/share/tenq/scores.jsonl：書き込めないファイルシステムです。"
    for size in [Size(width: 40, height: 15), Size(width: 48, height: 16), Size(width: 80, height: 24)] {
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
      Opening(screen: PickScreen(.timed, .everything, in: state)), size: Size(width: 80, height: 24), state: state)
    #expect(effects == [.store(.inspect(.everything))])
    // What is known of each set is found out once the list is seen.
    #expect(app.handle(.shown, at: now) == [.store(.survey(.timed))])
    #expect(app.handle(.shown, at: now).isEmpty)
    _ = app.handle(.input(.key(.escape)), at: now)
    #expect(app.picture(at: now).lines[0].hasPrefix(" tenq 0.2.0"))
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
    player.type("dd")
    player.press(.escape)
    #expect(player.screen.contains { $0.contains("Play") && $0.contains("★★ medium") })
  }

  @Test func aFileOfTheCommandLineIsARow() {
    let state = AppState(version: "0.2.0", language: .en, catalogue: Player.catalogue(.en))
    let (app, _) = App.opening(
      Opening(screen: PickScreen(.timed, .file("/x/quiz.csv"), in: state)), size: Size(width: 80, height: 24),
      state: state)
    #expect(app.picture(at: .zero).lines.contains { $0.hasPrefix("  ▶ quiz.csv") })
  }
}
