import TerminalKit

/// ◯: the mark of a right answer, drawn large.
struct RingView {
  /// How large it is.
  private enum Size: CaseIterable {
    case large, small
  }

  /// Where it is drawn.
  let place: Rect
  private let size: Size

  /// The largest ring that fits into `area`, at its right end and half way up; nil where none does.
  static func largest(in area: Rect) -> RingView? {
    for size in Size.allCases {
      let rows = rows(size, isASCII: false)
      let width = rows.map(\.width).max() ?? 0
      guard width + 1 <= area.width, rows.count <= area.height else { continue }
      return RingView(
        place: Rect(
          x: area.maxX - width - 1, y: area.y + (area.height - rows.count) / 2, width: width, height: rows.count),
        size: size)
    }
    return nil
  }

  /// Paints the ring; what lies inside stays as it is.
  func draw(on canvas: inout Canvas, style: Style) {
    for (row, text) in RingView.rows(size, isASCII: canvas.glyphs.isASCII).enumerated() {
      var column = 0
      for character in text.string {
        if character != " " {
          canvas.draw(
            SafeText(String(character)), at: Point(x: place.x + column, y: place.y + row), style: style)
        }
        column += 1
      }
    }
  }

  private static func rows(_ size: Size, isASCII: Bool) -> [SafeText] {
    switch (size, isASCII) {
    case (.large, false): ["  ▄▄▀▀▀▀▄▄", " ▄▀      ▀▄", " █        █", " █        █", " ▀▄      ▄▀", "  ▀▀▄▄▄▄▀▀"]
    case (.large, true): ["   ######", "  ##    ##", " ##      ##", " ##      ##", "  ##    ##", "   ######"]
    case (.small, false): ["▄▀▀▀▄", "█   █", "▀▄▄▄▀"]
    case (.small, true): [" ### ", "#   #", " ### "]
    }
  }
}
