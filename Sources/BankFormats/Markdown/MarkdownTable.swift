import QuizCore

/// A table in Markdown: rows of cells between bars, the second of dashes. Several tables with one heading are one.
enum MarkdownTable {
  /// The rows of a text that is mostly such tables; nil when it is not.
  static func table(_ source: SourceText) throws(ImportError) -> Table? {
    var rows: [Table.Row] = []
    var others = 0
    var heading: Table.Row?
    var last: Table.Row?
    var isInside = false
    for line in source.lines {
      guard let cells = cells(line) else {
        isInside = false
        last = nil
        if !line.isBlank, line.bytes.first != UInt8(ascii: "#") { others += 1 }
        continue
      }
      let row = Table.Row(number: line.number, cells: cells)
      if isInside {
        guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items), line: line.number) }
        rows.append(row)
      } else if let above = last, isRule(cells) {
        if heading == nil { rows.append(above) }
        guard heading == nil || heading?.cells == above.cells else { return nil }
        heading = above
        isInside = true
      }
      last = row
    }
    guard rows.count > 1, rows.count > others else { return nil }
    for index in rows.indices {
      rows[index].cells = rows[index].cells.map { (try? MarkdownText.plain($0)) ?? $0 }
      while rows[index].cells.last?.isEmpty == true { rows[index].cells.removeLast() }
    }
    return Table(rows: rows)
  }

  /// The cells of a line with bars that divide them; nil for other lines.
  private static func cells(_ line: TextLines.Line) -> [String]? {
    guard line.bytes.count <= BankLimits.row, line.bytes.contains(UInt8(ascii: "|")) else { return nil }
    var cells = [[UInt8]()]
    var isEscaped = false
    for byte in WhiteSpace.trimmed(line.bytes) {
      switch byte {
      case UInt8(ascii: "|") where isEscaped: cells[cells.count - 1][cells[cells.count - 1].count - 1] = byte
      case UInt8(ascii: "|"): cells.append([])
      case _: cells[cells.count - 1].append(byte)
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    let texts = cells.prefix(BankLimits.columns).map { String(decoding: WhiteSpace.trimmed($0[...]), as: UTF8.self) }
    return texts.count > 1 ? texts : nil
  }

  /// Whether a row is the line below a heading.
  private static func isRule(_ cells: [String]) -> Bool {
    cells.allSatisfy { cell in cell.contains("-") && cell.allSatisfy { $0 == "-" || $0 == ":" } }
  }
}
