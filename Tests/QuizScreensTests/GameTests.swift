import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// Whole games, from the first key to the record.
@Suite struct GameTests {
  /// A player in front of the first question.
  func started(_ player: Player = Player()) -> Player {
    var player = player
    player.press(.enter, .enter)
    return player
  }

  @Test func fiveAnswersMakeARecord() throws {
    var player = started()
    for key in "1213" {
      player.wait(.seconds(2))
      player.type(String(key))
      player.wait(.seconds(5))
    }
    player.wait(.seconds(14))
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.set == "en/Food pairings/Basics")
    #expect(record.seed == 7)
    #expect(record.asked == 5)
    #expect(record.correct == 2)
    #expect(record.answers.map(\.correct) == [true, false, true, false, false])
    #expect(record.answers.last?.choice == nil)
    #expect(record.answers.last?.milliseconds == 10_000)
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    #expect(player.screen.joined().contains("Saved in the history."))
  }

  @Test func theTimeIsFromTheFirstFrameToTheKey() {
    var player = started()
    player.wait(.milliseconds(3456))
    player.type("1")
    #expect(player.screen[1] == " 3.456 s")
  }

  @Test func fullWidthDigitsAndLettersAnswer() {
    for key in ["1", "１", "a", "A", "ａ"] {
      var player = started()
      player.wait(.seconds(1))
      player.type(key)
      #expect(player.screen.joined().contains("✓ right"), "\(key)")
    }
  }

  @Test func arrowsSelectAndEnterConfirms() {
    var player = started()
    player.wait(.seconds(1))
    player.press(.right, .down, .left, .left, .up)
    player.press(.down, .enter)
    #expect(player.screen.joined().contains("✗ your answer"))
    #expect(player.canvas.runs(of: .wrong).contains("✗ your answer"))
  }

  @Test func aClickAnswersAndAnotherGoesOn() {
    var player = started()
    player.wait(.seconds(1))
    player.click(50, 12)
    #expect(player.screen.joined().contains("✗ your answer"))
    player.wait(.seconds(1))
    player.click(40, 8)
    #expect(player.screen[0].hasPrefix(" Question 2 of 5"))
  }

  @Test func pressAndReleaseInDifferentPanelsAnswerNothing() {
    var player = started()
    player.wait(.seconds(1))
    player.send(.input(.mouse(Mouse(point: Point(x: 5, y: 12), action: .press))))
    player.send(.input(.mouse(Mouse(point: Point(x: 50, y: 12), action: .release))))
    #expect(player.screen[1].hasPrefix(" Time █"))
  }

  @Test func hintsOfTheLastLineCanBeClicked() throws {
    var player = started()
    let hints = player.canvas.styledLines[23]
    let column = try #require(hints.last { $0.style == .key && $0.text == "p" }).origin.x
    player.wait(.seconds(1))
    player.click(column, 23)
    #expect(player.screen.joined().contains("The question is hidden"))
  }

  @Test func aPauseHidesTheQuestionAndIsRecorded() throws {
    var player = started()
    player.wait(.seconds(4))
    player.type("p")
    #expect(!player.screen.joined().contains("tomato"))
    #expect(player.app.nextChange(after: player.now) == nil)
    player.wait(.seconds(600))
    player.type("p")
    #expect(player.screen.joined().contains("tomato"))
    player.wait(.seconds(5))
    player.type("1")
    #expect(player.screen[1] == " 9.000 s")
    for _ in 1...4 {
      player.wait(.seconds(2))
      player.type("1")
    }
    player.wait(.seconds(2))
    let record = try #require(player.saved.first)
    #expect(record.pauses == 1)
    #expect(player.screen.joined().contains("Paused once, so never a best"))
  }

  @Test func helpHoldsTheClock() {
    var player = started()
    player.wait(.seconds(4))
    player.type("?")
    #expect(player.screen[0].hasPrefix(" Help"))
    player.wait(.seconds(600))
    player.type("?")
    #expect(player.screen[1].hasSuffix("6.0 s"))
  }

  @Test func aWindowTooSmallHoldsTheClockUntilThePlayerIsBack() {
    var player = started()
    player.wait(.seconds(4))
    player.send(.size(Size(width: 30, height: 10)))
    expect(
      player.screen,
      """


         This window is 30 x 10.
       tenq needs 40 x 15 or more.
          The clock is stopped.

                 q leave



      """)
    player.wait(.seconds(600))
    player.send(.size(Size(width: 80, height: 24)))
    #expect(player.screen.joined().contains("Paused"))
    player.press(.enter)
    #expect(player.screen[1].hasSuffix("6.0 s"))
  }

  @Test func aWindowTooSmallTellsOfAClockOnlyInAGame() {
    let small = App.Event.size(Size(width: 30, height: 10))
    func tellsOfAClock(_ player: Player) -> Bool {
      var player = player
      player.send(small)
      return player.screen.contains { $0.contains("The clock is stopped.") }
    }
    var player = Player()
    #expect(!tellsOfAClock(player))
    player.press(.enter)
    #expect(!tellsOfAClock(player))
    player.press(.enter)
    #expect(tellsOfAClock(player))
    player.type("?")
    #expect(tellsOfAClock(player))
    var endless = Player()
    endless.choose(.game(.endless))
    #expect(tellsOfAClock(endless))
    endless.wait(.seconds(1))
    endless.type("1")
    #expect(!tellsOfAClock(endless))
  }

  @Test(arguments: [Language.en, .ja])
  func thatNothingCanBeSavedIsSaidWholeBeforeTheRound(_ language: Language) {
    let reason =
      language == .en
      ? "/home/player/.local/share/tenq/scores.jsonl: the file system is read-only."
      : "/home/player/.local/share/tenq/scores.jsonl：書き込めないファイルシステムです。"
    for size in [Size(width: 40, height: 15), Size(width: 48, height: 16), Size(width: 80, height: 24)] {
      var player = Player(language, size: size) { $0.saveProblem = reason }
      player.press(.enter)
      let said = player.canvas.runs(of: .alert).joined()
      #expect(said.filter { $0 != " " }.hasSuffix(reason.filter { $0 != " " }), "\(size)")
    }
  }

  @Test(arguments: [Language.en, .ja])
  func whyARoundIsNotSavedIsSaidWholeAlsoInTheSmallestWindow(_ language: Language) {
    let reason = "/home/player/.local/share/tenq/scores.jsonl: the file system is read-only; check it, then try again"
    var player = started(Player(language, size: Size(width: 40, height: 15), moves: false))
    player.saveProblem = reason
    player.wait(.seconds(100))
    player.type("s")
    let said = player.canvas.runs(of: .alert).joined().filter { $0 != " " }
    #expect(said.hasSuffix(reason.filter { $0 != " " }))
    #expect(player.screen.contains { $0.contains("◷") })
    #expect(player.screen[14].hasPrefix(" s \(Localizer(language)(.hintSaveAgain).string)"))
  }

  @Test func suspensionHoldsTheClock() {
    var player = started()
    player.wait(.seconds(4))
    player.send(.input(.suspend))
    #expect(player.loopEffects == [.suspend])
    player.sleep(.seconds(3600))
    player.press(.enter)
    #expect(player.screen[1].hasSuffix("6.0 s"))
  }

  @Test func aStoppedProcessGainsNothing() {
    var player = started()
    player.wait(.seconds(4))
    player.sleep(.seconds(3600))
    player.type("1")
    #expect(player.screen[1] == " Time ran out")
    player.sleep(.seconds(3600))
    player.send(.input(.time))
    #expect(player.screen[1].hasSuffix("10.0 s"))
  }

  @Test func leavingAsksAndDropsTheRound() {
    var player = started()
    player.wait(.seconds(4))
    player.press(.escape)
    #expect(player.screen.joined().contains("Leave this round?"))
    #expect(!player.screen.joined().contains("tomato"))
    player.type("n")
    #expect(player.screen.joined().contains("tomato"))
    player.type("qy")
    #expect(player.screen[0].hasPrefix(" tenq 0.1.0"))
    #expect(player.saved.isEmpty)
  }

  @Test func aResizeKeepsSelectionAndClock() {
    var player = started()
    player.wait(.seconds(4))
    player.press(.right)
    player.send(.size(Size(width: 60, height: 18)))
    #expect(player.screen.joined().contains("▶ ◆ 2  Pumpkin"))
    player.send(.size(Size(width: 100, height: 40)))
    #expect(player.screen[1].hasSuffix("6.0 s"))
    player.press(.enter)
    #expect(player.screen.joined().contains("✗ your answer"))
  }

  @Test func keysTypedAheadOfTheResultDoNothing() {
    var player = started(Player { $0.questions = 1 })
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.milliseconds(800))
    #expect(player.screen[0].hasPrefix(" Result"))
    player.type("n")
    #expect(player.screen[0].hasPrefix(" Result"))
    player.wait(.milliseconds(250))
    player.type("n")
    #expect(player.screen[0].hasPrefix(" Question 1 of 1"))
  }

  @Test func onlyTheMissedOnesCanBePlayedAgain() {
    var player = started(Player { $0.questions = 2 })
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.seconds(2))
    player.type("2")
    player.wait(.seconds(5))
    #expect(player.screen[23].contains("r the missed one"))
    player.type("r")
    #expect(player.screen[0].hasPrefix(" Question 1 of 1"))
    #expect(player.screen[4].contains("tungsten"))
  }

  @Test func aFailedSaveIsSaidAndCanBeTriedAgain() throws {
    var player = started(Player { $0.questions = 1 })
    player.saveProblem = "the disk is full"
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.seconds(2))
    #expect(player.canvas.runs(of: .alert) == ["NOT saved: the disk is full"])
    #expect(player.screen[23].hasPrefix(" s save again"))
    player.type("s")
    #expect(player.canvas.runs(of: .alert) == ["Still NOT saved after 2 tries: the disk is full"])
    player.type("s")
    #expect(player.canvas.runs(of: .alert) == ["Still NOT saved after 3 tries: the disk is full"])
    player.saveProblem = nil
    player.type("s")
    #expect(player.saved.count == 1)
    #expect(player.screen.joined().contains("Saved in the history."))
    player.type("s")
    #expect(player.saved.count == 1)
  }

  @Test func withoutAClockThereIsNoBarAndNoEnd() throws {
    var player = started(
      Player {
        $0.limit = nil
        $0.questions = 1
      })
    player.wait(.seconds(75))
    #expect(player.screen[1].hasSuffix("75.0 s"))
    player.type("1")
    player.wait(.seconds(1))
    #expect(try #require(player.saved.first).limit == 0)
  }

  @Test func theBellRingsOnlyForRightAnswersAndOnlyWhenWanted() {
    var player = started(Player { $0.rings = true })
    player.wait(.seconds(1))
    player.type("2")
    player.wait(.seconds(6))
    #expect(player.loopEffects.isEmpty)
    player.type("1")
    #expect(player.loopEffects == [.bell])
    var quiet = started()
    quiet.wait(.seconds(1))
    quiet.type("1")
    #expect(quiet.loopEffects.isEmpty)
  }

  @Test func theCountdownWakesTenTimesASecond() {
    let player = started()
    var now = player.now
    var count = 0
    var app = player.app
    while let next = app.nextChange(after: now), next < player.now + .seconds(10) {
      now = next
      count += 1
      _ = app.handle(.input(.time), at: now)
    }
    #expect(count == 99)
  }

  @Test func withoutMotionTheCountdownWakesOnceASecond() {
    let player = started(Player(moves: false))
    #expect(player.app.nextChange(after: player.now) == player.now + .seconds(1))
    #expect(player.screen[1].hasSuffix("10 s"))
  }

  @Test func nothingWakesWhileNothingMoves() {
    var player = Player()
    #expect(player.app.nextChange(after: player.now) == nil)
    player.press(.enter)
    #expect(player.app.nextChange(after: player.now) == nil)
    player.press(.escape)
    player.openEntry("History")
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test func backLeadsHomeFromEverywhere() {
    let ways: [(entry: String?, key: Key?)] = [
      ("Play", nil), ("History", nil), ("History", .tab), ("Settings", nil), (nil, .character("?")),
    ]
    for way in ways {
      var player = Player()
      if let entry = way.entry { player.openEntry(entry) }
      if let key = way.key { player.press(key) }
      #expect(!player.screen[0].hasPrefix(" tenq"), "\(way)")
      player.press(.escape)
      #expect(player.screen[0].hasPrefix(" tenq"), "\(way)")
    }
  }

  @Test func theProgramCanBeginWithAStartScreenAndGoBackHome() {
    let state = AppState(version: "0.1.0", language: .en, catalogue: Player.catalogue(.en))
    let now = ContinuousClock.Instant.now
    var (app, effects) = App.opening(
      Opening(screen: StartScreen(.timed, .everything)), size: Size(width: 80, height: 24), state: state)
    #expect(effects == [.inspect(.everything)])
    #expect(app.picture(at: now).lines[0] == " All sets")
    _ = app.handle(.input(.key(.escape)), at: now)
    #expect(app.picture(at: now).lines[0].hasPrefix(" tenq 0.1.0"))
  }

  @Test func quittingEndsTheProgram() {
    var player = Player()
    player.type("q")
    #expect(player.loopEffects == [.quit])
  }

  @Test func ctrlLDrawsAgain() {
    var player = started()
    player.press(.control("l"))
    #expect(player.loopEffects == [.redraw])
  }

  @Test func aLongLogIsCountedWhileTheHomeScreenShowsAndNotDuringARound() {
    let home = PlayerHome()
    let long = String(repeating: "a long line that is no record\n", count: 60_000)
    home.writeLog((1...3).map { Player.record($0) }, after: long)
    var player = Player(home: home)
    #expect(player.app.nextChange(after: player.now) == player.now)
    player.press(.enter)
    #expect(player.app.nextChange(after: player.now) == nil)
    player.press(.escape)
    player.wait(.zero)
    #expect(player.screen.joined().contains("3 rounds"))
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  /// The list of games is there at once, and every key before the numbers; whoever is quicker than they are waits.
  @Test func theFirstPictureDoesNotWaitForQuestionsToBeCounted() throws {
    let home = PlayerHome()
    home.writeBanks(.en, usable: 20)
    func fresh() throws -> (app: App, handler: EffectHandler) {
      let handler = EffectHandler(try Session(CommandLineOptions(), in: home.environment(.en)), given: home.given)
      return (App(size: Size(width: 80, height: 24), state: handler.state), handler)
    }
    let now = ContinuousClock.now
    var (app, handler) = try fresh()
    #expect(app.picture(at: now).lines[0].hasSuffix(" English"))
    #expect(app.handle(.shown, at: now).isEmpty && app.nextChange(after: now) == now)
    #expect(app.handle(.input(.time), at: now) == [.loadCatalogue])
    for event in handler.perform(.loadCatalogue) { _ = app.handle(event, at: now) }
    #expect(app.picture(at: now).lines[0].contains("questions"))
    #expect(app.handle(.input(.time), at: now) == [.findMissed])

    (app, handler) = try fresh()
    #expect(app.handle(.input(.key(.enter)), at: now).first == .loadCatalogue)
  }

  @Test(arguments: [(80, 24), (48, 16), (40, 15)], [Language.ja, .en])
  func settingsThatCannotBeKeptAreSaidInEveryWindow(size: (Int, Int), language: Language) {
    var player = Player(language, size: Size(width: size.0, height: size.1))
    player.saveProblem = "disk"
    player.choose(.settings)
    player.press(.down, .right)
    #expect(player.screen.contains { $0.contains(language == .ja ? "今回は有効" : "These hold for now") })
  }

  @Test(arguments: [Language.ja, .en])
  func everySettingIsExplainedWholeInTheSmallestWindow(language: Language) {
    var player = Player(language, size: Size(width: 40, height: 15))
    player.choose(.settings)
    for item in SettingsList.all {
      let shown = player.screen[11...12].joined().filter { !$0.isWhitespace }
      let whole = [item.words.help, item.words.briefHelp].map {
        $0[language].filter { !$0.isWhitespace }
      }
      #expect(whole.contains(shown), "\(item.key)")
      player.press(.down)
    }
  }
}
