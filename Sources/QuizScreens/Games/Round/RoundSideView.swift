import QuizCore
import TerminalKit

/// The column at the side of a question: the answers so far, what they are compared with, and after an answer why it is so.
struct RoundSideView: Sendable {
  /// A line of the column: pieces side by side.
  private typealias Line = [(text: SafeText, style: Style)]

  /// What the answers are compared with.
  struct Fact: Sendable {
    /// What it is.
    let label: Phrase
    /// It in wordings from the longest to the shortest.
    let wordings: [SafeText]
    /// The style of these.
    var style = Style.plain
  }

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
  let limit: @Sendable (Int) -> Duration?
  /// What stands below the answers.
  let facts: [Fact]
  /// The question whose verdict is on screen; nil while one is asked.
  let verdict: AnsweredQuestion?
  /// Which of the answers it is; nil for the latest.
  var shown: Int?
  /// How many questions came before the first of the answers.
  var before = 0
  /// How many questions in a row are right with it, where that is told.
  var run = 0
  /// How much of its explanation is told.
  var telling = Verdict.Telling.all
  /// Whether another answer is to be chosen.
  var asksAgain = false
  /// Whether the questions are sums.
  var isOfSums = false
  /// The time of the question; nil where it is not told here.
  var timeLine: TimeLine?

  /// The column as a block, which fills its room.
  func block(in context: ViewContext) -> any Block {
    Drawing({ $0 }) { place, canvas in draw(in: place, on: &canvas, context: context) }
  }

  /// Paints the column beside the panels.
  private func draw(in column: Rect, on canvas: inout Canvas, context: ViewContext) {
    var area = column
    let sum = sum
    let head = sum.height + 2
    // The latest of many answers leave room to the points.
    let (all, room) = (answers.count + toCome, area.height - head - 2 - rowsOfReason)
    let hasSum = room >= min(all, RoundSideView.leastOfAnswers)
    let listed = hasSum ? min(all, room) : all
    let rowsOfAnswers = 2 + listed
    if hasSum {
      drawSum(sum, in: area, on: &canvas, context: context)
      area = Rect(x: area.x, y: area.y + head, width: area.width, height: area.height - head)
    }
    // The time stands where the explanation comes after the answer, with a blank row above it and above what is compared.
    let free = column.maxY - area.y - rowsOfAnswers - (facts.isEmpty ? 0 : 1 + facts.count)
    if let seconds, seconds.height < free {
      let style: Style = timeLine?.isUrgent == true ? .urgent : .bar
      let foot = Point(x: area.x, y: column.maxY - seconds.height)
      seconds.draw(at: foot, unit: context.words(.secondsUnit), style: style, on: &canvas)
      area.height = foot.y - 1 - area.y
    }
    drawAnswers(listed, in: area, on: &canvas, context: context)
  }

  /// The seconds that are left, in large digits; nil while none run.
  private var seconds: LargeText? {
    guard case .remaining(let remaining, _) = timeLine else { return nil }
    return LargeText(text: NumberFormat.secondsLeft(remaining).string, scale: .full(1))
  }

  /// A fact with its label, in the longest wording that fits.
  private func line(of fact: Fact, width: Int, in context: ViewContext) -> Line {
    let label = context.words(fact.label)
    let padded = label.padded(to: max(RoundSideView.labelWidth, label.width + 1))
    return [(padded, .dim), (fact.wordings.wording(for: width - padded.width), fact.style)]
  }

  /// Paints so many of the answers, and below them what they are compared with and what there is to say of an answer.
  private func drawAnswers(_ count: Int, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let told = told(width: area.width, in: context)
    // A verdict with its reason comes before what is compared.
    let rowsOfVerdict = told.map { $0.rows(isLarge: false) + 1 } ?? 0
    let facts = area.height < 3 + self.facts.count + 1 + rowsOfVerdict ? [] : self.facts
    let rowsOfFacts = facts.isEmpty ? 0 : facts.count + 1
    func below(_ isLarge: Bool) -> Int { rowsOfFacts + (told.map { $0.rows(isLarge: isLarge) + 1 } ?? 0) }
    let isLarge = area.height >= 2 + count + below(true)
    let rows = max(1, min(count, area.height - 2 - below(isLarge)))
    let blanks = max(0, min(2, area.height - 2 - below(isLarge) - rows))
    let end = area.x + canvas.draw(context.words(title), at: area.origin, style: .title, width: area.width)
    if let told, rows < min(count, RoundSideView.leastOfAnswers) {
      // Beside a long explanation the answers give way as a whole, and how many were right stands behind the title.
      let right = answers.count(where: \.isRightAtOnce)
      let room = area.maxX - end - 3
      canvas.draw(
        [context.words(.rightOf(right, answers.count)), "\(right)/\(answers.count)"].wording(for: room),
        at: Point(x: end + 3, y: area.y), width: room)
      let rest = Rect(x: area.x, y: area.y + 2, width: area.width, height: max(0, area.height - 2))
      return told.draw(in: rest, isLarge: rest.height >= told.rows(isLarge: true), on: &canvas)
    }
    let top = area.y + 2
    drawLatest(rows, at: Point(x: area.x, y: top), width: area.width, on: &canvas, context: context)
    let lines = facts.map { line(of: $0, width: area.width, in: context) }
    let row = draw(lines, in: area, from: top + rows + 1 + (facts.isEmpty ? 0 : blanks / 2), on: &canvas)
    guard let told else { return }
    let y = row + (facts.isEmpty ? 0 : 1) + (blanks + 1) / 2
    let rest = Rect(x: area.x, y: y, width: area.width, height: max(0, area.maxY - y))
    told.draw(in: rest, isLarge: isLarge, on: &canvas)
  }

  /// Paints the latest of the answers, so many that the one that is asked now is among them, or the one just given.
  private func drawLatest(
    _ rows: Int, at origin: Point, width: Int, on canvas: inout Canvas, context: ViewContext
  ) {
    let count = answers.count + toCome
    let shown = shown ?? (verdict == nil ? answers.count : answers.count - 1)
    let first = max(0, min(shown + 1, count) - rows)
    for index in first..<min(count, first + rows) {
      let place = Rect(x: origin.x, y: origin.y + index - first, width: width, height: 1)
      drawAnswer(index, of: count, in: place, on: &canvas, context: context)
    }
  }

  /// Paints the points so far, in large digits where these have room.
  private func drawSum(_ sum: LargeText, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let units: [SafeText] = points == nil ? [context.words(.rightUnit), .empty] : Array(context.words(.pointsUnit))
    let room = area.width - sum.width(with: canvas.glyphs) - 1
    guard room >= -1 else {
      canvas.draw(SafeText(sum.text) + " " + units[0], at: area.origin, style: .shape(3), width: area.width)
      return
    }
    sum.draw(at: area.origin, unit: units.wording(for: room), style: .shape(3), on: &canvas)
  }

  /// The points so far in large digits; in a game without points how many answers were right.
  private var sum: LargeText {
    let sum = points.map { $0.sum(answers) - owed } ?? answers.count(where: \.isRightAtOnce)
    return LargeText(text: NumberFormat.grouped(sum), scale: .half)
  }

  /// The rows that are left below the answers for what is compared and explained, before points are shown in large digits.
  private var rowsOfReason: Int { isOfSums ? 6 : 12 }
  /// The fewest rows of answers that are worth a list, unless there are fewer answers.
  private static let leastOfAnswers = 5

  /// Paints lines from a row of an area on, as many as it has, and gives the row after the last.
  @discardableResult
  private func draw(_ lines: [Line], in area: Rect, from row: Int, on canvas: inout Canvas) -> Int {
    for (y, line) in zip(row..<max(row, area.maxY), lines) {
      draw(line, in: Rect(x: area.x, y: y, width: area.width, height: 1), on: &canvas)
    }
    return row + lines.count
  }

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
    canvas.thinBar(max(.zero, limit - answer.elapsed) / limit, at: Point(x: x, y: place.y), width: place.maxX - 1 - x)
  }

  /// The verdict on screen with its explanation, or that another answer is to be chosen; nil while a question is asked.
  private func told(width: Int, in context: ViewContext) -> SideVerdictView? {
    if asksAgain {
      return SideVerdictView(context.words(.wrongLabel), context.words(.chooseAgain), width: width)
    }
    return verdict.map {
      let verdict = Verdict(
        question: $0, words: context.words, glyphs: context.glyphs, run: run, telling: telling)
      return SideVerdictView(verdict, isOfSum: isOfSums, width: width)
    }
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
      verdict: result.questions.indices.contains(index) ? result.questions[index] : nil, shown: index)
  }

  /// The best round, and the latest ones.
  private static func facts(_ past: PastRounds, _ game: Game, in context: ViewContext) -> [Fact] {
    let words = context.words
    var facts: [Fact] = []
    if let best = past.best {
      let time = words(.preciseSeconds(best.elapsed))
      let misses = words(.misses(best.misses))
      let wordings: [SafeText] =
        switch game.scoring {
        case .speed: [words(.points(best.points))]
        case .flat: ["\(best.correct)"]
        case .hidden: best.ranking == .misses ? [misses + "  " + time, misses] : [time]
        }
      facts.append(Fact(label: .best, wordings: wordings))
    }
    if past.latest.count >= Sparkline.fewest {
      let sparkline = past.sparkline
      let label = Phrase.lastRounds(sparkline.values.count)
      facts.append(Fact(label: label, wordings: sparkline.wordings(in: context), style: .bar))
    }
    return facts
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
  /// What stands behind seconds in large digits.
  static let secondsUnit = Phrase(en: "s", ja: "秒")
  fileprivate static let thisRound = Phrase(en: "This round", ja: "この回")
  fileprivate static let best = Phrase(en: "Best", ja: "自己ベスト")
  fileprivate static func lastRounds(_ count: Int) -> Phrase { Phrase(en: "Last \(count)", ja: "最近\(count)回") }
}
