import QuizCore
import TerminalKit

/// The places of a question's choices: two columns, or three for more than four choices.
///
/// Framed panels where the window has room for them, a list where it has not. Drawing and the mouse use the same grid.
struct PanelGridView: Equatable {
  /// The look of a panel.
  enum Look: Equatable {
    /// It can be chosen.
    case open
    /// Enter would choose it.
    case selected
    /// It was chosen, was wrong, and is blocked.
    case gone
    /// It is right; with a label, and whether it was the answer.
    case right(SafeText, isAnswer: Bool)
    /// It was the answer and is wrong; with a label.
    case wrong(SafeText)
    /// It was not chosen, and the question is answered.
    case answered
  }

  /// The place of each choice, in order.
  private(set) var panels: [Rect]
  /// How many panels stand side by side.
  let columns: Int
  /// Whether the choices have frames; otherwise they are lines of a list.
  let isFramed: Bool

  /// Lays out `count` choices at the foot of `area`, on panels `panelHeight` rows high.
  init(framed count: Int, in area: Rect, panelHeight: Int) {
    columns = count > 4 ? 3 : 2
    isFramed = true
    let rows = (count + columns - 1) / columns
    let width = area.width / columns
    let left = area.x + (area.width - width * columns) / 2
    let top = area.maxY - rows * panelHeight
    panels = (0..<count).map { [columns] index in
      Rect(
        x: left + index % columns * width, y: top + index / columns * panelHeight, width: width, height: panelHeight)
    }
  }

  /// Lays out `count` choices as a list at the foot of `area`, with blank rows between where `rowHeight` is 2.
  init(listed count: Int, in area: Rect, rowHeight: Int) {
    columns = count > 4 ? 3 : 1
    isFramed = false
    let rows = (count + columns - 1) / columns
    let width = area.width / columns
    let top = area.maxY - rows * rowHeight + rowHeight - 1
    panels = (0..<count).map { [columns] index in
      Rect(x: area.x + index % columns * width, y: top + index / columns * rowHeight, width: width, height: 1)
    }
  }

  /// Divides the whole of `area` into `count` panels, up to four; the last of an odd number is two columns wide.
  init(dividing area: Rect, between count: Int) {
    columns = count > 1 ? 2 : 1
    isFramed = true
    let rows = max(1, (count + columns - 1) / columns)
    let width = area.width / columns
    let height = area.height / rows
    panels = (0..<count).map { [columns] index in
      let isWide = index == count - 1 && index % columns < columns - 1
      return Rect(
        x: area.x + index % columns * width, y: area.y + index / columns * height, width: isWide ? width * 2 : width,
        height: height)
    }
  }

  /// Lays out `count` panels of one size from the top of `area` on, so many side by side and below each other.
  init(tiling area: Rect, with count: Int, columns: Int, rows: Int) {
    self.columns = columns
    isFramed = true
    let width = area.width / columns
    let height = area.height / rows
    let left = area.x + (area.width - width * columns) / 2
    panels = (0..<count).map { index in
      Rect(
        x: left + index % columns * width, y: area.y + index / columns * height, width: width, height: height)
    }
  }

  /// The same grid, `rows` further down.
  func moved(down rows: Int) -> PanelGridView {
    var grid = self
    grid.panels = panels.map { Rect(x: $0.x, y: $0.y + rows, width: $0.width, height: $0.height) }
    return grid
  }

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

  /// The direction of an arrow key.
  enum Direction: Hashable, Sendable {
    case up, down, left, right
  }

  /// Whether a choice fits into its panel without being cut.
  func fits(_ text: SafeText, in panel: Int, _ glyphs: Glyphs) -> Bool { !lines(of: text, in: panel, glyphs).isCut }

  /// A choice in lines, as many as its panel holds; cut, the last ends in an ellipsis.
  func lines(of text: SafeText, in panel: Int, _ glyphs: Glyphs) -> (lines: [SafeText], isCut: Bool) {
    let place = textArea(panel, glyphs)
    let lines = text.wrapped(to: place.width)
    if lines.count <= place.height { return (lines, false) }
    var kept = Array(lines.prefix(max(1, place.height)))
    kept[kept.count - 1] = (kept[kept.count - 1] + glyphs.ellipsis).cut(to: place.width, glyphs)
    return (kept, true)
  }

  /// Paints one choice, in the lines that `lines(of:in:_:)` made of it.
  func draw(_ lines: [SafeText], panel: Int, look: Look, on canvas: inout Canvas) {
    guard panels.indices.contains(panel) else { return }
    if isFramed {
      drawFrame(panel, look, on: &canvas)
    }
    let place = textPlace(of: lines.count, in: panel, canvas.glyphs)
    let label = Point(x: place.x - labelGap(panel) - ChoiceLabel.width(canvas.glyphs), y: place.y)
    canvas.draw(ChoiceLabel.text(panel, canvas.glyphs), at: label, style: look == .gone ? .gone : .chip(panel))
    canvas.paragraph(lines, in: place, style: look == .gone ? .gone : .plain)
    drawMark(panel, look, place: place, on: &canvas)
    guard look == .selected else { return }
    let chip = Rect(x: label.x, y: label.y, width: ChoiceLabel.width(canvas.glyphs), height: 1)
    canvas.fillSelection(panels[panel], chip: (chip, panel))
  }

  /// Paints a panel's frame and clears what is in it.
  func drawFrame(_ panel: Int, _ look: Look, on canvas: inout Canvas) {
    let rect = panels[panel]
    canvas.fill(rect)
    switch look {
    case .open, .answered: canvas.frame(rect, weight: .light)
    case .selected: canvas.frame(rect, weight: .heavy, style: .selected)
    case .gone: canvas.frame(rect, weight: .shade, style: .gone)
    case .right: canvas.frame(rect, weight: .heavy, style: .correct)
    case .wrong: canvas.frame(rect, weight: .light, style: .wrong)
    }
  }

  /// Paints what stands beside or below a choice: the pointer, or the mark and the label of the verdict.
  private func drawMark(_ panel: Int, _ look: Look, place: Rect, on canvas: inout Canvas) {
    let rect = panels[panel]
    let glyphs = canvas.glyphs
    switch look {
    case .open, .answered: break
    case .selected:
      let point = Point(x: rect.x + 1, y: place.y)
      canvas.draw(glyphs.pointer, at: point, style: .selected)
      canvas.cursor = point
    case .gone:
      canvas.draw(
        glyphs.cross, at: isFramed ? Point(x: place.x, y: place.maxY) : Point(x: rect.x + 1, y: rect.y), style: .gone)
    case .right(let words, let isAnswer):
      drawVerdict(
        isAnswer && isFramed ? glyphs.ring : glyphs.check + " ", words, .correct, in: rect, place: place, on: &canvas)
    case .wrong(let words):
      drawVerdict(glyphs.cross + " ", words, .wrong, in: rect, place: place, on: &canvas)
    }
  }

  private func drawVerdict(
    _ mark: SafeText, _ words: SafeText, _ style: Style, in rect: Rect, place: Rect, on canvas: inout Canvas
  ) {
    if isFramed {
      canvas.draw(mark + words, at: Point(x: place.x, y: place.maxY), style: style, width: place.width)
    } else {
      canvas.draw(mark, at: Point(x: rect.x + 1, y: rect.y), style: style)
    }
  }

  /// The area that a choice's text can fill; the row below its last line is reserved for the mark.
  func textArea(_ panel: Int, _ glyphs: Glyphs) -> Rect {
    let rect = panels[panel]
    let indent = (isFramed && isRoomy(panel) ? 3 : isFramed ? 2 : 3) + ChoiceLabel.width(glyphs) + labelGap(panel)
    return Rect(
      x: rect.x + indent, y: rect.y + (isFramed ? 1 : 0), width: max(1, rect.width - indent - (isFramed ? 2 : 1)),
      height: isFramed ? max(1, rect.height - 3) : 1)
  }

  /// The place of a text of `lines` lines: with the mark below it, in the middle of the panel.
  func textPlace(of lines: Int, in panel: Int, _ glyphs: Glyphs) -> Rect {
    let area = textArea(panel, glyphs)
    let height = min(max(1, lines), area.height)
    return Rect(x: area.x, y: area.y + (area.height - height) / 2, width: area.width, height: height)
  }

  /// Whether a panel is so wide that its text can stand a little off its frame and its label.
  private func isRoomy(_ panel: Int) -> Bool { panels[panel].width >= 34 }

  /// The blank columns between a label and the text.
  private func labelGap(_ panel: Int) -> Int { isFramed && isRoomy(panel) ? 2 : 1 }
}

extension SafeText {
  /// Cuts text that is known to go on, so that it ends in an ellipsis within `columns`.
  fileprivate func cut(to columns: Int, _ glyphs: Glyphs) -> SafeText {
    width <= columns ? self : truncated(to: columns, ellipsis: glyphs.ellipsis)
  }
}
