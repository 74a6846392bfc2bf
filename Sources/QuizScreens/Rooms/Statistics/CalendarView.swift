import QuizCore
import TerminalKit

/// The rounds of the last half year as a grid of days, a column for each week. More rounds give a stronger colour,
/// without colours a higher bar, in ASCII another sign.
struct CalendarView: Block {
  let calendar: RoundCalendar
  let context: ViewContext

  /// The size of a day: its square, and its place including the gaps.
  private typealias Scale = (square: Size, place: Size)

  private static let scales: [Scale] = [
    (Size(width: 4, height: 2), Size(width: 5, height: 3)), (Size(width: 2, height: 1), Size(width: 3, height: 2)),
    (Size(width: 2, height: 1), Size(width: 3, height: 1)), (Size(width: 1, height: 1), Size(width: 2, height: 1)),
    (Size(width: 1, height: 1), Size(width: 1, height: 1)),
  ]

  /// Columns for the names of the days.
  private static let labels = 4

  /// The number of rounds, the months, the grid, and the legend.
  func form(in room: Size) -> Form? {
    FirstFitting(
      CalendarView.scales.map { scale in
        Rows {
          Line(context.words(.roundsOnDays(calendar)), .title, .center)
          grid(scale).across(.center).rank(0).below(1, rank: 1)
          legend.across(.center).rank(0).below(1, rank: 2)
        }.whole
      }
    ).form(in: room)
  }

  private func grid(_ scale: Scale) -> any Block {
    Rows {
      months(scale)
      for (day, name) in context.words(.weekdays).enumerated() {
        week(of: day, name: day % 2 == 0 ? name : .empty, scale)
          .rank(0).below(day == 0 ? 0 : scale.place.height - scale.square.height)
      }
    }.whole
  }

  /// The squares of one weekday in all weeks. The very last day is today.
  private func week(of day: Int, name: SafeText, _ scale: Scale) -> any Block {
    let days = stride(from: day, to: calendar.counts.count, by: 7)
    let sign: SafeText = context.glyphs.isASCII ? "<" : "◂"
    return Columns {
      Line(name, .dim).width(.fixed(CalendarView.labels))
      for number in days {
        CalendarView.square(RoundCalendar.shade(of: calendar.counts[number]), scale.square)
          .width(.fixed(scale.place.width))
      }
      if days.contains(calendar.counts.count - 1) {
        Line([sign + " " + context.words(.today), sign], .title).whole.width(.natural)
      }
    }
  }

  /// The month names above the first week that begins in each, if they fit.
  private func months(_ scale: Scale) -> any Block {
    let months = (0..<RoundCalendar.weeks).map { calendar.monday(ofWeek: $0).monthAndDay.month }
    let starts = months.indices.filter { $0 == 0 || months[$0] != months[$0 - 1] }
    return Columns {
      Empty().width(.fixed(CalendarView.labels))
      for (start, end) in zip(starts, starts.dropFirst() + [months.count]) {
        FirstFitting([Line(context.words(.months)[months[start] - 1], .dim).whole.padded(right: 1), Empty()])
          .width(.fixed((end - start) * scale.place.width))
      }
    }
  }

  private var legend: any Block {
    let steps = RoundCalendar.steps
    let numbers = zip(steps, steps.dropFirst().map { Optional($0) } + [nil]).map { step, next -> SafeText in
      guard let next else { return context.words(.orMore(step)) }
      return next == step + 1 ? "\(step)" : context.words(.fromTo(step, next - 1))
    }
    func line(_ name: SafeText) -> any Block {
      Columns {
        Line(name, .dim).whole.width(.natural)
        for (index, number) in numbers.enumerated() {
          Empty().width(.fixed(index == 0 && name.isEmpty ? 0 : 2))
          CalendarView.square(index + 1, Size(width: 2, height: 1)).width(.fixed(3))
          Line(number, .dim).whole.width(.natural)
        }
      }
    }
    return FirstFitting(context.words(.roundsADay).map(line) + [line(.empty)])
  }

  /// A day in one of five shades; 0 is no round.
  private static func square(_ shade: Int, _ size: Size) -> any Block {
    Drawing({ _ in size }) { place, canvas in
      guard shade > 0 else {
        // Large squares are drawn without a round, too.
        if size.height > 1, !canvas.glyphs.framesPanels { return canvas.fill(place, style: .lamp(nil)) }
        return _ = canvas.draw(canvas.glyphs.toCome, at: place.origin, style: .dim)
      }
      let style = Style.day(shade - 1)
      guard !canvas.glyphs.isASCII else {
        let marks: [Character] = [":", "+", "*", "#"]
        return canvas.fill(place, with: marks[shade - 1], style: style)
      }
      canvas.fill(place, style: style)
      canvas.column(shade * size.height * 2, in: place, style: style)
    }
  }
}

extension RoundCalendar {
  /// The rounds as text: a line for each week with its Monday, the rounds of its days, and their sum.
  func lines(_ words: Localizer) -> [SafeText] {
    let heading = [words(.weekOf)] + words(.weekdays) + [words(.sum)]
    let rows = (0..<RoundCalendar.weeks).map { week in
      let counts = counts(ofWeek: week)
      let days = (0..<7).map { day -> SafeText in
        day < counts.count ? "\(counts[counts.startIndex + day])" : .empty
      }
      return ["\(monday(ofWeek: week))"] + days + ["\(counts.reduce(0, +))"]
    }
    return WholeTable.lines([.left] + .init(repeating: .right, count: 8), [heading] + rows)
      + [words(.roundsOnDays(self))[0]]
  }
}
