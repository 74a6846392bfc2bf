import QuizCore
import Testing

@testable import QuizScreens

/// A key pressed by mistake costs a round no more than its time, and what a pause costs is said where it is made.
@Suite struct LeaveBoxTests {
  @Test(arguments: [
    (Language.en, "If you leave, it is not kept.", "The clock runs on meanwhile."),
    (.ja, "やめると、この回は記録に残りません。", "時計は止まっていません。"),
  ])
  func aSlipOfQCostsNoPoints(_ language: Language, _ loss: String, _ clock: String) {
    var player = Player(language).started()
    player.type("q", after: .seconds(1)).expect(loss, clock)
    player.type("q")
    #expect(player.screen.contains { $0.contains(loss) }, "q again does not lead back into the game")
    player.type("n")
    player.type("1", after: .seconds(1), then: AnswerLight.length)
    #expect(player.screen[0].contains("1,159"), "two seconds, and points for speed")
  }

  @Test func timeRunsOutBehindTheQuestionAndTheNextOneWaits() {
    var player = Player(.en).started()
    player.type("q", then: .seconds(30)).expect(row: 0, has: "Question 2 of 5").expect("Leave this round?")
    player.type("n").expect(row: 1, ends: "10.0 s")
  }

  @Test(arguments: [(Language.en, "Leave this round?", "Paused"), (.ja, "この回をやめますか", "一時停止")])
  func escapeClosesWhatIsOnTop(_ language: Language, _ leaves: String, _ paused: String) {
    var player = Player(language).started()
    player.wait(.seconds(1))
    let asked = player.screen
    player.type("pq").expect(leaves)
    player.press(.escape).expect(paused, without: leaves)
    player.press(.escape)
    // The key line no longer says what a pause costs.
    #expect(player.screen.dropLast() == asked.dropLast())
  }

  @Test(arguments: [
    (Language.en, 80, "Paused: no points for speed in this round, and never a best"),
    (.en, 40, "Paused: never a best now"),
    (.ja, 80, "一時停止中：この回は速さの得点が付かず、自己ベストの対象外です"), (.ja, 40, "一時停止：自己ベスト対象外"),
  ])
  func theHelpOfARoundSaysThatItIsAPause(_ language: Language, _ width: Int, _ words: String) {
    var player = Player(language, size: .of(width, width == 40 ? 15 : 24)).started()
    player.type("??", after: .seconds(1)).expect(row: 0, has: words)
    #expect(player.canvas.runs(of: .alert).contains { $0.contains(words) })
  }

  @Test(arguments: [(Language.en, "Help is a pause"), (.ja, "ヘルプは一時停止です")])
  func theHelpAsksBeforeItCostsSomething(_ language: Language, _ words: String) {
    var player = Player(language).started()
    player.type("?", after: .seconds(1))
    player.expect(row: 2, has: words).expect(row: 2, has: language == .en ? "best" : "対象外")
    #expect(player.screen.joined().contains("▲ 1") && player.screen.joined().contains("■ 4"), "it covers no choice")
    player.wait(.seconds(2))
    #expect(player.screen[1].contains("7.0"), "the clock runs on")
    player.press(.escape, "1").expect(without: words)
    player.type("?")
    #expect(!player.screen[0].contains(language == .en ? "Paused" : "一時停止"), "after an answer it costs nothing")
    player.type("?")
    player.proceed()
    player.press("p", .enter, "?", after: .seconds(1))
    #expect(player.screen[0].contains(language == .en ? "Help" : "ヘルプ"), "what is lost is not asked for again")
  }

  @Test(arguments: Language.allCases) func whileTheHelpAsksTheKeysAreToldAndGoOnWorking(_ language: Language) {
    var player = Player(language).started()
    player.wait(.seconds(1))
    // The box says what a pause costs, so the key line need not.
    let keys = [" 1-4 ", " ↑↓←→ ", " Enter ", " p "]
    #expect(keys.allSatisfy(player.screen[player.screen.count - 1].contains))
    player.type("?")
    #expect(keys.allSatisfy(player.screen[player.screen.count - 1].contains))
    var answering = player
    answering.type("1")
    #expect(answering.screen.joined().contains(language == .en ? "took 1.0" : "回答 1.0"), "it is an answer")
    player.wait(.seconds(9))
    #expect(!player.screen.joined().contains(language == .en ? "a pause" : "停止です"), "it costs nothing now")
    var board = Player.panels()
    board.wait(.seconds(1))
    let before = board.screen
    board.type("?")
    #expect(board.screen != before)
    board.press(.down)
    #expect(board.screen.filter { $0.contains("▶") } != before.filter { $0.contains("▶") })
  }

  @Test func theHelpOfABoardSaysItTooAndElsewhereNothingIsSaid() {
    var player = Player.panels()
    player.type("??", after: .seconds(1)).expect(row: 0, has: "Paused: this round never becomes your best")
    Player().having { $0.type("?") }.expect(row: 0, ends: "tenq 0.2.0")
  }

  @Test func theClockOfABoardRunsOnToo() {
    var player = Player.panels()
    player.type("q", after: .seconds(1), then: .seconds(2))
    player.expect(row: 0, has: "3.0 s").expect("Leave this board?")
    player.type("n" + Player.almostCleared + "3", then: .seconds(9)).expect(without: "Paused")
  }
}
