import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Three, two, one before a round against the clock.
@Suite struct CountdownScreenTests {
  /// A player right after pressing Start in Play.
  func counting(
    _ language: Language = .en, _ size: Size = .ordinary, moves: Bool = true,
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = Player(language, size: size, moves: moves, change: change)
    player.skipsCountdown = false
    player.press(.enter)
    return player
  }

  @Test func whatCountsIsSaidBeforeTheFirstRoundAlone() {
    #expect(counting().screen.joined().contains("the more points"))
    #expect(!counting { $0.rounds = 1 }.screen.joined().contains("points"))
  }

  @Test func everyDigitIsShownForHalfASecondThenTheFirstQuestion() {
    var player = counting()
    var pictures = [player.screen]
    for _ in 0..<2 {
      player.wait(.milliseconds(499))
      #expect(player.screen == pictures.last)
      player.wait(.milliseconds(1))
      #expect(player.screen != pictures.last)
      pictures.append(player.screen)
    }
    #expect(Set(pictures).count == 3)
    player.wait(.milliseconds(500))
    #expect(player.screen[0].contains("Question 1 of 5"))
  }

  @Test func theClockStartsWithTheQuestion() throws {
    var player = counting()
    player.wait(.milliseconds(1500))
    player.wait(.seconds(2))
    player.type("1")
    player.proceed()
    for _ in 2...5 { player.letRunOut() }
    #expect(player.saved.first?.answers.first?.milliseconds == 2000)
  }

  @Test func enterSkipsAndAllOtherKeysAreDropped() {
    var player = counting()
    player.type("1ax")
    player.press(.down)
    #expect(!player.screen[0].contains("Question"))
    player.press(.enter)
    #expect(player.screen[0].contains("Question 1 of 5"))
  }

  @Test func escapeGoesBackToWhereTheRoundWasBegun() {
    var player = counting()
    player.press(.escape)
    #expect(player.screen[0].hasPrefix(" tenq"))
    player.type("p")
    player.press(.down)
    let list = player.screen
    player.press(.enter)
    #expect(player.screen.last?.contains("start now") == true)
    player.press(.escape)
    #expect(player.screen == list)
  }

  @Test func itBeginsAnewWhenItWasNotSeen() {
    var player = counting()
    let three = player.screen
    player.wait(.milliseconds(900))
    player.send(.size(Size(width: 30, height: 10)))
    player.sleep(.seconds(5))
    player.send(.size(Size(width: 80, height: 24)))
    #expect(player.screen == three)
  }

  @Test func thereIsNoneWithoutMotion() {
    #expect(counting(moves: false).screen[0].contains("Question 1 of 5"))
  }

  @Test func thereIsNoneWithoutAClock() {
    #expect(counting { $0.limit = nil }.screen[0].contains("Question 1 of 5"))
  }

  @Test func practiceHasNone() {
    var player = Player()
    player.skipsCountdown = false
    player.choose(.game(.practice))
    player.press(.enter, .enter, .enter)
    #expect(player.screen[0].contains("Question 1 of"))
  }
}
