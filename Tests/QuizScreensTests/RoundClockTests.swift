import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The clock of a round: what holds it, and how often it wakes the program.
@Suite struct RoundClockTests {
  @Test func aPauseHidesTheQuestionAndIsRecorded() throws {
    var player = Player().started()
    player.type("p", after: .seconds(4)).expect(without: "tomato").expectRest()
    player.type("p", after: .seconds(600)).expect("tomato")
    player.type("1", after: .seconds(5)).expect("✓ 9.0 s   +1,000")
    for _ in 1...4 {
      player.proceed()
      player.type("1", after: .seconds(2))
    }
    player.wait(.seconds(4))
    #expect(player.saved.first?.pauses == 1)
    player.expect("Paused once, so never a best")
  }

  @Test func thatAPausedRoundIsNoBestIsSaidOnlyWhereItWouldBeOne() {
    var player = Player().started()
    for (round, answers) in ["22222", "11111", "12222"].enumerated() {
      player.wait(.seconds(1))
      for answer in answers {
        // The second round alone is a best.
        if round != 1 {
          player.type("p")
          player.type("p", after: .seconds(1))
        }
        player.type(String(answer), after: .seconds(1))
        player.proceed()
      }
      player.wait(.seconds(9)).expect(without: "never a best")
      player.press(.enter)
    }
  }

  @Test(arguments: [(Language.en, Size.ordinary, "p pause, no best"), (.ja, Size.ordinary, "p 停止（ベスト対象外）")])
  func thePauseSaysWhatItCostsBeforeItIsPressed(_ language: Language, _ size: Size, _ hint: String) {
    var player = Player(language, size: size).started()
    player.wait(.seconds(1)).expect(row: -1, has: hint)
    // The question before the help says it in its own words.
    player.press(.function(1)).expect(row: -1, lacks: hint)
    player.press(.escape, "p", "p")
    // It is paid.
    player.expect(row: -1, lacks: hint).expect(row: -1, has: "p ")
  }

  @Test func helpHoldsTheClock() {
    var player = Player().started()
    player.type("??", after: .seconds(4)).expect(row: 0, begins: " Help")
    player.type("?", after: .seconds(600)).expect(row: 1, ends: "6.0 s")
  }

  @Test func aWindowTooSmallHoldsTheClockUntilThePlayerIsBack() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.send(.size(.of(30, 10)))
    player.wait(.seconds(600))
    player.send(.size(.ordinary))
    player.expect("Paused")
    player.press(.enter).expect(row: 1, ends: "6.0 s")
  }

  @Test func aWindowTooSmallTellsOfAClockOnlyInAGame() {
    let small = App.Event.size(.of(30, 10))
    func tellsOfAClock(_ player: Player) -> Bool {
      var player = player
      player.send(small)
      return player.screen.contains { $0.contains("The clock is stopped.") }
    }
    var player = Player()
    #expect(!tellsOfAClock(player))
    player.type("p")
    #expect(!tellsOfAClock(player))
    player.press(.enter)
    #expect(tellsOfAClock(player))
    player.type("?")
    #expect(tellsOfAClock(player))
    var endless = Player()
    endless.choose(.game(.endless))
    #expect(tellsOfAClock(endless))
    endless.type("1", after: .seconds(1))
    #expect(!tellsOfAClock(endless))
  }

  @Test func suspensionHoldsTheClock() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.send(.input(.suspend))
    #expect(player.loopEffects == [.terminal(.suspend)])
    player.sleep(.seconds(3600))
    player.press(.enter).expect(row: 1, ends: "6.0 s")
  }

  @Test func aStoppedProcessGainsNothing() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.sleep(.seconds(3600))
    player.type("1").expect(row: 1, ends: " no answer")
    player.sleep(.seconds(3600))
    player.send(.input(.time))
    player.expect(row: 1, ends: "10.0 s")
  }

  @Test func theCountdownWakesTenTimesASecond() {
    let player = Player().started()
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
    let player = Player(moves: false).started()
    #expect(player.app.nextChange(after: player.now) == player.now + .seconds(1))
    player.expect(row: 1, ends: "10 s")
  }

  @Test func nothingWakesWhileNothingMoves() {
    var player = Player()
    player.expectRest()
    player.type("p").expectRest()
    player.press(.escape)
    player.choose(.history).expectRest()
  }
}
