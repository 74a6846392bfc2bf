/// Writes an Excel workbook (XLSX) of one sheet, without formats.
enum WorkbookWriter {
  /// What a cell holds.
  enum Cell {
    /// A text, which is never taken for a formula.
    case text(String)
    /// A number.
    case number(Int)
  }

  /// The workbook with one sheet; rows are numbered from 1, their cells begin in column A, nil leaves one empty.
  static func workbook(sheet: String, _ rows: [(number: Int, cells: [Cell?])]) -> [UInt8] {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    let types = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let packaged = "http://schemas.openxmlformats.org/package/2006"
    var zip = ZipWriter()
    zip.add(
      "[Content_Types].xml",
      head + """
        <Types xmlns="\(packaged)/content-types">\
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
        <Default Extension="xml" ContentType="application/xml"/>\
        <Override PartName="/xl/workbook.xml" ContentType="\(types).sheet.main+xml"/>\
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="\(types).worksheet+xml"/></Types>
        """)
    zip.add(
      "_rels/.rels",
      head + """
        <Relationships xmlns="\(packaged)/relationships">\
        <Relationship Id="rId1" Type="\(relations)/officeDocument" Target="xl/workbook.xml"/></Relationships>
        """)
    zip.add(
      "xl/workbook.xml",
      head + """
        <workbook xmlns="\(main)" xmlns:r="\(relations)"><sheets>\
        <sheet name="\(XMLText.escaped(sheet))" sheetId="1" r:id="rId1"/></sheets></workbook>
        """)
    zip.add(
      "xl/_rels/workbook.xml.rels",
      head + """
        <Relationships xmlns="\(packaged)/relationships">\
        <Relationship Id="rId1" Type="\(relations)/worksheet" Target="worksheets/sheet1.xml"/></Relationships>
        """)
    let lines = rows.map { row in
      "<row r=\"\(row.number)\">"
        + row.cells.enumerated().map { cell($1, column: $0, row: row.number) }.joined() + "</row>\n"
    }
    zip.add(
      "xl/worksheets/sheet1.xml",
      head + "<worksheet xmlns=\"\(main)\"><sheetData>\n\(lines.joined())</sheetData></worksheet>")
    return zip.archive
  }

  private static func cell(_ cell: Cell?, column: Int, row: Int) -> String {
    // No sheet that is written is wider than the alphabet.
    let letter = Unicode.Scalar(0x41 + UInt32(min(column, 25))).map { String(Character($0)) } ?? "A"
    switch cell {
    case nil: return ""
    case .number(let number): return "<c r=\"\(letter)\(row)\"><v>\(number)</v></c>"
    case .text(let text):
      return "<c r=\"\(letter)\(row)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">"
        + XMLText.escaped(text) + "</t></is></c>"
    }
  }
}
