import TerminalKit

/// Pieces of text one after the other, in as many lines as they need: none is broken.
struct Flow: Block {
  let pieces: [SafeText]
  var gap = 1
  var style = Style.plain

  func form(in room: Size) -> Form? {
    let lines = pieces.reduce(into: [SafeText]()) { lines, piece in
      if let last = lines.last, last.width + gap + piece.width <= room.width {
        lines[lines.count - 1] = last + .blanks(gap) + piece
      } else {
        lines.append(piece)
      }
    }
    return Rows(lines.map { Line($0, style).rank(0) }).whole.form(in: room)
  }
}
