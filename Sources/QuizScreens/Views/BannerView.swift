import TerminalKit

/// The banner of a result.
struct BannerView {
  /// A line of text and its style.
  typealias Line = (text: SafeText, style: Style)

  /// The text.
  let lines: [Line]

  /// The narrowest window in which a banner is in large type.
  private static let leastForLargeType = 110

  /// The first line in large type, the others below it; nil where there is no room for that.
  private func large(in area: Rect, _ glyphs: Glyphs) -> [SafeText]? {
    guard area.width >= BannerView.leastForLargeType, let line = lines.first else { return nil }
    let most = area.height - lines.count - 1
    // Letters that stand apart need no blanks between them in large type.
    let words = line.text.string.split(separator: " ")
    let text = words.allSatisfy { $0.count == 1 } ? SafeText(words.joined()) : line.text
    return LargeProse(text, width: area.width - 10, most: most, glyphs)?.block
  }

  /// Paints the banner in the middle of `area`, and says where.
  func draw(in area: Rect, on canvas: inout Canvas) -> Rect {
    let large = large(in: area, canvas.glyphs)
    let width = min(max(40, (large?.first?.width ?? 0) + 8), area.width - 2)
    // A text that takes more than a line is read from its left edge.
    let text = lines.enumerated().flatMap { index, line in
      if index == 0, let large { return large.map { (text: $0, style: line.style, alignment: Alignment.center) } }
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
    return rect
  }
}
