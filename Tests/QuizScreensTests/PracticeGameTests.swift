import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Practice, from the first question to the record.
@Suite struct PracticeGameTests {
  @Test func practiceGoesOnUntilAllAreRightAndRecordsItsMisses() throws {
    var player = Player().practising()
    player.type("2", after: .seconds(1))
    player.type("2431", after: .seconds(1))
    player.proceed()
    player.play("1111")
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .practice && record.set == "en/Food pairings/Basics" && record.asked == 5)
    #expect(record.correct == 4 && record.misses == 3 && record.milliseconds == 6000 && record.limit == 0)
    #expect(record.answers.map(\.choice) == [2, 4, 3, 1, 1, 1, 1, 1])
    player.expect(row: 0, begins: " Result   Practice · Food pairings › Basics")
  }

  @Test(arguments: Language.allCases, [ViewContext.smallest, ViewContext.full])
  func whatAQuestionIsFromStaysAsItIs(_ language: Language, _ size: Size) {
    var player = Player(language, size: size).practising()
    player.wait(.seconds(1))
    let place = size == ViewContext.smallest ? 1 : 2
    func told() -> Substring? { player.screen[0].split(separator: "  ").dropFirst(place).first }
    let first = told()
    for key in "234" {
      player.type(String(key))
      #expect(told() == first && first != nil)
    }
  }

  @Test(arguments: [Language.en, .ja]) func aVerdictInTheSmallestWindowBeginsWithItsQuestion(_ language: Language) {
    var player = Player(language, size: ViewContext.smallest).practising()
    player.wait(.seconds(1))
    let question = player.screen[3]
    player.type("21").expect(row: 3, is: question)
  }

  @Test func aBlockedPanelCannotBeSelectedOrChosen() {
    var player = Player().practising()
    player.press(.right, .right, .enter, after: .seconds(1))
    #expect(player.canvas.runs(of: .offChip).contains { $0.contains("◆ 2") })
    #expect(!player.screen.joined().contains("▶"), "one Enter too many answers nothing")
    player.press(.enter).expect(row: 0, has: "1 miss ")
    // Right of the first panel only the second row's is left.
    player.press(.right, .right)
    player.click(50, 12).expect(row: 0, has: "1 miss ")
    player.press(.enter).expect(row: 0, has: "2 misses ")
  }

  @Test func theClockOfPracticeCountsTheWholeRoundAndStopsInAPause() {
    var player = Player().practising()
    player.play("1", each: .seconds(3))
    player.wait(.milliseconds(1200)).expect(row: 0, ends: "0 misses   4.2 s")
    player.type("p").expect(without: "tungsten")
    player.type("p", after: .seconds(60), then: .seconds(1)).expect(row: 0, ends: "0 misses   5.2 s")
    player.press(.escape, "y")
    #expect(player.saved.isEmpty)
    player.expect(row: 0, begins: " tenq")
  }

  @Test func panelsLeaveAndRiseWhileKeysAreDropped() throws {
    var player = Player().practising()
    player.play("1")
    var other = player
    for time in stride(from: 0, through: 250, by: 10) {
      let isDim = other.canvas.runs(of: .dim).contains("What is the chemical symbol for tungsten?")
      #expect(isDim == (time < 250), "its text is dim as long as anything moves")
      other.wait(.milliseconds(10))
    }
    player.wait(.milliseconds(75))
    #expect(!player.screen[12].contains("▲ 1"), "the old panels are on their way down")
    player.expect("Cucumber")
    player.wait(.milliseconds(125)).expect("▲ 1               W ", without: "Cucumber")
    #expect(player.screen[22] == String(repeating: "─", count: 80))
    player.type("1", then: .milliseconds(50))
    #expect(player.screen[12].contains("▲ 1"), "all is in its place when keys count")
    #expect(player.canvas.runs(of: .title).contains("What is the chemical symbol for tungsten?"))
    player.expect(row: 0, begins: " Practice   Question 2 of 5")
    player.type("1").expect("✓ 0.3 s")
  }

  @Test func withoutMotionAndAgainstTheClockNothingMoves() {
    var still = Player(moves: false).practising()
    still.play("1")
    still.wait(.milliseconds(100)).expect(row: 12, has: "▲ 1")
    var timed = Player()
    timed.press(.enter)
    timed.type("1", after: .seconds(1), then: .milliseconds(900)).expect(row: 12, has: "✓ 1")
  }

  /// A player in front of the list, who practised a set twice, with three misses the last time and none at best.
  func choosing(_ language: Language, _ size: Size = .ordinary) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    home.writeLog(
      [(3, 64_812), (0, 41_200)].enumerated().map { place, round in
        Player.record(place, game: .practice, set: set, correct: 12 - round.0, asked: 12, milliseconds: round.1)
      })
    return Player(language, size: size, home: home).having { $0.choose(.game(.practice)) }
  }

  @Test func whoHasNotPractisedReadsTheRulesBelow() {
    var player = Player { $0.rounds = 3 }
    player.choose(.game(.practice)).expect("All the questions, in a new order each time.")
  }

  @Test func enterOpensAGenreAndBeginsWithASet() {
    var player = choosing(.en)
    player.press(.home).expect(row: 4, begins: "  ▶ ▾ Food pairings")
    player.press(.enter).expect(row: 4, begins: "  ▶ ▸ Food pairings")
    player.press(.enter, .down, .enter).expect(row: 0, begins: " Practice   Question 1 of ")
  }

  @Test func thereAreNoLevelsAndNoNumberOfQuestionsToChoose() {
    var player = choosing(.en)
    let before = player.screen
    player.type("d+")
    #expect(player.screen == before && !(before.last ?? "").contains("level") && !(before.last ?? "").contains("+ -"))
  }
}
