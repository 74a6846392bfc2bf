@testable import TerminalKit

/// A slow, direct implementation of what `Canvas` does, with characters in cells, that it is compared with.
struct ReferenceCanvas {
  let size: Size
  private var cells: [[Cell]]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: Array(repeating: .blank, count: size.width), count: size.height)
  }

  mutating func draw(_ text: SafeText, at point: Point, style: Style) {
    guard (0..<size.height).contains(point.y) else { return }
    var x = point.x
    for character in text.string {
      let columns = TextWidth.columns(of: character)
      put(character == "\n" ? " " : character, columns, x, point.y, style)
      x += columns
    }
  }

  mutating func fill(_ rect: Rect, with character: Character, style: Style) {
    let isNarrow = character.unicodeScalars.count == 1 && TextWidth.columns(of: character) == 1 && character != "\n"
    for y in 0..<size.height {
      for x in 0..<size.width where rect.contains(Point(x: x, y: y)) { put(isNarrow ? character : " ", 1, x, y, style) }
    }
  }

  mutating func restyle(_ rect: Rect, _ style: Style) {
    for y in cells.indices {
      var restyled = false
      for x in cells[y].indices {
        let cell = cells[y][x]
        if !cell.isContinuation { restyled = rect.contains(Point(x: x, y: y)) }
        if restyled { cells[y][x] = Cell(character: cell.character, style: style, isContinuation: cell.isContinuation) }
      }
    }
  }

  private mutating func put(_ character: Character, _ columns: Int, _ x: Int, _ y: Int, _ style: Style) {
    let seen = max(0, x)..<max(0, x, min(size.width, x + columns))
    if seen.isEmpty { return }
    blank(crossing: seen.lowerBound, y)
    blank(crossing: seen.upperBound, y)
    let fits = seen.count == columns
    for column in seen {
      let isContinuation = fits && column > x
      cells[y][column] = Cell(
        character: fits && !isContinuation ? character : " ", style: style, isContinuation: isContinuation)
    }
  }

  private mutating func blank(crossing x: Int, _ y: Int) {
    guard x < size.width, cells[y][x].isContinuation else { return }
    let first = cells[y][..<x].lastIndex { !$0.isContinuation } ?? 0
    let end = cells[y][x...].firstIndex { !$0.isContinuation } ?? size.width
    for column in first..<end {
      cells[y][column] = Cell(character: " ", style: cells[y][column].style, isContinuation: false)
    }
  }

  subscript(point: Point) -> Cell { cells[point.y][point.x] }
}
