import TerminalKit

/// A small framed window on top of a screen: a title, lines of text, and keys.
struct PopUp: Equatable {
  /// Stands in the upper edge.
  let title: SafeText
  /// What is said.
  let lines: [SafeText]
  /// Lines of keys below.
  let keys: [SafeText]

  /// Paints the window in the middle of `area`.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let wish = 44
    let width = min(wish, area.width - 2)
    let text = lines.flatMap { $0.wrapped(to: width - 6) }
    let roomy = text.count + keys.count + 5 <= area.height
    let height = text.count + keys.count + (roomy ? 5 : 3)
    let rect = Rect(
      x: area.x + (area.width - width) / 2, y: area.y + max(0, (area.height - height) / 2), width: width,
      height: height)
    canvas.fill(rect)
    canvas.frame(rect, weight: .light)
    canvas.draw(" " + title + " ", at: Point(x: rect.x + 2, y: rect.y), style: .title, width: rect.width - 4)
    var y = canvas.paragraph(
      text, in: Rect(x: rect.x + 3, y: rect.y + (roomy ? 2 : 1), width: width - 6, height: text.count))
    y += 1
    let keyWidth = keys.map(\.width).max() ?? 0
    for key in keys {
      canvas.draw(key, at: Point(x: rect.x + max(3, min(8, (width - keyWidth) / 2)), y: y), style: .key)
      y += 1
    }
  }
}
