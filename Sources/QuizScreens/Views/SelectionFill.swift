import TerminalKit

extension Canvas {
  /// Fills what is selected, where the glyphs ask for it; its chip stays as it is.
  mutating func fillSelection(_ rect: Rect, chip: (place: Rect, choice: Int)? = nil) {
    guard glyphs.fillsSelection else { return }
    restyle(rect, .selected)
    if let chip { restyle(chip.place, .chip(chip.choice)) }
  }

  /// Fills the selected row of a list, and a column before it, with all that is drawn there.
  mutating func fillRow(_ rect: Rect) {
    restyle(Rect(x: rect.x - 1, y: rect.y, width: rect.width + 1, height: rect.height), .row)
  }

  /// Draws the pointer of a list.
  mutating func drawPointer(at point: Point) {
    draw(glyphs.pointer, at: point, style: .selected)
  }
}
