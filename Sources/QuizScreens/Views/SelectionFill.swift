import TerminalKit

extension Canvas {
  /// Fills the selected row of a list, and a column before it, with all that is drawn there.
  mutating func fillRow(_ rect: Rect) {
    restyle(Rect(x: rect.x - 1, y: rect.y, width: rect.width + 1, height: rect.height), .row)
  }

  /// Draws the pointer of a list.
  mutating func drawPointer(at point: Point) {
    draw(glyphs.pointer, at: point, style: .selected)
  }
}
