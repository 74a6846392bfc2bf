import QuizCore
import TerminalKit

/// The seven days of a week, Monday to Sunday: played, a rest day, missed, or still to come.
struct WeekView {
  /// The week.
  let week: Week
  /// What each day came to; empty where it is not told.
  var results: [SafeText] = []

  /// The rows that `draw` takes, and those of `drawBoxes`.
  static let (height, boxHeight) = (2, 7)
  /// The columns of a box, from the narrowest to the widest, and the blank ones between two.
  private static let box = (widths: 10...17, gap: 2)

  /// The signs alone: `✓✓○✓···`; in ASCII, where they do not look like days, a day that was played is its letter:
  /// `MT-T...`.
  func signs(in context: ViewContext) -> SafeText {
    zip(WeekView.names(in: context), week.marks).reduce(.empty) { text, day in
      let isLetter = context.glyphs.isASCII && day.1 == .played
      return text + (isLetter ? day.0 : WeekView.sign(day.1, context.glyphs).text)
    }
  }

  /// Paints each day with its sign on one line: `M✓  T✓  W○  T·  …`.
  func drawLine(in line: Rect, on canvas: inout Canvas, context: ViewContext) {
    var x = line.x
    for (name, mark) in zip(WeekView.names(in: context), week.marks) {
      let sign = WeekView.sign(mark, context.glyphs)
      guard x + name.width + sign.text.width <= line.maxX else { return }
      x += canvas.draw(name, at: Point(x: x, y: line.y), style: .dim)
      x += canvas.draw(sign.text, at: Point(x: x, y: line.y), style: sign.style) + 2
    }
  }

  /// Paints the names of the days with their signs below, in the middle of `area`, as far apart as there is room for.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let names = WeekView.names(in: context)
    let step = max(3, min(5, area.width / names.count))
    let nameWidth = names[0].width
    let left = area.x + (area.width - step * (names.count - 1) - nameWidth) / 2
    for (number, name) in names.enumerated() {
      let x = left + number * step
      canvas.draw(name, at: Point(x: x, y: area.y), style: number == week.last ? .title : .dim)
      let sign = WeekView.sign(week.marks[number], context.glyphs)
      canvas.draw(sign.text, at: Point(x: x, y: area.y + 1), style: sign.style)
    }
  }

  /// Paints each day as a box in the middle of `area`, filled when it was played, with what it came to.
  func drawBoxes(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let names = WeekView.names(in: context)
    let widths = WeekView.box.widths
    let width = max(widths.lowerBound, min(widths.upperBound, area.width / 9))
    let step = width + WeekView.box.gap
    let left = area.x + (area.width - step * (names.count - 1) - width) / 2
    for (number, name) in names.enumerated() {
      let box = Rect(x: left + number * step, y: area.y, width: width, height: WeekView.boxHeight)
      let sign = WeekView.sign(week.marks[number], context.glyphs)
      let style: Style =
        switch week.marks[number] {
        case .played: .litRight
        case .rest: .lamp(2)
        case .missed, .open: .lampNote(nil)
        }
      canvas.fill(box, style: style)
      if number == week.last || context.glyphs.framesPanels {
        canvas.frame(box, weight: number == week.last ? .heavy : .light, style: style)
      }
      let result = results.indices.contains(number) ? results[number] : .empty
      for (row, text) in [(1, name), (3, sign.text), (5, result)] {
        let line = Rect(x: box.x + 1, y: box.y + row, width: box.width - 2, height: 1)
        canvas.draw(text, in: line, alignment: .center, style: style)
      }
    }
  }

  private static func sign(_ mark: Week.Mark, _ glyphs: Glyphs) -> (text: SafeText, style: Style) {
    switch mark {
    case .played: (glyphs.check, .correct)
    case .rest: (glyphs.rest, .shape(2))
    case .missed: (glyphs.cross, .title)
    case .open: (glyphs.toCome, .dim)
    }
  }

  private static func names(in context: ViewContext) -> [SafeText] { context.words(.weekdays) }
}
