import TerminalKit

/// A text in one line of large type.
struct LargeLine: Block {
  let text: SafeText
  let scale: LargeName.Scale
  let style: Style
  let glyphs: Glyphs

  init(_ text: SafeText, _ scale: LargeName.Scale, _ style: Style, _ glyphs: Glyphs) {
    (self.text, self.scale, self.style, self.glyphs) = (text, scale, style, glyphs)
  }

  func form(in room: Size) -> Form? {
    guard let name = LargeName.alike([text], [scale], room: room.width, rows: room.height, glyphs)?.first else {
      return nil
    }
    return Drawing({ _ in Size(width: name.width, height: name.height) }) { [style] place, canvas in
      name.draw(at: place.origin, style: style, on: &canvas)
    }.form(in: room)
  }
}
