import QuizCore
import TerminalKit

/// A list of rows, scrolled so that the selected one is always in view.
///
/// A screen keeps the number of the selected row and makes its list anew for each context. The list then decides which
/// rows are in view and where each is drawn, which row a click is on, and which row a command selects.
struct ListView: Equatable, Sendable {
  /// How many rows there are.
  let count: Int
  /// The selected row, from 0; 0 in an empty list.
  let selected: Int
  /// Where the rows are drawn.
  let area: Rect
  /// The lines that each row takes.
  let rowHeight: Int
  /// The lines of each row where all have room and some take more than others; nil where all take as many.
  var heights: [Int]?
  /// Blank lines between two rows.
  let gap: Int
  /// The column of the pointer, counted from the left edge of the area.
  let pointerColumn: Int
  /// The first row of each column of rows, side by side; only the first row of all where the list may have to be scrolled.
  let columnStarts: [Int]

  /// A list in `area`. A selection beyond the last row, as when rows have gone, becomes the last row.
  init(
    count: Int, selected: Int, in area: Rect, rowHeight: Int = 1, gap: Int = 0, pointerColumn: Int = 0,
    columnStarts: [Int] = [0]
  ) {
    self.count = count
    self.selected = ListView.clamp(selected, count: count)
    self.area = area
    self.rowHeight = max(1, rowHeight)
    self.gap = max(0, gap)
    self.pointerColumn = pointerColumn
    self.columnStarts = columnStarts
  }

  /// The blank lines between two of `count` rows in so many lines: one in a large window that has room for all of them
  /// then, where they would stand close at its top else.
  static func gap(of count: Int, rowHeight: Int = 1, in height: Int, _ context: ViewContext) -> Int {
    context.isWide && count * (rowHeight + 1) - 1 <= height ? 1 : 0
  }

  /// How many rows fit into the area; at least one, and all of those in columns or with lines of their own.
  var page: Int {
    columnStarts.count > 1 || heights != nil ? max(1, count) : max(1, (area.height + gap) / (rowHeight + gap))
  }

  /// The columns of the window that a column of rows takes.
  private var columnWidth: Int { area.width / max(1, columnStarts.count) }

  /// Marks, in column `x`, that rows came before the first that is visible, or follow the last.
  func drawMarks(at x: Int, style: Style, on canvas: inout Canvas) {
    if visible.lowerBound > 0 { canvas.draw(canvas.glyphs.up, at: Point(x: x, y: area.y), style: style) }
    if visible.upperBound < count { canvas.draw(canvas.glyphs.down, at: Point(x: x, y: area.maxY - 1), style: style) }
  }

  /// Whether one of these marks stands in a row.
  func isMarked(_ row: Row) -> Bool {
    row.index > 0 && row.index == visible.lowerBound || row.index + 1 < count && row.index + 1 == visible.upperBound
  }

  /// The rows in view. The selected row is in the middle of the page, except near the ends of the list.
  var visible: Range<Int> {
    guard count > page else { return 0..<count }
    let first = max(0, min(selected - page / 2, count - page))
    return first..<first + page
  }

  /// The row that a click at `point` is on; the blank lines below a row belong to it.
  func hit(at point: Point) -> Target? {
    guard area.contains(point) else { return nil }
    if heights != nil { return rows.first { point.y < $0.area.maxY + gap }.map { .row($0.index) } }
    let column = min((point.x - area.x) / columnWidth, columnStarts.count - 1)
    let row = visible.lowerBound + columnStarts[column] + (point.y - area.y) / (rowHeight + gap)
    let end = column + 1 < columnStarts.count ? columnStarts[column + 1] : visible.upperBound
    return row < end ? .row(row) : nil
  }

  /// When the note is shown.
  enum NoteRule: Sendable {
    /// Whenever there are rows.
    case always
    /// When some rows are out of view.
    case whenScrolled
  }

  /// The rows in view and their number, for the end of the last line: `1-9/23`; `of total` where there are more rows
  /// than have been read, with a `+` while even those are being counted.
  func note(_ rule: NoteRule, of total: Int? = nil, isCounting: Bool = false) -> SafeText {
    let isShown =
      switch rule {
      case .always: count > 0
      case .whenScrolled: visible.count < count
      }
    let end = NumberFormat.grouped(max(count, total ?? 0)) + (isCounting ? "+" : "")
    return isShown ? "\(visible.lowerBound + 1)-\(visible.upperBound)/\(end)" : .empty
  }

  private static func clamp(_ row: Int, count: Int) -> Int { max(0, min(row, count - 1)) }
}

// Until no screen paints a list at coordinates of the window.
extension ListView {
  typealias Command = ListKeys.Command
  typealias KeyRow = ListKeys.Row

  static func keys<ScreenCommand>(
    leading: [KeyTable<ScreenCommand>.Row] = [], moveHint: Phrase?, openHint: Phrase? = nil, backHint: Phrase? = nil,
    omitted: [KeyRow] = [], own: [KeyTable<ScreenCommand>.Row], _ command: (Command) -> ScreenCommand
  ) -> KeyTable<ScreenCommand> {
    ListKeys.table(leading: leading, moveHint: moveHint, openHint: openHint, omitted: omitted, own: own, command)
  }

  /// The row that is selected after a command. A page is one row shorter than the area, so that a row stays in view.
  func selection(after command: Command) -> Int {
    let row =
      switch command {
      case .up: selected - 1
      case .down: selected + 1
      case .pageUp: selected - max(1, page - 1)
      case .pageDown: selected + max(1, page - 1)
      case .first: 0
      case .last: count - 1
      case .jump(let row): row < count ? row : selected
      case .open, .back: selected
      }
    return ListView.clamp(row, count: count)
  }
}

// Drawing.
extension ListView {
  /// A row in view, as the closure that draws it gets it.
  struct Row: Equatable, Sendable {
    /// The row's number, from 0.
    let index: Int
    /// Its lines over the whole width of the list or of its column, that of the pointer among them.
    let area: Rect
    /// Whether it is the selected one.
    let isSelected: Bool

    /// The style of the row's main text.
    var style: Style { isSelected ? .selected : .plain }
  }

  /// The rows in view, from the top; a row higher than the whole area is cut.
  var rows: [Row] {
    visible.map { index in
      let row = index - visible.lowerBound
      let column = (columnStarts.lastIndex { $0 <= row }) ?? 0
      let above = heights?[..<index].reduce(0) { $0 + $1 + gap } ?? (row - columnStarts[column]) * (rowHeight + gap)
      let y = area.y + above
      return Row(
        index: index,
        area: Rect(
          x: area.x + column * columnWidth, y: y, width: columnWidth - (columnStarts.count > 1 ? 2 : 0),
          height: min(heights?[index] ?? rowHeight, area.maxY - y)),
        isSelected: index == selected)
    }
  }

  /// Draws the rows in view by a closure. The selected one is filled and has the pointer before it, where the
  /// terminal's cursor is put too.
  func draw(on canvas: inout Canvas, row drawRow: (Row, inout Canvas) -> Void) {
    for row in rows {
      if row.isSelected {
        canvas.cursor = .item(Point(x: row.area.x + pointerColumn, y: row.area.y))
        canvas.drawPointer(at: Point(x: row.area.x + pointerColumn, y: row.area.y))
      }
      drawRow(row, &canvas)
      // From the column before the pointer on.
      if row.isSelected {
        let (x, width) = (row.area.x + pointerColumn, row.area.width - pointerColumn)
        canvas.fillRow(Rect(x: x, y: row.area.y, width: width, height: row.area.height))
      }
    }
  }
}
