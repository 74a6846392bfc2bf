import QuizCore

/// Reads the sheets of an OpenDocument spreadsheet (ODS), as LibreOffice writes it.
enum OpenDocument {
  private static let content = "content.xml"
  private static let type = "mimetype"

  /// The entries of a spreadsheet that are read.
  static func isWanted(_ name: String) -> Bool { name == content || name == type }

  /// Whether an archive is a spreadsheet, and not another document.
  static func isSpreadsheet(_ archive: ZipArchive) throws(ImportError) -> Bool {
    guard archive.names.contains(content), archive.names.contains(type) else { return false }
    let type = String(decoding: try archive.entry(type).prefix(128), as: UTF8.self)
    return type.hasPrefix("application/vnd.oasis.opendocument.spreadsheet")
  }

  /// Reads every sheet, in order.
  static func sheets(_ archive: ZipArchive) throws(ImportError) -> [Table] {
    let root = try XMLElement.read(try archive.entry(content), member: content)
    // What is repeated is counted each time, as if it had been written so.
    var room = archive.most
    var tables: [Table] = []
    for element in root["body"]?["spreadsheet"]?.all("table") ?? [] {
      var table = Table(rows: try rows(of: element, &room), isSheet: true)
      table.title = element.attributes["name"]
      tables.append(table)
    }
    return tables
  }

  private static func rows(of table: XMLElement, _ room: inout Int) throws(ImportError) -> [Table.Row] {
    var rows: [Table.Row] = []
    var number = 1
    for element in table.descendants(stoppingAt: { $0.name == "table-row" }) where element.name == "table-row" {
      let count = repeats(element.attributes["number-rows-repeated"])
      defer { number = number.addingReportingOverflow(count).partialValue }
      let row = row(element, number: number)
      guard !row.cells.isEmpty else { continue }
      for index in 0..<count {
        room -= row.cells.reduce(0) { $0 + $1.utf8.count }
        guard room >= 0 else { throw ImportError(.tooMuch(.inflated)) }
        guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items)) }
        rows.append(row)
        rows[rows.count - 1].number = number.addingReportingOverflow(index).partialValue
      }
    }
    return rows
  }

  private static func repeats(_ attribute: String?) -> Int { max(1, attribute.flatMap { Int($0) } ?? 1) }

  private static func row(_ element: XMLElement, number: Int) -> Table.Row {
    var row = Table.Row(number: number, cells: [])
    var column = 0
    for cell in element.children where cell.name == "table-cell" || cell.name == "covered-table-cell" {
      guard column < BankLimits.columns else { break }
      let end = column + min(repeats(cell.attributes["number-columns-repeated"]), BankLimits.columns - column)
      let text = Workbook.cut(text(of: cell))
      if !text.isEmpty {
        while row.cells.count < column { row.cells.append("") }
        for column in column..<end {
          row.cells.append(text)
          if ["date", "time"].contains(cell.attributes["value-type"]) { row.dates.insert(column) }
          if isError(cell, text) { row.errors.insert(column) }
        }
      }
      column = end
    }
    return row
  }

  /// Whether a cell shows that its formula failed.
  private static func isError(_ cell: XMLElement, _ text: String) -> Bool {
    let isFormula = cell.attributes["formula"] != nil || cell.attributes["value-type"] == "error"
    return isFormula && FormulaError.isOne(text.utf8)
  }

  /// What a cell shows: its paragraphs, or its number where it has none; true and false as English has them.
  private static func text(of cell: XMLElement) -> String {
    if cell.attributes["value-type"] == "boolean" {
      return cell.attributes["boolean-value"] == "true" ? "TRUE" : "FALSE"
    }
    let shown = cell.all("p").map(paragraph).joined(separator: "\n")
    return shown.isEmpty ? cell.attributes["value"].flatMap(SheetNumber.init)?.general ?? "" : shown
  }

  /// The text of a paragraph, without notes and the readings of kanji.
  private static func paragraph(_ element: XMLElement) -> String {
    element.nodes.reduce(into: "") { text, node in
      switch node {
      case .text(let more): text += more
      case .element(let child):
        switch child.name {
        case "s": text += String(repeating: " ", count: min(repeats(child.attributes["c"]), BankLimits.field))
        case "tab": text += " "
        case "line-break": text += "\n"
        case "span", "a", "ruby", "ruby-base": text += paragraph(child)
        case _: break
        }
      }
    }
  }
}
