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

  @Test func theHomeScreenLeadsToABoard() {
    var player = Player.panels(opensHome: true)
    player.press(.home)
    let row = player.screen.firstIndex { $0.contains("Panels ") } ?? 0
    player.click(20, row)
    #expect(player.effects == [.store(.findMissed), .store(.findToday)])
    #expect(player.screen[0].hasPrefix(" Panels"))
    player.press(.enter)
    #expect(player.effects == [.store(.findMissed), .store(.findToday), .store(.drawSeed)])
    #expect(player.screen[3].contains("P Q ? S T"))
  }

  @Test func aWholeGameFromTheFirstKeyToTheRecord() throws {
    var player = Player.panels(opensHome: true)
    let row = player.screen.firstIndex { $0.contains("Panels ") } ?? 0
    player.click(20, row)
    // Whatever happens before the board is there takes no time.
    player.wait(.seconds(20))
    player.press(.enter)
    for keys in ["1k3", "4", "4", "5"] {
      player.wait(.seconds(2))
      player.type(keys)
    }
    player.wait(.milliseconds(1345))
    player.type("3")
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .panels)
    #expect(record.set == "panels")
    #expect(record.seed == 7)
    #expect(record.asked == 5)
    #expect(record.correct == 5)
    #expect(record.misses == 1)
    #expect(record.milliseconds == 9345)
    #expect(record.pauses == 0)
    #expect(record.answers.map(\.choice) == [3, 4, 4, 5, 3])
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    #expect(player.app.context.state.bests[.panels] == record.score(in: Games.all.list))
  }

  @Test func theClockShowsTenthsAndWakesTenTimesASecond() {
    var player = Player.panels()
    player.wait(.milliseconds(1050))
    #expect(player.screen[0].hasSuffix(" 1.0 s"))
    #expect(player.app.nextChange(after: player.now) == player.now + .milliseconds(50))
  }

  @Test func withoutMotionTheClockShowsWholeSeconds() {
    var player = Player.panels { $0.moves = false }
    player.wait(.milliseconds(2900))
    #expect(player.screen[0].hasSuffix(" 2 s"))
    #expect(player.app.nextChange(after: player.now) == player.now + .milliseconds(100))
  }

  @Test func pauseHidesTheBoardAndHoldsTheClock() throws {
    var player = Player.panels()
    player.wait(.seconds(2))
    player.type("3p")
    #expect(player.screen[0].hasSuffix(" 2.0 s"))
    #expect(!player.screen.joined().contains("P Q ? S T"))
    #expect(player.screen.joined().contains("The board is hidden while you rest."))
    #expect(player.app.nextChange(after: player.now) == nil)
    player.type("4")
    player.wait(.seconds(60))
    player.type("p")
    #expect(player.screen[0].hasSuffix(" 2.0 s"))
    #expect(player.isChosen("R"))
    player.wait(.seconds(1))
    player.type("4453")
    let record = try #require(player.saved.first)
    #expect(record.milliseconds == 3000)
    #expect(record.pauses == 1)
    player.wait(.seconds(3))
    #expect(player.screen.joined().contains("Paused once, so never a best"))
  }

  @Test func helpAndASmallWindowAndSuspensionHoldTheClock() throws {
    var player = Player.panels()
    player.wait(.seconds(1))
    player.type("??")
    player.wait(.seconds(10))
    player.type("?")
    player.wait(.seconds(1))
    player.send(.size(Size(width: 30, height: 10)))
    player.wait(.seconds(10))
    player.send(.size(Size(width: 80, height: 24)))
    #expect(player.screen.joined().contains("Paused"))
    player.press(.enter)
    player.wait(.seconds(1))
    player.send(.input(.suspend))
    player.wait(.seconds(10))
    player.press(.enter)
    player.wait(.seconds(1))
    player.type(Player.almostCleared + "3")
    let record = try #require(player.saved.first)
    #expect(record.milliseconds == 4000)
    #expect(record.pauses == 3)
  }

  @Test func digitsChooseInTheSelectedRowAlsoInFullWidth() {
    for key in ["3", "３"] {
      var player = Player.panels()
      player.wait(.seconds(1))
      player.type(key)
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

  @Test func aChoiceMayBeChanged() {
    var player = Player.panels()
    player.wait(.seconds(1))
    player.type("3k1")
    #expect(player.isChosen("N"))
    #expect(!player.isChosen("R"))
  }

  @Test func keysTypedAheadChooseNothing() {
    var player = Player.panels()
    player.wait(.milliseconds(249))
    player.type("3")
    #expect(!player.isChosen("R"))
    // The selection has stayed, too.
    #expect(player.screen[3].hasPrefix(" ▶ P Q ? S T"))
  }

  @Test func aDigitGoesOnToTheNextRowWithoutAChoice() {
    var player = Player.panels()
    player.wait(.seconds(1))
    func pointed() -> Int? { player.screen.firstIndex { $0.hasPrefix(" ▶ ") } }
    #expect(pointed() == 3)
    player.type("3")
    #expect(pointed() == 7)
    // The row below is full already.
    player.press(.down, .enter, .up)
    player.type("4")
    #expect(pointed() == 15)
    player.type("1")
    #expect(pointed() == 19)
    // From the last row to the first without a choice; with none left it stays.
    player.press(.up, .up, .up, .up)
    player.type("1")
    #expect(pointed() == 19)
    player.type("1")
    #expect(pointed() == 19)
  }

  @Test func arrowsAndClicksStayWhereTheyChoose() {
    var player = Player.panels()
    player.wait(.seconds(1))
    player.press(.down, .enter)
    #expect(player.screen[7].hasPrefix(" ▶ "))
    player.click(30, 16)
    #expect(player.screen[15].hasPrefix(" ▶ "))
  }

  @Test func nothingIsSaidOfTheRowThatIsWrong() {
    var player = Player.panels()
    player.wait(.seconds(1))
    player.type("34451")
    #expect(player.saved.isEmpty)
    for style in [Style.correct, .wrong] {
      #expect(player.app.picture(at: player.now).runs(of: style).isEmpty)
    }
    #expect(player.app.picture(at: player.now).runs(of: .alert) == ["1 row is wrong: find it and pick again"])
  }

  @Test func aNewBoardIsDealtAtOnceAndTheOldOneDropped() {
    var player = Player.panels()
    player.wait(.seconds(5))
    player.type("3n")
    #expect(player.effects == [.store(.drawSeed), .store(.drawSeed)])
    #expect(player.screen[0].hasSuffix(" 0.0 s"))
    var seeds = SeedSequence(first: 7)
    _ = seeds.next()
    #expect(player.screen[3].contains(Self.board(seeds.next()).rows[0].prompt))
    #expect(player.screen.joined().contains("0 of 5 chosen"))
    #expect(player.saved.isEmpty)
  }

  @Test func leavingAsksFirst() {
    for key in [Key.escape, .character("q")] {
      var player = Player.panels()
      player.wait(.seconds(1))
      player.press(key)
      #expect(player.screen.joined().contains("Leave this board?"))
      player.type("n")
      #expect(player.screen[3].contains("P Q ? S T"))
      player.press(key)
      player.type("y")
      #expect(player.screen[0].hasPrefix(" tenq"))
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
