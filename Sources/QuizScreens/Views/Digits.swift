import TerminalKit

/// A score in large letters, with a unit behind their foot; a line of text where there are no blocks to draw them with.
struct Digits: Block {
  let text: String
  let scale: LargeCharacter.Scale
  let style: Style
  /// Wordings of the unit, from the longest to the shortest; none for no unit.
  var units: [SafeText] = []

  func form(in room: Size) -> Form? {
    let large = LargeText(text: text, scale: scale)
    let digits = Drawing({ _ in Size(width: large.width, height: large.height) }) { [style] place, canvas in
      large.draw(at: place.origin, style: style, on: &canvas)
    }
    guard !units.isEmpty else { return digits.form(in: room) }
    return Columns(gap: 1) {
      digits.width(.natural)
      Line(units, .title).width(.rest).atFoot
    }.form(in: room)
  }
}
