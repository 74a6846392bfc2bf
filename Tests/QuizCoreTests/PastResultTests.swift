import Testing

@testable import QuizCore

/// The result that a record of the log tells of.
@Suite struct PastResultTests {
  private let questions = (0..<3).compactMap {
    Question(text: "question \($0)", choices: ["a", "b", "c", "d"], answer: 1, explanation: "why \($0)")
  }

  private func record(_ answers: [RoundRecord.Answer]) -> RoundRecord {
    RoundRecord(
      id: "x", game: .practice, set: "en/Words", asked: 3, correct: 1, misses: 3, milliseconds: 9_000, limit: 10_000,
      pauses: 0, seed: 7, answers: answers)
  }

  private func answer(_ question: Int, _ choice: Int?, _ milliseconds: Int = 1_000) -> RoundRecord.Answer {
    RoundRecord.Answer(
      question: questions[question].id, choice: choice, correct: choice == 2, milliseconds: milliseconds)
  }

  private var known: [QuestionID: Question] { Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0) }) }

  @Test func eachQuestionHasItsChoicesAndItsOutcome() throws {
    let record = record([answer(0, 2), answer(1, 1), answer(1, 4), answer(1, 2, 3_000), answer(2, nil, 10_000)])
    let result = try #require(RoundResult(of: record, known))
    #expect(result.questions.map(\.isRightAtOnce) == [true, false, false])
    #expect(result.questions.map { $0.attempts.map(\.panel) } == [[1], [0, 3, 1], []])
    #expect(result.questions.map(\.outcome) == [.right, .right, .late])
    #expect(result.questions.map(\.elapsed) == [.seconds(1), .seconds(3), .seconds(10)])
    #expect(result.questions.map(\.shuffled.panels) == Array(repeating: ["a", "b", "c", "d"], count: 3))
    #expect(result.record.answers == record.answers)
  }

  @Test func aQuestionWhoseTextIsNotKnownIsLeftOut() throws {
    let record = record([answer(0, 2), answer(1, 1), answer(2, 2)])
    let result = try #require(RoundResult(of: record, known.filter { $0.key != questions[1].id }))
    #expect(result.questions.map(\.shuffled.question.text) == ["question 0", "question 2"])
    #expect(RoundResult(of: record, [:]) == nil)
    #expect(RoundResult(of: self.record([]), known) == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 9, Int.max])
  func aChoiceThatTheBankHasNoMoreIsNoTrap(_ choice: Int) throws {
    let result = try #require(RoundResult(of: record([answer(0, choice, choice)]), known))
    #expect(result.correct == 0)
    #expect(result.misses == 1)
  }
}
