import QuizCore
import Testing

/// CSV files of any columns, and cells.
struct CSVTableTests {
  @Test(
    arguments: [
      ("", []), ("\u{FEFF}a,b\r\n", [["a", "b"]]),
      (" a ,\"b\"\"c\r\nd\",\n,,\n\n\u{3000}e", [["a", "b\"c\nd", ""], ["e"]]),
      ("a,\"never closed\nb,c\n", [["b", "c"]]), ("\"a\"x,b\rc", [["c"]]),
    ] as [(String, [[String]])])
  func theFieldsOfEachRowAreRead(text: String, rows: [[String]]) {
    #expect(CSVTable(Array(text.utf8)).rows == rows)
  }

  @Test(arguments: [
    ("", ""), ("a b", "a b"), ("a,b", "\"a,b\""), ("a;b", "a;b"), ("a\tb", "a\tb"), ("\"a\"", "\"\"\"a\"\"\""),
    ("a\r\nb", "\"a\r\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""), ("#N/A", "\"#N/A\""), ("#1", "#1"),
  ])
  func aCellIsInQuotesWhereItMustBe(text: String, cell: String) {
    #expect(CSV.cell(text) == cell)
    #expect(CSV.cell("a;b", separators: ",;\t") == "\"a;b\"")
  }
}
