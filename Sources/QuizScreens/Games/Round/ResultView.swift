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
  private let scroll: Int
  /// What to aim at next, where a row is left for it; empty for nothing.
  private let aim: SafeText
  /// Where everything stands.
  let layout: ResultLayout

  init(
    facts: ResultFacts, bars: AnswerBarsView, note: (text: SafeText, style: Style), scroll: Int, aim: SafeText,
    in context: ViewContext
  ) {
    (self.facts, self.bars, self.note, self.scroll, self.aim) = (facts, bars, note, scroll, aim)
    layout = ResultLayout(
      .init(
        digits: facts.digits(of: facts.result.questions.count), units: facts.units,
        facts: ResultSummary.count, summary: ResultSummary(facts: facts, hasWeek: facts.days != nil),
        hasLine: facts.bestLine != nil, bars: bars,
        hasLatest: facts.latest != nil || facts.fact != nil, hasWeek: facts.days != nil,
        aim: note.text.isEmpty ? aim : .empty, note: note.text), in: context)
  }

  /// How many questions are in view.
  private var seen: Int {
    layout.list.detail == .line ? min(layout.bars.height, bars.lineCount) : bars.lineCount
  }

  /// How far the questions are scrolled by so many rows from here.
  func scrolled(by rows: Int) -> Int { max(0, min(scroll + rows, bars.lineCount - seen)) }

  /// The questions in view and their number; empty when all are.
  var position: SafeText {
    let (seen, count) = (seen, bars.lineCount)
    return seen < count ? "\(scroll + 1)-\(scroll + seen)/\(count)" : .empty
  }

  /// Paints the picture with the first `shown` questions; what follows from all of them only when it `isOver`.
  func draw(of shown: Int, isOver: Bool, on canvas: inout Canvas, context: ViewContext) {
    drawHead(of: shown, isOver: isOver, on: &canvas, context: context)
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
  var digits: Rect {
    let digits = layout.whole
    return Rect(
      x: layout.head.x, y: layout.head.y, width: digits.width, height: layout.head.height)
  }

  /// Paints the digits, and beside or below them the facts.
  private func drawHead(of shown: Int, isOver: Bool, on canvas: inout Canvas, context: ViewContext) {
    let isGood = isOver && (facts.isPerfect || facts.isNewBest)
    let unit = layout.unit
    let isNothing = isOver && facts.result.questions.allSatisfy { !$0.isRight }
    let style: Style = isGood ? .correct : isNothing ? .dim : .shape(3)
    // A unit may reach into the gap.
    var place = layout.head
    place.width += ResultLayout.gap / 2
    Digits(
      text: facts.digits(of: shown), scale: layout.scale, style: style, units: [unit], glyphs: context.glyphs
    ).draw(in: place, on: &canvas)
    // The digits grow, and the facts keep their place.
    let x = layout.head.x + ResultLayout.head(layout.whole, unit, in: context)
    let beside = Rect(
      x: x, y: layout.head.y + max(0, layout.head.height - ResultSummary.count) / 2,
      width: layout.head.maxX - x, height: ResultSummary.count)
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
