import QuizCore
import Testing

@Suite struct QuestionTallyTests {
  let first = QuestionID(hash: 1)
  let second = QuestionID(hash: 2)

  func answer(_ question: QuestionID, _ choice: Int?, _ isRight: Bool, _ milliseconds: Int) -> RoundRecord.Answer {
    RoundRecord.Answer(question: question, choice: choice, correct: isRight, milliseconds: milliseconds)
  }

  func tallies(_ answers: [RoundRecord.Answer]...) -> [QuestionID: QuestionTally] {
    var tallies: [QuestionID: QuestionTally] = [:]
    for answers in answers {
      tallies.add(
        RoundRecord(
          id: "", date: .epoch, game: .timed, set: "", asked: 1, correct: 0, misses: 0, milliseconds: 0, limit: 0,
          pauses: 0, seed: 0, answers: answers))
    }
    return tallies
  }

  @Test func anAnswerIsOneAsking() {
    #expect(
      tallies([answer(first, 2, true, 3000), answer(second, 1, false, 500)]) == [
        first: QuestionTally(asked: 1, right: 1, milliseconds: 3000, chosen: [2: 1]),
        second: QuestionTally(asked: 1, right: 0, milliseconds: 500, chosen: [1: 1]),
      ])
  }

  @Test func attemptsInARowAreOneAskingInTheTimeOfTheLast() {
    let attempts = [answer(first, 4, false, 1000), answer(first, 1, false, 1800), answer(first, 2, true, 2500)]
    #expect(
      tallies(attempts) == [
        first: QuestionTally(asked: 1, right: 0, milliseconds: 2500, chosen: [1: 1, 2: 1, 4: 1])
      ])
  }

  @Test func attemptsOfTwoRoundsOrWithAnotherQuestionBetweenAreTwoAskings() {
    let one = answer(first, 2, true, 1000)
    #expect(tallies([one], [one])[first]?.asked == 2)
    #expect(tallies([one, answer(second, 1, true, 1), one])[first]?.asked == 2)
  }

  @Test func runningOutOfTimeIsAskedAndNotRight() {
    #expect(
      tallies([answer(first, nil, false, 10_000)], [answer(first, 3, false, 4000), answer(first, nil, false, 10_000)])
        == [first: QuestionTally(asked: 2, right: 0, milliseconds: 20_000, chosen: [3: 1], late: 2)])
  }

  @Test func noNumberOfALogIsTooMuch() {
    let tally = tallies([answer(first, 77, true, .max)], [answer(first, -1, true, .max)])[first]
    #expect(tally == QuestionTally(asked: 2, right: 2, milliseconds: .max))
  }

  @Test func rateAndTimeAreOfWhatWasAsked() {
    let tally = QuestionTally(asked: 3, right: 2, milliseconds: 10_000)
    #expect(tally.rightPerThousand == 667 && tally.meanTime == .milliseconds(3333))
    #expect(QuestionTally().rightPerThousand == nil && QuestionTally().meanTime == nil)
  }
}
