import QuizCore
import TerminalKit

/// A small framed window on top of a screen: a title, lines of text, and the keys of a key table.
///
/// Never higher than its area: text that does not fit is scrolled.
struct PopUp: Equatable {
  /// A line of text and its style.
  struct Line: Equatable {
    let text: SafeText
    let style: Style

    init(_ text: SafeText, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// How the keys are laid out below the text.
  enum KeyLayout: Equatable {
    /// Side by side, as many on a row as fit, aligned with the text.
    case row
    /// The same, indented.
    case indentedRow
    /// One on a row, indented, the words in a column.
    case indentedColumn
  }

  /// The title in the upper edge.
  let title: SafeText
  /// The message.
  let lines: [Line]
  /// The keys.
  let hints: [Hint]
  /// How they are laid out.
  var keyLayout = KeyLayout.row
  /// The frame.
  var weight = Canvas.Weight.heavy
  /// The style of the frame and of the title.
  var style = Style.rule
  /// The columns of the window, where there is room for them.
  var width = 48
  /// How many lines are scrolled past.
  var scroll = 0

  /// A part of a key row, from a column of the text on.
  private struct Piece {
    let text: SafeText
    let style: Style
    let column: Int
  }

  /// A key on its row, and the columns that a click hits.
  private struct KeyPlace {
    let pieces: [Piece]
    let columns: Range<Int>
    let key: Key?
  }

  /// Where everything stands.
  private struct Layout {
    let rect: Rect
    let text: Rect
    let lines: [Line]
    /// The first line that is shown.
    let first: Int
    let keyRow: Int
    let keys: [[KeyPlace]]

    /// The first line that can be scrolled to.
    var last: Int { max(0, lines.count - text.height) }
  }

  private func layout(in area: Rect) -> Layout {
    let width = min(width, area.width - 2)
    let lines = lines.flatMap { line in line.text.wrapped(to: width - 6).map { Line($0, line.style) } }
    let keys = keyRows(width: width - 6)
    let isRoomy = lines.count + keys.count + 5 <= area.height
    let height = min(lines.count + keys.count + (isRoomy ? 5 : 3), area.height)
    let rect = Rect(
      x: area.x + (area.width - width) / 2, y: area.y + max(0, (area.height - height) / 2), width: width,
      height: height)
    let shown = max(1, min(lines.count, height - keys.count - (isRoomy ? 5 : 3)))
    let text = Rect(x: rect.x + 3, y: rect.y + (isRoomy ? 2 : 1), width: width - 6, height: shown)
    return Layout(
      rect: rect, text: text, lines: lines, first: max(0, min(scroll, lines.count - shown)), keyRow: text.maxY + 1,
      keys: keys)
  }

  /// The rows of keys within `width` columns.
  private func keyRows(width: Int) -> [[KeyPlace]] {
    switch keyLayout {
    case .row: return keyRows(width: width, from: 0, wordStyle: .plain)
    case .indentedRow:
      let needed = hints.reduce(-5) { $0 + $1.width + 5 }
      return keyRows(width: width, from: indent(of: needed, in: width), wordStyle: .key)
    case .indentedColumn:
      let wordColumn = (hints.map(\.name.width).max() ?? 0) + 2
      let needed = wordColumn + (hints.map(\.words.width).max() ?? 0)
      let left = indent(of: needed, in: width)
      return hints.map { [place($0, at: left, wordColumn: wordColumn, wordStyle: .key)] }
    }
  }

  private func keyRows(width: Int, from left: Int, wordStyle: Style) -> [[KeyPlace]] {
    var rows: [[KeyPlace]] = []
    var column = left
    for hint in hints {
      if rows.isEmpty || column + hint.width > width {
        rows.append([])
        column = left
      }
      rows[rows.count - 1].append(
        place(hint, at: column, wordColumn: hint.name.width + 1, wordStyle: wordStyle))
      column += hint.width + 5
    }
    return rows
  }

  private func place(_ hint: Hint, at column: Int, wordColumn: Int, wordStyle: Style) -> KeyPlace {
    KeyPlace(
      pieces: [
        Piece(text: hint.name, style: .key, column: column),
        Piece(text: hint.words, style: wordStyle, column: column + wordColumn),
      ], columns: column..<column + wordColumn + hint.words.width, key: hint.key)
  }

  /// Centres this many columns, but never far from the left edge.
  private func indent(of needed: Int, in width: Int) -> Int {
    max(0, min(5, (width - needed) / 2))
  }

  /// How many lines can be scrolled past in `area`.
  func scrollable(in area: Rect) -> Int { layout(in: area).last }

  /// Whether `point` is on the window.
  func contains(_ point: Point, in area: Rect) -> Bool { layout(in: area).rect.contains(point) }

  /// The key that a click at `point` stands for.
  func key(at point: Point, in area: Rect) -> Key? {
    let layout = layout(in: area)
    guard layout.keys.indices.contains(point.y - layout.keyRow) else { return nil }
    return layout.keys[point.y - layout.keyRow].first { $0.columns.contains(point.x - layout.text.x) }?.key
  }

  /// Paints the window in the middle of `area`.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let layout = layout(in: area)
    let rect = layout.rect
    canvas.fill(rect)
    canvas.frame(rect, weight: weight, style: style)
    canvas.draw(
      " " + title + " ", at: Point(x: rect.x + 2, y: rect.y), style: style == .rule ? .title : style,
      width: rect.width - 4)
    for (row, line) in layout.lines.dropFirst(layout.first).prefix(layout.text.height).enumerated() {
      canvas.draw(line.text, at: Point(x: layout.text.x, y: layout.text.y + row), style: line.style)
    }
    if layout.first < layout.last {
      canvas.draw(canvas.glyphs.down, at: Point(x: rect.maxX - 2, y: layout.text.maxY - 1), style: .key)
    }
    if layout.first > 0 {
      canvas.draw(canvas.glyphs.up, at: Point(x: rect.maxX - 2, y: layout.text.y), style: .key)
    }
    for (row, keys) in layout.keys.enumerated() {
      for piece in keys.flatMap(\.pieces) {
        canvas.draw(
          piece.text, at: Point(x: layout.text.x + piece.column, y: layout.keyRow + row), style: piece.style)
      }
    }
  }
}
