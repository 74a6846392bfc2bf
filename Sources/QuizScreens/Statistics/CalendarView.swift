import QuizCore
import TerminalKit

/// The rounds of the last half year as a grid of days, a column for each week: the more rounds, the stronger
/// its colour, without colours the higher it is, and in ASCII a sign tells it.
struct CalendarView {
  /// The rounds.
  let calendar: RoundCalendar

  /// Columns for the names of the days.
  private static let labels = 4

  /// Paints how many rounds there are, the months, the grid, and what the shades mean.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let room = (area.width - CalendarView.labels) / RoundCalendar.weeks
    // A day's square, and the place that it has with what is blank beside and below it.
    let (columns, rows, square): (Int, Int, Size) =
      if room >= 5, area.height >= 7 * 3 + 8 {
        (5, 3, Size(width: 4, height: 2))
      } else if room >= 3 {
        (3, area.height >= 7 * 2 + 8 ? 2 : 1, Size(width: 2, height: 1))
      } else {
        (min(2, max(1, room)), 1, Size(width: 1, height: 1))
      }
    let air = area.height >= 7 * rows + 9 ? 2 : area.height >= 7 * rows + 5 ? 1 : 0
    let width = CalendarView.labels + columns * RoundCalendar.weeks
    let height = 1 + air + 1 + 7 * rows + air + 1
    let left = area.x + (area.width - width) / 2
    let top = area.y + max(0, area.height - height) / 2
    canvas.draw(
      context.words(.roundsOnDays(calendar)).wording(for: area.width),
      in: Rect(x: area.x, y: top, width: area.width, height: 1), alignment: .center, style: .title)
    let grid = Rect(
      x: left + CalendarView.labels, y: top + 2 + air, width: width - CalendarView.labels, height: 7 * rows)
    drawMonths(in: grid, columns, on: &canvas, context: context)
    for (day, name) in context.words(.weekdays).enumerated() where day % 2 == 0 {
      canvas.draw(name, at: Point(x: left, y: grid.y + day * rows), style: .dim)
    }
    for (number, count) in calendar.counts.enumerated() {
      let cell = Rect(
        x: grid.x + number / 7 * columns, y: grid.y + number % 7 * rows, width: square.width, height: square.height)
      CalendarView.draw(RoundCalendar.shade(of: count), in: cell, on: &canvas)
    }
    // The last day is today, in the last column.
    let today = Point(x: grid.maxX, y: grid.y + (calendar.counts.count + 6) % 7 * rows)
    let sign: SafeText = context.glyphs.isASCII ? "<" : "◂"
    let wordings = [sign + " " + context.words(.today), sign]
    canvas.draw(wordings.wording(for: area.maxX - today.x), at: today, style: .title)
    drawLegend(in: Rect(x: area.x, y: grid.maxY + air, width: area.width, height: 1), on: &canvas, context: context)
  }

  /// Paints a month's name above the first week that begins in it, where there is room between two of them.
  private func drawMonths(in grid: Rect, _ columns: Int, on canvas: inout Canvas, context: ViewContext) {
    var (end, last) = (grid.x, 0)
    for week in 0..<RoundCalendar.weeks {
      let month = calendar.monday(ofWeek: week).monthAndDay.month
      let start = grid.x + week * columns
      guard month != last else { continue }
      last = month
      let name = context.words(.months)[month - 1]
      // The first may be a week of a month that is nearly over.
      let isShort = week == 0 && calendar.monday(ofWeek: 1).monthAndDay.month != month && columns < 4
      // Of two that would touch, the second stands a column further on.
      let x = max(start, end)
      guard x - start <= 1, x + name.width <= grid.maxX + CalendarView.labels, !isShort else { continue }
      canvas.draw(name, at: Point(x: x, y: grid.y - 1), style: .dim)
      end = x + name.width + 1
    }
  }

  private func drawLegend(in line: Rect, on canvas: inout Canvas, context: ViewContext) {
    let steps = RoundCalendar.steps
    let numbers = zip(steps, steps.dropFirst().map { Optional($0) } + [nil]).map { step, next -> SafeText in
      guard let next else { return context.words(.orMore(step)) }
      return next == step + 1 ? "\(step)" : context.words(.fromTo(step, next - 1))
    }
    let places = numbers.reduce(0) { $0 + 2 + 2 + 1 + $1.width }
    let words = context.words(.roundsADay).wording(for: line.width - places)
    let width = words.width + places
    var x = line.x + max(0, line.width - width) / 2
    x += canvas.draw(words, at: Point(x: x, y: line.y), style: .dim)
    for (index, number) in numbers.enumerated() {
      CalendarView.draw(index + 1, in: Rect(x: x + 2, y: line.y, width: 2, height: 1), on: &canvas)
      x += 5 + canvas.draw(number, at: Point(x: x + 5, y: line.y), style: .dim)
    }
  }

  /// Paints a day in one of five shades, of which the lowest is no round.
  private static func draw(_ shade: Int, in cell: Rect, on canvas: inout Canvas) {
    guard shade > 0 else {
      // A large square is there without a round too.
      if cell.height > 1, !canvas.glyphs.framesPanels { return canvas.fill(cell, style: .lamp(nil)) }
      return _ = canvas.draw(canvas.glyphs.toCome, at: Point(x: cell.x, y: cell.maxY - 1), style: .dim)
    }
    let style = Style.day(shade - 1)
    guard !canvas.glyphs.isASCII else {
      let marks: [Character] = [":", "+", "*", "#"]
      return canvas.fill(cell, with: marks[shade - 1], style: style)
    }
    canvas.fill(cell, style: style)
    canvas.column(shade * cell.height * 2, in: cell, style: style)
  }

  /// The same as lines of text: a line for each week with its Monday, the rounds of its days, and their sum.
  func lines(_ words: Localizer) -> [SafeText] {
    let heading = [words(.weekOf)] + words(.weekdays) + [words(.sum)]
    let rows = (0..<RoundCalendar.weeks).map { week in
      let counts = calendar.counts(ofWeek: week)
      let days = (0..<7).map { day -> SafeText in
        day < counts.count ? "\(counts[counts.startIndex + day])" : .empty
      }
      return ["\(calendar.monday(ofWeek: week))"] + days + ["\(counts.reduce(0, +))"]
    }
    let table = WholeTable([.left] + .init(repeating: .right, count: 8), for: [heading] + rows)
    return (([heading] + rows).map(table.line)) + [words(.roundsOnDays(calendar))[0]]
  }
}
