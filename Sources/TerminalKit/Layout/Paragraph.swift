/// Text wrapped into lines, with code kept as written.
public struct Paragraph: Block {
  /// What happens to text that does not fit.
  public enum Overflow: Sendable {
    /// No form.
    case none
    /// Truncated with an ellipsis.
    case cut
    /// Wide code is shown from this column; too many lines have no form.
    case panned(Int)
  }

  let text: MarkedText
  let style: Style
  let alignment: Alignment
  let codeStyle: Style
  let barsCode: Bool
  let overflow: Overflow
  let fillsLines: Bool

  /// `barsCode` puts a vertical line before code; `fillsLines` lets Japanese break within phrases.
  public init(
    _ text: MarkedText, _ style: Style = .plain, _ alignment: Alignment = .left, code codeStyle: Style = .code,
    barsCode: Bool = true,
    overflow: Overflow = .none, fillsLines: Bool = false
  ) {
    (self.text, self.style, self.alignment, self.codeStyle) = (text, style, alignment, codeStyle)
    (self.barsCode, self.overflow, self.fillsLines) = (barsCode, overflow, fillsLines)
  }

  /// A text without code.
  public init(
    _ text: SafeText, _ style: Style = .plain, _ alignment: Alignment = .left, overflow: Overflow = .none,
    fillsLines: Bool = false
  ) {
    self.init(MarkedText(prose: text), style, alignment, code: style, overflow: overflow, fillsLines: fillsLines)
  }

  /// The bar before code, and the blanks around it.
  private static let barWidth = 3

  /// How many columns of code, with its bar, exceed `width`.
  public func excess(in width: Int) -> Int {
    if text.isProse { return 0 }
    let lines = text.lines(to: width).filter(\.isCode)
    return max(0, lines.reduce(0) { max($0, $1.text.width + (barsCode ? Paragraph.barWidth : 0)) } - width)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard room.width > 0, room.height > 0 else { return nil }
    let lines = text.lines(to: room.width, fillsLines: fillsLines)
    let hasBar = barsCode
    let codeWidth = lines.reduce(0) { $1.isCode ? max($0, $1.text.width) : $0 }
    let codeColumns = codeWidth == 0 ? 0 : codeWidth + (hasBar ? Paragraph.barWidth : 0)
    let proseColumns = lines.reduce(0) { $1.isCode ? $0 : max($0, $1.text.width) }
    switch overflow {
    case .none where max(codeColumns, proseColumns) > room.width || lines.count > room.height: return nil
    case .panned where lines.count > room.height: return nil
    case .none, .cut, .panned: break
    }
    let shown = lines.prefix(room.height)
    let width = alignment == .left ? min(room.width, max(codeColumns, proseColumns)) : room.width
    let pan = if case .panned(let columns) = overflow { min(columns, max(0, codeColumns - room.width)) } else { 0 }
    return Form(Size(width: width, height: shown.count)) { [style, codeStyle, alignment] place, canvas in
      for (row, line) in shown.enumerated() {
        let row = Rect(x: place.x, y: place.y + row, width: place.width, height: 1)
        guard line.isCode else {
          let goesOn = row.y == place.maxY - 1 && shown.count < lines.count
          let text =
            goesOn
            ? (line.text + "  ").truncated(to: min(row.width, line.text.width + 1), ellipsis: canvas.glyphs.ellipsis)
            : line.text
          canvas.draw(text, in: row, alignment: alignment, style: style)
          continue
        }
        let bar = hasBar ? SafeText(String(canvas.glyphs.axisVertical)) + " " : .empty
        let code = line.text.padded(to: codeWidth) + (hasBar ? " " : "")
        let start = alignment.indent(min(codeColumns, row.width), in: row.width)
        let x = row.x + start + canvas.draw(bar, at: Point(x: row.x + start, y: row.y), style: codeStyle)
        canvas.draw(
          pan > 0 ? code.dropping(pan) : code, at: Point(x: x, y: row.y), style: codeStyle, width: row.maxX - x)
      }
    }
  }
}
