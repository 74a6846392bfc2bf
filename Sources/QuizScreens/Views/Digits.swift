import TerminalKit

/// A score in large digits with a unit at their baseline; plain text where there are no blocks to draw with.
struct Digits: Block {
  let text: String
  let scale: LargeText.Scale
  let style: Style
  /// Wordings of the unit, longest first; none for no unit.
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

  /// With a word beside it at half height.
  func beside(_ word: SafeText) -> any Block {
    Columns(gap: 2) {
      self.width(.natural)
      Line(word, .title).down { $0 / 2 }.width(.natural).asHighAsOthers
    }
  }
}
