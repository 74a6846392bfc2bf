import TerminalKit

/// Pieces of text flowed into lines; no piece is broken.
struct Flow: Block {
  let pieces: [SafeText]
  var gap = 1
  var style = Style.plain

  /// The lines for this width; a single piece may be wider.
  func lines(in columns: Int) -> [SafeText] {
    pieces.reduce(into: []) { lines, piece in
      if let last = lines.last, last.width + gap + piece.width <= columns {
        lines[lines.count - 1] = last + .blanks(gap) + piece
      } else {
        lines.append(piece)
      }
    }
  }

  func form(in room: Size) -> Form? {
    Rows(lines(in: room.width).map { Line($0, style).rank(0) }).whole.form(in: room)
  }
}

extension SafeText {
  /// The words of the text.
  var pieces: [SafeText] { string.split(separator: " ").map { SafeText(String($0)) } }
}

/// Facts, as many on each line as fit, and as many lines as fit.
struct FlowedFacts: Block {
  let facts: [SafeText]
  var style = Style.plain

  func form(in room: Size) -> Form? {
    let lines = Flow(pieces: facts, gap: 3).lines(in: room.width).flatMap { $0.wrapped(to: room.width) }
    return Rows(lines.prefix(room.height).map { Line($0, style).rank(0) }).form(in: room)
  }
}
