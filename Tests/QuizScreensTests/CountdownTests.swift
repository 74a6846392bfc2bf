import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The number of a countdown.
@Suite struct CountdownTests {
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
