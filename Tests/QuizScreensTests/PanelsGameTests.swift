import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// Boards of panels from the first key to the record: the clock, keys and mouse.
@Suite struct PanelsGameTests {
  /// The board of a seed. That of 7 is solved by 3, 4, 4, 5, 3.
  static func board(_ seed: UInt64) -> PanelBoard {
    var generator = SeededGenerator(seed: seed)
    return PanelBoard(using: &generator)
  }

  @Test func aWholeGameFromTheFirstKeyToTheRecord() throws {
    var player = Player.panels(opensHome: true)
    let row = player.screen.firstIndex { $0.contains("Panels ") } ?? 0
    player.click(20, row)
    // Whatever happens before the board is there takes no time.
    player.press(.enter, after: .seconds(20))
    for keys in ["1k3", "4", "4", "5"] { player.type(keys, after: .seconds(2)) }
    player.type("3", after: .milliseconds(1345))
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .panels && record.set == "panels" && record.seed == 7 && record.asked == 5)
    #expect(record.correct == 5 && record.misses == 1 && record.milliseconds == 9345 && record.pauses == 0)
    #expect(record.answers.map(\.choice) == [3, 4, 4, 5, 3])
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    #expect(player.app.context.state.bests[.panels] == record.score(in: Games.all.list))
  }

  @Test func theClockShowsTenthsAndWakesTenTimesASecond() {
    var player = Player.panels()
    player.wait(.milliseconds(1050)).expect(row: 0, ends: " 1.0 s")
    #expect(player.app.nextChange(after: player.now) == player.now + .milliseconds(50))
  }

  @Test func withoutMotionTheClockShowsWholeSeconds() {
    var player = Player.panels { $0.settings[.motion] = false }
    player.wait(.milliseconds(2900)).expect(row: 0, ends: " 2 s")
    #expect(player.app.nextChange(after: player.now) == player.now + .milliseconds(100))
  }

  @Test func pauseHidesTheBoardAndHoldsTheClock() throws {
    var player = Player.panels()
    player.type("3p", after: .seconds(2)).expect(row: 0, ends: " 2.0 s")
    player.expect("The board is hidden while you rest.", without: "P Q ? S T").expectRest()
    player.type("4")
    player.type("p", after: .seconds(60)).expect(row: 0, ends: " 2.0 s")
    #expect(player.isChosen("R"))
    player.type("4453", after: .seconds(1))
    let record = try #require(player.saved.first)
    #expect(record.milliseconds == 3000 && record.pauses == 1)
    player.wait(.seconds(3)).expect("Paused once, so never a best")
  }

  @Test func helpAndASmallWindowAndSuspensionHoldTheClock() throws {
    var player = Player.panels()
    player.type("??", after: .seconds(1))
    player.type("?", after: .seconds(10), then: .seconds(1))
    player.send(.size(.of(30, 10)))
    player.wait(.seconds(10))
    player.send(.size(.ordinary))
    player.expect("Paused")
    player.press(.enter, then: .seconds(1))
    player.send(.input(.suspend))
    player.press(.enter, after: .seconds(10))
    player.type(Player.almostCleared + "3", after: .seconds(1))
    let record = try #require(player.saved.first)
    #expect(record.milliseconds == 4000 && record.pauses == 3)
  }

  @Test func digitsChooseInTheSelectedRowAlsoInFullWidth() {
    for key in ["3", "３"] {
      var player = Player.panels()
      player.type(key, after: .seconds(1))
      #expect(player.isChosen("R"), "\(key)")
    }
  }

  @Test func arrowsSelectAndEnterOrSpaceChooses() {
    for key in [Key.enter, .character(" ")] {
      var player = Player.panels()
      player.wait(.seconds(1))
      player.press(.up, .left, .down, .right, .right, .character("l"), .character("h"), .character("l"), key)
      #expect(player.isChosen("F"))
      player.press(.right, .right, .right, .down, .down, .down, .down, .down, key)
      #expect(player.isChosen("18"))
    }
  }

  @Test func aClickChoosesThatPanel() {
    for (width, height, x, y) in [(80, 24, 45, 7), (40, 15, 25, 5)] {
      var player = Player.panels(.en, .of(width, height))
      player.wait(.seconds(1))
      player.click(x, y)
      #expect(player.isChosen("E"))
    }
  }

  @Test func keysTypedAheadChooseNothing() {
    var player = Player.panels()
    player.type("3", after: .milliseconds(249))
    #expect(!player.isChosen("R"))
    // The selection has stayed, too.
    player.expect(row: 3, begins: " ▶ P Q ? S T")
  }

  @Test func aDigitGoesOnToTheNextRowWithoutAChoice() {
    var player = Player.panels()
    player.wait(.seconds(1))
    func pointed() -> Int? { player.screen.firstIndex { $0.hasPrefix(" ▶ ") } }
    #expect(pointed() == 3)
    player.type("3")
    #expect(pointed() == 7)
    // The row below is full already.
    player.press(.down, .enter, .up, "4")
    #expect(pointed() == 15)
    player.type("1")
    #expect(pointed() == 19)
    // From the last row to the first without a choice; with none left it stays.
    player.press(.up, .up, .up, .up, "1")
    #expect(pointed() == 19)
    player.type("1")
    #expect(pointed() == 19)
  }

  @Test func arrowsAndClicksStayWhereTheyChoose() {
    var player = Player.panels()
    player.press(.down, .enter, after: .seconds(1)).expect(row: 7, begins: " ▶ ")
    player.click(30, 16).expect(row: 15, begins: " ▶ ")
  }

  @Test func nothingIsSaidOfTheRowThatIsWrong() {
    var player = Player.panels()
    player.type("34451", after: .seconds(1))
    #expect(player.saved.isEmpty)
    for style in [Style.correct, .wrong] { #expect(player.canvas.runs(of: style).isEmpty) }
    player.expect(alerts: "1 row is wrong: find it and pick again")
  }

  @Test func aNewBoardIsDealtAtOnceAndTheOldOneDropped() {
    var player = Player.panels()
    player.type("3n", after: .seconds(5))
    #expect(player.effects == [.store(.drawSeed), .store(.drawSeed)])
    player.expect(row: 0, ends: " 0.0 s")
    var seeds = SeedSequence(first: 7)
    _ = seeds.next()
    #expect(player.screen[3].contains(Self.board(seeds.next()).rows[0].prompt))
    player.expect("0 of 5 chosen")
    #expect(player.saved.isEmpty)
  }

  @Test func leavingAsksFirst() {
    for key in [Key.escape, .character("q")] {
      var player = Player.panels()
      player.press(key, after: .seconds(1)).expect("Leave this board?")
      player.type("n").expect(row: 3, has: "P Q ? S T")
      player.press(key, "y").expect(row: 0, begins: " tenq")
      #expect(player.saved.isEmpty)
    }
  }
}

extension Player {
  /// Whether a panel with this text is chosen: in a heavy frame, or in brackets in a small window.
  fileprivate func isChosen(_ text: String) -> Bool {
    screen.contains { line in
      line.contains("‹\(text)›")
        || line.split(separator: "┃").contains { $0.filter { !" ▶".contains($0) } == text && line.contains("┃") }
    }
  }
}

/// A board of panels as the player sees it, in every window.
@Suite struct PanelsScreenTests {
  @Test func thePanelOfThePointerAloneIsLitInItsColour() {
    var player = Player.panels()
    player.press(.right, .down)
    let styles = Set(player.canvas.styledLines.flatMap { $0.map(\.style) })
    #expect(styles.contains(.lit(1)) && styles.isDisjoint(with: [.lit(0), .lit(2), .lit(3), .lit(4)]))
  }

  @Test func whatTheGameIsIsSaidBeforeTheClockRuns() {
    var player = Player.panels(starts: false) { $0.bests[.panels] = Score.panels(18_234) }
    player.wait(.seconds(30)).expectRest()
    player.press(.enter).expect(row: 0, has: " 0.0 s")
  }

  @Test func theFirstPageSaysThatNothingCanBeSaved() {
    let player = Player.panels(starts: false) { $0.saveProblem = "read-only" }
    player.expect(alerts: "Rounds cannot be saved: read-only")
  }

  @Test func theFirstPageStartsByAClickAndGoesBack() throws {
    var player = Player.panels(starts: false)
    let row = try #require(player.screen.firstIndex { $0.contains("Start!") })
    player.click(25, row)
    #expect(player.effects == [.store(.drawSeed)])
    Player.panels(starts: false).having { $0.press(.escape) }.expect(row: 0, begins: " tenq")
  }

  @Test func asciiSaysTheSame() {
    var player = Player.panels { $0.glyphs = .ascii }
    player.type("3", after: .seconds(1))
    player.expect(row: 3, is: "   P Q ? S T        N            P           <R>           T            V")
    #expect(player.screen.joined().allSatisfy { $0.isASCII })
  }

  @Test(arguments: [(40, 15), (48, 16), (79, 23), (80, 24), (100, 30), (200, 60)])
  func everyPanelCanBeSeenAndClickedAtEverySize(width: Int, height: Int) throws {
    let context = ViewContext.empty(.of(width, height))
    let form = try #require(PanelsScreen(seed: 7).form(in: context))
    #expect(form.targets.map(\.target) == (0..<25).map { .row($0) })
    for (target, panel) in form.targets {
      let room = Rect(x: 0, y: 0, width: context.room.width, height: context.room.height)
      #expect(panel.intersection(room) == panel && panel.width >= 5)
      #expect(form.target(at: panel.origin) == target)
      #expect(form.target(at: Point(x: panel.maxX - 1, y: panel.maxY - 1)) == target)
    }
    #expect(form.target(at: .zero) == nil)
  }

  @Test func thatNothingCanBeSavedIsSaidBefore() {
    let player = Player.panels { $0.saveProblem = "read-only" }
    player.expect(row: 0, begins: " Panels   Rounds cannot be saved: read-only  ")
    let small = Player.panels(.ja, .small) { $0.saveProblem = "書き込めないファイルシステムです" }
    small.expect(row: 0, is: " パネル   記録を保存できません…   0.0秒")
  }
}

extension Score {
  /// A board that took this many milliseconds.
  static func panels(_ milliseconds: Int) -> Score {
    Score(
      kind: PanelResult.kind, ranking: .time, points: 5000, correct: 5, misses: 0, milliseconds: milliseconds,
      date: .epoch)
  }
}
