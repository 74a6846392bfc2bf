import TerminalKit

/// The banner of a result.
struct BannerView {
  /// A line of text and its style.
  typealias Line = (text: SafeText, style: Style)

  /// The text.
  let lines: [Line]

  /// Paints the banner in the middle of `area`.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let width = min(40, area.width - 2)
    // A text that takes more than a line is read from its left edge.
    let text = lines.flatMap { line in
      let wrapped = line.text.wrapped(to: width - 4)
      return wrapped.map { (text: $0, style: line.style, alignment: wrapped.count == 1 ? Alignment.center : .left) }
    }
    .prefix(max(1, area.height - 2))
    let isRoomy = text.count + 4 <= area.height
    let height = text.count + (isRoomy ? 4 : 2)
    let top = area.y + max(0, (area.height - height) / 2)
    let rect = Rect(x: area.x + (area.width - width) / 2, y: top, width: width, height: height)
    canvas.fill(rect)
    canvas.frame(rect, weight: .heavy, style: .correct)
    for (row, line) in text.enumerated() {
      let y = top + (isRoomy ? 2 : 1) + row
      guard y < area.maxY else { break }
      canvas.draw(
        line.text, in: Rect(x: rect.x + 2, y: y, width: width - 4, height: 1), alignment: line.alignment,
        style: line.style)
    }
  }
}
