import TerminalKit

extension ViewContext {
  /// The name of a page in at most `lines` lines of large letters, twice as large where that leaves most rows free; nil
  /// in windows that are not large. No form where it does not fit or a character has no large form.
  func pageName(_ name: SafeText, lines: Int = 1, _ style: Style = .shape(3)) -> (any Block)? {
    guard sizeClass == .large else { return nil }
    return FirstFitting([
      LargeText(name, style, scales: [.full(1)], glyphs: glyphs).atLeast(columns: 124, rows: 24),
      LargeText(name, style, scales: [.half], lines: lines, glyphs: glyphs),
    ]).inset(columns: 8).across(.center)
  }
}
