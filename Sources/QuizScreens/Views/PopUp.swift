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

  /// The title in the upper edge.
  let title: SafeText
  /// The message.
  let lines: [Line]
  /// The keys, one below the other.
  let hints: [Hint]
  /// The frame.
  var weight = Canvas.Weight.heavy
  /// The style of the frame and of the title.
  var style = Style.rule
  /// The columns of the window, where there is room for them.
  var width = 48
  /// How many lines are scrolled past.
  var scroll = 0

  /// A key on its row: the columns that a click hits, and where its words begin.
  private struct KeyPlace {
    let hint: Hint
    let columns: Range<Int>
    let words: Int
  }

  /// Where everything stands.
  private struct Layout {
    let rect: Rect
    let text: Rect
    let lines: [Line]
    /// The first line that is shown.
    let first: Int
    let keyRow: Int
    let keys: [KeyPlace]

    /// The first line that can be scrolled to.
    var last: Int { max(0, lines.count - text.height) }
  }

  private func layout(in area: Rect) -> Layout {
    let width = min(width, area.width - 2)
    let lines = lines.flatMap { line in line.text.wrapped(to: width - 6).map { Line($0, line.style) } }
    let keys = keyPlaces(width: width - 6)
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

  /// The keys within `width` columns, each on a row, their words in a column; in the middle, but never far from the left
  /// edge.
  private func keyPlaces(width: Int) -> [KeyPlace] {
    let names = (hints.map(\.name.width).max() ?? 0) + 2
    let needed = names + (hints.map(\.words.width).max() ?? 0)
    let left = max(0, min(5, (width - needed) / 2))
    return hints.map { KeyPlace(hint: $0, columns: left..<left + names + $0.words.width, words: left + names) }
  }

  /// How many lines can be scrolled past in `area`.
  func scrollable(in area: Rect) -> Int { layout(in: area).last }

  /// Whether `point` is on the window.
  func contains(_ point: Point, in area: Rect) -> Bool { layout(in: area).rect.contains(point) }

  /// The key that a click at `point` stands for.
  func key(at point: Point, in area: Rect) -> Key? {
    let layout = layout(in: area)
    guard layout.keys.indices.contains(point.y - layout.keyRow) else { return nil }
    let place = layout.keys[point.y - layout.keyRow]
    return place.columns.contains(point.x - layout.text.x) ? place.hint.key : nil
  }

  /// Paints the window in the middle of `area`, alone there or in the part of it that is `covered`: of what it covers torn
  /// words would be left at its sides.
  func draw(in area: Rect, covering covered: Rect? = nil, on canvas: inout Canvas) {
    canvas.fill(covered ?? area)
    let layout = layout(in: area)
    let rect = layout.rect
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
    for (row, key) in layout.keys.enumerated() {
      let y = layout.keyRow + row
      canvas.draw(key.hint.name, at: Point(x: layout.text.x + key.columns.lowerBound, y: y), style: .key)
      canvas.draw(key.hint.words, at: Point(x: layout.text.x + key.words, y: y), style: .key)
    }
  }
}
