import TerminalKit

/// A table whose columns draw their part of each row.
struct RowTable<Row: Sendable>: Sendable {
  /// A column.
  struct Column: Sendable {
    fileprivate let column: Table.Column
    fileprivate let title: Line
    fileprivate let cell: @Sendable (Row, Style) -> any Block

    /// A column whose width is within `width`; the highest rank is dropped first, rank 0 never. `cell` draws its part
    /// of a row in the row's style.
    init(
      _ title: [SafeText], _ width: ClosedRange<Int>, _ alignment: Alignment = .left, rank: Int = 0, gap: Int = 2,
      cell: @escaping @Sendable (Row, Style) -> any Block
    ) {
      self.title = Line(title, .key)
      column = Table.Column(title, width, alignment, rank: rank, gap: gap)
      self.cell = cell
    }
  }

  private let columns: [Column]

  /// A table of these columns, from the left.
  init(_ columns: [Column]) { self.columns = columns }

  private var table: Table { Table(columns.map(\.column)) }

  /// The titles of the columns, above the rows of a list.
  var heading: any Block { table.heading.padded(left: List.margin) }

  /// The titles, the first replaced by `first`.
  func heading(_ first: any Block) -> any Block {
    table.row([first] + columns.dropFirst().map { $0.title }).padded(left: List.margin)
  }

  func row(_ row: Row, _ style: Style = .plain) -> any Block { table.row(columns.map { $0.cell(row, style) }) }

  /// All rows as a list of which one is selected.
  func list(_ rows: [Row], selected: Int?, gap: Int = 0) -> List {
    list(count: rows.count, selected: selected, gap: gap) { rows[$0] }
  }

  /// The same, asking only for rows in view.
  func list(count: Int, selected: Int?, gap: Int = 0, row: @escaping @Sendable (Int) -> Row) -> List {
    List(count: count, selected: selected, gap: gap) { self.row(row($0), $1 ? .selected : .plain) }
  }

  /// A row, or where nil the heading, as a line of text.
  func line(_ row: Row?, columns: Int, _ glyphs: Glyphs) -> SafeText {
    var canvas = Canvas(size: Size(width: columns, height: 1), glyphs: glyphs)
    (row.map { self.row($0) } ?? table.heading).draw(in: canvas.bounds, on: &canvas)
    return SafeText(canvas.lines[0])
  }
}
