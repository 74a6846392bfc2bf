import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The column at the side of a round in a wide window, and what else a round is measured against.
@Suite struct RoundSideTests {

  @Test(arguments: zip([4, 9], [true, false]))
  func theAnswersGiveWayToALongExplanationAsAWhole(sentences: Int, isListed: Bool) throws {
    let explanation = Array(repeating: "A sentence of thirty letters.", count: sentences).joined(separator: "\n")
    let questions = try (1...5).map {
      try #require(Question(text: "\($0)?", choices: ["a", "b", "c", "d"], answer: 0, explanation: explanation))
    }
    var player = KindPlayer.asked(questions, size: ViewContext.wide)
    player.type("1")
    player.wait(.milliseconds(300))
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
    #expect(abs(Double(place) / 68 - 0.8) < 0.02)
  }

  @Test func theMarkOfTheBestRoundIsNamedWhereItAppearsFirst() {
    var player = Player().inTheSecondRound(answered: 0)
    #expect(player.screen[1].contains("┿ best "))
    player.type("1")
    player.wait(.seconds(4))
    #expect(player.screen[1].contains("┿") && !player.screen[1].contains("best"))
  }

  @Test func aPausedRoundThatCanBeNoBestHasNoMark() {
    var player = Player().inTheSecondRound()
    player.type("p")
    player.type("p")
    #expect(!player.screen[1].contains("┿"))
  }
}

extension Player {
  /// In front of the third question of a second round, two seconds a question in both.
  func inTheSecondRound(answered: Int = 2) -> Player {
    var player = afterRounds([2000], missing: [0])
    player.press(.enter)
    for _ in 0..<answered {
      player.wait(.milliseconds(2000))
      player.type("1")
      player.proceed()
    }
    player.wait(.milliseconds(500))
    return player
  }
}
