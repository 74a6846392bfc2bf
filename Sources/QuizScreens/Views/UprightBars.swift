import QuizCore
import TerminalKit

/// Upright bars side by side, their axis at the left and the mark of the average at the right.
struct UprightBars: Block {
  let measure: ChartMeasure
  let options: ChartOptions
  /// How far the bars have grown, up to 1.
  let grown: Double
  let context: ViewContext

  private var bars: [RoundRecord] { measure.records }
  private var glyphs: Glyphs { context.glyphs }

  /// The columns of the axis with its numbers, and those of the mark of the average.
  private static let (axisColumns, averageColumns) = (8, 9)
  /// The most numbers at the axis, besides 0; more add nothing.
  private static let mostNumbers = 10
  /// The least bars to divide the width by, and the columns of the widest, before it looks like a block.
  private static let (fewest, widest) = (4, 20)

  /// The most bars of two columns that fit.
  static func most(in room: Size) -> Int { max(1, (room.width - axisColumns - averageColumns) / 2) }

  func form(in room: Size) -> Form? {
    let slot = min(
      (room.width - UprightBars.axisColumns - UprightBars.averageColumns) / max(UprightBars.fewest, bars.count),
      UprightBars.widest)
    // Other rows: the number on the highest bar, the axis and the names.
    let rows = room.height - 3
    guard slot > 0, rows > 1, !bars.isEmpty else { return nil }
    // As many rows for each number of the axis, so that bars and numbers meet.
    let top = Int(measure.top.rounded(.up))
    let step = UprightBars.step(top: top, room: rows)
    let ticks = (top + step - 1) / step
    let (pitch, full) = (rows / ticks, Double(ticks * step))
    let labels = bars.map(measure.labels)
    let plot = Plot(
      height: pitch * ticks, slot: slot, full: full,
      wording: labels[0].indices.first { wording in labels.allSatisfy { $0[wording].width < slot } },
      average: bars.count > 1 ? Int((measure.mean / full * Double(pitch * ticks)).rounded()) : nil)
    return Rows {
      Columns {
        axis(step: step, pitch: pitch, ticks: ticks).width(.fixed(UprightBars.axisColumns))
        for bar in bars { column(of: bar, in: plot).width(.fixed(slot)) }
        mark(in: plot).width(.fixed(UprightBars.averageColumns))
      }
      named(slot: slot)
    }.across(.center).form(in: room)
  }

  /// How large the picture is, and the row of the average, counted upwards from the axis.
  private struct Plot {
    let (height, slot): (Int, Int)
    let full: Double
    /// The wording of the numbers on the bars: the longest that fits on all; nil for none.
    let wording: Int?
    let average: Int?
  }

  /// How far apart the numbers of the axis are: 1, 2, 5, 10, 20, …, so that they fit into `room` rows and are few.
  private static func step(top: Int, room: Int) -> Int {
    let most = max(1, min(room, mostNumbers))
    var power = 1
    while true {
      for step in [power, 2 * power, 5 * power] where (top + step - 1) / step <= most { return step }
      power *= 10
    }
  }

  private func axis(step: Int, pitch: Int, ticks: Int) -> any Block {
    func line(_ number: Int?, _ sign: Character) -> any Block {
      let text = number.map { SafeText(NumberFormat.grouped($0)) + " " } ?? .empty
      return Line(spans: [Span(text, .dim), Span(SafeText(String(sign)), .rule)], .right)
    }
    return Rows {
      line(nil, glyphs.axisVertical)
      for row in (1...pitch * ticks).reversed() {
        row % pitch == 0 ? line(row / pitch * step, glyphs.axisTick) : line(nil, glyphs.axisVertical)
      }
      line(0, glyphs.axisCorner)
    }
  }

  /// The rows of a range above the axis, from the top, with the line of the average.
  private func rows(_ range: Range<Int>, in plot: Plot) -> [Rows.Item] {
    range.reversed().map { row in
      (row == plot.average
        ? Drawing { $1.fill($0, with: $1.glyphs.dashes, style: .rule) } : Empty(rows: 1) as any Block)
        .rank(0)
    }
  }

  /// A bar with its number above it and the axis below.
  private func column(of bar: RoundRecord, in plot: Plot) -> any Block {
    // To the middle of a row, where the numbers of the axis stand, on terminals that can draw half a cell.
    let half = glyphs.columnEighths[3] == glyphs.columnEighths[7] || glyphs.isASCII ? 0 : 4
    let value = measure.value(of: bar)
    let share = value / plot.full * grown
    let eighths = max(0, Int((share * Double(plot.height * 8)).rounded()) - half)
    let height = (eighths + 7) / 8
    // In the middle of its place, where that does not make it touch the next.
    var width = max(1, plot.slot * 2 / 3)
    if (plot.slot - width) % 2 == 1, plot.slot - width > 2 { width += 1 }
    let left = (plot.slot - width) / 2
    func placed(_ block: any Block) -> any Block { block.padded(left: left, right: plot.slot - width - left) }
    // Right above the bar, or above the line of the average there.
    let label = min(plot.height, height + 1 == plot.average ? height + 1 : height) + 1
    // The axis runs through the middle of its row; a value of zero is a thick piece of it.
    let foot = value > 0 ? (half > 0 ? glyphs.halves.first : nil) : glyphs.heavy.horizontal
    return Rows {
      rows(label + 1..<plot.height + 2, in: plot)
      Line([plot.wording.map { measure.labels(of: bar)[$0] } ?? .empty], .title, .center)
      rows(height + 1..<label, in: plot)
      placed(Drawing(height: height) { $1.column(eighths, in: $0, style: .bar) })
      placed(Drawing { if let foot { $1.fill($0, with: foot, style: .bar) } })
        .covering { $1.fill($0, with: $1.glyphs.axisHorizontal, style: .rule) }.atMost(rows: 1)
    }
  }

  /// The number of the average at its line.
  private func mark(in plot: Plot) -> any Block {
    guard let row = plot.average else { return Empty() }
    return Rows {
      Empty(rows: plot.height - row)
      Line(context.words(.average), .dim)
      Line(measure.meanNumber, .dim)
    }.padded(left: 1)
  }

  /// Names below the bars: newest, 2nd, …; dates where those do not fit, and only some where dates do not fit either.
  private func named(slot: Int) -> any Block {
    let names = options.names(of: bars, context.words)
    let texts = names.allSatisfy { $0.width < slot } ? names : ChartOptions.dates(of: bars, context.words)
    let step = max(1, ((texts.map(\.width).max() ?? 0) + slot) / slot)
    return Columns {
      Empty().width(.fixed(UprightBars.axisColumns))
      for start in stride(from: 0, to: texts.count, by: step) {
        Line(texts[start], .dim, step == 1 ? .center : .left).width(.fixed(slot * min(step, texts.count - start)))
      }
      Empty().width(.fixed(UprightBars.averageColumns))
    }
  }
}
