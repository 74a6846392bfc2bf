import QuizCore
import Testing

@testable import QuizScreens

/// The verdict on an answer: what stands still when the rest is read or the next question held.
@Suite struct VerdictTests {
  @Test func aRightAnswerInTheSmallestWindowTellsHowItsExplanationBeginsAndAKeyTellsTheRest() {
    var player = Player(.en, size: ViewContext.smallest).having { $0.answer("1") }
    let before = player.screen
    #expect(before.last?.contains("read on") == true && !before.joined().contains("Later"))
    player.type(" ").expect("Later").expect(row: -1, lacks: "read on")
    // The rest of the explanation, the rule with the countdown, and the keys.
    #expect(zip(before, player.screen).count { $0 != $1 } <= 5, "the question and its choices stand still")
  }

  @Test func theExplanationBesideARightAnswerIsOnACardAndStandsStillWhenItIsHeld() {
    var player = Player(.en, size: .wide).having { $0.answer("1") }
    let before = player.screen
    #expect(player.canvas.runs(of: .lamp(nil)).joined().contains("vitamin C"))
    player.type(" ")
    #expect(zip(before, player.screen).count { $0 != $1 } <= 1, "the key line alone changes")
  }

  @Test(arguments: [("at once", 0, 300), ("the next picture", 75, 200), ("the third", 150, 100), ("the last", 225, 0)])
  func theScoreCountsUp(_ name: String, _ milliseconds: Int, _ owed: Int) {
    let light = AnswerLight(since: .zero, now: .zero + .milliseconds(milliseconds), run: 1)
    #expect(light?.owed(of: 400) == owed, "\(name)")
    #expect(light?.isFlash == (milliseconds == 0))
  }

  @Test func nothingMovesAfterwards() {
    #expect(AnswerLight(since: .zero, now: .zero + AnswerLight.length, run: 9) == nil)
    let last = AnswerLight(since: .zero, now: .zero + AnswerLight.length - .milliseconds(10), run: 9)
    #expect(last?.next == .milliseconds(10))
  }

  @Test(arguments: [(1, AnswerLight.Reach.lamp), (2, .lamp), (3, .ring), (4, .ring), (5, .board), (.max, .board)])
  func aRunOfRightAnswersMakesTheLightWider(_ run: Int, _ reach: AnswerLight.Reach) {
    #expect(AnswerLight(since: .zero, now: .zero, run: run)?.reach == reach)
  }

  @Test(arguments: [(true, 4), (false, 0)])
  func theHeaderEndsWithWhatTheAnswerWasWorth(_ moves: Bool, _ pictures: Int) {
    var player = Player(moves: moves).asked(for: .seconds(2))
    player.type("1")
    #expect(player.screen[0].hasSuffix(moves ? "289" : "1,159"))
    #expect(player.canvas.runs(of: .lit(nil)).isEmpty != moves, "the lamp flashes")
    var changes = 0
    let verdict = player.now
    while let next = player.app.nextChange(after: player.now), next <= verdict + AnswerLight.length {
      player.wait(player.now.duration(to: next))
      changes += 1
    }
    #expect(changes == pictures)
    #expect(player.screen[0].hasSuffix("1,159") && player.canvas.runs(of: .lit(nil)).isEmpty)
  }

  @Test func aFifthRightAnswerInARowLightsTheWholeBoard() {
    var player = Player().started()
    for number in 0..<4 {
      player.type("1", after: .seconds(1), then: .milliseconds(number == 0 ? 2500 : 800))
    }
    player.type("1", after: .seconds(1))
    #expect(player.canvas.runs(of: .lamp(0)).contains { $0.contains("Nitrogen") })
    player.expect("✓ 5 in a row!")
    player.wait(AnswerLight.length)
    #expect(player.canvas.runs(of: .lamp(0)).isEmpty)
  }
}
