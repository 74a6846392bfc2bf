import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What a large window shows, and what a small one keeps.
@Suite struct LargeWindowTests {
  @Test(arguments: [(8, 6, false), (12, 10, false), (16, 10, true), (40, 10, true)])
  func theScoreBesideARoundIsLargeOnlyWhereNoAnswerGivesWayToIt(_ rows: Int, _ listed: Int, _ isLarge: Bool) {
    let size = Size.of(34, rows)
    let column = RoundSideView(title: Phrase("Round"), answers: [], toCome: 10, points: nil, shown: 0)
    let lines = column.block(in: .empty(size)).lines(in: size)
    #expect(lines.contains { $0.contains("right") })
    #expect(lines[0].contains("Round") != isLarge)
    #expect(lines.compactMap { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) } == Array(1...listed))
  }

  @Test(arguments: [Size.ordinary, .largest])
  func theScoreAndTheAnswersStandInTheHeaderOrBesideTheQuestion(_ size: Size) {
    let screen = Player(.en, size: size).inTheSecondRound().screen
    let isLarge = size == .largest
    #expect(screen[0].contains("Question 3 of 5") && screen.contains { $0.contains("This round") } == isLarge)
    #expect(screen[0].contains("2,318") != isLarge && screen[0].contains("✓✓▸") != isLarge, "\(screen[0])")
    #expect(screen.count { $0.contains("9.5 s") } == 1)
  }

  @Test func anExplanationThatIsCutEndsInAnEllipsis() {
    let side = SideVerdictView("Not this time", "one two three four five six seven", .unicode)
    let lines = side.lines(in: .of(16, 3))
    #expect(lines[0] == "✗ Not this time" && lines[2].hasSuffix("…"), "\(lines.picture)")
  }

  @Test func theNotesOfOrdinaryPanelsAreWhole() throws {
    let context = Player(.en, size: .ordinary).app.context
    let question = try #require(Question(text: "Who?", choices: ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"], answer: 0))
    let answered = try ShuffledQuestion(question).answered(1)
    let board = BoardView(answered: answered, note: .verdict(answered, .all), words: context.words)
    let lines = board.canvas(in: context).lines
    #expect(lines.contains { $0.contains("✓ the answer") })
    #expect(lines.contains { $0.contains("✗ your answer") })
  }

  @Test(arguments: [(Language.en, "3 in a row"), (.ja, "3連続")])
  func theVerdictSaysHowManyWereRightInARow(_ language: Language, _ words: String) {
    var player = Player(language, size: Size.largest).started()
    for question in 1...3 {
      player.type("1", after: .seconds(1))
      #expect(player.screen.contains { $0.contains(words) } == (question == 3))
      player.proceed()
    }
  }

  @Test func aQuestionStandsInTheMiddleOfItsCardBeforeTheAnswerAndAfter() throws {
    let context = Player(.ja, size: .wide).app.context
    let text = "キーボードにある「⌘」は何？"
    let question = ShuffledQuestion(try #require(Question(text: text, choices: ["干物", "しょうゆ"], answer: 0)))
    let answered = try question.answered(1)
    for board in [
      BoardView(asking: question, words: context.words),
      BoardView(answered: answered, note: .verdict(answered, .all), words: context.words),
    ] {
      let canvas = board.canvas(in: context)
      let rows = canvas.styledLines.indices.filter { canvas.styledLines[$0].contains { $0.style == .lamp(nil) } }
      #expect(rows.count == 5 && canvas.lines[rows[2]].contains(text))
    }
  }

  @Test func codeOfAQuestionStandsOnItsCardWithTheLineBeforeIt() throws {
    let context = Player(.en, size: .wide).app.context
    let question = try #require(
      Question(text: "What is n?\n```\nn = 3\n```", choices: ["1", "2", "3", "4"], answer: 2))
    let canvas = BoardView(asking: ShuffledQuestion(question), words: context.words).canvas(in: context)
    let row = try #require(canvas.lines.firstIndex { $0.contains("│ n = 3") })
    let card = canvas.lines[row].prefix { $0 != "│" }.count - 2..<40
    #expect(card.allSatisfy { canvas[Point(x: $0, y: row)].style == .lamp(nil) })
  }

  @Test func twoChoicesMoveNeitherTheQuestionNorTheColumnBesideIt() throws {
    let context = Player(.en, size: Size.largest).app.context
    func rows(_ choices: [String]) throws -> Range<Int> {
      let question = try #require(Question(text: "Is it so?", choices: choices, answer: 0, explanation: nil))
      return BoardView(asking: ShuffledQuestion(question), words: context.words).fitted(in: context).panelRows
    }
    #expect(try rows(["True", "False"]) == rows(["a", "b", "c", "d"]))
  }
}

/// Pages outside of a round in large windows: names in large letters, rows apart or side by side.
@Suite struct LargePagesTests {
  @Test(arguments: [Size.wide, .largest])
  func aClickOnAPanelIsOnItsRow(_ size: Size) throws {
    let screen = LiveMenuScreen()
    let stage = LiveStage(.en, size, opens: screen)
    let join = try #require(stage.screen.firstIndex { $0.contains("with the address") })
    let host = try #require(stage.screen.firstIndex { $0.contains("open a room") })
    for x in [4, 60, 110] {
      #expect(screen.hit(at: Point(x: stage.app.context.room.x + x, y: join), in: stage.app.context) == .row(1))
      #expect(screen.hit(at: Point(x: stage.app.context.room.x + x, y: host), in: stage.app.context) == .row(0))
    }
  }

  /// The rows of the name of a page that has nothing else.
  private func rows(_ name: SafeText, lines: Int = 1, in window: Size) -> Int {
    let context = Player(.en, size: window).app.context
    return context.pageName(name, lines: lines)?.form(in: context.room.size)?.size.height ?? 0
  }

  @Test(arguments: [(80, 24, 0), (118, 32, 4), (120, 40, 4), (190, 50, 8), (200, 60, 8)])
  func theNameOfAPageIsAsLargeAsTheWindow(_ width: Int, _ height: Int, _ expected: Int) {
    #expect(rows("Host", in: .of(width, height)) == expected)
  }

  @Test func whatIsLongerHasSeveralLinesWhereItMayAndIsLeftOutWhereItMayNot() {
    let question = "What does the probe New Horizons, which flew past Pluto in 2015, have on board?" as SafeText
    #expect(rows(question, lines: 3, in: .largest) == 14)
    #expect(rows(question, in: .largest) == 0)
  }
}
