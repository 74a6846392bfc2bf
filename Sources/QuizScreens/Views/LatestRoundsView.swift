import QuizCore
import TerminalKit

/// The latest rounds as columns, the newest at the right: in a row of text, or as high as there is room.
struct LatestRoundsView {
  /// How high the columns are, of 1, the oldest first.
  let sparkline: Sparkline

  /// The columns of a round with the gap before the next.
  private func step(in area: Rect, _ context: ViewContext) -> Int {
    let ends = context.words(.oldEnd).width + context.words(.newEnd).width + 1
    return ends + 4 * sparkline.values.count <= area.width ? 4 : 3
  }

  private func isHigh(in area: Rect, _ context: ViewContext) -> Bool { area.height > 2 && !context.glyphs.isASCII }

  /// The rows of a column in `area`, in eighths: the lowest has a height too, since a round without a right answer is a
  /// round.
  private func eighths(of value: Double, in area: Rect) -> Int {
    max(1, Int((value * Double((area.height - 1) * 8)).rounded()))
  }

  /// The blank rows above the label, which stands on the highest column.
  private func blanks(in area: Rect) -> Int {
    area.height - 1 - max(1, (sparkline.values.map { eighths(of: $0, in: area) + 7 }.max() ?? 0) / 8)
  }

  /// The columns of `area` that each of its rows has in use, the gap behind them included; blank rows are not to be used.
  func used(in area: Rect, context: ViewContext) -> [Int] {
    let label = context.words(.latestRounds(sparkline.values.count))
    guard isHigh(in: area, context) else {
      return [max(label.width + 2, LatestRoundsView.indent) + sparkline.values.count + 3]
    }
    let old = context.words(.oldEnd).width + 1
    let columns = old + sparkline.values.count * step(in: area, context) + 1
    let blanks = blanks(in: area)
    return Array(repeating: area.width, count: blanks) + [label.width + 2]
      + Array(repeating: columns, count: area.height - 2 - blanks) + [columns + context.words(.newEnd).width + 1]
  }

  /// Paints them in `area`, below or beside how many they are.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let label = context.words(.latestRounds(sparkline.values.count))
    guard isHigh(in: area, context) else {
      let x = area.x + max(label.width + 2, LatestRoundsView.indent)
      canvas.draw(label, at: area.origin, style: .dim)
      sparkline.draw(at: Point(x: x, y: area.y), width: area.maxX - x, on: &canvas, context: context)
      return
    }
    canvas.draw(label, at: Point(x: area.x, y: area.y + blanks(in: area)), style: .dim, width: area.width)
    // Which way time runs stands at the foot of the columns.
    let old = context.words(.oldEnd) + " "
    let rows = Rect(x: area.x + old.width, y: area.y + 1, width: area.width - old.width, height: area.height - 1)
    canvas.draw(old, at: Point(x: area.x, y: area.maxY - 1), style: .dim)
    let step = step(in: area, context)
    let end = rows.x + sparkline.values.count * step
    canvas.draw(context.words(.newEnd), at: Point(x: end, y: area.maxY - 1), style: .dim)
    for (index, value) in sparkline.values.enumerated() {
      let column = Rect(x: rows.x + index * step, y: rows.y, width: step - 1, height: rows.height)
      canvas.column(
        eighths(of: value, in: area), in: column,
        style: index + 1 == sparkline.values.count ? .title : .bar)
    }
  }

  /// The columns of the labels of a result, so that what they name begins in one column.
  static let indent = 12
}

extension Phrase {
  /// How many rounds are looked back at, as a label.
  static func latestRounds(_ count: Int) -> Phrase {
    Phrase(en: count == 10 ? "last ten" : "last \(count)", ja: "最近\(count)回")
  }
}
