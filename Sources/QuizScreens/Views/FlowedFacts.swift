import TerminalKit

/// Facts, as many on each line as fit, and as many lines as fit.
struct FlowedFacts: Block {
  let facts: [SafeText]
  var style = Style.plain

  func form(in room: Size) -> Form? {
    let lines = Flow(pieces: facts, gap: 3).lines(in: room.width).flatMap { $0.wrapped(to: room.width) }
    return Rows(lines.prefix(room.height).map { Line($0, style).rank(0) }).form(in: room)
  }
}
