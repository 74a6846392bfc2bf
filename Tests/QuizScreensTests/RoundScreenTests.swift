import QuizCore
import Testing

@testable import QuizScreens
@testable import tenq

/// A question of a timed round as the player sees it, in every window, and the pop-ups above it.
@Suite struct RoundScreenTests {
  @Test func whoeverLeavesAfterTheLastAnswerSeesTheResult() {
    var player = Player().asked(for: .seconds(1))
    for number in 1...5 {
      player.type("1", then: .milliseconds(600))
      guard number < 5 else { break }
      player.press(.enter, then: .seconds(1))
    }
    #expect(player.screen.first?.contains("Question 5") == true)
    player.type("q")
    #expect(player.screen.first?.contains("Result") == true)
    player.expect(without: "Leave this round?")
  }

  @Test func escapeLeavesTheChoicesInFullBeforeTheRound() {
    var player = Player().asked(for: .seconds(1))
    player.type("v").expect("The choices in full")
    #expect(player.screen.contains { $0.contains("Which vegetable") }, "below their question")
    player.press(.escape)
    #expect(!player.screen.contains { $0.contains("The choices in full") || $0.contains("Leave this round?") })
    player.press(.escape).expect("Leave this round?")
  }

  @Test func whoeverDoesNotLeaveAPausedRoundIsBackAtTheQuestion() {
    Player(.en, size: .small).asked(for: .seconds(1)).having { $0.type("pqn") }.expect("Cucumber")
  }

  @Test(arguments: zip([4, 9], [true, false]))
  func theAnswersGiveWayToALongExplanationAsAWhole(sentences: Int, isListed: Bool) throws {
    let explanation = Array(repeating: "A sentence of thirty letters.", count: sentences).joined(separator: "\n")
    let questions = try (1...5).map {
      try #require(Question(text: "\($0)?", choices: ["a", "b", "c", "d"], answer: 0, explanation: explanation))
    }
    var player = KindPlayer.asked(questions, size: ViewContext.wide)
    player.type("1", then: .milliseconds(300))
    let side = player.screen.map { $0.dropFirst(83) }
    #expect(side.contains { $0.hasPrefix("This round") })
    #expect((1...5).allSatisfy { number in side.contains { $0.hasPrefix("\(number)") } } || !isListed)
    #expect(side.count { $0.hasSuffix("letters.") } == sentences)
  }

  @Test func theMarkOnTheTimeBarIsWhereTheBestRoundWas() throws {
    let player = Player().inTheSecondRound()
    // The best round ended its third question at 6 s; this round ended its second at 4 s. Of the limit of 10 s, 8 s are
    // left at that mark.
    let line = try #require(player.screen.dropFirst().first)
    let bar = Array(line.dropFirst(1).prefix(68))
    let place = try #require(bar.firstIndex(of: "┿"))
    // The mark is the last of as many columns as that share of the bar has.
    #expect(abs(Double(place + 1) - 0.8 * 68) < 1)
  }

  @Test func theMarkOfTheBestRoundIsNamedWhereItAppearsFirst() {
    var player = Player().inTheSecondRound(answered: 0)
    player.expect(row: 1, has: "┿ best ")
    player.type("1", then: .seconds(4)).expect(row: 1, has: "┿", lacks: "best")
  }

  @Test func aPausedRoundThatCanBeNoBestHasNoMark() {
    Player().inTheSecondRound().having { $0.press("p", "p") }.expect(row: 1, lacks: "┿")
  }
}

extension Player {
  /// In front of the third question of a second round, two seconds a question in both.
  func inTheSecondRound(answered: Int = 2) -> Player {
    var player = afterRounds([2000], missing: [0])
    player.press(.enter)
    player.play(String(repeating: "1", count: answered), each: .milliseconds(2000))
    return player.wait(.milliseconds(500))
  }
}

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
