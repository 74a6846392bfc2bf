import QuizCore
import Testing

@testable import QuizStore

/// What the answers of rounds come to for each question.
@Suite struct QuestionCounterTests {
  let first = QuestionID(hash: 1)
  let second = QuestionID(hash: 2)

  func answer(_ question: QuestionID, _ choice: Int?, _ isRight: Bool, _ milliseconds: Int) -> RoundRecord.Answer {
    RoundRecord.Answer(question: question, choice: choice, correct: isRight, milliseconds: milliseconds)
  }

  func counter(_ rounds: [(game: Game.ID, answers: [RoundRecord.Answer])]) -> QuestionCounter {
    var counter = QuestionCounter(games: GameList.sample.countedForQuestions)
    for round in rounds { counter.add(round.answers, of: round.game) }
    return counter
  }

  func tallies(_ answers: [RoundRecord.Answer]...) -> [QuestionID: QuestionTally] {
    counter(answers.map { (.timed, $0) }).statistics.tallies
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

  @Test func aQuestionAloneHasTheTallyItHasAmongAll() {
    let counter = counter([(.timed, [answer(first, 2, true, 3000)])])
    #expect(counter.tally(of: first) == counter.statistics.tallies[first] && counter.tally(of: first)?.right == 1)
    #expect(counter.tally(of: second) == nil)
  }

  @Test func aQuestionIsMissedWhenItsLatestFirstChoiceWasNotRight() {
    func round(_ game: Game.ID, _ answers: [(Int, Bool)]) -> (game: Game.ID, answers: [RoundRecord.Answer]) {
      (game, answers.map { answer(QuestionID(hash: UInt64($0.0)), 1, $0.1, 1) })
    }
    func ids(_ numbers: [Int]) -> [QuestionID] { numbers.map { QuestionID(hash: UInt64($0)) } }
    let missed = counter([
      round(.timed, [(5, false), (4, true)]),
      round(.timed, [(1, false), (3, false), (4, false), (5, true)]),
      round(.practice, [(2, false), (2, false), (2, true), (3, true)]),
      round(.endless, [(1, true)]),
      round(.missing, [(9, false)]),
    ]).missed
    #expect(missed.ids == ids([2, 4]))
    #expect(missed.right == Set(ids([1, 3, 5])))
    #expect(counter([]).missed == MissedQuestions(ids: [], right: []))
  }
}
