// A picture as text: what tests compare.
extension Canvas {
  /// A piece of a row in one style.
  public struct Run: Hashable, Sendable {
    /// What is written there, with its blanks.
    public let text: String

    /// What it means.
    public let style: Style

    /// Where it begins.
    public let origin: Point
  }

  /// The text of each row without the blanks at its end, with the marks behind text from right to left: what a test
  /// compares.
  public var lines: [String] {
    (0..<size.height).map { y in
      let text = row(y).cells.filter { !$0.isContinuation }.map { cell in
        String(character(of: cell)) + (cell.endsRightToLeft ? String(RightToLeft.mark) : "")
      }
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return text[..<end].joined()
    }
  }

  /// The pieces of each row, from left to right, that have one style each.
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

  /// What is written in `style`, piece by piece from the top left, without blanks around it; no empty pieces.
  public func runs(of style: Style) -> [String] {
    styledLines.joined().filter { $0.style == style }.map { run in
      let text = run.text.drop { $0 == " " }
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return String(text[..<end])
    }.filter { !$0.isEmpty }
  }
}
