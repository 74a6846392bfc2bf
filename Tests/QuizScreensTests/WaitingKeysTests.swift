import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// When keys that wait may be handled before the picture is shown: not where something begins with it.
@Suite struct WaitingKeysTests {
  private let context = Player(.en).app.context

  @Test func onAListNothingWaits() {
    var player = Player(.en)
    #expect(!player.app.waitsToBeShown)
    player.choose(.settings)
    var app = player.app
    _ = app.handle(.input(.key(.down)), at: player.now)
    #expect(!app.waitsToBeShown)
  }

  @Test func aRoundsFirstQuestionWaitsUntilItIsShown() {
    var screen = RoundScreen(Player.sums(), in: .all)
    #expect(screen.waitsToBeShown(in: context))
    _ = screen.handle(.shown, at: .zero, in: context)
    #expect(!screen.waitsToBeShown(in: context))
    _ = screen.handle(.key(.right), at: .zero, in: context)
    #expect(!screen.waitsToBeShown(in: context))
    // The verdict on an answer is there until it is over; the next question waits again.
    _ = screen.handle(.key(.character("1")), at: .zero + .seconds(1), in: context)
    #expect(!screen.waitsToBeShown(in: context))
    _ = screen.handle(.key(.enter), at: .zero + .seconds(2), in: context)
    #expect(screen.waitsToBeShown(in: context))
    // Not behind the question whether to leave, which no clock waits for.
    _ = screen.handle(.key(.escape), at: .zero + .seconds(3), in: context)
    #expect(!screen.waitsToBeShown(in: context))
  }

  @Test func aCountdownAndWhatIsAskedOnceItIsSeenWait() {
    var countdown = CountdownScreen(Player.sums(), from: nil)
    #expect(countdown.waitsToBeShown(in: context))
    _ = countdown.handle(.shown, at: .zero, in: context)
    #expect(!countdown.waitsToBeShown(in: context))
    var statistics = StatisticsScreen()
    #expect(statistics.waitsToBeShown(in: context))
    _ = statistics.handle(.shown, at: .zero, in: context)
    #expect(!statistics.waitsToBeShown(in: context))
  }
}
