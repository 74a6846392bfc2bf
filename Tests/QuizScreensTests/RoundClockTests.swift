import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The clock of a round: what holds it, and how often it wakes the program.
@Suite struct RoundClockTests {
  @Test func aPauseHidesTheQuestionAndIsRecorded() throws {
    var player = Player().started()
    player.wait(.seconds(4))
    player.type("p")
    #expect(!player.screen.joined().contains("tomato"))
    #expect(player.app.nextChange(after: player.now) == nil)
    player.wait(.seconds(600))
    player.type("p")
    #expect(player.screen.joined().contains("tomato"))
    player.wait(.seconds(5))
    player.type("1")
    #expect(player.screen.joined().contains("✓ 9.0 s   +1,000"))
    for _ in 1...4 {
      player.proceed()
      player.wait(.seconds(2))
      player.type("1")
    }
    player.wait(.seconds(4))
    let record = try #require(player.saved.first)
    #expect(record.pauses == 1)
    #expect(player.screen.joined().contains("Paused once, so never a best"))
  }

  @Test func thatAPausedRoundIsNoBestIsSaidOnlyWhereItWouldBeOne() {
    var player = Player().started()
    for (round, answers) in ["22222", "11111", "12222"].enumerated() {
      player.wait(.seconds(1))
      for answer in answers {
        // The second round alone is a best.
        if round != 1 {
          player.type("p")
          player.wait(.seconds(1))
          player.type("p")
        }
        player.wait(.seconds(1))
        player.type(String(answer))
        player.proceed()
      }
      player.wait(.seconds(9))
      #expect(!player.screen.joined().contains("never a best"), "\(player.screen.picture)")
      player.press(.enter)
    }
  }

  @Test(
    arguments: [
      (Language.en, Size(width: 80, height: 24), "p pause, no best"),
      (.ja, Size(width: 80, height: 24), "p 停止（ベスト対象外）"),
    ])
  func thePauseSaysWhatItCostsBeforeItIsPressed(_ language: Language, _ size: Size, _ hint: String) {
    var player = Player(language, size: size).started()
    player.wait(.seconds(1))
    #expect(player.screen.last?.contains(hint) == true, "\(player.screen.picture)")
    // The question before the help says it in its own words.
    player.press(.function(1))
    #expect(player.screen.last?.contains(hint) == false, "\(player.screen.picture)")
    player.press(.escape)
    player.type("pp")
    // It is paid.
    #expect(player.screen.last?.contains(hint) == false && player.screen.last?.contains("p ") == true)
  }

  @Test func helpHoldsTheClock() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.type("??")
    #expect(player.screen[0].hasPrefix(" Help"))
    player.wait(.seconds(600))
    player.type("?")
    #expect(player.screen[1].hasSuffix("6.0 s"))
  }

  @Test func aWindowTooSmallHoldsTheClockUntilThePlayerIsBack() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.send(.size(Size(width: 30, height: 10)))
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
    player.type("p")
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

  @Test func suspensionHoldsTheClock() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.send(.input(.suspend))
    #expect(player.loopEffects == [.terminal(.suspend)])
    player.sleep(.seconds(3600))
    player.press(.enter)
    #expect(player.screen[1].hasSuffix("6.0 s"))
  }

  @Test func aStoppedProcessGainsNothing() {
    var player = Player().started()
    player.wait(.seconds(4))
    player.sleep(.seconds(3600))
    player.type("1")
    #expect(player.screen[1].hasSuffix(" no answer"))
    player.sleep(.seconds(3600))
    player.send(.input(.time))
    #expect(player.screen[1].hasSuffix("10.0 s"))
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
    #expect(player.screen[1].hasSuffix("10 s"))
  }

  @Test func nothingWakesWhileNothingMoves() {
    var player = Player()
    #expect(player.app.nextChange(after: player.now) == nil)
    player.type("p")
    #expect(player.app.nextChange(after: player.now) == nil)
    player.press(.escape)
    player.openEntry("History")
    #expect(player.app.nextChange(after: player.now) == nil)
  }
}
