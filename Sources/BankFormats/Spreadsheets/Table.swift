import QuizCore

/// The rows of a spreadsheet, from a text or a workbook.
struct Table {
  /// A row that holds anything.
  struct Row {
    /// Its line in a text, its number in a sheet.
    var number: Int
    /// Its cells, without outer spaces; no more than the limit of a bank.
    var cells: [String]
    /// The columns, from 0, whose cells are dates or times.
    var dates: Set<Int> = []
    /// The columns, from 0, whose cells show that their formula failed.
    var errors: Set<Int> = []

    /// A cell; empty where the row is shorter.
    subscript(column: Int?) -> String {
      guard let column, cells.indices.contains(column) else { return "" }
      return cells[column]
    }

    /// Why the first of these columns whose formula failed cannot be read; nil when all can be.
    func problem(in columns: some Sequence<Int>) -> Refusal? {
      guard !errors.isEmpty, let column = columns.filter(errors.contains).min() else { return nil }
      let name = Table.name(ofColumn: column)
      return .syntax(
        Phrase(
          en: "the cell in column \(name) is \(Excerpt.quoted(self[column])), the error of a formula; correct it there",
          ja: "\(name)列のセルが数式のエラー（\(Excerpt.of(self[column]))）です。元の表で直してください"))
    }
  }

  /// The rows, in order.
  var rows: [Row]
  /// Whether the rows are those of a sheet and not lines of a text.
  var isSheet = false
  /// What the sheet is called.
  var title: String?
  /// Whether a text is surely in columns: tabs divide it, or each row has as many cells, some of them empty at its end.
  var isEven = false

  /// What spreadsheet programs call a column, from 0: A to Z, AA, AB.
  static func name(ofColumn column: Int) -> String {
    var name = ""
    var rest = column
    while rest >= 0 {
      if let letter = Unicode.Scalar(0x41 + UInt32(rest % 26)) { name = String(Character(letter)) + name }
      rest = rest / 26 - 1
    }
    return name
  }

  /// The place of a row.
  func place(of row: Row) -> ItemPlace { isSheet ? .row(row.number) : .line(row.number) }
}
