import Testing

@testable import QuizCore

/// Which of some rounds is dealt, by what was asked lately.
@Suite struct FreshRoundTests {
  private func round(_ numbers: Int...) throws -> RoundSetup {
    let bank = try Bank(bytes: Array(numbers.map { "q\($0),1,a,b,c,d\n" }.joined().utf8), name: "b.csv")
    return try #require(Game.timed.round(over: .pool(QuestionPool([bank])), seed: UInt64(numbers[0])))
  }

  private func chosen(_ rounds: [RoundSetup], after asked: RoundSetup...) -> UInt64? {
    rounds.first?.freshest(among: rounds.dropFirst(), after: asked.flatMap { $0.questions.map(\.question.id) }).seed
  }

  @Test func theFirstRoundWithoutQuestionsThatWereAskedLatelyIsDealt() throws {
    let rounds = try [round(1, 2), round(3, 4), round(5, 6), round(7, 8)]
    #expect(chosen(rounds) == 1)
    #expect(try chosen(rounds, after: round(9, 10)) == 1)
    #expect(try chosen(rounds, after: round(2), round(4)) == 5)
  }

  @Test func elseTheOneWhoseLatestQuestionWasAskedLongestAgo() throws {
    let rounds = try [round(1, 2), round(3, 4), round(5, 6)]
    #expect(try chosen(rounds, after: round(1), round(4), round(3), round(6), round(2), round(5)) == 3)
    // One that came twice counts when it came last.
    #expect(try chosen(rounds, after: round(4), round(1), round(6), round(4)) == 1)
    #expect(try chosen([round(1)], after: round(1)) == 1)
  }
}
