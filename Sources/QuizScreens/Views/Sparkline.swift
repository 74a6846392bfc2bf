import QuizCore
import TerminalKit

/// Values as a row of small columns, one cell each: `▂▅█▃`.
struct Sparkline {
  /// The values, the first at the left; 0 is the lowest column, 1 the highest.
  let values: [Double]

  /// The fewest rounds that are shown so: of two, one is high and one is low, which says nothing.
  static let fewest = 3

  /// From low to high, where there are no columns of eight heights.
  private static let signs: [Character] = ["_", ".", "-", "=", "+", "*", "%", "#"]

  /// The columns as text. The lowest has a height too: a round without a right answer is a round.
  func text(_ glyphs: Glyphs) -> SafeText {
    let columns = glyphs.columnEighths
    let eighths = columns[1] == columns[2] ? Sparkline.signs : columns
    return SafeText(
      String(
        values.map { value in
          eighths[max(0, min(eighths.count - 1, Int((value * Double(eighths.count - 1)).rounded())))]
        }))
  }

  /// The same with the way that time runs, `old ▂▅█▃ new`, and without it.
  func wordings(in context: ViewContext) -> [SafeText] {
    let text = text(context.glyphs)
    guard values.count > 1 else { return [text] }
    return [context.words(.oldEnd) + " " + text + " " + context.words(.newEnd), text]
  }

  /// Paints the columns, with the way that time runs where there is room for it.
  func draw(at point: Point, width: Int, on canvas: inout Canvas, context: ViewContext) {
    var x = point.x
    let isTold = values.count > 1 && wordings(in: context)[0].width <= width
    if isTold { x += canvas.draw(context.words(.oldEnd) + " ", at: point, style: .dim) }
    x += canvas.draw(text(context.glyphs), at: Point(x: x, y: point.y), style: .bar)
    if isTold { canvas.draw(" " + context.words(.newEnd), at: Point(x: x, y: point.y), style: .dim) }
  }
}
