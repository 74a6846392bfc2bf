import TerminalKit

extension Canvas {
  /// Fills what is selected, where the glyphs ask for it; its chip stays as it is.
  mutating func fillSelection(_ rect: Rect, chip: (place: Rect, choice: Int)? = nil) {
    guard glyphs.fillsSelection else { return }
    restyle(rect, .selected)
    if let chip { restyle(chip.place, .chip(chip.choice)) }
  }
}
