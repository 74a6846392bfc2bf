import QuizCore
import TerminalKit

/// A small framed window on top of a screen: a title, lines of text, and keys.
///
/// Never higher than its place: what does not fit is scrolled to.
struct PopUp: Equatable {
  /// Some of what is said, and what it means.
  struct Line: Equatable {
    let text: SafeText
    let style: Style

    init(_ text: SafeText, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// What a key line is made of.
  private struct Piece: Equatable {
    let text: SafeText
    let style: Style
    let column: Int
    let key: Key?
    let width: Int
  }

  /// Stands in the upper edge.
  let title: SafeText
  /// What is said.
  let lines: [Line]
  /// Lines of keys below.
  private let keys: [SafeText]
  /// Keys below, side by side where they fit.
  private let hints: [Hint]
  /// How heavy the frame is, and what it means.
  private let weight: Canvas.Weight
  private let style: Style
  private let wish: Int
  /// Lines that were scrolled past.
  private let scroll: Int

  /// A window with keys in lines that are written as they are.
  init(title: SafeText, lines: [SafeText], keys: [SafeText]) {
    self.title = title
    self.lines = lines.map { Line($0) }
    self.keys = keys
    hints = []
    weight = .light
    style = .rule
    wish = 44
    scroll = 0
  }

  /// A window whose keys are those of a table, and whose frame says what it is about.
  init(
    title: SafeText, lines: [Line], hints: [Hint], weight: Canvas.Weight = .heavy, style: Style = .rule,
    width: Int = 48, scroll: Int = 0
  ) {
    self.title = title
    self.lines = lines
    keys = []
    self.hints = hints
    self.weight = weight
    self.style = style
    wish = width
    self.scroll = scroll
  }

  /// Where everything stands.
  private struct Layout {
    let rect: Rect
    let text: Rect
    let lines: [Line]
    let first: Int
    let keyRow: Int
    let hints: [[Piece]]

    var last: Int { max(0, lines.count - text.height) }
  }

  private func layout(in area: Rect) -> Layout {
    let width = min(wish, area.width - 2)
    let lines = lines.flatMap { line in line.text.wrapped(to: width - 6).map { Line($0, line.style) } }
    let rows = hintRows(width: width - 6)
    let keyRows = keys.count + rows.count
    let roomy = lines.count + keyRows + 5 <= area.height
    let height = min(lines.count + keyRows + (roomy ? 5 : 3), area.height)
    let rect = Rect(
      x: area.x + (area.width - width) / 2, y: area.y + max(0, (area.height - height) / 2), width: width,
      height: height)
    let top = rect.y + (roomy ? 2 : 1)
    let shown = max(1, min(lines.count, height - keyRows - (roomy ? 5 : 3)))
    let text = Rect(x: rect.x + 3, y: top, width: width - 6, height: shown)
    return Layout(
      rect: rect, text: text, lines: lines, first: max(0, min(scroll, lines.count - shown)), keyRow: text.maxY + 1,
      hints: rows)
  }

  /// Hints side by side, as many on a row as fit.
  private func hintRows(width: Int) -> [[Piece]] {
    var rows: [[Piece]] = []
    var column = 0
    for hint in hints {
      if rows.isEmpty || column + hint.width > width {
        rows.append([])
        column = 0
      }
      rows[rows.count - 1].append(
        Piece(text: hint.name, style: .key, column: column, key: hint.key, width: hint.width))
      rows[rows.count - 1].append(
        Piece(text: hint.words, style: .plain, column: column + hint.name.width + 1, key: nil, width: 0))
      column += hint.width + 5
    }
    return rows
  }

  /// How many lines can be scrolled past in `area`.
  func scrollable(in area: Rect) -> Int { layout(in: area).last }

  /// Whether `point` is on the window.
  func contains(_ point: Point, in area: Rect) -> Bool { layout(in: area).rect.contains(point) }

  /// The key that a click at `point` stands for.
  func key(at point: Point, in area: Rect) -> Key? {
    let layout = layout(in: area)
    guard layout.hints.indices.contains(point.y - layout.keyRow) else { return nil }
    let column = point.x - layout.text.x
    return layout.hints[point.y - layout.keyRow].first { ($0.column..<$0.column + $0.width).contains(column) }?.key
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
    var y = layout.keyRow
    let keyWidth = keys.map(\.width).max() ?? 0
    for key in keys {
      canvas.draw(key, at: Point(x: rect.x + max(3, min(8, (rect.width - keyWidth) / 2)), y: y), style: .key)
      y += 1
    }
    for row in layout.hints {
      for piece in row {
        canvas.draw(piece.text, at: Point(x: layout.text.x + piece.column, y: y), style: piece.style)
      }
      y += 1
    }
  }
}

extension PopUp {
  /// A game that rests; `text` says what is hidden meanwhile.
  static func paused(_ text: SafeText, _ words: Localizer) -> PopUp {
    PopUp(
      title: words(.pausedTitle), lines: [text],
      keys: ["p  Enter  " + words(.hintContinue), "q         " + words(.hintLeaveRound)])
  }

  /// The question whether to leave a game, and what is lost then.
  static func leaving(_ question: SafeText, _ loss: SafeText, _ words: Localizer) -> PopUp {
    PopUp(
      title: words(.confirmTitle), lines: [question, loss],
      keys: ["y " + words(.hintLeave) + "     n " + words(.hintStay)])
  }
}

extension Phrase {
  fileprivate static let pausedTitle = Phrase(en: "Paused", ja: "一時停止")
  fileprivate static let confirmTitle = Phrase(en: "Leave?", ja: "確認")
}
