// A picture as text, for tests.
extension Canvas {
  /// A piece of a row in one style.
  public struct Run: Hashable, Sendable {
    /// Its text, with blanks.
    public let text: String
    /// Its style.
    public let style: Style
    /// Its first cell.
    public let origin: Point
  }

  /// The text of each row without trailing blanks, with marks after right-to-left text.
  public var lines: [String] {
    (0..<size.height).map { y in
      let text = row(y).cells.filter { !$0.isContinuation }.map { cell in
        String(character(of: cell)) + (cell.endsRightToLeft ? String(RightToLeft.mark) : "")
      }
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return text[..<end].joined()
    }
  }

  /// Each row split into pieces of one style.
  public var styledLines: [[Run]] {
    (0..<size.height).map { y in
      var runs: [Run] = []
      var text = ""
      var start = 0
      let cells = Array(row(y).cells)
      for (x, cell) in cells.enumerated() {
        if !cell.isContinuation { text.append(character(of: cell)) }
        if x + 1 == cells.count || cells[x + 1].style != cell.style {
          runs.append(Run(text: text, style: Style(code: cell.style), origin: Point(x: start, y: y)))
          text = ""
          start = x + 1
        }
      }
      return runs
    }
  }

  /// The texts in `style` from the top left, trimmed, without empty ones.
  public func runs(of style: Style) -> [String] {
    styledLines.joined().filter { $0.style == style }.map { run in
      let text = run.text.drop { $0 == " " }
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return String(text[..<end])
    }.filter { !$0.isEmpty }
  }
}
