import TerminalKit

/// The answers of a short round as lamps side by side: what was right is lit in green, the rest is off. They light one
/// after the other while a result is told.
struct AnswerLamps {
  /// How each question ended, in order.
  let marks: [AnswerMark]

  /// The rows of all lamps in a result of this size: in two rows where they would be narrow in one.
  func height(in room: Size) -> Int {
    let height = room.height >= 44 ? 7 : 5
    return width(of: marks.count, in: room.width, gap: 1) < AnswerLamps.narrow && room.height >= AnswerLamps.leastForTwo
      ? 2 * AnswerLamps.low + 1 : height
  }

  /// The rows of a lamp in two rows of them, and of the least result that has them.
  private static let (low, leastForTwo) = (5, 34)

  private func width(of count: Int, in columns: Int, gap: Int) -> Int {
    min(AnswerLamps.widest, (columns + gap) / count - gap)
  }

  /// The most lamps of a row.
  private static let most = 10
  /// The widest lamp.
  private static let widest = 12

  /// The narrowest lamp with two blank columns before the next.
  private static let narrow = 8

  /// Whether there are few enough for lamps, and not so few that a row of them tells nothing.
  static func fit(_ count: Int) -> Bool { (2...most).contains(count) }

  /// Paints the lamps of the first `shown` questions.
  func draw(of shown: Int, in area: Rect, on canvas: inout Canvas) {
    let isTwo = area.height > 2 * AnswerLamps.low
    let columns = isTwo ? (marks.count + 1) / 2 : marks.count
    let height = isTwo ? AnswerLamps.low : area.height
    let gap = width(of: columns, in: area.width, gap: 2) < AnswerLamps.narrow ? 1 : 2
    let width = width(of: columns, in: area.width, gap: gap)
    // As large as the lamp, with two rows around it where it has so many; the signs of all of them, or of none.
    let large = marks.compactMap {
      LargeText($0.text(canvas.glyphs), scales: [.half], glyphs: canvas.glyphs)
        .rows(in: Size(width: width - 1, height: height - 2))
    }
    for (index, mark) in marks.prefix(shown).enumerated() {
      let lamp = Rect(
        x: area.x + index % columns * (width + gap), y: area.y + index / columns * (height + 1), width: width,
        height: height)
      let style: Style = mark == .right ? .rightChip : .off
      canvas.fill(lamp, style: style)
      if canvas.glyphs.framesPanels { canvas.frame(lamp, weight: mark == .right ? .heavy : .light, style: style) }
      let sign = mark == .right ? style : .offWrong
      let small = LargeText(mark.text(canvas.glyphs), sign, .numerals, scales: [.half], glyphs: canvas.glyphs)
      if large.count < marks.count, small.form(in: Size(width: lamp.width - 2, height: lamp.height)) != nil {
        small.centered.draw(in: lamp, on: &canvas)
        continue
      }
      let rows = large.count == marks.count ? large[index] : [mark.text(canvas.glyphs)]
      let place = Rect(
        x: lamp.x, y: lamp.y + (lamp.height - rows.count + 1) / 2, width: lamp.width, height: rows.count)
      canvas.paragraph(rows, in: place, alignment: .center, style: sign)
    }
  }
}
