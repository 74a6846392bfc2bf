import QuizCore
import TerminalKit

/// The picture of a result: the points in large digits, how they compare with the best, each question, what was learnt,
/// and the rounds before.
struct ResultView {
  /// What there is to say.
  let facts: ResultFacts
  /// The questions.
  let bars: AnswerBarsView
  /// What has to be said about saving, or about a round that could not be dealt; empty for nothing.
  let note: (text: SafeText, style: Style)
  /// How far the questions are scrolled.
  let scroll: Int
  /// What to aim at next, where a row is left for it; empty for nothing.
  var aim = SafeText.empty

  /// Where everything stands.
  func layout(in context: ViewContext) -> ResultLayout {
    ResultLayout(
      .init(
        digits: facts.digits(of: facts.result.questions.count), units: facts.units,
        facts: ResultSummary.count, summary: ResultSummary(facts: facts, hasWeek: facts.days != nil),
        hasLine: facts.bestLine != nil, bars: bars,
        hasLatest: facts.latest != nil || facts.fact != nil, hasWeek: facts.days != nil,
        aim: note.text.isEmpty ? aim : .empty, note: note.text), in: context)
  }

  /// How many questions are in view.
  private func seen(in context: ViewContext) -> Int {
    let layout = layout(in: context)
    return layout.list.detail == .line ? min(layout.bars.height, bars.lineCount) : bars.lineCount
  }

  /// How far the questions are scrolled by so many rows from here.
  func scrolled(by rows: Int, in context: ViewContext) -> Int {
    max(0, min(scroll + rows, bars.lineCount - seen(in: context)))
  }

  /// The questions in view and their number; empty when all are.
  func position(in context: ViewContext) -> SafeText {
    let (seen, count) = (seen(in: context), bars.lineCount)
    return seen < count ? "\(scroll + 1)-\(scroll + seen)/\(count)" : .empty
  }

  /// Paints the picture with the first `shown` questions; what follows from all of them only when it `isOver`.
  func draw(of shown: Int, isOver: Bool, on canvas: inout Canvas, context: ViewContext) {
    let layout = layout(in: context)
    drawHead(of: shown, isOver: isOver, layout, on: &canvas, context: context)
    layout.draw(bars, from: scroll, of: shown, on: &canvas, context: context)
    if let place = layout.lamps {
      AnswerLamps(marks: bars.answers.map(\.mark)).draw(of: shown, in: place, on: &canvas)
    }
    // What was reached is said at the end; that something went wrong at once.
    if isOver || note.style == .alert {
      canvas.paragraph(note.text.wrapped(to: layout.note.width), in: layout.note, style: note.style)
    }
    guard isOver else { return }
    if let place = layout.aim { canvas.paragraph(aim.wrapped(to: place.width), in: place, style: .dim) }
    if let place = layout.line { facts.bestLine?.draw(in: place, on: &canvas, context: context) }
    if let place = layout.latest {
      if let latest = facts.latest {
        latest.draw(in: place, on: &canvas, context: context)
      } else if let fact = facts.fact {
        canvas.draw(fact, in: place, alignment: .left)
      }
    }
    if let place = layout.week, let days = facts.days {
      canvas.draw(days.wording(for: place.width), at: place.origin, style: .title, width: place.width)
      if place.height > 1, let week = facts.daily?.week {
        let line = Rect(x: place.x, y: place.y + 1, width: place.width, height: 1)
        WeekView(week: week).drawLine(in: line, on: &canvas, context: context)
      }
    }
  }

  /// The place of the large digits.
  func digits(in context: ViewContext) -> Rect {
    let layout = layout(in: context)
    let digits = LargeText(text: facts.digits(of: facts.result.questions.count), scale: layout.scale)
    return Rect(
      x: layout.head.x, y: layout.head.y, width: digits.width, height: layout.head.height)
  }

  /// Paints the digits, and beside or below them the facts.
  private func drawHead(
    of shown: Int, isOver: Bool, _ layout: ResultLayout, on canvas: inout Canvas, context: ViewContext
  ) {
    let digits = LargeText(text: facts.digits(of: shown), scale: layout.scale)
    let isGood = isOver && (facts.isPerfect || facts.isNewBest)
    let unit = layout.unit
    let isNothing = isOver && facts.result.questions.allSatisfy { !$0.isRight }
    let style: Style = isGood ? .correct : isNothing ? .dim : .shape(3)
    digits.draw(at: layout.head.origin, unit: unit, style: style, on: &canvas)
    // The digits grow, and the facts keep their place.
    let whole = LargeText(text: facts.digits(of: facts.result.questions.count), scale: layout.scale)
    let end = layout.head.x + whole.width(with: context.glyphs) + (unit.isEmpty ? 0 : unit.width + 1)
    let gap = context.isCompact ? 2 : 4
    let beside = Rect(
      x: end + gap, y: layout.head.y + (layout.head.height - ResultSummary.count) / 2,
      width: layout.head.maxX - end - gap, height: ResultSummary.count)
    // While the digits grow, a sentence about all of it would be false.
    guard isOver else { return }
    if let place = layout.facts, !layout.summary.isEmpty {
      for (row, line) in layout.summary.enumerated() {
        canvas.draw(line.text, at: Point(x: place.x, y: place.y + row), style: line.style, width: place.width)
      }
    } else {
      ResultSummary(facts: facts, hasWeek: layout.week != nil).draw(in: layout.facts ?? beside, on: &canvas)
    }
  }
}
