import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What a large window shows, and what a small one keeps.
@Suite struct LargeWindowTests {
  private static let large = Size.largest

  @Test(arguments: [(8, 6, false), (12, 10, false), (16, 10, true), (40, 10, true)])
  func theScoreBesideARoundIsLargeOnlyWhereNoAnswerGivesWayToIt(_ rows: Int, _ listed: Int, _ isLarge: Bool) {
    let state = AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: []))
    let size = Size.of(34, rows)
    var canvas = Canvas(size: size, glyphs: .unicode)
    let column = RoundSideView(
      title: Phrase("Round"), answers: [], toCome: 10, points: nil, shown: 0
    ).block(in: ViewContext(size: size, state: state))
    column.draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.lines.contains { $0.contains("right") })
    #expect(canvas.lines[0].contains("Round") != isLarge)
    #expect(canvas.lines.compactMap { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) } == Array(1...listed))
  }

  @Test(arguments: [Size(width: 80, height: 24), LargeWindowTests.large])
  func theScoreAndTheAnswersStandInTheHeaderOrBesideTheQuestion(_ size: Size) {
    let screen = Player(.en, size: size).inTheSecondRound().screen
    let isLarge = size == LargeWindowTests.large
    #expect(screen[0].contains("Question 3 of 5") && screen.contains { $0.contains("This round") } == isLarge)
    #expect(screen[0].contains("2,318") != isLarge && screen[0].contains("✓✓▸") != isLarge, "\(screen[0])")
    #expect(screen.count { $0.contains("9.5 s") } == 1)
  }

  @Test func anExplanationThatIsCutEndsInAnEllipsis() {
    var canvas = Canvas(size: .of(16, 3), glyphs: .unicode)
    SideVerdictView("Not this time", "one two three four five six seven", .unicode).draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.lines[0] == "✗ Not this time" && canvas.lines[2].hasSuffix("…"), "\(canvas.lines.picture)")
  }

  @Test func theNotesOfOrdinaryPanelsAreWhole() throws {
    let context = Player(.en, size: .ordinary).app.context
    let question = try #require(Question(text: "Who?", choices: ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"], answer: 0))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.choose(1), at: .zero + .seconds(2))
    var canvas = Canvas(size: context.size)
    let answered = try #require(round.verdict)
    BoardView(answered: answered, note: .verdict(answered, .all), words: context.words).draw(
      on: &canvas, in: context)
    #expect(canvas.lines.contains { $0.contains("✓ the answer") })
    #expect(canvas.lines.contains { $0.contains("✗ your answer") })
  }

  @Test(arguments: [(Language.en, "3 in a row"), (.ja, "3連続")])
  func theVerdictSaysHowManyWereRightInARow(_ language: Language, _ words: String) {
    var player = Player(language, size: LargeWindowTests.large).started()
    for question in 1...3 {
      player.type("1", after: .seconds(1))
      #expect(player.screen.contains { $0.contains(words) } == (question == 3))
      player.proceed()
    }
  }

  @Test func aQuestionStandsInTheMiddleOfItsCardBeforeTheAnswerAndAfter() throws {
    let context = Player(.ja, size: .wide).app.context
    let text = "キーボードにある「⌘」は何？"
    let question = try #require(Question(text: text, choices: ["干物", "しょうゆ"], answer: 0))
    var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
    round.handle(.shown, at: .zero)
    round.handle(.choose(1), at: .zero + .seconds(2))
    let answered = try #require(round.decided.first)
    let note = BoardView.Note.verdict(answered, .all)
    for board in [
      BoardView(asking: ShuffledQuestion(question), words: context.words),
      BoardView(answered: answered, note: note, words: context.words),
    ] {
      var canvas = Canvas(size: context.size)
      board.draw(on: &canvas, in: context)
      let rows = canvas.styledLines.indices.filter { canvas.styledLines[$0].contains { $0.style == .lamp(nil) } }
      #expect(rows.count == 5 && canvas.lines[rows[2]].contains(text))
    }
  }

  @Test func codeOfAQuestionStandsOnItsCardWithTheLineBeforeIt() throws {
    let context = Player(.en, size: .wide).app.context
    let question = try #require(
      Question(text: "What is n?\n```\nn = 3\n```", choices: ["1", "2", "3", "4"], answer: 2))
    var canvas = Canvas(size: context.size)
    BoardView(asking: ShuffledQuestion(question), words: context.words).draw(on: &canvas, in: context)
    let row = try #require(canvas.lines.firstIndex { $0.contains("│ n = 3") })
    let card = canvas.lines[row].prefix { $0 != "│" }.count - 2..<40
    #expect(card.allSatisfy { canvas[Point(x: $0, y: row)].style == .lamp(nil) })
  }

  @Test func twoChoicesMoveNeitherTheQuestionNorTheColumnBesideIt() throws {
    let context = Player(.en, size: LargeWindowTests.large).app.context
    func rows(_ choices: [String]) throws -> Range<Int> {
      let question = try #require(Question(text: "Is it so?", choices: choices, answer: 0, explanation: nil))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).fitted(in: context).panelRows
    }
    #expect(try rows(["True", "False"]) == rows(["a", "b", "c", "d"]))
  }
}
