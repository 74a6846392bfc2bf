import QuizCore
import Testing

@testable import QuizScreens

/// Rounds that nobody plays, or that somebody leaves lying.
@Suite struct AttendanceTests {
  /// A player in front of the first question of each game with a clock.
  static let games: [(name: String, start: @Sendable () -> Player)] = [
    ("timed", { Player().started() }), ("one question", { Player { $0.settings[.questions] = 1 }.started() }),
    ("missing", { Player().adding() }), ("survival", { opened(.survival) }), ("daily", { opened(.daily) }),
  ]

  private static func opened(_ game: Game.ID) -> Player { Player().having { $0.choose(.game(game), .enter) } }

  private static func asks(_ player: Player) -> Bool { player.screen.joined().contains("Leave this round?") }

  @Test(arguments: games.indices) func aRoundAtWhichNobodyPressedAKeyIsNotKept(_ index: Int) {
    let (name, start) = AttendanceTests.games[index]
    var player = start()
    #expect(player.screen[0].contains("Question 1"), "\(name)")
    player.wait(.seconds(3600))
    #expect(AttendanceTests.asks(player), "\(name): \(player.screen)")
    #expect(player.saved.isEmpty, "\(name)")
    player.type("y", then: .seconds(60))
    #expect(player.saved.isEmpty && player.app.context.state.missed.count == 0, "\(name)")
  }

  @Test(arguments: games.indices) func aRoundThatWasLeftInTheMiddleAsks(_ index: Int) {
    let (name, start) = AttendanceTests.games[index]
    guard name != "one question" else { return }
    var player = start()
    player.play("1")
    player.wait(.seconds(3600))
    #expect(AttendanceTests.asks(player) && player.saved.isEmpty, "\(name): \(player.screen)")
  }

  @Test func goingOnAfterItCostsNoTimeAndNoBest() throws {
    var player = Player().started()
    player.wait(.seconds(3600))
    #expect(AttendanceTests.asks(player))
    player.type("n")
    #expect(!AttendanceTests.asks(player))
    player.proceed()
    player.play("111")
    let record = try #require(player.saved.first)
    #expect(record.asked == 5 && record.correct == 3 && record.pauses == 0 && record.milliseconds == 23_000)
  }

  @Test func whoPressesAKeyNowAndThenIsNotAsked() throws {
    var player = Player().started()
    for _ in 1...5 { player.letRunOut() }
    player.wait(.seconds(1))
    #expect(player.saved.first?.correct == 0)
  }

  @Test func oneQuestionThatRanOutIsNoReasonToAsk() {
    var player = Player().started()
    player.wait(.seconds(18))
    #expect(!AttendanceTests.asks(player) && player.screen[0].contains("Question 2"), "\(player.screen.picture)")
  }
}
