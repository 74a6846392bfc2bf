import QuizCore
import TerminalKit

/// The latest rounds as columns, the newest at the right: in a row of text, or as high as there is room.
struct LatestRoundsView {
  /// How high the columns are, of 1, the oldest first.
  let sparkline: Sparkline

  /// What is said of them beside their label or behind them; nil for nothing.
  var fact: SafeText?

  /// The most columns from one round to the next, the gap of one included.
  private static let widestStep = 7

  /// Paints them in `area`, below or beside how many they are.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let label = context.words(.latestRounds(sparkline.values.count))
    canvas.draw(label, at: area.origin, style: .dim, width: area.width)
    var used = label.width
    if area.height > 2 {
      drawColumns(in: area, on: &canvas, context: context)
    } else {
      let x = max(label.width + 2, LatestRoundsView.indent)
      used = x + sparkline.wordings(in: context)[0].width
      sparkline.draw(at: Point(x: area.x + x, y: area.y), width: area.width - x, on: &canvas, context: context)
    }
    guard let fact, used + 3 + fact.width <= area.width else { return }
    canvas.draw(fact, in: Rect(x: area.x, y: area.y, width: area.width, height: 1), alignment: .right)
  }

  /// Paints columns below the first row, the highest of them as high as there is room: the lowest has a height too, since a
  /// round without a right answer is a round.
  private func drawColumns(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let values = sparkline.values
    let (old, new) = (context.words(.oldEnd) + " ", context.words(.newEnd))
    let step = min(LatestRoundsView.widestStep, (area.width - old.width - new.width) / max(1, values.count))
    let eighths = Double((area.height - 1) * 8) / max(0.01, values.max() ?? 1)
    let x = area.x + old.width
    for (index, value) in values.enumerated() {
      let column = Rect(x: x + index * step, y: area.y + 1, width: step - 1, height: area.height - 1)
      canvas.column(
        max(2, Int((value * eighths).rounded())), in: column, style: index + 1 == values.count ? .title : .bar)
    }
    // Which way time runs stands at the foot of the columns.
    canvas.draw(old, at: Point(x: area.x, y: area.maxY - 1), style: .dim)
    canvas.draw(new, at: Point(x: x + values.count * step, y: area.maxY - 1), style: .dim)
  }

  /// The columns of the labels of a result, so that what they name begins in one column.
  private static let indent = 12
}
