import Sweeps
import Testing

@testable import QuizCore

/// Rules that change over a round: limits that shrink, lives that run out.
@Suite struct RulesTests {
  let start = Instant.zero

  func at(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  func questions(_ count: Int) throws -> [ShuffledQuestion] {
    try (1...count).map {
      ShuffledQuestion(try #require(Question(text: "q\($0)", choices: ["right", "b", "c", "d"], answer: 0)))
    }
  }

  let quickening = Rules(
    limit: .seconds(10), miss: .settles, verdict: .none,
    quickening: .init(every: 10, step: .seconds(1), shortest: .seconds(4)), lives: 3)

  @Test(arguments: [(1, 10), (10, 10), (11, 9), (20, 9), (21, 8), (60, 5), (61, 4), (71, 4), (600, 4)])
  func aSecondLessAfterEveryTenQuestionsDownToFour(_ number: Int, _ seconds: Int) {
    #expect(quickening.limit(ofQuestion: number) == .seconds(seconds))
  }

  @Test func withoutAClockNothingShrinks() {
    var rules = quickening
    rules.limit = nil
    #expect(rules.limit(ofQuestion: 50) == nil)
  }

  @Test func aLimitShorterThanTheShortestStays() {
    var rules = quickening
    rules.limit = .seconds(3)
    #expect(rules.limit(ofQuestion: 1) == .seconds(3))
    #expect(rules.limit(ofQuestion: 100) == .seconds(3))
  }

  @Test func theDeadlineFollowsTheLimitOfTheQuestion() throws {
    var round = Round(questions: try questions(12), rules: quickening)
    for number in 0..<10 {
      round.handle(.shown, at: at(number * 1000))
      #expect(round.nextDeadline == at(number * 1000 + 10_000))
      round.handle(.choose(0), at: at(number * 1000 + 500))
    }
    round.handle(.shown, at: at(20_000))
    #expect(round.limit == .seconds(9))
    #expect(round.nextDeadline == at(29_000))
    round.handle(.time, at: at(29_000))
    #expect(round.answered.last?.elapsed == .seconds(9))
    #expect(round.answered.last?.outcome == .late)
  }

  @Test(arguments: [
    ("", 1, 4000), ("Short.", 1, 4000), (LongText("a", times: 120), 1, 6000),
    (LongText("a", times: 9999), 1, 9000), (LongText("花", times: 50), 1, 5500),
    (LongText("a", times: 120), 0, 2500),
  ])
  func aVerdictOnAMissStaysUntilItsExplanationCanBeRead(_ long: LongText, _ panel: Int, _ milliseconds: Int) throws {
    let text = long.value
    let question = try #require(
      Question(text: "q", choices: ["right", "b"], answer: 0, explanation: text.isEmpty ? nil : text))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: start)
    round.handle(.choose(panel), at: at(500))
    #expect(round.nextDeadline == at(500 + milliseconds))
  }

  @Test func theThirdMissEndsTheRound() throws {
    var round = Round(questions: try questions(10), rules: quickening)
    var now = 0
    for (panel, left) in [(0, 3), (1, 2), (0, 2), (2, 1)] {
      round.handle(.shown, at: at(now))
      round.handle(.choose(panel), at: at(now + 500))
      #expect(round.livesLeft == left)
      now += 1000
    }
    round.handle(.shown, at: at(now))
    round.handle(.time, at: at(now + 10_000))
    #expect(round.phase == .finished)
    #expect(round.livesLeft == 0)
    #expect(round.answered.count == 5)
    #expect(round.count == 5)
  }

  @Test func withoutLivesEveryQuestionIsAsked() throws {
    var rules = quickening
    rules.lives = nil
    var round = Round(questions: try questions(5), rules: rules)
    for number in 0..<5 {
      round.handle(.shown, at: at(number * 1000))
      round.handle(.choose(1), at: at(number * 1000 + 500))
    }
    #expect(round.phase == .finished)
    #expect(round.livesLeft == nil)
    #expect(round.misses == 5)
  }

  @Test func roundsOfAnyLengthAreComparedWhereTheGameSaysSo() {
    let any = Game(id: "any", name: Phrase("any"), source: .selection, length: .lives(1), clock: .never)
    let games = GameList([.timed, any])
    func kind(_ id: Game.ID, asked: Int) -> Score.Kind { games.kind(id, set: "s", asked: asked, limit: 0) }
    #expect(kind("any", asked: 5) == kind("any", asked: 90))
    #expect(kind(.timed, asked: 5) != kind(.timed, asked: 90))
    // A game that nobody knows is compared like the timed round.
    #expect(kind("lost", asked: 5) != kind("lost", asked: 90))
  }
}
