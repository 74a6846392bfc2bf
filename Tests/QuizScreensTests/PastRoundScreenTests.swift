import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// A past round: its answers, the command that deals it again, and sharing it.
@Suite struct PastRoundScreenTests {
  /// A player viewing an earlier round of the first set, two questions of seed 7.
  func looking(_ language: Language, _ size: Size, asked: Int = 2, at ids: [Int] = [0, 1]) -> Player {
    let home = PlayerHome()
    let questions = Player.questions(language)
    let set = Player.genres(language)[0]
    home.writeLog([
      RoundRecord(
        id: "past", date: Player.date, game: .timed, set: "\(language.rawValue)/\(set.title)/\(set.sets[0])",
        asked: asked, correct: 1, misses: 1, milliseconds: 4_750, limit: 10_000, pauses: 0, seed: 7,
        answers: ids.map {
          .init(question: questions[$0].id, choice: 1 + $0, correct: $0 == 0, milliseconds: 1_250 + 2_250 * $0)
        })
    ])
    return Player(language, size: size, home: home).having { $0.choose(.history, .enter) }
  }

  func ofTen(_ language: Language, _ size: Size) -> Player {
    looking(language, size, asked: 10, at: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
  }

  @Test func answersOutOfViewAreSignalled() {
    var player = ofTen(.en, .small)
    player.expect(row: 3, begins: "▶  1 ✓").expect(row: 13, ends: "/10 ─")
    player.press(.end).expectRow(begins: "▶ 10 ✗")
  }

  @Test func anAnswerOpensItsQuestion() {
    var player = looking(.en, .ordinary)
    player.press(.down, .enter).expect(row: 0, begins: " Answers")
    player.expect("What is the chemical symbol for tungsten?")
    #expect(player.screen[0].contains("3.5 s") && player.screen.contains { $0.contains("✗ your answer") })
    player.press(.left).expect("Cucumber holds an enzyme")
    player.press(.escape)
    player.click(20, 4).expect(row: 0, ends: "Question 1 of 2")
  }

  @Test func aRoundThatItsSeedDoesNotDealSaysSo() {
    looking(.en, .ordinary, asked: 1, at: [1]).expect("Another round of its kind:").expect(without: "--seed")
  }

  @Test func aPastSittingIsSharedAsItsSummaryIs() throws {
    let records = (0..<3).map { number in
      let id = Player.questions(.en)[number].id
      return Player.record(
        number, game: .endless, correct: number == 1 ? 0 : 1, asked: 1, milliseconds: 1500, limit: 0, sitting: "past-0",
        answers: [.init(question: id, choice: 1, correct: number != 1, milliseconds: 1500)])
    }
    let rows = HistoryRows(records.reversed(), in: Games.all.list)
    var player = Player(opens: PastRoundScreen(rows.record(of: 0)))
    player.expect(row: -1, has: "s share")
    player.type("s")
    let text = try #require(player.effects.shared.last)
    #expect(text.text.hasPrefix("TenQ Endless   2/3   4.5 s\n🟩🟥🟩\n"))
    player.expectRow("━ Sent to the clipboard ━")
    player.press(.enter).expect(without: "Sent to the clipboard")
  }

  @Test func theKeySSharesIt() throws {
    var player = looking(.en, .ordinary)
    player.type("s")
    let text = try #require(player.effects.shared.last)
    #expect(
      text.text == """
        TenQ Food pairings › Basics   1/2   1,435 points   4.8 s
        🟩🟥
        tenq play "Food pairings/Basics" --lang en -n 2 -t 10 --seed 7

        """)
    player.expectRow("━ Sent to the clipboard ━").expect(row: -1, is: " ? help   Enter close")
    player.press(.enter).expect(without: "Sent to the clipboard")
  }

  @Test func aRightAnswerIsExplainedTooAndTheLevelIsShown() throws {
    let question = try #require(
      Question(text: "2 + 2 = ?", choices: ["4", "5"], answer: 0, explanation: "Count.", level: 3))
    let result = try RoundSetup.timed([ShuffledQuestion(question)]).played([0], each: .seconds(1))
    let player = Player(.ja, size: .of(80, 20), opens: PastRoundScreen(result))
    player.expect(row: 0, is: " 答え合わせ   すべての問題                          難易度 ★★★   第1問（全1問）")
    #expect(player.screen.contains { $0.contains(/◯ 1 +4/) }, "\(player.screen.picture)")
    player.expectRow("Count.")
  }

  @Test func upAndDownGoFromQuestionToQuestionWhereNothingIsToBeScrolled() throws {
    let questions = Player.questions(.en).prefix(2).map { ShuffledQuestion($0) }
    var player = Player(.en, opens: PastRoundScreen(try RoundSetup.timed(questions).played([0, 0])))
    player.press(.down).expect(row: 0, ends: "Question 2 of 2")
    player.press(.up).expect(row: 0, ends: "Question 1 of 2")
  }
}
