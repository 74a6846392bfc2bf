import QuizCore
import TerminalKit

/// The seven days of a week, Monday to Sunday: played, a rest day, missed, or still to come.
struct WeekView {
  /// The week.
  let week: Week
  /// Each day's result; empty where not shown.
  var results: [SafeText] = []

  /// The width range of a box, the gap between two, and its rows.
  private static let box = (widths: 10...17, gap: 2, rows: 7)

  /// The signs alone: `✓✓○✓···`; in ASCII, where they do not look like days, a day that was played is its letter:
  /// `MT-T...`.
  func signs(in context: ViewContext) -> SafeText {
    zip(context.words(.weekdays), week.marks).reduce(.empty) { text, day in
      let isLetter = context.glyphs.isASCII && day.1 == .played
      return text + (isLetter ? day.0 : WeekView.sign(day.1, context.glyphs).text)
    }
  }

  /// Each day with its sign on one line: `M✓  T✓  W○  T·  …`.
  func line(in context: ViewContext) -> Line {
    Line(
      spans: zip(context.words(.weekdays), week.marks).flatMap { name, mark in
        let sign = WeekView.sign(mark, context.glyphs)
        return [Span(name, .dim), Span(sign.text, sign.style), Span("  ")]
      })
  }

  /// The names of the days with their signs below.
  func days(in context: ViewContext) -> any Block {
    Columns(
      gap: 1,
      context.words(.weekdays).enumerated().map { number, name in
        let sign = WeekView.sign(week.marks[number], context.glyphs)
        return Rows {
          Line(name, number == week.last ? .title : .dim)
          Line(sign.text, sign.style)
        }.width(.fixed(4))
      })
  }

  /// Each day as a box, filled when it was played, with its result.
  func boxes(in context: ViewContext) -> any Block {
    Columns(
      gap: WeekView.box.gap,
      context.words(.weekdays).enumerated().map { number, name in
        box(number, name, context.glyphs).width(.share(1, of: 9, within: WeekView.box.widths))
      })
  }

  private func box(_ number: Int, _ name: SafeText, _ glyphs: Glyphs) -> any Block {
    let style: Style =
      switch week.marks[number] {
      case .played: .litRight
      case .rest: .lamp(2)
      case .missed, .open: .lampNote(nil)
      }
    let isLast = number == week.last
    return Rows {
      Line(name, style, .center)
      Line(WeekView.sign(week.marks[number], glyphs).text, style, .center).below(1)
      Line(results.indices.contains(number) ? results[number] : .empty, style, .center).below(1)
    }.inset(columns: 1, rows: 1).covering { place, canvas in
      canvas.fill(place, style: style)
      if isLast || glyphs.framesPanels { canvas.frame(place, weight: isLast ? .heavy : .light, style: style) }
    }.atMost(rows: WeekView.box.rows)
  }

  private static func sign(_ mark: Week.Mark, _ glyphs: Glyphs) -> (text: SafeText, style: Style) {
    switch mark {
    case .played: (glyphs.check, .correct)
    case .rest: (glyphs.rest, .shape(2))
    case .missed: (glyphs.cross, .title)
    case .open: (glyphs.toCome, .dim)
    }
  }
}
