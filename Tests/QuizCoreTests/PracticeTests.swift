import Testing

@testable import QuizCore

/// The rules of practice, of missed questions, and of comparing practice rounds.
@Suite struct PracticeTests {
  let start = Instant.zero

  func at(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  func question(_ name: String) throws -> Question {
    try #require(Question(text: name, choices: ["right", "b", "c", "d"], answer: 0))
  }

  @Test func aWrongPanelIsBlockedAndTheQuestionGoesOn() throws {
    var round = Round(
      questions: [ShuffledQuestion(try question("1")), ShuffledQuestion(try question("2"))], rules: .practice)
    round.handle(.shown, at: start)
    round.handle(.choose(2), at: at(1000))
    round.handle(.choose(2), at: at(1500))
    #expect(round.misses == 1)
    #expect(round.total(at: at(1600)) == .milliseconds(1600))
    round.handle(.choose(0), at: at(2000))
    #expect(round.decided.map(\.misses) == [1])
    #expect(round.nextDeadline == at(2800))
    round.handle(.time, at: at(2800))
    #expect(round.number == 2)
    // No time runs between two questions.
    #expect(round.total(at: at(9000)) == .milliseconds(2000))
    round.handle(.shown, at: at(9000))
    #expect(round.total(at: at(9500)) == .milliseconds(2500))
    #expect(round.misses == 1)
  }

  @Test func practiceIsBestWithTheFewestMissesThenTheLeastTime() {
    func score(_ game: Game.ID, _ correct: Int, _ misses: Int, _ milliseconds: Int) -> Score {
      Score(
        kind: .init(game: game, set: "s", asked: 10, limit: 0), ranking: GameList.sample.ranking(of: game),
        points: 1000 * correct, correct: correct, misses: misses, milliseconds: milliseconds, date: .epoch)
    }
    #expect(score(.practice, 7, 3, 90).beats(score(.practice, 8, 6, 10)))
    #expect(score(.practice, 7, 3, 10).beats(score(.practice, 7, 3, 20)))
    #expect(!score(.practice, 7, 3, 10).beats(score(.practice, 7, 3, 10)))
    #expect(score(.timed, 8, 2, 90).beats(score(.timed, 7, 3, 10)))
  }

  @Test func questionsAreFoundByTheirNamesInTheOrderAsked() throws {
    let rows = (1...20).map { "q\($0),1,a\($0),b,c,d\n" }.joined()
    let pool = QuestionPool([try Bank(bytes: Array(rows.utf8), name: "b.csv")])
    let wanted = [12, 3].map { QuestionID(text: "q\($0)", rightChoice: "a\($0)") } + [QuestionID(hash: 1)]
    #expect(pool.questions(named: wanted).map(\.text) == ["q12", "q3"])
  }

  @Test func aWholeSetIsPractisedOnceEach() throws {
    let rows = (1...20).map { "q\($0),1,a,b,c,d\n" }.joined()
    let pool = QuestionPool([try Bank(bytes: Array(rows.utf8), name: "b.csv")])
    let setup = try #require(Game.practice.round(over: .pool(pool), selection: .own, set: "own", seed: 7))
    #expect(Set(setup.questions.map(\.question.text)).count == 20)
    #expect(setup.questions.map(\.question.text) != pool.all.map(\.text))
    #expect(setup.rules == .practice)
  }

  @Test func aHugeSetIsPractisedAsFarAsOneRecordHoldsIt() throws {
    let rows = (1...3000).map { "q\($0),1,a,b,c,d\n" }.joined()
    let pool = QuestionPool([try Bank(bytes: Array(rows.utf8), name: "b.csv")])
    #expect(Game.practice.round(over: .pool(pool), selection: .own, set: "own", seed: 7)?.questions.count == 150)
  }
}
