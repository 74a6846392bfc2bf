import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The board that every screen with a question draws.
@Suite struct BoardViewTests {
  let now = Instant.zero

  func context(_ size: Size = ViewContext.full) -> ViewContext {
    ViewContext(
      size: size,
      state: AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: [])))
  }

  func question(_ explanation: String? = nil) throws -> ShuffledQuestion {
    ShuffledQuestion(
      try #require(Question(text: "Which?", choices: ["a", "b", "c", "d"], answer: 0, explanation: explanation)))
  }

  func answered(_ question: ShuffledQuestion, panel: Int) throws -> AnsweredQuestion {
    var round = Round(questions: [question], rules: .timed)
    round.handle(.shown, at: now)
    round.handle(.choose(panel), at: now + .seconds(1))
    return try #require(round.decided.last)
  }

  @Test(arguments: [Size(width: 40, height: 15), ViewContext.full, Size(width: 120, height: 40)])
  func panelsKeepTheirPlaceWhenTheVerdictComes(_ size: Size) throws {
    let question = try question("Because it is, as everybody knows who has seen it once.")
    let answer = try answered(question, panel: 1)
    let asking = BoardView(asking: question, words: context().words)
    let verdict = BoardView(
      answered: answer, note: .verdict(answer, .opening), words: context().words)
    #expect(asking.layout(in: context(size)).grid == verdict.layout(in: context(size)).grid)
  }

  @Test(arguments: [
    (Size(width: 60, height: 40), true), (Size(width: 40, height: 33), true), (Size(width: 60, height: 30), false),
    (ViewContext.smallest, false),
  ])
  func aNarrowWindowThatIsHighHasPanelsOneBelowTheOther(_ size: Size, _ isTiled: Bool) throws {
    let layout = BoardView(asking: try question(), words: context().words).layout(in: context(size))
    let grid = layout.grid
    #expect(grid.isTiled == isTiled && grid.columns == 1 && Set(grid.panels.map(\.x)).count == 1)
    #expect(grid.panels.allSatisfy { ($0.height >= 3) == isTiled && $0.maxY <= size.height - 2 })
    #expect(layout.text.place.maxY < grid.panels[0].y)
  }

  /// The board of a wrong answer in the smallest window with an explanation of so many lines.
  private func smallVerdict(lines: Int) throws -> BoardView.Layout {
    let answer = try answered(
      question(Array(repeating: "Because it is so, as all know.", count: lines).joined(separator: "\n")), panel: 2)
    var board = BoardView(answered: answer, note: .verdict(answer, .all), words: context().words)
    board.hasVerdictAbove = true
    return board.layout(in: context(ViewContext.smallest))
  }

  @Test func aLongExplanationInASmallWindowLeavesTheChoicesWhereTheyAre() throws {
    for lines in 3...7 {
      let layout = try smallVerdict(lines: lines)
      #expect(layout.grid.panels.map(\.y) == [9, 10, 11, 12])
      #expect(layout.text.isScrollable == (lines > 4))
    }
  }

  @Test func aBlankRowBeforeAnExplanationIsGivenUpBeforeItScrolls() throws {
    #expect(try smallVerdict(lines: 3).text.lines.count == 5)
    #expect(try smallVerdict(lines: 4).text.lines.count == 5)
  }

  @Test func linesOfAnExplanationAreFilledBeforeItScrolls() throws {
    let text = "八百屋で長く「トマトと一緒に並べてはいけない」と言われていたきゅうりは、ビタミンを壊すと考えられていたが、いまではその心配がないと分かっている。"
    let answer = try answered(question(text), panel: 2)
    var board = BoardView(answered: answer, note: .verdict(answer, .all), words: context().words)
    board.hasVerdictAbove = true
    let layout = board.layout(in: context(ViewContext.smallest))
    #expect(MarkedText(text).lines(to: layout.text.place.width).count == 5)
    #expect(layout.text.lines.count == 5 && !layout.text.isScrollable, "one of the question and four filled ones")
    #expect(layout.grid.panels.map(\.height) == [1, 1, 1, 1])
  }

  @Test func whoseAnswerItIsIsSaidInFewerWordsBesideALongChoice() throws {
    let question = ShuffledQuestion(
      try #require(
        Question(text: "Which?", choices: ["At a chemist's shop", "At a candle maker's", "c", "d"], answer: 0)))
    let board = BoardView(answered: try answered(question, panel: 1), words: context().words)
    var canvas = Canvas(size: ViewContext.smallest, glyphs: .unicode)
    board.draw(on: &canvas, context: context(ViewContext.smallest))
    #expect(
      canvas.lines[9...10] == [
        "   ✓ 1  At a chemist's shop      answer", "   ✗ 2  At a candle maker's       yours",
      ])
  }

  @Test func theNumberOfAQuestionIsSaidInOneWayInEveryWindowOfAWidth() {
    func number(_ width: Int, _ number: Int) -> SafeText {
      context(Size(width: width, height: 15)).number(number, of: 5)
    }
    #expect([40, 59, 60, 80].map { number($0, 3) } == ["Q3/5", "Q3/5", "Question 3 of 5", "Question 3 of 5"])
    #expect(context(ViewContext.smallest).number(12, of: nil) == "Q12")
  }

  @Test(arguments: [ViewContext.smallest, ViewContext.full, Size(width: 200, height: 60)])
  func afterAnAnswerEveryWindowSaysTheTimeThatItTook(_ size: Size) throws {
    let answer = try answered(question(), panel: 0)
    var canvas = Canvas(size: size, glyphs: .unicode)
    var header = BoardHeader(title: "", standing: [], timeLine: .settled(answer, limit: .seconds(10)))
    let context = context(size)
    if context.isCompact { header.verdict = Verdict(question: answer, words: context.words, glyphs: .unicode) }
    header.draw(on: &canvas, context: context)
    #expect(canvas.lines[1].hasSuffix(" took 1.0 s"))
    #expect(canvas.lines[1].contains("9.0") == false)
  }

  @Test func theLooksSayWhatBecameOfEachPanel() throws {
    let question = try question()
    #expect(
      BoardView(asking: question, AnswerEntry(pointed: 2), blocked: [1], words: context().words).looks == [
        .open, .gone, .selected, .open,
      ])
    #expect(
      BoardView(asking: question, AnswerEntry(pointed: 2), blocked: [1], words: context().words).note == .chooseAgain)
    #expect(
      BoardView(answered: try answered(question, panel: 1), words: context().words).looks
        == [
          .right(.check, "the answer", brief: "answer"), .wrong("your answer", brief: "yours"), .answered, .answered,
        ])
    #expect(
      BoardView(answered: try answered(question, panel: 0), points: 1179, words: context().words).looks.first
        == .right(.check, "1.0 s   +1,179", brief: "answer"))
    #expect(
      BoardView(answered: try answered(question, panel: 0), words: Localizer(.ja)).looks.first
        == .right(.ring, "1.0秒", brief: "正解"))
  }

  @Test func drawingAndClicksAgreeOnThePanels() throws {
    let board = BoardView(asking: try question(), words: context().words)
    let context = context()
    var canvas = Canvas(size: context.size)
    board.draw(on: &canvas, context: context)
    for (panel, name) in ["▲ 1", "◆ 2", "● 3", "■ 4"].enumerated() {
      let row = try #require(canvas.lines.firstIndex { $0.contains(name) })
      let column = panel % 2 == 0 ? 5 : 45
      #expect(board.panel(at: Point(x: column, y: row), in: context) == panel)
    }
    #expect(board.panel(at: Point(x: 5, y: 4), in: context) == nil)
  }

  @Test func theTimeBarShowsTheLimitOfTheQuestion() throws {
    var rules = Rules.timed
    rules.quickening = .init(every: 1, step: .seconds(6), shortest: .seconds(4))
    var round = Round(questions: [try question(), try question()], rules: rules)
    #expect(TimeLine(of: round, showsProgress: false, at: now) == .remaining(.seconds(10), of: .seconds(10)))
    round.handle(.shown, at: now)
    round.handle(.choose(0), at: now + .seconds(1))
    round.handle(.proceed, at: now + .seconds(2))
    #expect(TimeLine(of: round, showsProgress: false, at: now) == .remaining(.seconds(4), of: .seconds(4)))
    #expect(TimeLine(of: round, showsProgress: true, at: now) == .progress(0.5))
  }
}

/// Whether a record is saved, as the screens say it.
@Suite struct SaveStateTests {
  let record = Player.record(1)

  @Test func onlyAFailureCanBeTriedAgain() throws {
    var saving = SaveState.underWay
    #expect(saving.retry.isEmpty && !saving.isFailed)
    saving.update(.notSaved(record, best: nil, reason: "disk full"))
    guard case .store(let effect)? = saving.retry.first else {
      Issue.record("nothing is tried again")
      return
    }
    #expect(effect == .saveAgain(record))
    saving.update(.saved(record, best: nil))
    #expect(saving.retry.isEmpty && !saving.isFailed)
  }

  @Test func failuresInARowAreCounted() {
    var saving = SaveState.underWay
    let words = Localizer(.en)
    saving.update(.notSaved(record, best: nil, reason: "disk full"))
    #expect(saving.note(words).text == "NOT saved: disk full")
    saving.update(.notSaved(record, best: nil, reason: "disk full"))
    #expect(saving.note(words).text == "Still NOT saved after 2 tries: disk full")
    saving.update(.saved(record, best: nil))
    saving.update(.notSaved(record, best: nil, reason: "disk full"))
    #expect(saving.note(words).text == "NOT saved: disk full")
  }

  @Test func otherResponsesChangeNothing() {
    var saving = SaveState.underWay
    saving.update(.seed(7))
    #expect(saving == .underWay)
  }
}
