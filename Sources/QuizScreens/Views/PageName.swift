import TerminalKit

/// The name of a page in large letters, twice as large where it leaves most of the room to others.
struct PageName: Block {
  let name: SafeText
  var style = Style.shape(3)
  /// The most lines of letters.
  var lines = 1
  let glyphs: Glyphs

  func form(in room: Size) -> Form? {
    FirstFitting([
      LargeText(name, style, scales: [.full(1)], glyphs: glyphs).atMost(rows: room.height / 4),
      LargeText(name, style, scales: [.half], lines: lines, glyphs: glyphs).atMost(rows: room.height / 3),
    ]).inset(columns: 8).across(.center).form(in: room)
  }
}

extension ViewContext {
  /// The name of a page in large letters, for a large window; nil for a smaller one.
  func pageName(_ name: SafeText, lines: Int = 1, _ style: Style = .shape(3)) -> (any Block)? {
    sizeClass == .large ? PageName(name: name, style: style, lines: lines, glyphs: glyphs) : nil
  }
}
