import QuizCore
import TerminalKit

/// Lines of advice: titles in one column and texts in the other, or texts alone in a centred block.
struct AdviceView {
  private let area: Rect
  /// Where the titles begin.
  private let left: Int
  /// Where the texts begin.
  private let textColumn: Int
  private let rows: [(title: SafeText, lines: [SafeText])]

  /// Lays `advice` out within the width of the content.
  init(_ advice: [StartPage.Advice], in context: ViewContext) {
    area = context.body()
    guard advice.contains(where: { !$0.title.isEmpty }) else {
      let width = area.width - (context.isCompact ? 4 : 16)
      rows = advice.map { ($0.title, $0.text.wrapped(to: width)) }
      left = area.x + (area.width - (rows.flatMap(\.lines).map(\.width).max() ?? 0)) / 2
      textColumn = left
      return
    }
    let titleWidth = min(18, advice.map(\.title.width).max() ?? 0)
    let columns = context.isCompact ? titleWidth + 1 : 18
    var left = context.isCompact ? area.x + 1 : area.x + area.width / 2 - 32
    if context.isWide {
      // Long texts move the block to the left, so that it stays in the middle.
      let widest = columns + (advice.map(\.text.width).max() ?? 0)
      left = min(left, max(area.x + 8, area.x + (area.width - widest) / 2))
    }
    self.left = left
    textColumn = left + columns
    let width = max(10, area.maxX - 1 - textColumn)
    rows = advice.map { ($0.title, $0.text.wrapped(to: width)) }
  }

  /// How many rows of the window it takes in full, with the blank rows between.
  var height: Int { rows.reduce(-1) { $0 + $1.lines.count + 1 } }

  /// Paints the rows that fit between two rows of the window, with blank rows between where there is room for them, and
  /// says where the others are; gives the row after.
  func draw(from first: Int, above bottom: Int, on canvas: inout Canvas, context: ViewContext) -> Int {
    let height = rows.reduce(0) { $0 + $1.lines.count }
    let gap = first + height + rows.count <= bottom ? 1 : 0
    let isWhole = first + height <= bottom
    var y = first
    for row in rows {
      // A later line without the ones before it would only confuse.
      guard y + row.lines.count <= (isWhole ? bottom : bottom - 1) else { break }
      canvas.draw(row.title, at: Point(x: left, y: y), style: .key, width: max(0, textColumn - left - 1))
      y =
        canvas.paragraph(
          row.lines, in: Rect(x: textColumn, y: y, width: max(1, area.maxX - 1 - textColumn), height: bottom - y)) + gap
    }
    guard !isWhole, y < bottom else { return y }
    canvas.draw(
      context.words(.moreRules(context.text(.text("?")))), at: Point(x: textColumn, y: y), style: .hint,
      width: area.maxX - textColumn)
    return y + 1
  }
}
