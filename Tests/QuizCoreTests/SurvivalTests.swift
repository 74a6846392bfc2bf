import Sweeps
import Testing

@testable import QuizCore

/// The rules of survival: what is asked, in which order, against which clock, and how rounds are compared.
@Suite struct SurvivalTests {
  func pool(_ count: Int) throws -> QuestionPool {
    let rows = (1...count).map { "q\($0),1,a,b,c,d\n" }.joined()
    return QuestionPool([try Bank(bytes: Array(rows.utf8), name: "b.csv")])
  }

  func setup(_ count: Int, seed: UInt64 = 7) throws -> RoundSetup {
    try #require(Game.survival.round(over: .pool(try pool(count)), seed: seed))
  }

  @Test func noQuestionComesTwiceUntilAllWereAsked() throws {
    let texts = try setup(20).questions.map(\.question.text)
    #expect(texts.count == RoundRecord.mostAnswers)
    for start in stride(from: 0, to: texts.count, by: 20) { #expect(Set(texts[start..<start + 20]).count == 20) }
    #expect(Array(texts[0..<20]) != Array(texts[20..<40]))
  }

  @Test(arguments: Sweep.of(0..<50, oneIn: 8))
  func noQuestionFollowsItself(seed: UInt64) throws {
    let texts = try setup(3, seed: seed).questions.map(\.question.text)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func aSingleQuestionIsAskedAgainAndAgain() throws {
    #expect(try Set(setup(1).questions.map(\.question.text)) == ["q1"])
  }

  @Test func missedQuestionsAreAskedOnce() throws {
    let missed = try pool(4).all
    let setup = try #require(Game.survival.round(over: .list(missed), seed: 1))
    #expect(Set(setup.questions.map(\.question)) == Set(missed))
    #expect(setup.questions.count == 4)
  }

  @Test func theClockIsItsOwnAndQuickensDownToFourSeconds() throws {
    var slow = Rules.timed
    slow.limit = .seconds(60)
    let rules = try #require(Game.survival.round(over: .pool(try pool(5)), rules: slow, seed: 7)).rules
    #expect(
      [1, 10, 11, 21, 60, 61, 99].map { rules.limit(ofQuestion: $0) } == [10, 10, 9, 8, 5, 4, 4].map { .seconds($0) })
    #expect(rules.lives == 3)
  }

  @Test func theThirdMissEndsItAndTheRecordCountsWhatWasAsked() throws {
    let setup = try setup(9)
    var round = Round(questions: setup.questions, rules: setup.rules)
    let start = Instant.zero
    var now = start
    for number in 0..<12 {
      round.handle(.shown, at: now)
      let right = try #require(round.shuffled?.rightPanels[0])
      round.handle(.choose(number < 9 ? right : (right + 1) % 4), at: now + .seconds(1))
      round.handle(.proceed, at: now + .seconds(2))
      now += .seconds(3)
    }
    #expect(round.phase == .finished)
    let record = try #require(RoundResult(of: round, setup: setup)).record
    #expect((record.asked, record.correct, record.misses, record.limit) == (12, 9, 3, 10_000))
    #expect(record.game == .survival)
  }

  @Test func moreRightIsBetterThenLessTimeWhateverWasAsked() {
    let games = GameList([.survival])
    func score(_ asked: Int, _ correct: Int, _ milliseconds: Int) -> Score {
      RoundRecord(
        id: "", date: .epoch, game: .survival, set: "en", asked: asked, correct: correct, misses: 3,
        milliseconds: milliseconds, limit: 10_000, pauses: 0, seed: 0, answers: []
      ).score(in: games)
    }
    #expect(score(13, 10, 90_000).kind == score(40, 37, 90_000).kind)
    #expect(score(13, 10, 90_000).beats(score(12, 9, 10_000)))
    #expect(score(13, 10, 80_000).beats(score(13, 10, 90_000)))
    #expect(!score(13, 10, 90_000).beats(score(13, 10, 90_000)))
  }
}
