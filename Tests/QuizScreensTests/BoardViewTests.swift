import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The board that every screen with a question draws.
@Suite struct BoardViewTests {
  let now = Instant.zero
  private let words = Localizer(.en)

  func question(_ choices: [String] = ["a", "b", "c", "d"], explanation: String? = nil) throws -> ShuffledQuestion {
    ShuffledQuestion(try #require(Question(text: "Which?", choices: choices, answer: 0, explanation: explanation)))
  }

  /// The board in the form that fits a window.
  private func fitted(_ board: BoardView, _ size: Size = ViewContext.full) -> BoardView.Fitted {
    board.fitted(in: .empty(size))
  }

  private func picture(_ board: BoardView, _ size: Size) -> [String] { board.canvas(in: .empty(size)).lines }

  @Test(arguments: [Size.small, ViewContext.full, Size.wide])
  func questionAndPanelsKeepTheirPlacesWhenTheVerdictComes(_ size: Size) throws {
    let question = try question(explanation: "Because it is, as everybody knows who has seen it once.")
    let answer = try question.answered(1)
    let asking = BoardView(asking: question, words: words)
    let verdict = BoardView(answered: answer, note: .verdict(answer, .opening), words: words)
    #expect(fitted(asking, size).form.targets.map(\.place) == fitted(verdict, size).form.targets.map(\.place))
    let rows = [asking, verdict].map { picture($0, size).firstIndex { $0.contains("Which?") } }
    #expect(rows[0] == rows[1])
  }

  /// The board of a wrong answer in the smallest window with an explanation.
  private func smallVerdict(_ explanation: String) throws -> BoardView {
    let answer = try question(explanation: explanation).answered(2)
    var board = BoardView(answered: answer, note: .verdict(answer, .all), words: words)
    board.hasVerdictAbove = true
    return board
  }

  @Test(arguments: 3...7) func aLongExplanationInASmallWindowLeavesTheChoicesWhereTheyAre(_ lines: Int) throws {
    let text = Array(repeating: "Because it is so, as all know.", count: lines).joined(separator: "\n")
    let fitted = fitted(try smallVerdict(text), ViewContext.smallest)
    #expect(fitted.form.targets.map(\.place.y) == [6, 7, 8, 9])
    // A blank row above it is given up before it scrolls.
    #expect((fitted.viewport != nil) == (lines > 4))
  }

  @Test func linesOfAnExplanationAreFilledBeforeItScrolls() throws {
    let text = "八百屋で長く「トマトと一緒に並べてはいけない」と言われていたきゅうりは、ビタミンを壊すと考えられていたが、いまではその心配がないと分かっている。"
    let fitted = fitted(try smallVerdict(text), ViewContext.smallest)
    #expect(MarkedText(text).lines(to: 38).count == 5, "as they break usually")
    #expect(fitted.viewport == nil && fitted.form.targets.map(\.place.height) == [1, 1, 1, 1])
  }

  @Test(arguments: [ViewContext.smallest, ViewContext.full, Size.wide])
  func aTextThatHasNoRoomScrollsToItsEnd(_ size: Size) throws {
    let lines = (1...60).map { "Line \($0)." }
    let question = try #require(Question(text: lines.joined(separator: "\n"), choices: ["a", "b"], answer: 0))
    var board = BoardView(asking: ShuffledQuestion(question), words: words)
    let first = fitted(board, size)
    #expect(picture(board, size).contains { $0.contains("more (PgDn)") })
    #expect(first.viewport?.visible.lowerBound == 0)
    board.position.scroll = first.scrolled(by: 1000)
    let last = fitted(board, size)
    #expect(last.viewport?.visible.upperBound == 60)
    #expect(last.scrolled(by: 1) == board.position.scroll && last.scrolled(by: -1000) == 0)
    #expect(picture(board, size).contains { $0.contains("Line 60.") })
    #expect(picture(board, size).contains { $0.contains("more (PgUp)") })
  }

  @Test func panelsGrowBeforeAChoiceIsCut() throws {
    let long = "A choice of so many words that it needs three lines of its panel, and says so at some length, for once"
    let endless = Array(repeating: long, count: 6).joined(separator: " ")
    for (choice, isCut) in [(long, false), (endless, true)] {
      #expect(fitted(BoardView(asking: try question(["a", choice]), words: words)).hasCutChoice == isCut)
    }
  }

  @Test func whoseAnswerItIsIsSaidInFewerWordsBesideALongChoice() throws {
    let question = try question(["At a chemist's shop", "At a candle maker's", "c", "d"])
    let board = BoardView(answered: try question.answered(1), words: words)
    let rows = picture(board, ViewContext.smallest)[9...10]
    #expect(rows == ["   ✓ 1  At a chemist's shop      answer", "   ✗ 2  At a candle maker's       yours"])
  }

  @Test func theNumberOfAQuestionIsSaidInOneWayInEveryWindowOfAWidth() {
    let numbers = [40, 59, 60, 80].map { ViewContext.empty(.of($0, 15)).number(3, of: 5) }
    #expect(numbers == ["Q3/5", "Q3/5", "Question 3 of 5", "Question 3 of 5"])
    #expect(ViewContext.empty(ViewContext.smallest).number(12, of: nil) == "Q12")
  }

  @Test(arguments: [ViewContext.smallest, ViewContext.full, Size.largest])
  func afterAnAnswerEveryWindowSaysTheTimeThatItTook(_ size: Size) throws {
    let answer = try question().answered(0)
    var canvas = Canvas(size: size, glyphs: .unicode)
    var header = BoardHeader(title: "", standing: [], timeLine: .settled(answer, limit: .seconds(10)))
    let context = ViewContext.empty(size)
    if context.sizeClass == .small {
      header.verdict = Verdict(question: answer, words: context.words, glyphs: .unicode)
    }
    header.block(in: context).draw(in: context.room, on: &canvas)
    #expect(canvas.lines[1].hasSuffix(" took 1.0 s") && canvas.lines[1].contains("9.0") == false)
  }

  @Test func theLooksSayWhatBecameOfEachPanel() throws {
    let question = try question()
    let again = BoardView(asking: question, AnswerEntry(pointed: 2), blocked: [1], words: words)
    #expect(again.looks == [.open, .gone, .selected, .open] && again.note == .chooseAgain)
    let wrong = BoardView(answered: try question.answered(1), words: words).looks
    #expect(wrong[0] == .right(.check, "the answer", brief: "answer"))
    #expect(wrong[1...] == [.wrong("your answer", brief: "yours"), .answered, .answered])
    let right = BoardView(answered: try question.answered(0), points: 1179, words: words).looks
    #expect(right[0] == .right(.check, "1.0 s   +1,179", brief: "answer"))
    let japanese = BoardView(answered: try question.answered(0), words: Localizer(.ja)).looks
    #expect(japanese[0] == .right(.ring, "1.0秒", brief: "正解"))
  }

  @Test func drawingAndClicksAgreeOnThePanels() throws {
    let board = BoardView(asking: try question(), words: words)
    let lines = picture(board, ViewContext.full)
    let form = try #require(board.belowHeader(in: .empty()).form(in: ViewContext.empty().room.size))
    for (panel, name) in ["▲ 1", "◆ 2", "● 3", "■ 4"].enumerated() {
      let row = try #require(lines.firstIndex { $0.contains(name) })
      let point = Point(x: panel % 2 == 0 ? 5 : 45, y: row)
      #expect(form.target(at: point) == .key(.character(Character("\(panel + 1)"))))
    }
    #expect(form.target(at: Point(x: 5, y: 4)) == nil)
  }

  @Test func arrowsPassOverBlockedPanels() throws {
    let fitted = fitted(BoardView(asking: try question(), words: words))
    #expect(fitted.panel(nextTo: 0, .right) == 1 && fitted.panel(nextTo: 0, .down) == 2)
    #expect(fitted.panel(nextTo: 0, .down, passing: [2]) == 3)
    #expect(fitted.panel(nextTo: 0, .up) == 0 && fitted.panel(nextTo: 3, .right) == 3)
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

  @Test func wideCodeIsScrolledToTheSideAsFarAsItGoes() throws {
    let question = try #require(
      Question(
        text: "```\nlet word = [\"a\", \"b\", \"c\"].joined(separator: \"-\")\n```", choices: ["1", "2"], answer: 0))
    func code(pan: Int) -> String? {
      var board = BoardView(asking: ShuffledQuestion(question), words: words)
      board.position.pan = pan
      return picture(board, .small).first { $0.contains("│") }
    }
    #expect(code(pan: 0) == #" │ let word = ["a", "b", "c"].joined(s…"#)
    #expect(code(pan: 8) == #" │  = ["a", "b", "c"].joined(separator…"#)
    #expect(code(pan: 200) == #" │ ", "b", "c"].joined(separator: "-")"#)
  }
}

/// Whether a record is saved, as the screens say it.
@Suite struct SaveStateTests {
  let record = Player.record(1)

  @Test func onlyAFailureCanBeTriedAgain() throws {
    var saving = SaveState.underWay
    #expect(saving.retry.isEmpty && !saving.isFailed)
    saving.update(RoundResponse.notSaved(record, best: nil, reason: "disk full"))
    let again = saving.retry.compactMap { if case .store(let effect) = $0 { effect } else { nil } }
    #expect(again == [.saveAgain(record)])
    saving.update(RoundResponse.saved(record, best: nil))
    #expect(saving.retry.isEmpty && !saving.isFailed)
  }

  @Test func failuresInARowAreCounted() {
    var saving = SaveState.underWay
    let words = Localizer(.en)
    saving.update(RoundResponse.notSaved(record, best: nil, reason: "disk full"))
    #expect(saving.note(words).text == "NOT saved: disk full")
    saving.update(RoundResponse.notSaved(record, best: nil, reason: "disk full"))
    #expect(saving.note(words).text == "Still NOT saved after 2 tries: disk full")
    saving.update(RoundResponse.saved(record, best: nil))
    saving.update(RoundResponse.notSaved(record, best: nil, reason: "disk full"))
    #expect(saving.note(words).text == "NOT saved: disk full")
  }

  @Test func otherResponsesChangeNothing() {
    var saving = SaveState.underWay
    saving.update(RoundResponse.seed(7))
    #expect(saving == .underWay)
  }
}

extension BoardView {
  /// It where it stands in a window.
  func belowHeader(in context: ViewContext) -> any Block {
    Rows {
      Empty(rows: BoardHeader.rows)
      block(in: context).rank(1)
    }
  }

  /// It alone in a window.
  func canvas(in context: ViewContext) -> Canvas {
    var canvas = Canvas(size: context.size)
    belowHeader(in: context).draw(in: context.room, on: &canvas)
    return canvas
  }
}
