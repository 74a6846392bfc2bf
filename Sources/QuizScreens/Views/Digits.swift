import TerminalKit

/// A score in large digits, with a unit behind their foot; a line of text where there are no blocks to draw them with.
struct Digits: Block {
  let text: String
  let scale: LargeText.Scale
  let style: Style
  /// Wordings of the unit, from the longest to the shortest; none for no unit.
  var units: [SafeText] = []
  let glyphs: Glyphs

  func form(in room: Size) -> Form? {
    let isText = scale == .half && !glyphs.hasHalfBlocks
    let digits: any Block =
      isText
      ? Line(SafeText(text), style) : LargeText(SafeText(text), style, .numerals, scales: [scale], glyphs: glyphs)
    let withUnits = units.map { unit in
      Columns(gap: 1) {
        digits.width(.natural)
        Line(unit, .title).whole.width(.natural).atFoot
      }
    }
    return FirstFitting(withUnits + [digits]).form(in: room)
  }

  /// It with a word half way up at its right.
  func beside(_ word: SafeText) -> any Block {
    Columns(gap: 2) {
      self.width(.natural)
      Line(word, .title).down { $0 / 2 }.width(.natural).asHighAsOthers
    }
  }
}
