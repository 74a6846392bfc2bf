import TerminalKit

/// A level bar as thin as a line: heavy as far as it is filled, light beyond.
struct LineBar {
  /// How much of it is filled, from 0 to 1.
  let fraction: Double

  /// Paints the bar. A little of it is filled unless nothing is, and a little is left unless all is filled.
  func draw(at point: Point, width: Int, style: Style = .bar, on canvas: inout Canvas) {
    guard width > 0 else { return }
    let whole = Int((fraction * Double(width)).rounded())
    let filled = fraction <= 0 ? 0 : fraction >= 1 ? width : max(1, min(width - 1, whole))
    let glyphs = canvas.glyphs
    canvas.fill(
      Rect(x: point.x, y: point.y, width: width, height: 1), with: glyphs.light.horizontal, style: .track)
    canvas.fill(
      Rect(x: point.x, y: point.y, width: filled, height: 1), with: glyphs.heavy.horizontal, style: style)
  }
}
