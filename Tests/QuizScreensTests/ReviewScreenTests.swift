import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The answers of a finished round, one by one.
@Suite struct ReviewScreenTests {

  @Test func aRightAnswerIsExplainedTooAndTheLevelIsShown() throws {
    let question = try #require(
      Question(text: "2 + 2 = ?", choices: ["4", "5"], answer: 0, explanation: "Count.", level: 3))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    let now = Instant.zero
    round.handle(.shown, at: now)
    round.handle(.choose(0), at: now + .seconds(1))
    let setup = RoundSetup(
      game: .timed, selection: .everything, set: "en", questions: [ShuffledQuestion(question)], rules: .timed, seed: 7)
    round.handle(.proceed, at: now + .seconds(9))
    let result = try #require(RoundResult(of: round, setup: setup))
    let player = Player(.ja, size: Size(width: 80, height: 20), opens: ReviewScreen(result))
    #expect(player.screen[0] == " 答え合わせ   すべての問題                          難易度 ★★★   第1問（全1問）")
    #expect(player.screen.contains { $0.contains("◯  ▲ 1  4                   正解、1.000秒") })
    #expect(player.screen.contains { $0.contains("Count.") })
  }

  @Test func upAndDownGoFromQuestionToQuestionWhereNothingIsToBeScrolled() throws {
    let questions = Player.questions(.en).prefix(2).map { ShuffledQuestion($0) }
    var round = Round(questions: questions, rules: .timed)
    for second in 0..<2 {
      round.handle(.shown, at: .zero + .seconds(9 * second))
      round.handle(.choose(0), at: .zero + .seconds(9 * second + 1))
      round.handle(.proceed, at: .zero + .seconds(9 * second + 8))
    }
    let setup = RoundSetup(
      game: .timed, selection: .everything, set: "en", questions: questions, rules: .timed, seed: 7)
    var player = Player(.en, opens: ReviewScreen(try #require(RoundResult(of: round, setup: setup))))
    player.press(.down)
    #expect(player.screen[0].hasSuffix("Question 2 of 2"))
    player.press(.up)
    #expect(player.screen[0].hasSuffix("Question 1 of 2"))
  }
}
