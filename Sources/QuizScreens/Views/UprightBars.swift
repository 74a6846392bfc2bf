import QuizCore
import TerminalKit

// The chart with upright bars, its axis at the left and the mark of the average at the right.
extension BarChartView {
  /// Columns for the numbers of the axis.
  private static let axisColumns = 8
  /// Columns for the mark of the average.
  private static let averageColumns = 9
  /// The most numbers at the axis, besides 0; more add nothing.
  private static let mostNumbers = 10
  /// The bars among which the width is divided, at least.
  private static let fewest = 4
  /// The places of one bar: the narrowest, and the widest, beyond which it looks like a block.
  private static let placeWidths = (least: 2, most: 20)

  /// Paints the chart upright.
  func drawUpright(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let most = area.width - BarChartView.axisColumns - 1 - BarChartView.averageColumns
    let shown = options.shown(of: records, fitting: most / BarChartView.placeWidths.least)
    let measure = ChartMeasure(of: shown, by: options.quantity, in: context.games.list)
    // Bars as wide as there is room for, unless that makes them blocks; they stand in the middle.
    let slot = min(most / max(BarChartView.fewest, shown.count), BarChartView.placeWidths.most)
    let plotWidth = slot * max(1, shown.count)

    canvas.draw(
      titles(measure, in: context).wording(for: area.width - 2),
      in: Rect(x: area.x, y: area.y + 1, width: area.width, height: 1), alignment: .center, style: .title)
    // Two rows for the title, one for the number on the highest bar; two below for the axis and its names, and the
    // summary with its blank rows.
    let room = area.height - 4 - 2 - 3
    // As many rows for each number of the axis, so that bars and numbers meet.
    let top = Int(measure.top.rounded(.up))
    let step = BarChartView.step(top: top, room: room)
    let ticks = (top + step - 1) / step
    let height = room / ticks * ticks
    let full = ticks * step
    let plot = Rect(
      x: area.x + BarChartView.axisColumns + 1 + (most - plotWidth) / 2, y: area.y + 4 + room - height,
      width: plotWidth, height: height)
    drawAxis(measure, top: full, step: step, plot: plot, on: &canvas, words)
    let mean = measure.mean(of: shown)
    let average = plot.maxY - Int((mean / Double(full) * Double(plot.height)).rounded())
    let line = shown.count > 1 ? average : nil
    if let line { drawAverage(measure.meanNumber(mean, words), at: line, plot: plot, on: &canvas, words) }
    drawBars(of: shown, measure, full: full, average: line, slot: slot, plot: plot, on: &canvas, words)
    drawNames(of: shown, slot: slot, plot: plot, on: &canvas, words)
    canvas.draw(
      ChartSummary(of: shown, by: measure, in: context).line(width: area.width - 4, words, hasAverage: shown.count < 2),
      at: Point(x: area.x + 3, y: area.maxY - 2), width: area.width - 4)
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

  private func drawAxis(
    _ measure: ChartMeasure, top: Int, step: Int, plot: Rect, on canvas: inout Canvas, _ words: Localizer
  ) {
    let glyphs = canvas.glyphs
    let x = plot.x - 1
    for y in plot.y - 1..<plot.maxY {
      canvas.fill(Rect(x: x, y: y, width: 1, height: 1), with: glyphs.axisVertical, style: .rule)
    }
    canvas.fill(Rect(x: x, y: plot.maxY, width: 1, height: 1), with: glyphs.axisCorner, style: .rule)
    canvas.fill(
      Rect(x: plot.x, y: plot.maxY, width: plot.width, height: 1), with: glyphs.axisHorizontal, style: .rule)
    for value in stride(from: 0, through: top, by: step) {
      let y = plot.maxY - value / step * (plot.height / (top / step))
      canvas.draw(
        measure.axisNumber(value, words), in: Rect(x: x - 7, y: y, width: 6, height: 1), alignment: .right, style: .dim)
      if value > 0 {
        canvas.fill(Rect(x: x, y: y, width: 1, height: 1), with: glyphs.axisTick, style: .rule)
      }
    }
  }

  /// A line across the plot, behind the bars, as high as a bar of the average would be; its number at the right end.
  private func drawAverage(
    _ number: SafeText, at y: Int, plot: Rect, on canvas: inout Canvas, _ words: Localizer
  ) {
    // An average of next to nothing lies on the axis.
    if y < plot.maxY {
      canvas.fill(
        Rect(x: plot.x, y: y, width: plot.width, height: 1), with: canvas.glyphs.dashes, style: .rule)
    }
    let label = Point(x: plot.maxX + 1, y: y)
    let width = BarChartView.averageColumns - 1
    canvas.draw(words(.average), at: Point(x: label.x, y: y - 1), style: .dim, width: width)
    canvas.draw(number, at: label, style: .dim, width: width)
  }

  private func drawBars(
    of shown: [RoundRecord], _ measure: ChartMeasure, full: Int, average: Int?, slot: Int, plot: Rect,
    on canvas: inout Canvas, _ words: Localizer
  ) {
    var width = max(1, slot * 2 / 3)
    // In the middle of its place, where that does not make it touch the next.
    if (slot - width) % 2 == 1, slot - width > 2 { width += 1 }
    // The same wording on every bar, the longest that fits on all.
    let labels = shown.map { measure.labels(of: $0, words) }
    let wording = (labels.first ?? []).indices.first { wording in labels.allSatisfy { $0[wording].width < slot } }
    for (index, record) in shown.enumerated() {
      let x = plot.x + index * slot
      let share = measure.value(of: record) / Double(full)
      let whole = Int((share * grown * Double(plot.height * 8)).rounded())
      // To the middle of a row, where the numbers of the axis stand, on terminals that can draw half a cell.
      let half = canvas.glyphs.columnEighths[3] == canvas.glyphs.columnEighths[7] || canvas.glyphs.isASCII ? 0 : 4
      let eighths = max(0, whole - half)
      canvas.column(
        eighths, in: Rect(x: x + (slot - width) / 2, y: plot.y, width: width, height: plot.height), style: .bar)
      // From the line of the axis, which is in the middle of its row; nothing at all is a thick piece of that line.
      let foot =
        measure.value(of: record) > 0 ? (half > 0 ? canvas.glyphs.halves.first : nil) : canvas.glyphs.heavy.horizontal
      if let foot {
        canvas.fill(
          Rect(x: x + (slot - width) / 2, y: plot.maxY, width: width, height: 1), with: foot, style: .bar)
      }
      guard let wording else { continue }
      let label = labels[index][wording] + (record.wasPaused ? "*" : "")
      // Right above the bar, or above the line of the average there.
      let y = plot.maxY - (eighths + 7) / 8 - 1
      canvas.draw(
        label, in: Rect(x: x, y: y == average ? y - 1 : y, width: slot, height: 1), alignment: .center, style: .title)
    }
  }

  /// Names below the bars: newest, 2nd, …; dates where those do not fit, and only some where dates do not fit either.
  private func drawNames(
    of shown: [RoundRecord], slot: Int, plot: Rect, on canvas: inout Canvas, _ words: Localizer
  ) {
    var names = options.names(of: shown, words)
    var step = 1
    if names.contains(where: { $0.width >= slot }) {
      names = ChartOptions.dates(of: shown, words)
      let room = (names.map(\.width).max() ?? 0) + 1
      step = max(1, (room + slot - 1) / slot)
      names = ChartOptions.dates(of: stride(from: 0, to: shown.count, by: step).map { shown[$0] }, words)
    }
    for (place, name) in names.enumerated() {
      let index = place * step
      let width = max(slot, name.width)
      // The first and the last may stand out of the plot, where nothing else is.
      let x = plot.x + index * slot - (width - slot + 1) / 2
      canvas.draw(
        name, in: Rect(x: x, y: plot.maxY + 1, width: width, height: 1), alignment: .center, style: .dim)
    }
  }
}
