import QuizCore
import TerminalKit

/// The answers of a round, question by question: the player's answer, the right one, the time and the explanation.
struct ReviewScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case previous, next, first, last, jump(Int), scroll(Int), report, back
  }

  static let keys = KeyTable<Command>([
    .init(
      .leftRight(),
      [
        (.left, .previous), (.right, .next), (.character("h"), .previous), (.character("l"), .next),
        (.enter, .next), (.character(" "), .next), (.home, .first), (.end, .last), (.character("g"), .first),
        (.character("G"), .last),
      ], hint: .hintOtherQuestion, help: .hintOtherQuestion, helpName: .leftRight("h l  Enter")),
    .init(
      .text("1-9"), (1...9).map { (.character(Character("\($0)")), .jump($0 - 1)) }, hint: .hintJump, help: .hintJump),
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-8)), (.pageDown, .scroll(8)),
      ], hint: .hintScroll, help: .hintScroll, helpName: .upDown("k j  PgUp PgDn")),
    .init(.text("!"), [.character("!")], .report, hint: .hintReport, help: .helpReport),
    .init(
      .text("Esc"), [.escape, .character("q"), .character("v")], .back, hint: .hintBack, help: .helpBack,
      helpName: .text("Esc q v"), dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.review, keys)]

  /// The result of the round; has at least one question.
  let result: RoundResult
  /// What the answers were worth; nil in a game without points.
  private let points: Points?
  private var index = 0
  private var scroll = 0

  /// Shows the question at `index` first.
  init(_ result: RoundResult, at index: Int = 0, points: Points? = nil) {
    self.result = result
    self.points = points
    self.index = index
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch ReviewScreen.keys.command(for: key) {
      case .previous: go(to: index - 1)
      case .next: go(to: index + 1)
      case .first: go(to: 0)
      case .last: go(to: result.questions.count - 1)
      case .jump(let question): if question < result.questions.count { go(to: question) }
      case .scroll(let rows): scroll(by: rows, in: context)
      case .report: return reportable(in: context).map { [.push($0)] } ?? []
      case .back: return [.back]
      case .none: break
      }
    case .wheel(let rows): scroll(by: rows, in: context)
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// The screen that reports the question; nil for one that is of no other player of a league.
  private func reportable(in context: ViewContext) -> LeagueReportScreen? {
    guard let question = question?.shuffled.question else { return nil }
    guard let entry = result.setup.leagueQuestions[question.id], context.state.league?.isOfOthers(entry) == true else {
      return nil
    }
    return LeagueReportScreen(question, entry)
  }

  /// The question on screen; nil where there is none.
  private var question: AnsweredQuestion? { result.questions.indices.contains(index) ? result.questions[index] : nil }

  private mutating func go(to question: Int) {
    index = max(0, min(question, result.questions.count - 1))
    scroll = 0
  }

  /// Scrolls the question; where all of it is seen, goes to the one before or after it.
  private mutating func scroll(by rows: Int, in context: ViewContext) {
    guard isScrollable(in: context) else { return go(to: index + rows.signum()) }
    if let board = board(in: context) {
      scroll = board.fitted(in: context).scrolled(by: rows)
    } else {
      scroll = max(0, min(scroll + rows, lines(in: context).count - place(in: context).height))
    }
  }

  private func isScrollable(in context: ViewContext) -> Bool {
    board(in: context).map { $0.fitted(in: context).viewport != nil }
      ?? (lines(in: context).count > place(in: context).height)
  }

  var helpTopic: HelpScreen.Topic { .review }

  func hints(in context: ViewContext) -> [Hint] {
    ReviewScreen.keys.hints(in: context) { command in
      switch command {
      case .scroll: !isScrollable(in: context)
      case .previous, .next, .first, .last, .jump: result.questions.count < 2
      case .report: reportable(in: context) == nil
      case .back: false
      }
    }
  }

  /// Whether there is more below or above, with the key for it.
  func note(in context: ViewContext) -> SafeText {
    guard board(in: context) == nil, isScrollable(in: context) else { return .empty }
    let hasMoreBelow = scroll + place(in: context).height < lines(in: context).count
    return hasMoreBelow ? context.glyphs.down + " PgDn" : context.glyphs.up + " PgUp"
  }

  private func place(in context: ViewContext) -> Rect { context.readingColumn }

  var extent: ViewContext.Extent { .withSide }

  /// The question as it was when it was answered, in a window with panels; nil in others.
  private func board(in context: ViewContext) -> BoardView? {
    guard !context.isCompact, let question else { return nil }
    var board = BoardView(
      answered: question, choices: context.games.module(result.setup.game).choices,
      points: points?.answer(question), note: .verdict(question, .all), words: context.words)
    board.scroll = scroll
    return board
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    // Choices are called as they were in the round.
    let context = context.scoped(to: .game)
    let words = context.words
    let titles = context.titles(of: result.setup)
    // Its panels tell the time of a right answer alone, and the column at the side that of each.
    let time = question.map { words(.seconds(NumberFormat.tenthsNearest($0.elapsed))) + "   " } ?? .empty
    let number =
      (context.isCompact || context.isWide ? .empty : time) + context.number(index + 1, of: result.questions.count)
    let level = question?.shuffled.question.level
    canvas.header(
      titles.map { words(.answers) + "   " + $0 } + [words(.answers)],
      (level.map { LevelView(level: $0).wordings(in: context).map { $0 + "   " + number } } ?? []) + [number],
      in: context)
    if var board = board(in: context) {
      var column = RoundSideView(result, at: index, points: points)
      column.isOfSums = board.choices == .keypad
      board.side = column.block(in: context)
      board.draw(on: &canvas, context: context)
      canvas.cursor = nil
      return
    }
    drawText(in: place(in: context), on: &canvas, context: context)
  }

  /// The question as a card beside a list of questions; nil where a place has no room for panels, and for a sum.
  func card(in place: Rect, context: ViewContext) -> QuestionCard? {
    guard let question, context.games.module(result.setup.game).choices == .panels else { return nil }
    return QuestionCard(question, points: points?.answer(question), in: place, context: context)
  }

  /// Paints the question with its choices and its explanation, as much as fits; also beside a list of questions.
  func drawText(in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    for (row, line) in lines(width: place.width, in: context).dropFirst(scroll).prefix(place.height).enumerated() {
      var x = place.x
      for piece in line {
        x += canvas.draw(piece.text, at: Point(x: x, y: place.y + row), style: piece.style, width: place.maxX - x)
      }
    }
  }

  /// A line made of pieces in different styles.
  private typealias Line = [(text: SafeText, style: Style)]

  private func lines(of text: String, width: Int) -> [Line] {
    MarkedText(text).lines(to: width).map { [($0.text, $0.isCode ? .code : .plain)] }
  }

  private func lines(in context: ViewContext) -> [Line] { lines(width: place(in: context).width, in: context) }

  private func lines(width: Int, in context: ViewContext) -> [Line] {
    guard let question else { return [] }
    let text = question.shuffled.question.text
    let isSum = context.games.module(result.setup.game).choices == .keypad
    let answer = question.shuffled.question.rightAnswer
    var lines: [Line] = lines(of: isSum ? SumView.solved(text, by: answer) : text, width: width)
    if let entry = result.setup.leagueQuestions[question.shuffled.question.id] {
      lines.append([(context.words(.madeBy(SafeText(entry.maker.name).oneLine)), .dim)])
    }
    lines.append([])
    if !context.isCompact { lines.append([]) }
    switch context.games.module(result.setup.game).choices {
    case .panels, .line:
      if question.shuffled.question.kind.isLine { lines += typed(question, width: width, in: context) }
      let order = question.shuffled.question.kind.input == .sequence
      let names = context.choiceNames
      for panel in order ? question.shuffled.rightPanels : Array(question.shuffled.panels.indices) {
        lines += choice(panel, names: names, of: question, width: width, in: context)
      }
    case .keypad:
      // Only the right digit and the chosen ones, without the shapes of panels.
      for panel in question.shuffled.panels.indices
      where question.shuffled.isRight(panel) || question.attempts.contains(where: { $0.panel == panel }) {
        lines.append(digit(panel, of: question, in: context))
      }
    }
    if question.outcome == .late {
      lines.append([])
      lines.append([
        (
          context.glyphs.clock + " " + context.words(.ranOut) + " " + context.words(.preciseSeconds(question.elapsed)),
          .urgent
        )
      ])
    }
    if let explanation = question.lesson {
      lines.append([])
      if !context.isCompact { lines.append([]) }
      lines += self.lines(of: explanation, width: width)
    }
    return lines
  }

  /// The outcome of a choice: its mark, its words, and its style.
  private func fate(
    of panel: Int, in question: AnsweredQuestion, _ context: ViewContext
  ) -> (mark: SafeText, note: SafeText, style: Style) {
    let (words, glyphs) = (context.words, context.glyphs)
    let kind = question.shuffled.question.kind
    if kind.input != .panel {
      // Told as on the board.
      let worth = words(.preciseSeconds(question.elapsed))
      let looks = QuestionModules.module(for: kind).looks(of: question, worth: worth, words)
      switch looks.indices.contains(panel) ? looks[panel] : .answered {
      case .right(_, let told, _), .missed(let told): return (glyphs.check, told, .correct)
      case .wrong(let told, _): return (glyphs.cross, told, .wrong)
      case .open, .selected, .pointed, .chosen, .gone, .answered: return (" ", .empty, .plain)
      }
    }
    let isRight = question.shuffled.isRight(panel)
    let chosen = question.attempts.last { $0.given.panels.contains(panel) }
    return switch (isRight, chosen) {
    // Short rows have no room for the time.
    case (true, .some(let choice)):
      (glyphs.check, words(context.isNarrow ? .markRight : .rightAnswer(choice.after)), .correct)
    case (true, .none): (glyphs.check, words(.theAnswer), .correct)
    case (false, .some(let choice)):
      (glyphs.cross, words(context.isNarrow ? .markYours : .yourAnswer(choice.after)), .wrong)
    case (false, .none): (" ", .empty, .plain)
    }
  }

  /// What was typed, each with its outcome, and the right answer.
  private func typed(_ question: AnsweredQuestion, width: Int, in context: ViewContext) -> [Line] {
    let (words, glyphs) = (context.words, context.glyphs)
    var lines: [Line] = question.attempts.map { attempt in
      let isRight = attempt.judgement.isRight
      let style: Style = isRight ? .correct : .wrong
      return [
        ((isRight ? glyphs.check : glyphs.cross).padded(to: 2), style),
        (SafeText(attempt.given.text ?? "").oneLine + "   ", .title),
        (words(isRight ? .rightAnswer(attempt.after) : .yourAnswer(attempt.after)), style),
      ]
    }
    if !question.isRight || question.slip != nil || question.shuffled.question.kind.input == .number {
      let all = SafeText(question.shuffled.question.accepted.joined(separator: " / ")).oneLine
      lines.append([(glyphs.check.padded(to: 2), .correct), (all + "   ", .title), (words(.theAnswer), .correct)])
    }
    return lines
  }

  /// A digit of the keypad with its mark before it and its outcome after it.
  private func digit(_ panel: Int, of question: AnsweredQuestion, in context: ViewContext) -> Line {
    let (mark, note, style) = fate(of: panel, in: question, context)
    return [
      (mark.padded(to: 2), style), (SafeText(question.shuffled.panels[panel]).padded(to: 5), .title), (note, style),
    ]
  }

  /// A choice with its mark before it and, if there is room, its outcome after it.
  private func choice(
    _ panel: Int, names: [SafeText], of question: AnsweredQuestion, width: Int, in context: ViewContext
  ) -> [Line] {
    let glyphs = context.glyphs
    let (mark, note, style) = fate(of: panel, in: question, context)
    let label = ChoiceLabel.text(panel, names: names, glyphs)
    let indent = 2 + label.width + 1
    let texts = MarkedText(question.shuffled.panels[panel]).lines(to: width - indent).map(\.text)
    return texts.enumerated().map { row, text in
      guard row == 0 else { return [(.blanks(indent) + text, .plain)] }
      let head: Line = [
        (mark.padded(to: 2), style), (label, .chip(panel)), (" ", .plain), (text, .plain),
      ]
      let end = width - indent - note.width
      let column = max(text.width + 2, context.isNarrow ? end : min(20, end))
      guard texts.count == 1, !note.isEmpty, indent + column + note.width <= width else { return head }
      return head + [(.blanks(column - text.width), .plain), (note, style)]
    }
  }
}
