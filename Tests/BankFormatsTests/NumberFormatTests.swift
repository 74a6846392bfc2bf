import QuizCore
import Testing

@testable import BankFormats

/// Numbers, dates and times as a sheet shows them.
@Suite struct NumberFormatTests {
  static let numbers: [(code: String, number: String, shown: String)] = [
    ("General", "12", "12"), ("General", "0.5", "0.5"), ("General", "0.1", "0.1"),
    ("General", "0.30000000000000004", "0.3"), ("General", "0.6666666666666666", "0.666666667"),
    ("General", "1.234567890123457e+19", "1.23457E+19"), ("General", "6.02e+23", "6.02E+23"),
    ("General", "1e-07", "0.0000001"), ("General", "1.5e-10", "1.5E-10"), ("General", "12345678901", "12345678901"),
    ("General", "123456789012", "1.23457E+11"), ("General", "-3", "-3"), ("General", "0", "0"),
    ("General", "-0.0", "0"), ("General", "123456.789012", "123456.789"),
    ("0", "2.5", "3"), ("0", "-2.4", "-2"), ("0.00", "3", "3.00"), ("0.00", "-0.001", "0.00"),
    ("0000", "7", "0007"), ("0000", "1234567", "1234567"), ("#,##0", "1234567", "1,234,567"), ("#,##0", "0", "0"),
    ("#,##0.00 \"€\"", "9.99", "9.99 €"), ("#,##0.00 \"€\"", "1999.5", "1,999.50 €"),
    ("[$€-407] #,##0", "1200", "€ 1,200"), ("\"¥\"#,##0;[Red]\"¥\"-#,##0", "-1200", "¥-1,200"), ("[$-411]0", "5", "5"),
    ("$#,##0.00_);($#,##0.00)", "-5", "($5.00)"), ("0\"人\"", "40", "40人"), ("0.0\\ \"km\"", "3.14159", "3.1 km"),
    ("0%", "0.15", "15%"), ("0.0%", "0.1234", "12.3%"), ("0%", "0.2", "20%"),
    ("# ?/?", "0.3333333333333333", "1/3"), ("# ?/?", "2.5", "2 1/2"), ("# ?/?", "3", "3"), ("# ??/??", "0.28", "7/25"),
    ("?/?", "1.5", "3/2"), ("# ?/8", "0.25", "2/8"),
    ("0.00E+00", "12345", "1.23E+04"), ("0.0E-0", "0.00012", "1.2E-4"), ("#.##", "0.5", ".5"), ("0.##", "2.5", "2.5"),
    ("0,", "12345", "12"), ("000-0000", "1500001", "150-0001"), ("0;-0;\"none\"", "0", "none"), ("@", "12.50", "12.5"),
    ("[>100]0;0.0", "5", "5"),
  ]

  @Test(arguments: numbers) func aNumberIsReadAsTheSheetShowsIt(code: String, number: String, shown: String) throws {
    let value = try #require(SheetNumber(number))
    #expect(NumberFormat(code).text(value) == shown)
  }

  static let dates: [(code: String, number: String, shown: String)] = [
    ("yyyy-mm-dd", "32821", "1989-11-09"), ("d/m/yy", "22506", "13/8/61"), ("h:mm:ss", "0.5", "12:00:00"),
    ("h:mm:ss", "0.7708333333333334", "18:30:00"), ("h:mm", "0", "0:00"), ("h:mm AM/PM", "0.75", "6:00 PM"),
    ("mm:ss.0", "0.00069560", "01:00.1"), ("[h]:mm:ss", "1.5", "36:00:00"), ("d-mmm-yy", "45000", "15-Mar-23"),
    ("dddd, mmmm d, yyyy", "45000", "Wednesday, March 15, 2023"),
    ("yyyy\"年\"m\"月\"d\"日\"(aaa)", "45000", "2023年3月15日(水)"),
    ("[$-411]ggge\"年\"m\"月\"d\"日\"", "43586", "令和1年5月1日"), ("ge.m.d", "32516", "H1.1.8"),
    ("yyyy/m/d h:mm", "45000.25", "2023/3/15 6:00"),
    ("m\"月\"", "59", "2月"), ("yyyy-mm-dd", "1", "1900-01-01"), ("yyyy-mm-dd", "-1", "-1"),
    ("yyyy-mm-dd", "9e9", "9000000000"),
  ]

  @Test(arguments: dates) func aDateIsReadAsTheSheetShowsIt(code: String, number: String, shown: String) throws {
    let format = NumberFormat(code)
    let value = try #require(SheetNumber(number))
    #expect(format.isDate && format.text(value) == shown)
  }

  @Test func everyFormatThatExcelHasANumberForIsKnown() throws {
    let number = try #require(SheetNumber("1234.5"))
    for id in 0...60 {
      #expect(!NumberFormat(NumberFormat.code(ofNumber: id) ?? "General").text(number).isEmpty, "\(id)")
    }
  }

  @Test(arguments: ["", "e", "1e", "1e999999999", "x", "1.2.3", "--1", "0x10", "nan", "inf", "1 2"])
  func whatIsNoNumberIsNone(text: String) {
    #expect(SheetNumber(text) == nil)
  }

  /// Whatever a code and a number are, they are read to their end.
  @Test func anyCodeShowsAnyNumber() throws {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("0#?.,%E+-/;[]\"\\_*@gGyYmdhsaAeb年 $<>")
    let numbers = try ["0", "-1", "1e300", "1e-300", "99999999999999999999", "0.9999999999", "45000.99999999"].map {
      try #require(SheetNumber($0))
    }
    for _ in 0..<2000 {
      let code = String(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          signs[Int.random(in: 0..<signs.count, using: &generator)]
        })
      for number in numbers { #expect(NumberFormat(code).text(number).utf8.count < 4096, "\(code)") }
    }
  }

  // MARK: Cells

  /// A workbook of one sheet; each cell is a text, or a number and the number of its format.
  private static func workbook(_ rows: [[(String, Int?)]], since1904: Bool = false) -> [UInt8] {
    let formats = rows.flatMap { $0.compactMap(\.1) }.reduce(into: [0]) { if !$0.contains($1) { $0.append($1) } }
    func cell(_ text: String, _ format: Int?) -> String {
      guard let format, let style = formats.firstIndex(of: format) else {
        return "<c t=\"inlineStr\"><is><t>\(XMLText.escaped(text))</t></is></c>"
      }
      return "<c s=\"\(style)\"><v>\(text)</v></c>"
    }
    let sheet = rows.map { "<row>\($0.map { cell($0.0, $0.1) }.joined())</row>" }.joined()
    let styles =
      "<numFmts><numFmt numFmtId=\"164\" formatCode=\"0000\"/><numFmt numFmtId=\"165\" formatCode=\"#,##0.00 &quot;€&quot;\"/>"
      + "</numFmts><cellXfs>\(formats.map { "<xf numFmtId=\"\($0)\"/>" }.joined())</cellXfs>"
    return Archive([
      (
        name: "xl/workbook.xml",
        text: "<workbook xmlns:r=\"r\"><workbookPr date1904=\"\(since1904 ? 1 : 0)\"/><sheets>"
          + "<sheet name=\"A\" r:id=\"r0\"/></sheets></workbook>"
      ),
      (
        name: "xl/_rels/workbook.xml.rels",
        text: "<Relationships><Relationship Id=\"r0\" Target=\"worksheets/sheet0.xml\"/></Relationships>"
      ),
      (name: "xl/styles.xml", text: "<styleSheet>\(styles)</styleSheet>"),
      (name: "xl/worksheets/sheet0.xml", text: "<worksheet><sheetData>\(sheet)</sheetData></worksheet>"),
    ]).bytes
  }

  private static let heading: [(String, Int?)] = ["question", "answer", "choice1", "choice2", "choice3"].map {
    ($0, nil)
  }

  @Test func aWorkbooksCellsAreReadAsTheSheetShowsThem() throws {
    let rows: [[(String, Int?)]] = [
      [("Which code?", nil), ("1", 0), ("7", 164), ("42", 164), ("1234567", 164)],
      [("How much?", nil), ("2", 0), ("9.99", 165), ("1999.9", 165), ("0", 165)],
      [("A third?", nil), ("1", 0), ("0.3333333333333333", 12), ("0.25", 12), ("0.15", 9)],
      [("How many atoms?", nil), ("1", 0), ("6.02e+23", 0), ("0.1", 0), ("8", 0)],
    ]
    let file = try imported(NumberFormatTests.workbook([NumberFormatTests.heading] + rows))
    #expect(
      file.questions.map(\.choices) == [
        ["0007", "0042", "1234567"], ["9.99 €", "1,999.90 €", "0.00 €"], ["1/3", "1/4", "15%"],
        ["6.02E+23", "0.1", "8"],
      ])
    #expect(file.notes == [])
  }

  @Test(arguments: [(false, "1989-11-09"), (true, "1993-11-10")]) func datesAndTimesAreReadAndNoted(
    since1904: Bool, day: String
  )
    throws
  {
    let rows: [[(String, Int?)]] = [[("When?", nil), ("1", 0), ("32821", 14), ("0.5", 20), ("0.75", 18)]]
    let file = try imported(NumberFormatTests.workbook([NumberFormatTests.heading] + rows, since1904: since1904))
    #expect(file.questions.map(\.choices) == [[day, "12:00", "6:00 PM"]])
    #expect(file.notes == [.dates(day)])
    #expect(file.notes[0].sentence.en.contains("read as the sheet shows them, such as \"\(day)\""))
  }

  /// Rows 1 to 3: the heading; a date among the choices; a date in a column that means nothing here.
  @Test(arguments: [2, 4]) func aDateIsSaidWhereItIsRead(column: Int) throws {
    let rows = [
      ["Question", "Answer", "Choice 1", "Choice 2", "Made on"], ["When?", "1", "1 May", "b", ""],
      ["What?", "1", "a", "b", "2 May"],
    ]
    var sheet = Table(
      rows: rows.enumerated().map { Table.Row(number: $0.offset + 1, cells: $0.element) }, isSheet: true)
    sheet.rows[column == 2 ? 1 : 2].dates = [column]
    let sheets = try Sheets([ColumnSource(sheet, of: "a.xlsx")], wanted: nil)
    guard case .file(let file) = try sheets.read(by: PlainBankReader.read, isNamed: false) else {
      Issue.record("no bank")
      return
    }
    #expect(file.items.map(\.place) == [.row(2), .row(3)])
    #expect(file.notes == (column == 2 ? [.dates("1 May")] : []))
  }

  @Test func aSheetOfLibreOfficeIsReadAsItShowsItsCells() throws {
    func cell(_ text: String, _ attributes: String = "office:value-type=\"string\"") -> String {
      "<table:table-cell \(attributes)><text:p>\(text)</text:p></table:table-cell>"
    }
    let rows = [
      ["question", "answer", "choice1", "choice2", "choice3"].map { cell($0) }.joined(),
      cell("Which?") + cell("1", "office:value-type=\"float\" office:value=\"1\"")
        + cell("0007", "office:value-type=\"float\" office:value=\"7\"")
        + cell("9,99 €", "office:value-type=\"currency\" office:value=\"9.99\"")
        + cell("12:30", "office:value-type=\"time\" office:time-value=\"PT12H30M00S\""),
    ]
    let sheet = rows.map { "<table:table-row>\($0)</table:table-row>" }.joined()
    let file = try imported(
      Archive([
        (name: "mimetype", text: "application/vnd.oasis.opendocument.spreadsheet"),
        (
          name: "content.xml",
          text: "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\"><office:body>"
            + "<office:spreadsheet><table:table table:name=\"A\">\(sheet)</table:table></office:spreadsheet></office:body>"
            + "</office:document-content>"
        ),
      ]).bytes)
    #expect(file.questions.map(\.choices) == [["0007", "9,99 €", "12:30"]])
    #expect(file.notes == [.dates("12:30")])
  }
}
