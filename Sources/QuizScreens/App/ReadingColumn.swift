import TerminalKit

extension ViewContext {
  /// The part of the body for text that is read: a column that eyes can follow, in the middle of the body, and away from
  /// the header where the window is high.
  var readingColumn: Rect {
    let body = body()
    if isCompact { return body.inset(dx: 1, dy: 0) }
    let width = min(body.width - 6, 76)
    // What an ordinary window holds; of the rows beyond that a quarter is left blank above.
    let top = 1 + max(0, body.height - 20) / 4
    return Rect(
      x: body.x + (body.width - width) / 2, y: body.y + top, width: width, height: max(0, body.height - top))
  }

  /// The name of a page in at most so many lines of large letters, twice as large where that is a small part of the rows
  /// that are left for it; nil in windows that are not large. It has no form where it has no room, and for characters that
  /// have no large form.
  func pageName(_ name: SafeText, lines: Int = 1, _ style: Style = .shape(3)) -> (any Block)? {
    guard sizeClass == .large else { return nil }
    return FirstFitting([
      LargeText(name, style, scales: [.full(1)], glyphs: glyphs).atLeast(columns: 124, rows: 24),
      LargeText(name, style, scales: [.half], lines: lines, glyphs: glyphs),
    ]).inset(columns: 8).across(.center)
  }
}
