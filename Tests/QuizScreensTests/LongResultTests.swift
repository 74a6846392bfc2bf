import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Results of many questions: those that were missed come first, and right ones that have no room are counted.
@Suite struct LongResultTests {
  /// A player at the result of so many questions, of which some were missed.
  static func player(
    _ game: Game.ID, _ count: Int, missing: Set<Int>, _ language: Language, _ size: Size
  ) throws -> Player {
    let base = Player.questions(language)
    let questions = (0..<count).compactMap { number in
      let question = base[number % base.count]
      return Question(
        text: "\(number + 1): \(question.text)", choices: question.choices, answer: (question.answer ?? 0),
        explanation: question.explanation ?? base.first?.explanation)
    }.map { ShuffledQuestion($0) }
    let setup = RoundSetup(
      game: game, selection: .everything, set: language.rawValue, questions: questions, rules: .timed, seed: 1)
    var round = Round(questions: questions, rules: .timed)
    var now = Instant.zero
    for index in 0..<count {
      round.handle(.shown, at: now)
      round.handle(.choose(missing.contains(index) ? 1 : 0), at: now + .seconds(2))
      now += .seconds(12)
      round.handle(.proceed, at: now)
    }
    let result = try #require(RoundResult(of: round, setup: setup))
    return Player(language, size: size, moves: false, opens: ResultScreen(result, since: .zero))
  }

  @Test func moreMissedThanFitAreScrolled() throws {
    var player = try LongResultTests.player(.practice, 30, missing: Set(0..<20), .en, .ordinary)
    #expect(player.screen.last?.contains("1-") == true)
    player.wait(.seconds(1))
    for _ in 0..<30 { player.press(.down) }
    #expect(player.screen.contains { $0.contains("… 10 more right, v shows all") })
  }

  @Test func roundsOfAnOrdinaryLengthAreNotFolded() throws {
    let player = try LongResultTests.player(.missing, 10, missing: [], .en, .small)
    #expect(!player.screen.joined().contains("more right"))
  }
}
