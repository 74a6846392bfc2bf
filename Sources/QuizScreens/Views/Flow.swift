import TerminalKit

/// Pieces of text, as many on each line as fit. A piece is broken only where it is wider than a line.
struct Flow: Block {
  let pieces: [SafeText]
  var gap = 1
  var style = Style.plain
  /// Shows as many lines as fit; otherwise it has no form unless all do.
  var mayBeCut = false

  func lines(in columns: Int) -> [SafeText] {
    var lines: [SafeText] = []
    for piece in pieces {
      if let last = lines.last, last.width + gap + piece.width <= columns {
        lines[lines.count - 1] = last + .blanks(gap) + piece
      } else {
        lines.append(piece)
      }
    }
    return lines.flatMap { $0.wrapped(to: columns) }
  }

  func form(in room: Size) -> Form? {
    let rows = Rows(lines(in: room.width).map { Line($0, style).rank(0) })
    return (mayBeCut ? rows : rows.whole).form(in: room)
  }
}

extension SafeText {
  /// The words of the text.
  var pieces: [SafeText] { string.split(separator: " ").map { SafeText(String($0)) } }
}
