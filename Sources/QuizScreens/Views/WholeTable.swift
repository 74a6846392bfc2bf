import TerminalKit

/// The columns of a table without truncation: each as wide as its widest cell, with two blanks between.
///
/// Wider cells of later rows push what follows them to the right.
struct WholeTable: Equatable {
  private let sides: [Alignment]
  private let widths: [Int]

  /// Columns for these rows; each row has as many fields as there are sides.
  init(_ sides: [Alignment], for rows: [[SafeText]]) {
    self.sides = sides
    widths = sides.indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
  }

  /// The rows of such a table as lines, truncated to `columns`; nil truncates nothing.
  static func lines(
    _ sides: [Alignment], _ rows: [[SafeText]], columns: Int? = nil, glyphs: Glyphs = .unicode
  ) -> [SafeText] {
    rows.map(WholeTable(sides, for: rows).line).map { line in
      columns.map { line.truncated(to: $0, ellipsis: glyphs.ellipsis) } ?? line
    }
  }

  /// A row as a line, without blanks at its end.
  func line(_ row: [SafeText]) -> SafeText {
    var line = SafeText.empty
    var blanks = 0
    for (column, text) in row.enumerated() {
      let room = max(0, widths[column] - text.width)
      // A column empty in all rows takes no room.
      let gap = column == 0 || widths[column] == 0 && text.isEmpty ? 0 : 2
      let before = blanks + gap + (sides[column] == .right ? room : 0)
      blanks = sides[column] == .right ? 0 : room
      if text.isEmpty {
        blanks += before
      } else {
        line = line + (" " as SafeText).repeated(before) + text
      }
    }
    return line
  }
}
