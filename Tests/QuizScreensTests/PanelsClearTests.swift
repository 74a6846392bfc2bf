import QuizCore
import Testing

@testable import QuizScreens

/// What follows the last choice of a board of panels: CLEAR, how it was saved, and the best.
@Suite struct PanelsClearTests {
  @Test func nothingMovesAnyMoreAfterThreeSeconds() {
    Player.cleared().having { $0.wait(.seconds(3)) }.expectRest()
  }

  @Test func clearFallsInFromTheTopWithinASecond() throws {
    var player = Player.cleared(.en, .wide)
    player.pictures = []
    player.wait(.seconds(3))
    let pictures = try #require(player.pictures)
    let tops = pictures.map { $0.firstIndex { $0.contains("▀▀▀ █    █▀▀▀ █▀▀█") } }
    #expect(tops.first == .some(nil))
    // It is gone where the result stands.
    #expect(tops.last == .some(nil))
    let seen = tops.compactMap { $0 }
    #expect(!seen.isEmpty && seen == seen.sorted())
    player.expectRest()
    // Neither the header nor the board is ever covered.
    let boards = pictures.filter { !$0[0].hasPrefix(" Result") }
    #expect(boards.allSatisfy { $0[0].hasPrefix(" Panels") && $0[1].contains("────") })
    let board = boards.map { picture in picture.count { $0.contains(" ? ") || $0.contains("?") } }
    #expect(Set(board).count == 1)
  }

  @Test func rowsGoGreenOneAfterAnotherBeforeClearFalls() {
    var player = Player.cleared()
    for rows in 1...5 {
      #expect(player.canvas.runs(of: .litRight).count >= rows)
      player.expect(without: "▀▀▀ █    █▀▀▀")
      player.wait(.milliseconds(120))
    }
    // In a window without free rows it takes the place of the head.
    player.expect(row: 0, has: "█▀▀▀ █    █▀▀▀ █▀▀█ █▀▀█ █")
  }

  @Test func withoutMotionClearIsThereAtOnce() {
    let player = Player.cleared { $0.settings[.motion] = false }
    player.expect("Your first round of this kind").expectRest().expect(row: 0, ends: "Sat 21 Nov 09:14   saved")
  }

  @Test func theRecordIsOnDiskBeforeClearIsDrawn() throws {
    var stage = AppStage(opens: StartScreen(.panels, nil), in: Player.panels().app.context.state)
    stage.press(.enter)
    stage.answer(RoundResponse.seed(7))
    stage.type(Player.almostCleared, after: .seconds(1))
    let effects = stage.effects(of: "3")
    let rounds = effects.prefix(1).compactMap { if case .store(.save(let round, _)) = $0 { round } else { nil } }
    let round = try #require(rounds.first, "the round should be recorded, not \(effects)")
    // The disk may take its time; until it has answered there is nothing to see, and CLEAR falls from then on.
    stage.sleep(.seconds(5))
    stage.expect(without: "▀▀▀ █    █▀▀▀")
    stage.answer(RoundResponse.saved(round.saved(.round, id: "x", date: Player.date), best: nil))
    stage.expect(without: "▀▀▀ █    █▀▀▀")
    #expect(stage.app.nextChange(after: stage.now) == stage.now + .milliseconds(120))
    stage.sleep(.seconds(1))
    stage.expect(row: 0, has: "▀▀▀ █    █▀▀▀")
  }

  @Test func whatCouldNotBeSavedSaysWhyAndCanBeSavedAgain() {
    var player = Player.panels()
    player.saveProblem = "the disk is full"
    player.type(Player.almostCleared + "3", after: .seconds(1))
    player.wait(.seconds(3)).expect("NOT saved: the disk is full").expect(row: -1, begins: " s save again")
    player.type("s").expect("Still NOT saved after 2 tries")
    player.saveProblem = nil
    player.type("s")
    #expect(player.saved.count == 1)
    player.expect(row: 0, ends: "   saved")
    player.expect(row: -1, is: " Enter new board   s share   h history   ? help   q home")
    // It does not fall a second time.
    player.expectRest()
    player.wait(.seconds(1)).expect(row: 0, ends: "   saved")
    player.type("s")
    #expect(player.saved.count == 1)
  }

  @Test func aReasonOfAnyLengthStaysAboveTheKeys() {
    var player = Player.panels(.en, .small)
    player.saveProblem = String(repeating: "the disk is full and so is the one beside it, ", count: 20)
    player.type(Player.almostCleared + "3", after: .seconds(1), then: .seconds(3)).expect("NOT saved")
    #expect(player.screen[12] != "" && player.screen[13].allSatisfy { $0 == "─" })
    player.expect(row: 14, is: " s save again   ? help   q home")
  }

  @Test func aFasterBoardIsANewBest() {
    var player = Player.cleared(after: .seconds(9))
    player.wait(.seconds(3)).expect("Your first round of this kind")
    for (milliseconds, words) in [
      (9500, "0.500 s behind your best"), (8588, "▲ 0.412 s faster than your best"), (8588, "as fast as your best"),
    ] {
      player.beginSeedsAnew()
      player.press(.enter)
      player.type(Player.almostCleared + "3", after: .milliseconds(milliseconds), then: .seconds(3)).expect(words)
    }
    player.expect("━┿  best 8.588 s", "4 boards in a row")
  }

  @Test func theLastChoiceTypedTwiceDoesNotWipeClearAway() {
    var player = Player.cleared()
    player.press(.enter)
    #expect(player.effects.count { $0 == .store(.drawSeed) } == 1)
    player.press(.enter, after: .milliseconds(1200))
    #expect(player.effects.count { $0 == .store(.drawSeed) } == 2)
    // The clock starts with the board, without the page before the first.
    player.expect(row: 0, has: " 0.0 s")
  }

  @Test func theResultLeadsToTheHistoryAndHome() {
    var player = Player.cleared()
    var other = player.having { $0.wait(.seconds(1)) }
    other.type("q").expect(row: 0, begins: " tenq")
    player.type("h", after: .seconds(3)).expect(row: 0, begins: " History")
  }

  @Test func clearRingsWhereTheBellIsOn() {
    #expect(Player.cleared { $0.settings[.bell] = true }.effects.contains(.terminal(.bell)))
    #expect(!Player.cleared().effects.contains(.terminal(.bell)))
  }

  @Test func theHistoryCallsItClearedAndByItsName() {
    var player = Player.panels(opensHome: true)
    player.choose(.history)
    player.send(.response(HistoryPage(game: nil, records: [Player.cleared().saved[0]], hasMore: false)))
    let words = player.screen[4].split(separator: " ", omittingEmptySubsequences: true)
    #expect(words == ["▶", "21", "Nov", "09:14", "Panels", "cleared", "18.234", "s"])
  }
}
