import QuizCore
import TerminalKit

/// The result of a cleared board: its time in large digits, how it compares with the best, how long each row took, and
/// the boards before. Laid out as the result of a round.
struct PanelsResultView {
  /// The board as it is saved.
  let record: RoundRecord
  /// The best before it; nil where there is none.
  let best: Score?
  /// The puzzles.
  let board: PanelBoard
  /// How many boards were cleared one after the other.
  let boards: Int
  /// The latest boards, newest first, this one among them; empty until they are read.
  let latest: [Score]
  /// Whether it is saved.
  let saving: SaveState

  private static let games = GameList([.panels])
  /// The lines beside the digits.
  private static let factCount = 3

  /// Paints the result with its header.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let digits = NumberFormat.tenthsNearest(record.elapsed).string
    let unit = words(.secondsUnit)
    let note = note(in: context)
    let bars = AnswerBarsView(record, questions: solved(context.glyphs), in: PanelsResultView.games)
    let layout = ResultLayout(
      .init(
        digits: digits, units: [unit], facts: PanelsResultView.factCount, hasLine: line != nil, bars: bars,
        hasLatest: sparkline != nil, hasWeek: false, note: note.text), in: context)
    Digits(
      text: digits, scale: layout.scale, style: isNewBest ? .correct : .shape(3), units: [unit], glyphs: context.glyphs
    ).draw(in: layout.head, on: &canvas)
    let end = layout.head.x + layout.whole.width + 1
    let x = end + unit.width + (context.isCompact ? 2 : 4)
    let beside = Rect(x: x, y: layout.head.y, width: layout.head.maxX - x, height: PanelsResultView.factCount)
      .moved(by: Point(x: 0, y: (layout.head.height - PanelsResultView.factCount) / 2))
    drawFacts(in: layout.facts ?? beside, on: &canvas, context: context)
    if let place = layout.line { line?.draw(in: place, on: &canvas, context: context) }
    layout.draw(bars, on: &canvas, context: context)
    if let place = layout.lamps {
      AnswerLamps(marks: bars.answers.map(\.mark)).draw(of: bars.answers.count, in: place, on: &canvas)
    }
    if let place = layout.latest, let sparkline {
      LatestRoundsView(sparkline: sparkline).draw(in: place, on: &canvas, context: context)
    }
    canvas.paragraph(note.text.wrapped(to: layout.note.width), in: layout.note, style: note.style)
    drawHeader(on: &canvas, context: context)
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let saved = saving.mark.map { words($0) } ?? .empty
    let dates = words(DateFormat.moment(record.date, today: record.date.day))
    let name = words(PanelsModule().name)
    canvas.header(
      [words(.result) + "   " + name, name], (saving.isFailed ? [] : dates.map { $0 + "   " + saved }) + [saved],
      in: context)
  }

  /// The choices and the time, how that compares with the best, and how many boards were cleared; the first in shorter
  /// wordings where there is little room.
  private func drawFacts(in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let (count, time) = (words(.panelsChosen(record.asked + record.misses)), words(.preciseSeconds(record.elapsed)))
    let comparison = comparison(in: context)
    let lines: [(wordings: [SafeText], style: Style)] =
      [([count + "   " + time, time], .title), comparison]
      + (boards > 1 ? [([words(.boardsInARow(boards))], .dim)] : [])
    for (row, line) in lines.enumerated() {
      let place = Rect(x: place.x, y: place.y + row, width: place.width, height: 1)
      canvas.draw(line.wordings.wording(for: place.width), in: place, alignment: .left, style: line.style)
    }
  }

  /// The rows of the board with their gaps filled, by their questions.
  private func solved(_ glyphs: Glyphs) -> [QuestionID: Question] {
    var questions: [QuestionID: Question] = [:]
    for row in board.rows {
      let answer = row.panels[row.rightPanel]
      let text = PanelRowsView.spelled(row.prompt, glyphs).map { $0 == "?" ? "[\(answer)]" : String($0) }.joined()
      questions[QuestionID(text: row.prompt, rightChoice: answer)] = Question(
        text: text, choices: row.panels, answer: row.rightPanel)
    }
    return questions
  }

  /// What has to be said about saving, or the goals that it reached.
  private func note(in context: ViewContext) -> (text: SafeText, style: Style) {
    if saving.isFailed { return saving.note(context.words) }
    return (context.state.newGoals(of: [record.id]).wording(for: context.body().width - 8), .correct)
  }

  private var score: Score { record.score(in: PanelsResultView.games) }

  private var isNewBest: Bool {
    guard record.countsAsBest, let best else { return false }
    return score.beats(best)
  }

  private var line: BestLineView? {
    guard record.countsAsBest, let best else { return nil }
    return BestLineView(
      measure: .time, points: record.milliseconds, best: best.milliseconds, isNewBest: isNewBest)
  }

  /// The latest boards, the fastest of them as the highest column; nil where there is no other.
  private var sparkline: Sparkline? {
    guard latest.count >= Sparkline.fewest, let fastest = latest.map(\.milliseconds).min() else { return nil }
    return Sparkline(values: latest.reversed().map { Double(max(1, fastest)) / Double(max(1, $0.milliseconds)) })
  }

  /// The time against the best before it.
  private func comparison(in context: ViewContext) -> (wordings: [SafeText], style: Style) {
    let words = context.words
    let isFastest = best.map { record.elapsed < $0.elapsed } ?? true
    if record.wasPaused, isFastest { return (words(.pausedRound(record.pauses)), .dim) }
    guard let best else { return (words(.firstBest), .dim) }
    let gain = best.elapsed - record.elapsed
    guard gain != .zero else { return ([words(.equalToTheBest)], .dim) }
    guard gain > .zero else { return (words(.toTheBest(.preciseSeconds(.zero - gain))), .plain) }
    let time = words(.preciseSeconds(gain))
    return ([words(.fasterThanTheBest(time)), time].map { context.glyphs.trends.first + " " + $0 }, .correct)
  }
}
