/// Blocks in cells of one size, row by row from the left.
public struct Grid: Block {
  let columns: Int
  let rowHeight: Int
  let gap: Int
  let cells: [any Block]

  /// `cells`, `columns` of them side by side with `gap` columns between, each of `rowHeight` rows.
  public init(columns: Int, rowHeight: Int, gap: Int = 0, _ cells: [any Block]) {
    (self.columns, self.rowHeight, self.gap, self.cells) = (max(1, columns), rowHeight, gap, cells)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let rows = (cells.count + columns - 1) / columns
    let width = (room.width - gap * (columns - 1)) / columns
    guard rows > 0, width > 0, rows * rowHeight <= room.height else { return nil }
    // What is left over parts the cells where they stand apart, and lies at both sides where they do not.
    let left = room.width - gap * (columns - 1) - width * columns
    let start = gap > 0 && columns > 1 ? left % (columns - 1) / 2 : left / 2
    let step = width + gap + (gap > 0 && columns > 1 ? left / (columns - 1) : 0)
    var parts: [Form.Part] = []
    for (index, cell) in cells.enumerated() {
      guard let form = cell.form(in: Size(width: width, height: rowHeight)) else { return nil }
      let origin = Point(x: start + index % columns * step, y: index / columns * rowHeight)
      parts.append(Form.Part(origin: origin, form: form))
    }
    return Form(Size(width: room.width, height: rows * rowHeight), parts: parts)
  }
}
