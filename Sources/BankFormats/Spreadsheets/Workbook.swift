import QuizCore

/// Reads the sheets of an Excel workbook (XLSX): texts and numbers as they are shown.
enum Workbook {
  /// The entries of a workbook that are read.
  static func isWanted(_ name: String) -> Bool {
    name == "xl/workbook.xml" || name == "xl/_rels/workbook.xml.rels" || name == "xl/sharedStrings.xml"
      || name == "xl/styles.xml" || name.hasPrefix("xl/worksheets/") && name.hasSuffix(".xml")
  }

  /// Reads every sheet that is shown, in order.
  static func sheets(_ archive: ZipArchive) throws(ImportError) -> [Table] {
    func part(_ name: String) throws(ImportError) -> XMLElement {
      try XMLElement.read(try archive.entry(name), member: name)
    }
    func optional(_ name: String) throws(ImportError) -> XMLElement? {
      archive.names.contains(name) ? try part(name) : nil
    }
    let book = try part("xl/workbook.xml")
    let targets = try part("xl/_rels/workbook.xml.rels").all("Relationship").reduce(into: [String: String]()) {
      if let id = $1.attributes["Id"], let target = $1.attributes["Target"] { $0[id] = path(target) }
    }
    // Many cells can share one string: it is cut once, far beyond what fits in a field.
    let strings = try optional("xl/sharedStrings.xml")?.all("si").map { cut(string($0)) } ?? []
    let since1904 = ["1", "true"].contains(book["workbookPr"]?.attributes["date1904"])
    let styles = Styles(try optional("xl/styles.xml"), since1904: since1904)
    var tables: [Table] = []
    // What is shared is counted in each cell that shows it, as if it had been written there.
    var room = archive.most
    for sheet in book["sheets"]?.all("sheet") ?? [] {
      guard sheet.attributes["state"] == nil || sheet.attributes["state"] == "visible",
        let target = sheet.attributes["id"].flatMap({ targets[$0] }), target.hasPrefix("xl/worksheets/")
      else { continue }
      var table = try table(try part(target), strings, styles, &room)
      table.title = sheet.attributes["name"]
      tables.append(table)
    }
    return tables
  }

  /// The name of an entry that a relationship points to.
  private static func path(_ target: String) -> String {
    target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
  }

  /// A string: its runs without their format, and without the readings of kanji.
  private static func string(_ element: XMLElement) -> String {
    element.children.reduce(into: "") { text, child in
      switch child.name {
      case "t": text += child.text
      case "r": text += child["t"]?.text ?? ""
      default: break
      }
    }
  }

  /// A string without outer spaces, and not longer than is needed to call it too long.
  static func cut(_ text: String) -> String {
    let longest = BankLimits.field * 4
    guard text.utf8.count > longest else { return text.trimmed }
    return String(decoding: text.utf8.prefix(longest), as: UTF8.self).trimmed
  }

  private static func table(
    _ sheet: XMLElement, _ strings: [String], _ styles: Styles, _ room: inout Int
  ) throws(ImportError) -> Table {
    var rows: [Table.Row] = []
    var number = 0
    for element in sheet["sheetData"]?.all("row") ?? [] {
      number = element.attributes["r"].flatMap { Int($0) } ?? number.addingReportingOverflow(1).partialValue
      var row = Table.Row(number: number, cells: [])
      var column = -1
      for cell in element.all("c") {
        column = cell.attributes["r"].flatMap(Workbook.column) ?? column + 1
        guard column < BankLimits.columns else { continue }
        let value = value(of: cell, strings, styles)
        guard !value.text.isEmpty else { continue }
        room -= value.text.utf8.count
        guard room >= 0 else { throw ImportError(.tooMuch(.inflated)) }
        while row.cells.count <= column { row.cells.append("") }
        row.cells[column] = value.text
        if value.kind == .date { row.dates.insert(column) }
        if value.kind == .error { row.errors.insert(column) }
      }
      if row.cells.isEmpty { continue }
      guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items)) }
      rows.append(row)
    }
    return Table(rows: rows, isSheet: true)
  }

  /// The column, from 0, of a cell's name such as `AB12`; nil when it is none, or far beyond those that are read.
  private static func column(_ name: String) -> Int? {
    var column = 0
    var letters = 0
    for byte in name.utf8 {
      guard (0x41...0x5A).contains(byte) else { break }
      letters += 1
      guard letters <= 3 else { return nil }
      column = column * 26 + Int(byte - 0x40)
    }
    return letters > 0 ? column - 1 : nil
  }

  /// What a cell holds besides a text or a number as it is shown.
  private enum Kind {
    case usual, date, error
  }

  private static func value(of cell: XMLElement, _ strings: [String], _ styles: Styles) -> (text: String, kind: Kind) {
    let raw = cell["v"]?.text ?? ""
    switch cell.attributes["t"] ?? "n" {
    case "s":
      let index = Int(raw.trimmed) ?? -1
      return (strings.indices.contains(index) ? strings[index] : "", .usual)
    case "inlineStr": return (cut(cell["is"].map(string) ?? ""), .usual)
    case "b": return (raw.trimmed == "1" ? "TRUE" : "FALSE", .usual)
    case "e": return (raw.trimmed, .error)
    case "n":
      let style = cell.attributes["s"].flatMap { Int($0) } ?? 0
      guard let number = SheetNumber(raw.trimmed) else { return (raw.trimmed, .usual) }
      return styles.shown(number, style: style)
    case _: return (raw.trimmed, .usual)
    }
  }

  /// The formats of a workbook's cells.
  private struct Styles {
    /// By the number of a cell's style.
    private var formats: [NumberFormat] = []
    /// Whether days count from 1904, as on old Macintoshes.
    private let since1904: Bool

    init(_ styles: XMLElement?, since1904: Bool) {
      self.since1904 = since1904
      let codes = (styles?["numFmts"]?.all("numFmt") ?? []).reduce(into: [Int: String]()) {
        if let id = $1.attributes["numFmtId"].flatMap({ Int($0) }) { $0[id] = $1.attributes["formatCode"] }
      }
      var known: [Int: NumberFormat] = [:]
      for style in styles?["cellXfs"]?.all("xf") ?? [] {
        let id = style.attributes["numFmtId"].flatMap { Int($0) } ?? 0
        let format = known[id] ?? NumberFormat(codes[id] ?? NumberFormat.code(ofNumber: id) ?? "General")
        known[id] = format
        formats.append(format)
      }
    }

    /// A number as a cell of a style shows it.
    func shown(_ number: SheetNumber, style: Int) -> (text: String, kind: Kind) {
      guard formats.indices.contains(style) else { return (number.general, .usual) }
      let format = formats[style]
      return (format.text(number, since1904: since1904), format.isDate ? .date : .usual)
    }
  }
}
