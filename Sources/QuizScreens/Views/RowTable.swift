import TerminalKit

/// A table whose columns draw their part of each row, most of them as text.
struct RowTable<Row: Sendable>: Sendable {
  /// A column.
  struct Column: Sendable {
    fileprivate let column: Table.Column
    fileprivate let title: [SafeText]
    fileprivate let alignment: Alignment
    fileprivate let text: (@Sendable (Row) -> [SafeText])?
    fileprivate let cell: @Sendable (Row, Style) -> any Block

    /// A column whose width is within `width`; the highest rank is dropped first, rank 0 never. `cell` draws its part
    /// of a row in the row's style; `text` is the same in words, longest wording first.
    init(
      _ title: [SafeText], _ width: ClosedRange<Int>, _ alignment: Alignment = .left, rank: Int = 0, gap: Int = 2,
      text: (@Sendable (Row) -> [SafeText])? = nil, cell: @escaping @Sendable (Row, Style) -> any Block
    ) {
      (self.title, self.alignment, self.text, self.cell) = (title, alignment, text, cell)
      column = Table.Column(title, width, alignment, rank: rank, gap: gap)
    }

    /// The same, drawn as its text.
    init(
      _ title: [SafeText], _ width: ClosedRange<Int>, _ alignment: Alignment = .left, rank: Int = 0, gap: Int = 2,
      text: @escaping @Sendable (Row) -> [SafeText]
    ) {
      self.init(title, width, alignment, rank: rank, gap: gap, text: text) { Line(text($0), $1) }
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
    table.row([first] + columns.dropFirst().map { Line($0.title, .key) }).padded(left: List.margin)
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

  /// The texts of a row, or where nil of the heading, of columns that have texts: the fields of ``whole(_:)``.
  func fields(_ row: Row?) -> [SafeText] {
    columns.compactMap { column in column.text.map { (row.map($0) ?? column.title).first ?? .empty } }
  }

  /// These rows as a table without truncation.
  func whole(_ rows: [Row]) -> WholeTable {
    WholeTable(columns.filter { $0.text != nil }.map(\.alignment), for: [fields(nil)] + rows.map(fields))
  }

  /// A row, or where nil the heading, as a line of text.
  func line(_ row: Row?, columns: Int, _ glyphs: Glyphs) -> SafeText {
    var canvas = Canvas(size: Size(width: columns, height: 1), glyphs: glyphs)
    (row.map { self.row($0) } ?? table.heading).draw(in: canvas.bounds, on: &canvas)
    return SafeText(canvas.lines[0])
  }
}
