import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// A new game needs only an entry in the list that a league is opened with.
struct NewGameTests {
  private static let pairs = Game(
    id: "pairs", name: Phrase(same: "Pairs"), source: .set, length: .fixed(2), clock: .setting, miss: .blocksPanel
  ) { source in
    var generator = source.generator
    return source.setup("pairs", source.draw(2, using: &generator), rules: .practice, using: &generator)
  }

  @Test(arguments: TestEngine.allCases)
  func roundsOfAGameOfTheListCount(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine, games: GameList(GameList.all.games + [NewGameTests.pairs]))
    let player = try await test.join("Aki")
    func round(_ answers: [RoundRecord.Answer], asked: Int, correct: Int) -> RoundRecord {
      let record = test.samples.record("pairs", set: "en/food/basic", at: test.now, answers: answers)
      return RoundRecord(
        id: record.id, date: record.date, game: record.game, set: record.set, asked: asked, correct: correct,
        misses: answers.count - asked, milliseconds: 3000, limit: 10_000, pauses: 0, seed: 1, answers: answers)
    }
    func answer(_ question: Int, choice: Int, _ milliseconds: Int) -> RoundRecord.Answer {
      RoundRecord.Answer(
        question: SampleQuestions.bank[question], choice: choice, correct: choice == 1, milliseconds: milliseconds)
    }
    let answers = [answer(0, choice: 1, 1000), answer(1, choice: 2, 1500), answer(1, choice: 1, 2000)]
    let pair = round(answers, asked: 2, correct: 1)
    // Its own rules hold: both questions until they are right, and no third.
    let three = round(answers + [answer(2, choice: 1, 100)], asked: 3, correct: 2)
    let open = round(Array(answers.dropLast()), asked: 2, correct: 1)
    #expect(try await test.send([pair, three, open], of: player) == [nil, .roundCounts, .roundCounts])
    #expect(try await test.table(.init(game: "pairs")).rows.map(\.right) == [1])
    #expect(
      try await test.rates(of: player)[SampleQuestions.bank[1]]
        == LeagueDelta.Rate(question: SampleQuestions.bank[1], asked: 1, right: 0, milliseconds: 2000))
    #expect(try await test.store.audit(test.league).problems == [])

    let another = round(answers, asked: 2, correct: 1)
    let without = try await LeagueStore.open(test.url)
    #expect(try await test.send([another], of: player, to: without) == [.roundGame])
    await without.close()
    await test.end()
  }
}
