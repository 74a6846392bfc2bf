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
    return player.press(.enter)
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
    player.wait(.milliseconds(500)).expect(row: 0, has: "Question 1 of 5")
  }

  @Test func theClockStartsWithTheQuestion() throws {
    var player = counting()
    player.wait(.milliseconds(1500))
    player.play("1", each: .seconds(2))
    for _ in 2...5 { player.letRunOut() }
    #expect(player.saved.first?.answers.first?.milliseconds == 2000)
  }

  @Test func enterSkipsAndAllOtherKeysAreDropped() {
    var player = counting()
    player.press("1", "a", "x", .down).expect(row: 0, lacks: "Question")
    player.press(.enter).expect(row: 0, has: "Question 1 of 5")
  }

  @Test func escapeGoesBackToWhereTheRoundWasBegun() {
    var player = counting()
    player.press(.escape).expect(row: 0, begins: " tenq")
    player.press("p", .down)
    let list = player.screen
    player.press(.enter).expect(row: -1, has: "start now")
    player.press(.escape)
    #expect(player.screen == list)
  }

  @Test func itBeginsAnewWhenItWasNotSeen() {
    var player = counting()
    let three = player.screen
    player.wait(.milliseconds(900))
    player.send(.size(.of(30, 10)))
    player.sleep(.seconds(5))
    player.send(.size(.ordinary))
    #expect(player.screen == three)
  }

  @Test func thereIsNoneWithoutMotion() {
    #expect(counting(moves: false).screen[0].contains("Question 1 of 5"))
  }

  @Test func thereIsNoneWithoutAClock() {
    #expect(counting { $0.settings[.seconds] = 0 }.screen[0].contains("Question 1 of 5"))
  }

  @Test func practiceHasNone() {
    var player = Player()
    player.skipsCountdown = false
    player.choose(.game(.practice), .enter, .enter, .enter).expect(row: 0, has: "Question 1 of")
  }

  func countdown(_ remaining: Duration, decimals: Int, moves: Bool = true) -> (tick: Duration, text: SafeText) {
    let player = Player(moves: moves) { $0.settings[.decimals] = decimals }
    let context = player.app.context
    return (TimeLine.tick(in: context), TimeLine.countdown(remaining, in: context))
  }

  @Test(arguments: [(0, "9", "1"), (1, "8.3", "0.1"), (2, "8.22", "0.01")])
  func itIsRoundedUpSoThatNoAnswerCountsAtZero(_ decimals: Int, _ text: String, _ last: String) {
    #expect(countdown(.milliseconds(8213), decimals: decimals).text.string == text)
    #expect(countdown(.milliseconds(1), decimals: decimals).text.string == last)
  }

  @Test func itIsDrawnAtMostTenTimesASecond() {
    for decimals in 0...2 { #expect(countdown(.seconds(5), decimals: decimals).tick >= .milliseconds(100)) }
  }

  @Test(arguments: [(3001, false), (3000, true), (1, true)])
  func theLastThreeSecondsAreUrgent(_ left: Int, _ isUrgent: Bool) {
    #expect(TimeLine.remaining(.milliseconds(left), of: .seconds(10)).isUrgent == isUrgent)
  }

  @Test func withoutMotionItShowsWholeSeconds() {
    let (tick, text) = countdown(.milliseconds(8213), decimals: 2, moves: false)
    #expect(tick == .seconds(1) && text.string == "9")
  }
}
