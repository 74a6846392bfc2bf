/// Rows of cells in aligned columns.
///
/// If not all columns fit, those of the highest rank are dropped; spare room widens columns from the first on.
public struct Table: Sendable {
  /// A column of a table.
  public struct Column: Sendable {
    let title: [SafeText]
    let width: ClosedRange<Int>
    let alignment: Alignment
    let rank: Int
    let gap: Int

    /// A column within a range of widths, with `gap` blank columns after it. Rank 0 is never dropped.
    public init(
      _ title: [SafeText], _ width: ClosedRange<Int>, _ alignment: Alignment = .left, rank: Int = 0, gap: Int = 2
    ) {
      (self.title, self.width, self.alignment, self.rank, self.gap) = (title, width, alignment, rank, gap)
    }
  }

  let columns: [Column]

  /// A table of these columns, from the left.
  public init(_ columns: [Column]) { self.columns = columns }

  /// The row of titles.
  public var heading: any Block { row(columns.map { Line($0.title, .key) }) }

  /// One cell per column; nil for an empty one.
  public func row(_ cells: [(any Block)?]) -> any Block { TableRow(table: self, cells: cells) }

  /// Each column's place; nil for dropped ones.
  func places(in width: Int) -> [Range<Int>?] {
    var shown = Array(columns.indices)
    func needed() -> Int {
      shown.reduce(0) { $0 + columns[$1].width.lowerBound + columns[$1].gap }
        - (shown.last.map { columns[$0].gap } ?? 0)
    }
    while needed() > width,
      let last = shown.filter({ columns[$0].rank > 0 }).max(by: { columns[$0].rank < columns[$1].rank })
    {
      shown.removeAll { $0 == last }
    }
    var spare = max(0, width - needed())
    var x = 0
    var places = [Range<Int>?](repeating: nil, count: columns.count)
    for index in shown {
      let column = columns[index]
      let more = min(spare, column.width.upperBound - column.width.lowerBound)
      spare -= more
      let end = min(width, x + column.width.lowerBound + more)
      if x < end { places[index] = x..<end }
      x = end + column.gap
    }
    return places
  }
}

/// As high as its highest cell.
private struct TableRow: Block {
  let table: Table
  let cells: [(any Block)?]

  func form(in room: Size) -> Form? {
    guard room.height > 0 else { return nil }
    var parts: [Form.Part] = []
    var height = 1
    for ((cell, column), place) in zip(zip(cells, table.columns), table.places(in: room.width)) {
      guard let place, let form = cell?.form(in: Size(width: place.count, height: room.height)) else { continue }
      let indent = column.alignment.indent(form.size.width, in: place.count)
      parts.append(Form.Part(origin: Point(x: place.lowerBound + indent, y: 0), form: form))
      height = max(height, form.size.height)
    }
    return Form(Size(width: room.width, height: height), parts: parts)
  }
}
