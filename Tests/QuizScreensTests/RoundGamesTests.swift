import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Practice, missing number and missed questions: whole games from the first key to the record, and their screens.
@Suite struct RoundGamesTests {
  /// A player in front of the first question of practice.
  func practising(_ player: Player) -> Player {
    var player = player
    player.choose(.practice)
    player.press(.enter, .enter, .enter)
    return player
  }

  /// A player in front of the first sum.
  func adding(_ player: Player) -> Player {
    var player = player
    player.choose(.missing)
    player.press(.enter)
    return player
  }

  @Test func practiceGoesOnUntilAllAreRightAndRecordsItsMisses() throws {
    var player = practising(Player())
    player.wait(.seconds(1))
    player.type("2")
    player.wait(.seconds(1))
    player.type("2431")
    player.wait(.milliseconds(800))
    for _ in 0..<4 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .practice)
    #expect(record.set == "en/Food pairings/Basics")
    #expect(record.asked == 5)
    #expect(record.correct == 4)
    #expect(record.misses == 3)
    #expect(record.milliseconds == 6000)
    #expect(record.limit == 0)
    #expect(record.answers.map(\.choice) == [2, 4, 3, 1, 1, 1, 1, 1])
    #expect(player.screen[0].hasPrefix(" Result   Food pairings › Basics"))
  }

  @Test func aBlockedPanelCannotBeSelectedOrChosen() {
    var player = practising(Player())
    player.wait(.seconds(1))
    player.press(.right, .enter)
    #expect(player.canvas.runs(of: .selected).contains("▶"))
    #expect(player.canvas.runs(of: .gone).contains("◆ 2"))
    // Right of the first panel only the third row's is left.
    player.press(.right)
    player.click(50, 12)
    #expect(player.screen[0].contains("1 miss "))
    player.press(.enter)
    #expect(player.screen[0].contains("2 misses "))
  }

  @Test func theClockOfPracticeCountsTheWholeRoundAndStopsInAPause() {
    var player = practising(Player())
    player.wait(.seconds(3))
    player.type("1")
    player.wait(.seconds(2))
    #expect(player.screen[0].hasSuffix("0 misses   4.2 s"))
    player.type("p")
    #expect(!player.screen.joined().contains("tungsten"))
    player.wait(.seconds(60))
    player.type("p")
    player.wait(.seconds(1))
    #expect(player.screen[0].hasSuffix("0 misses   5.2 s"))
    player.press(.escape)
    player.type("y")
    #expect(player.saved.isEmpty)
    #expect(player.screen[0].hasPrefix(" Practice › Food pairings"))
  }

  @Test func panelsLeaveAndRiseWhileKeysAreDropped() throws {
    var player = practising(Player())
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.milliseconds(800))
    #expect(player.canvas.runs(of: .dim).contains("What is the chemical symbol for tungsten?"))
    player.wait(.milliseconds(75))
    #expect(player.screen[14].hasSuffix("┐"), "the old panels are on their way down")
    #expect(player.screen.joined().contains("Cucumber"))
    player.wait(.milliseconds(125))
    #expect(player.screen.joined().contains("▲ 1  W "))
    #expect(!player.screen.joined().contains("Cucumber"))
    #expect(player.screen[22] == String(repeating: "─", count: 80))
    player.type("1")
    player.wait(.milliseconds(50))
    #expect(player.screen[10].hasPrefix(" ┏"), "all is in its place when keys count")
    #expect(player.canvas.runs(of: .plain).contains("What is the chemical symbol for tungsten?"))
    #expect(player.screen[0].hasPrefix(" Practice   Question 2 of 5"))
    player.type("1")
    #expect(player.screen.joined().contains("✓ right"))
  }

  @Test func withoutMotionAndAgainstTheClockNothingMoves() {
    var still = practising(Player(moves: false))
    still.wait(.seconds(1))
    still.type("1")
    still.wait(.milliseconds(900))
    #expect(still.screen[10].hasPrefix(" ┏"))
    var timed = Player()
    timed.press(.enter, .enter)
    timed.wait(.seconds(1))
    timed.type("1")
    timed.wait(.milliseconds(900))
    #expect(timed.screen[10].hasPrefix(" ┏"))
  }

  @Test func tenSumsMakeARecord() throws {
    var player = adding(Player())
    var right = 0
    for sum in Deal(sumsBy: 7, set: "missing", rules: .timed).cards {
      player.wait(.seconds(1))
      right += 1
      player.type("\(sum.rightPanel + 1)")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(record.game == .missing)
    #expect(record.set == "missing")
    #expect(record.asked == 10 && record.correct == 10)
    #expect(record.milliseconds == 10_000)
    player.wait(.seconds(1))
    player.type("n")
    #expect(player.screen[0].hasPrefix(" Missing number   Question 1 of 10"))
  }

  @Test func lettersMoveOnTheKeypadAndDoNotAnswer() {
    var player = adding(Player())
    player.wait(.seconds(1))
    player.type("hl")
    #expect(player.screen[1].hasPrefix(" Time "))
    player.type("５")
    #expect(player.screen[1] == " 1.000 s")
  }

  @Test func missedQuestionsAreOfferedOnceTheyAreKnown() throws {
    var player = Player { $0.missed = .unknown(last: 0) }
    #expect(!player.screen.joined().contains("Missed questions"))
    player.missed = 3
    player.send(.world(player.app.stage.world.with { $0.missed = .unknown(last: 0) }))
    #expect(player.screen.joined().contains("Missed questions  3 questions to try again"))
    player.choose(.retry)
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Question 1 of 5   Missed questions"))
    for _ in 0..<5 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(record.game == .timed)
    #expect(record.set == "missed")
  }

  @Test func anEntryThatComesDoesNotMoveTheSelection() {
    var player = Player()
    player.press(.end, .up)
    player.send(.world(player.app.stage.world.with { $0.missed = .known(3) }))
    #expect(player.canvas.runs(of: .selected) == ["▶", "Settings"])
  }

  @Test func moreThanFourGenresHavePages() {
    var player = Player { world in
      let genres = (1...6).map { number in
        Catalogue.Genre(title: "Genre \(number)", sets: [.init(title: "Set", files: ["x"], questions: 10)])
      }
      world.catalogue = Catalogue(
        language: "en", genres: genres, own: .init(title: "own", files: ["own.csv"], questions: 3))
    }
    player.choose(.practice)
    #expect(player.screen[0].hasSuffix("7 genres, 7 sets"))
    #expect(player.screen[23].hasSuffix("1/2"))
    player.press(.right, .right)
    #expect(player.screen[23].hasSuffix("2/2"))
    #expect(player.screen.joined().contains("Your own"))
    player.press(.pageUp, .pageDown)
    player.type("4")
    #expect(player.screen[0].hasPrefix(" Genres"), "there are only three on the second page")
    player.type("3")
    #expect(player.screen[0].hasPrefix(" Practice › Your own"))
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Practice › Your own"))
    player.press(.right, .enter)
    player.press(.escape, .escape)
    #expect(player.screen[0].hasPrefix(" tenq"))
  }
}

extension World {
  /// The same with a change.
  func with(_ change: (inout World) -> Void) -> World {
    var world = self
    change(&world)
    return world
  }
}
