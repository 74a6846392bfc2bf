/// Blocks in cells of equal size, row by row.
public struct Grid: Block {
  let columns: Int
  let rowHeight: Int
  let gap: Int
  let cells: [any Block]

  /// `columns` cells per row, `gap` blank columns apart, each `rowHeight` rows high.
  public init(columns: Int, rowHeight: Int, gap: Int = 0, _ cells: [any Block]) {
    (self.columns, self.rowHeight, self.gap, self.cells) = (max(1, columns), rowHeight, gap, cells)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let rows = (cells.count + columns - 1) / columns
    let width = (room.width - gap * (columns - 1)) / columns
    guard rows > 0, width > 0, rows * rowHeight <= room.height else { return nil }
    // Spare columns widen the gaps; without gaps they go to both sides.
    let left = room.width - gap * (columns - 1) - width * columns
    let start = gap > 0 && columns > 1 ? left % (columns - 1) / 2 : left / 2
    let step = width + gap + (gap > 0 && columns > 1 ? left / (columns - 1) : 0)
    var parts: [Form.Part] = []
    parts.reserveCapacity(cells.count)
    for (index, cell) in cells.enumerated() {
      guard let form = cell.form(in: Size(width: width, height: rowHeight)) else { return nil }
      let origin = Point(x: start + index % columns * step, y: index / columns * rowHeight)
      parts.append(Form.Part(origin: origin, form: form))
    }
    return Form(Size(width: room.width, height: rows * rowHeight), parts: parts)
  }
}
