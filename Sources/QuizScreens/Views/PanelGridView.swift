import QuizCore
import TerminalKit

/// The places of a question's choices: two columns, or three for more than four choices; in a list one to three.
///
/// Panels where the window has room for them, a list where it has not: lamps, filled with the colour of their choice, and
/// where the ground of a panel is the terminal's own, framed. Drawing and the mouse use the same grid.
struct PanelGridView: Equatable {
  typealias Look = PanelLook

  /// The place of each choice, in order.
  private(set) var panels: [Rect]
  /// How many panels stand side by side.
  let columns: Int
  /// Whether the choices are panels; otherwise they are lines of a list.
  let isTiled: Bool
  /// Whether panels have frames, without gaps between them.
  private let hasFrames: Bool
  /// The fewest blank columns at both sides of a choice in large type.
  private static let margin = 2
  /// What stands beside the label of each choice in large type, where labels and notes stand above the choices instead of
  /// beside and below them; nil where they do not.
  private var heads: [SafeText]?
  /// What the choices are called on their labels; empty for their numbers.
  var names: [SafeText] = []

  /// Lays out `count` choices at the foot of `area`, a panel every `rowHeight` rows.
  init(tiled count: Int, in area: Rect, rowHeight: Int, _ glyphs: Glyphs) {
    columns = count > 4 ? 3 : 2
    isTiled = true
    hasFrames = glyphs.framesPanels
    let rows = (count + columns - 1) / columns
    // Frames stand apart, lest two lines stand beside each other.
    let width = (area.width - (hasFrames ? columns - 1 : 0)) / columns
    let gap = hasFrames ? (area.width - width * columns) / (columns - 1) : 0
    let left = area.x + (area.width - width * columns - gap * (columns - 1)) / 2
    let top = area.maxY - rows * rowHeight
    panels = (0..<count).map { [columns, hasFrames] index in
      Rect(
        x: left + index % columns * (width + gap), y: top + index / columns * rowHeight, width: width, height: rowHeight
      )
      .panel(hasFrames: hasFrames)
    }
  }

  /// Panels of these places, one below the other.
  init(stacked panels: [Rect], _ glyphs: Glyphs) {
    columns = 1
    isTiled = true
    hasFrames = glyphs.framesPanels
    self.panels = panels
  }

  /// One place for all of an answer, at the foot of `area`.
  init(whole area: Rect, height: Int) {
    columns = 1
    isTiled = height > 2
    hasFrames = false
    panels = [Rect(x: area.x, y: area.maxY - height, width: area.width, height: height)]
  }

  /// Panels of so many rows, one below the other from the top of `area`.
  init(stacked heights: [Int], in area: Rect, _ glyphs: Glyphs) {
    columns = 1
    isTiled = true
    hasFrames = glyphs.framesPanels
    var y = area.y
    panels = []
    for height in heights {
      panels.append(Rect(x: area.x, y: y, width: area.width, height: height).panel(hasFrames: hasFrames))
      y += height
    }
  }

  /// Lays out `count` choices as a list at the foot of `area`, with blank rows between where `rowHeight` is 2.
  init(listed count: Int, columns: Int, in area: Rect, rowHeight: Int) {
    self.columns = columns
    isTiled = false
    hasFrames = false
    let rows = (count + columns - 1) / columns
    let width = area.width / columns
    let top = area.maxY - rows * rowHeight + rowHeight - 1
    panels = (0..<count).map { index in
      // Lines side by side stand apart.
      Rect(
        x: area.x + index % columns * width, y: top + index / columns * rowHeight,
        width: columns > 1 ? width - 1 : width, height: 1)
    }
  }

  /// The same panels with labels and notes above the choices, which leaves more room to choices in large type; with these
  /// words beside the labels.
  func headed(_ heads: [SafeText]) -> PanelGridView {
    var grid = self
    grid.heads = isTiled ? heads : nil
    return grid
  }

  /// The same grid, `rows` further down.
  func moved(down rows: Int) -> PanelGridView {
    var grid = self
    grid.panels = panels.map { $0.moved(down: rows) }
    return grid
  }

  /// The row of the first panel; 0 without one.
  var top: Int { panels.first?.y ?? 0 }

  /// The rows that the whole grid takes.
  var height: Int {
    guard let first = panels.first, let last = panels.last else { return 0 }
    return last.maxY - first.y
  }

  /// The panel at `point`.
  func panel(at point: Point) -> Int? { panels.firstIndex { $0.contains(point) } }

  /// The panel next to one in a direction, passing over those in `blocked`: the nearest in the same row or column, else
  /// the nearest that lies there at all; itself at the edge.
  func neighbour(of panel: Int, _ direction: Direction, passing blocked: Set<Int> = []) -> Int {
    let (row, column) = (panel / columns, panel % columns)
    return panels.indices.filter { !blocked.contains($0) }.compactMap { other -> (panel: Int, far: Int)? in
      let (down, right) = (other / columns - row, other % columns - column)
      let (along, across) =
        switch direction {
        case .up: (-down, right)
        case .down: (down, right)
        case .left: (-right, down)
        case .right: (right, down)
        }
      return along > 0 ? (other, abs(across) * panels.count + along) : nil
    }.min { $0.far < $1.far }?.panel ?? panel
  }

  typealias Direction = TerminalKit.Direction

  /// Whether a choice fits into its panel without being cut.
  func fits(_ text: MarkedText, in panel: Int, _ glyphs: Glyphs) -> Bool { !lines(of: text, in: panel, glyphs).isCut }

  /// A choice in lines, as many as its panel holds; cut, the last ends in an ellipsis. Lines of code are cut one by one,
  /// and have one width, so that they begin in one column.
  func lines(of text: MarkedText, in panel: Int, _ glyphs: Glyphs) -> (lines: [SafeText], isCut: Bool) {
    let place = textArea(panel)
    if text.isCode {
      let code = text.lines(to: place.width).map(\.text)
      let shown = code.prefix(place.height).map { $0.truncated(to: place.width, ellipsis: glyphs.ellipsis) }
      let width = shown.map(\.width).max() ?? 0
      return (shown.map { $0.padded(to: width) }, code.count > place.height || code.contains { $0.width > place.width })
    }
    let lines = text.plain.wrapped(to: place.width)
    if lines.count <= place.height { return (lines, false) }
    var kept = Array(lines.prefix(max(1, place.height)))
    kept[kept.count - 1] = (kept[kept.count - 1] + glyphs.ellipsis).cut(to: place.width, glyphs)
    return (kept, true)
  }

  /// Paints one choice, in the lines that `lines(of:in:_:)` made of it; in the colour of another where that is told.
  func draw(_ lines: [SafeText], panel: Int, choice: Int? = nil, look: Look, on canvas: inout Canvas) {
    guard panels.indices.contains(panel) else { return }
    let glyphs = canvas.glyphs
    let choice = choice ?? panel
    drawGround(panel, look, choice: choice, on: &canvas)
    let notes = [look.note(glyphs), look.briefNote(glyphs)].compactMap { $0 }
    let place = textPlace(of: lines.count, in: panel)
    let style = look.textStyle(of: choice)
    let chip = chip(panel)
    drawChip(choice, at: chip.origin, look, on: &canvas)
    if isTiled {
      canvas.paragraph(lines, in: place, alignment: .center, style: style)
      // Below the choice, and where it has no room there, below the label too.
      let below = (notes.first?.width ?? 0) > place.width ? inner(panel).inset(dx: 1, dy: 0) : place
      let line =
        heads == nil
        ? Rect(x: below.x, y: place.maxY, width: below.width, height: 1)
        : Rect(x: chip.maxX + 1, y: chip.y, width: place.maxX - chip.maxX - 2, height: 1)
      // The choice in ordinary type stays beside it, as long as the note has room in few words.
      let head = heads?[panel] ?? .empty
      let note = notes.first { heads == nil || head.width + $0.width + 4 <= line.width } ?? notes.first
      if head.width + (note.map { $0.width + 4 } ?? 0) <= line.width {
        canvas.draw(head, in: line, alignment: .left, style: style)
      }
      if let note {
        // A ground of its own reaches beyond the words, where there is room.
        let isBadge = look.noteStyle(of: choice) == .rightChip && note.width + 2 <= line.width
        canvas.draw(
          isBadge ? " " + note + " " : note, in: line, alignment: heads == nil ? .center : .right,
          style: look.noteStyle(of: choice))
      }
    } else {
      canvas.paragraph(lines, in: place, style: style)
      drawBriefNote(beside: lines, look, panel, choice, on: &canvas)
    }
    guard look.hasPointer else { return }
    let pointer = Point(x: panels[panel].x + (hasFrames ? 1 : 0), y: chip.y)
    canvas.draw(glyphs.pointer, at: pointer, style: style)
    canvas.cursor = .item(pointer)
  }

  /// What a choice is called on its label.
  func name(of panel: Int) -> SafeText { ChoiceLabel.name(panel, names) }

  /// Paints the label of a choice: its shape, or the sign of its verdict, and its number.
  private func drawChip(_ panel: Int, at point: Point, _ look: Look, on canvas: inout Canvas) {
    let sign = look.sign(canvas.glyphs)
    let label = ChoiceLabel.text(sign ?? ChoiceLabel.shape(panel, canvas.glyphs), name(of: panel))
    canvas.draw(label, at: point, style: look.labelStyle(of: panel))
  }

  /// Paints the ground of a panel, in the colour of a choice or of none, and its frame.
  func drawGround(_ panel: Int, _ look: Look, choice: Int?, on canvas: inout Canvas) {
    let rect = panels[panel]
    canvas.fill(rect, style: look.textStyle(of: choice))
    guard hasFrames else { return }
    canvas.frame(rect, weight: look.weight, style: look.frameStyle(of: choice))
  }

  /// Paints a note at the end of a line of a list where there is room for it, else its first character before the label,
  /// unless that has a sign.
  private func drawBriefNote(
    beside lines: [SafeText], _ look: Look, _ panel: Int, _ choice: Int, on canvas: inout Canvas
  ) {
    guard let note = look.briefNote(canvas.glyphs) else { return }
    let rect = panels[panel]
    let style = look.noteStyle(of: choice)
    if textArea(panel).x + (lines.first?.width ?? 0) + note.width + 2 < rect.maxX {
      let line = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
      canvas.draw(" " + note + " ", in: line, alignment: .right, style: style)
    } else if look.sign(canvas.glyphs) == nil {
      canvas.draw(note.prefix(1), at: rect.origin, style: style)
    }
  }

  /// What a panel holds: all of it, or what its frame leaves.
  private func inner(_ panel: Int) -> Rect { hasFrames ? panels[panel].inset(dx: 1, dy: 1) : panels[panel] }

  /// The place of a choice's label: half way up its panel, at its head, or in the first line of a list.
  func chip(_ panel: Int) -> Rect {
    let inner = inner(panel)
    if heads != nil { return Rect(x: inner.x + 1, y: inner.y, width: ChoiceLabel.width, height: 1) }
    let above = isTiled ? (inner.height - 1) / 2 : 0
    return Rect(x: inner.x + 2, y: inner.y + above, width: ChoiceLabel.width, height: 1)
  }

  /// The area that a choice's text can fill: one row of the panel is kept for the note below it, or for its head.
  func textArea(_ panel: Int) -> Rect {
    let inner = inner(panel)
    if heads != nil {
      let margin = PanelGridView.margin
      return Rect(
        x: inner.x + margin, y: inner.y + 1, width: max(1, inner.width - 2 * margin), height: max(1, inner.height - 1))
    }
    let x = chip(panel).maxX + (isTiled && panels[panel].width >= 34 ? 2 : 1)
    return Rect(
      x: x, y: inner.y, width: max(1, inner.maxX - x - (isTiled ? 2 : 1)),
      height: max(1, isTiled ? inner.height - 1 : inner.height))
  }

  /// The place of a text of `lines` lines, in the middle of the panel: a note comes below it, and it never moves.
  func textPlace(of lines: Int, in panel: Int) -> Rect {
    let area = textArea(panel)
    let height = min(max(1, lines), area.height)
    let free = area.height - height
    // A note may come below it; above it stands a head, so that one free row is there.
    let above = isTiled ? heads == nil ? (free + 1) / 2 : max(min(1, free), free / 2) : 0
    return Rect(x: area.x, y: area.y + above, width: area.width, height: height)
  }
}

extension Rect {
  /// The same rectangle, `rows` further down.
  func moved(down rows: Int) -> Rect { Rect(x: x, y: y + rows, width: width, height: height) }

  /// The panel in this cell of a grid: all of it where frames tell panels apart, else with blank cells around it.
  fileprivate func panel(hasFrames: Bool) -> Rect {
    hasFrames ? self : Rect(x: x + 1, y: y, width: width - 2, height: height - 1)
  }
}

extension SafeText {
  /// Cuts text that is known to go on, so that it ends in an ellipsis within `columns`.
  fileprivate func cut(to columns: Int, _ glyphs: Glyphs) -> SafeText {
    width <= columns ? self : truncated(to: columns, ellipsis: glyphs.ellipsis)
  }
}
