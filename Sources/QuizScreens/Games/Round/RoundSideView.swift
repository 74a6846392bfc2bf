import QuizCore
import TerminalKit

/// The column at the side of a question: the answers so far, what they are compared with, and after an answer why it is so.
struct RoundSideView {
  /// A line of the column: pieces side by side.
  typealias Line = [(text: SafeText, style: Style)]

  /// What stands above the answers.
  let title: Phrase
  /// The answers so far.
  let answers: [AnsweredQuestion]
  /// How many questions are known to come, the one on screen among them.
  let toCome: Int
  /// What answers are worth; nil in a game without points.
  let points: Points?
  /// The points that are not counted yet.
  var owed = 0
  /// What each question's limit is; nil for none.
  let limit: (Int) -> Duration?
  /// What stands below the answers.
  let facts: [Line]
  /// The question whose verdict is on screen; nil while one is asked.
  let verdict: AnsweredQuestion?
  /// How many questions came before the first of the answers.
  var before = 0
  /// Whether its explanation stands elsewhere.
  var isExplained = false

  /// Paints the column from the first row of the panels on: above it the question has the whole width.
  func draw(in column: Rect, beside panels: Range<Int>, on canvas: inout Canvas, context: ViewContext) {
    let area = Rect(x: column.x, y: panels.lowerBound, width: column.width, height: column.maxY - panels.lowerBound)
    let sum = sum
    let head = sum.height + 2
    let needed = head + 2 + answers.count + toCome + RoundSideView.rowsBelow
    guard area.height >= needed else { return drawAnswers(in: area, on: &canvas, context: context) }
    if points == nil {
      sum.draw(at: area.origin, unit: " " + context.words(.rightUnit), style: .shape(3), on: &canvas)
    } else {
      sum.draw(at: area.origin, style: .shape(3), on: &canvas)
    }
    drawAnswers(
      in: Rect(x: area.x, y: area.y + head, width: area.width, height: area.height - head), on: &canvas,
      context: context)
  }

  /// Paints the answers, and below them what they are compared with and the explanation.
  private func drawAnswers(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let why = why(width: area.width, in: context)
    let below = (facts.isEmpty ? 0 : facts.count + 1) + (why.isEmpty ? 0 : why.count + 1)
    let count = answers.count + toCome
    let rows = max(1, min(count, area.height - 2 - below))
    let blanks = max(0, min(2, area.height - 2 - below - rows))
    let top = area.y
    canvas.draw(context.words(title), at: area.origin, style: .title, width: area.width)
    let first = max(0, min(answers.count + 1, count) - rows)
    for index in first..<min(count, first + rows) {
      drawAnswer(
        index, of: count, in: Rect(x: area.x, y: top + 2 + index - first, width: area.width, height: 1), on: &canvas,
        context: context)
    }
    var y = top + 2 + rows + 1 + (facts.isEmpty ? 0 : blanks / 2)
    for line in facts {
      draw(line, in: Rect(x: area.x, y: y, width: area.width, height: 1), on: &canvas)
      y += 1
    }
    y += (facts.isEmpty ? 0 : 1) + (blanks + 1) / 2
    for line in why where y < area.maxY {
      draw(line, in: Rect(x: area.x, y: y, width: area.width, height: 1), on: &canvas)
      y += 1
    }
  }

  /// The points so far in large digits; in a game without points how many answers were right.
  private var sum: LargeText {
    let sum = points.map { $0.sum(answers) - owed } ?? answers.count(where: \.isRightAtOnce)
    return LargeText(text: NumberFormat.grouped(sum), scale: .half)
  }

  /// The rows that are left below the answers for what is compared and explained, before points are shown in large digits.
  private static let rowsBelow = 11

  private func draw(_ line: Line, in place: Rect, on canvas: inout Canvas) {
    var x = place.x
    for piece in line where x < place.maxX {
      x += canvas.draw(piece.text, at: Point(x: x, y: place.y), style: piece.style, width: place.maxX - x)
    }
  }

  /// Paints the outcome of a question: its time, what it was worth, and a bar as long as the time that was left.
  private func drawAnswer(
    _ index: Int, of count: Int, in place: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let number = SafeText("\(before + index + 1)")
    let head = SafeText.blanks("\(before + count)".count - number.width) + number
    guard answers.indices.contains(index) else {
      // During a verdict the next question has not come yet.
      let isNow = verdict == nil && index == answers.count
      let line: Line = isNow ? [(head, .title), (" " + context.glyphs.now, .title)] : [(head, .dim)]
      return draw(line, in: place, on: &canvas)
    }
    let answer = answers[index]
    let mark = AnswerMark(answer)
    let time = context.words(.seconds(NumberFormat.tenthsNearest(answer.elapsed)))
    var line: Line = [
      (head, .dim), (" " + mark.text(context.glyphs), mark.style),
      (time.padded(toEndAt: RoundSideView.timeEnd), .plain),
    ]
    if let points, answer.isRightAtOnce {
      line.append((SafeText(NumberFormat.grouped(points.answer(answer))).padded(toEndAt: 7), .title))
    }
    draw(line, in: place, on: &canvas)
    guard points != nil, answer.isRightAtOnce, let limit = limit(index + 1) else { return }
    let x = place.x + head.width + 2 + RoundSideView.timeEnd + 8
    canvas.thinBar(max(.zero, limit - answer.elapsed) / limit, at: Point(x: x, y: place.y), width: place.maxX - x)
  }

  /// The explanation of the question whose verdict is on screen.
  private func why(width: Int, in context: ViewContext) -> [Line] {
    guard !isExplained, let text = verdict?.shuffled.question.explanation else { return [] }
    return [[(context.words(.why), .alert)], []]
      + MarkedText(text).lines(to: width - 1).map { [($0.text, $0.isCode ? .code : .plain)] }
  }

  /// The column at which times end, from the mark on.
  private static let timeEnd = 7
}

extension RoundSideView {
  /// The column of a round; `owed` are points that are not counted yet.
  init(_ round: Round, past: PastRounds?, game: Game, owed: Int, in context: ViewContext) {
    // A round that ends by misses has no known length.
    let known = game.lives == nil ? round.count : round.number
    self.init(
      title: .thisRound, answers: round.decided, toCome: max(0, known - round.decided.count),
      points: game.scoring == .speed ? Points(of: round, game.scoring) : nil, owed: owed,
      limit: round.rules.limit(ofQuestion:),
      facts: past.map { RoundSideView.facts($0, game, in: context) } ?? [], verdict: round.verdict)
  }

  /// The column of a finished round, beside one of its questions.
  init(_ result: RoundResult, at index: Int, points: Points?) {
    self.init(
      title: .thisRound, answers: result.questions, toCome: 0, points: points,
      limit: result.setup.rules.limit(ofQuestion:), facts: [],
      verdict: result.questions.indices.contains(index) ? result.questions[index] : nil)
  }

  /// The best round, and the latest ones.
  private static func facts(_ past: PastRounds, _ game: Game, in context: ViewContext) -> [Line] {
    let words = context.words
    var lines: [Line] = []
    if let best = past.best {
      let time = words(.preciseSeconds(best.elapsed))
      let value: SafeText =
        switch game.scoring {
        case .speed: words(.points(best.points))
        case .flat: "\(best.correct)"
        case .hidden: best.ranking == .misses ? words(.misses(best.misses)) + "  " + time : time
        }
      lines.append(row(.best, value, in: context))
    }
    if past.latest.count >= Sparkline.fewest {
      let room = (context.side()?.width ?? 0) - labelWidth
      let line = past.sparkline.wordings(in: context).wording(for: room)
      lines.append(row(.lastRounds(past.sparkline.values.count), line, .bar, in: context))
    }
    return lines
  }

  /// A fact with its label.
  static func row(_ label: Phrase, _ value: SafeText, _ style: Style = .plain, in context: ViewContext) -> Line {
    let label = context.words(label)
    return [(label.padded(to: max(labelWidth, label.width + 1)), .dim), (value, style)]
  }

  private static let labelWidth = 12
}

extension PastRounds {
  /// The latest rounds as a row of columns, the newest at the right.
  var sparkline: Sparkline { PastRounds.sparkline(of: latest) }

  /// Scores, newest first, as a row of columns, the newest at the right.
  static func sparkline(of latest: [Score]) -> Sparkline {
    let most = latest.map(\.correct).max() ?? 1
    return Sparkline(values: latest.reversed().map { $0.height(most: most) })
  }
}

extension SafeText {
  /// The text with blanks before it, so that it ends at a column.
  fileprivate func padded(toEndAt column: Int) -> SafeText { .blanks(max(1, column - width)) + self }
}

extension Phrase {
  fileprivate static let thisRound = Phrase(en: "This round", ja: "この回")
  fileprivate static let best = Phrase(en: "Best", ja: "自己ベスト")
  fileprivate static func lastRounds(_ count: Int) -> Phrase { Phrase(en: "Last \(count)", ja: "最近\(count)回") }
}
