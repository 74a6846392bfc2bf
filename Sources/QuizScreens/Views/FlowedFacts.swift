import TerminalKit

/// Facts, as many on each line as fit, and as many lines as fit.
struct FlowedFacts: Block {
  let facts: [SafeText]
  var style = Style.plain

  func form(in room: Size) -> Form? {
    let lines = facts.reduce(into: [SafeText]()) { lines, fact in
      if let last = lines.last, last.width + 3 + fact.width <= room.width {
        lines[lines.count - 1] = last + "   " + fact
      } else {
        lines.append(fact)
      }
    }
    let wrapped = lines.flatMap { $0.wrapped(to: room.width) }
    return Rows(wrapped.prefix(room.height).map { Line($0, style).rank(0) }).form(in: room)
  }
}
