import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The statistics of questions that are more than one choice.
@Suite struct StatisticsKindTests {
  static func row(
    _ kind: String, _ answer: String, _ choices: [String] = ["", "", ""], text: String, _ tally: QuestionTally
  ) throws -> Statistics.Row {
    let fields = ([text, kind, answer] + choices).joined(separator: ",")
    let csv = "question,kind,answer,choice1,choice2,choice3\n\(fields)\n"
    let bank = try Bank(bytes: Array(csv.utf8), name: "")
    let question = try #require(bank.question(at: 0))
    var places = QuestionLocations(of: [question.id])
    places.search(bank, of: .set(genre: "Words", title: "Basics"))
    return try #require(Statistics([question.id: tally], at: places).questions.first)
  }

  static func typed() throws -> Statistics.Row {
    try row(
      "typed", "Paris|Paname", text: "What is the capital of France?",
      QuestionTally(
        asked: 9, right: 3, milliseconds: 27_000,
        wrong: [.init(text: "Lyon", count: 4), .init(text: "マルセイユ", count: 1)], late: 1))
  }

  static func order() throws -> Statistics.Row {
    try row(
      "order", "2;1;3", ["Larva", "Egg", "Moth"], text: "In which order?",
      QuestionTally(
        asked: 4, right: 2, milliseconds: 20_000, chosen: [1: 4, 2: 4, 3: 4],
        placed: [1: [2: 4], 2: [1: 2, 3: 2], 3: [3: 2, 1: 2]]))
  }

  static func several() throws -> Statistics.Row {
    try row(
      "several", "1;3", ["Flour", "Sand", "Yeast"], text: "What is in bread?",
      QuestionTally(asked: 3, right: 1, milliseconds: 9000, chosen: [1: 3, 2: 1, 3: 2]))
  }

  private func lines(_ row: Statistics.Row, _ language: Language = .en, _ size: Size = Size(width: 80, height: 24))
    -> [String]
  {
    Array(Player(language, size: size, opens: QuestionStatisticsScreen(row)).screen.dropFirst(3))
  }

  /// The text of the question is gone, and what was typed is all that is known.
  @Test func whatWasTypedIsShownOfAQuestionThatIsGone() throws {
    let tally = QuestionTally(asked: 2, right: 0, milliseconds: 2000, wrong: [.init(text: "Lyon", count: 2)])
    let row = Statistics.Row(subject: .question(QuestionID(hash: 7), nil), tally: tally)
    #expect(lines(row).contains { $0.hasPrefix("   ✗ Lyon") && $0.hasSuffix("2 times") })
  }

  @Test func theTableHasTheWrongAnswersBelowTheirQuestion() throws {
    let rows = [try Self.typed(), try Self.several()]
    for columns in [nil, 80, 40] {
      let text = StatisticsText(.question, language: .en, glyphs: .unicode, columns: columns)
      let table = text.table(rows, by: .rate).map(\.string)
      #expect(table.count == 4 && table[2] == "  ✗ Lyon (4)  マルセイユ (1)", "\(table)")
    }
  }
}
