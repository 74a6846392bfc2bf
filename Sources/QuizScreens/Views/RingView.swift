import TerminalKit

/// ◯: the mark of a right answer, drawn large over the panels.
struct RingView {
  /// Paints the ring in the middle of `area`.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let rows = RingView.rows(canvas.glyphs)
    let width = rows.map(\.width).max() ?? 0
    let left = area.x + (area.width - width) / 2
    let top = area.y + (area.height - rows.count) / 2
    for (row, text) in rows.enumerated() {
      // What lies outside the ring stays as it is; what lies inside is blanked.
      let trimmed = SafeText(String(text.string.drop { $0 == " " }))
      canvas.draw(trimmed, at: Point(x: left + text.width - trimmed.width, y: top + row), style: .correct)
    }
  }

  private static func rows(_ glyphs: Glyphs) -> [SafeText] {
    glyphs.isASCII
      ? ["  ######", " ##    ##", "##      ##", "##      ##", " ##    ##", "  ######"]
      : [" ▄▄▀▀▀▀▄▄", "▄▀      ▀▄", "█        █", "█        █", "▀▄      ▄▀", " ▀▀▄▄▄▄▀▀"]
  }
}
