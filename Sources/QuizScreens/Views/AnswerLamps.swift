import TerminalKit

/// The answers of a short round as lamps side by side: what was right is lit in green, the rest is off. They light one
/// after the other while a result is told.
struct AnswerLamps {
  /// How each question ended, in order.
  let marks: [AnswerMark]

  /// The rows of a lamp.
  static let height = 5
  /// The most lamps of a row.
  private static let most = 10
  /// The widest lamp, and the blank columns between two.
  private static let (widest, gap) = (12, 2)

  /// Whether there are few enough for lamps, and not so few that a row of them tells nothing.
  static func fit(_ count: Int) -> Bool { (2...most).contains(count) }

  /// Paints the lamps of the first `shown` questions.
  func draw(of shown: Int, in area: Rect, on canvas: inout Canvas) {
    let width = min(AnswerLamps.widest, (area.width + AnswerLamps.gap) / marks.count - AnswerLamps.gap)
    for (index, mark) in marks.prefix(shown).enumerated() {
      let lamp = Rect(
        x: area.x + index * (width + AnswerLamps.gap), y: area.y, width: width, height: AnswerLamps.height)
      let style: Style = mark == .right ? .rightChip : .off
      canvas.fill(lamp, style: style)
      if canvas.glyphs.framesPanels { canvas.frame(lamp, weight: mark == .right ? .heavy : .light, style: style) }
      let line = Rect(x: lamp.x, y: lamp.y + lamp.height / 2, width: lamp.width, height: 1)
      canvas.draw(mark.text(canvas.glyphs), in: line, alignment: .center, style: mark == .right ? style : .offWrong)
    }
  }
}
