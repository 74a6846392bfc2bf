/// The rows of a spreadsheet, from a text or a workbook.
struct Table {
  /// A row that holds anything.
  struct Row {
    /// Its line in a text, its number in a sheet.
    let number: Int
    /// Its cells, without outer spaces; no more than the limit of a bank.
    var cells: [String]
    /// The columns, from 0, whose cells were dates: they stand in a sheet as numbers that mean nothing as text.
    var dates: Set<Int> = []

    /// A cell; empty where the row is shorter.
    subscript(column: Int?) -> String {
      guard let column, cells.indices.contains(column) else { return "" }
      return cells[column]
    }
  }

  /// The rows, in order.
  var rows: [Row]
  /// Whether the rows are those of a sheet and not lines of a text.
  var isSheet = false
  /// What the sheet is called.
  var title: String?

  /// The place of a row.
  func place(of row: Row) -> ItemPlace { isSheet ? .row(row.number) : .line(row.number) }
}
