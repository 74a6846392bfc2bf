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

  func typed(_ text: String, _ isRight: Bool = false) -> RoundRecord.Answer {
    RoundRecord.Answer(question: first, text: text, correct: isRight, milliseconds: 100)
  }

  @Test func wrongTextsAreCountedButForCaseAndWidth() {
    let rounds = ["Lyon", "Nice", "LYON ", "Ｌｙｏｎ", "nice", "Metz"].map { [typed($0)] } + [[typed("Paris", true)]]
    var counter = QuestionCounter(games: GameList.sample.countedForQuestions)
    for round in rounds { counter.add(round, of: .timed) }
    let tally = counter.tally(of: first)
    #expect(tally?.asked == 7 && tally?.right == 1 && tally?.late == 0 && tally?.chosen == [:])
    #expect(
      tally?.wrong == [.init(text: "Lyon", count: 3), .init(text: "Nice", count: 2), .init(text: "Metz", count: 1)])
  }

  /// A log may have any number of texts: what comes often stays, and nothing is counted too high.
  @Test func aQuestionKeepsTheTextsThatComeOften() {
    var counter = QuestionCounter(games: GameList.sample.countedForQuestions)
    for number in 0..<5000 {
      counter.add([typed("often")], of: .timed)
      counter.add([typed("\(number) " + String(repeating: "x", count: 90))], of: .timed)
    }
    let wrong = counter.tally(of: first)?.wrong ?? []
    #expect(wrong.first == .init(text: "often", count: 5000) && wrong.count == WrongTexts.shown)
    #expect(wrong.dropFirst().allSatisfy { $0.count == 1 && $0.text.count == 40 })
  }

  @Test func anOrderIsCountedByPlaces() {
    func put(_ choices: [Int], _ isRight: Bool) -> [RoundRecord.Answer] {
      [RoundRecord.Answer(question: first, choices: choices, correct: isRight, milliseconds: 100)]
    }
    let tally = tallies(put([2, 1, 3], true), put([2, 3, 1], false), put([1, 3], false), put([1, 99, 2], false))[first]
    #expect(tally?.placed == [1: [2: 2], 2: [1: 1, 3: 1], 3: [3: 1, 1: 1]])
    #expect(tally?.inPlace(of: [1, 0, 2]) == [2: 2, 1: 1, 3: 1])
    #expect(tally?.chosen == [1: 4, 2: 3, 3: 3])
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
