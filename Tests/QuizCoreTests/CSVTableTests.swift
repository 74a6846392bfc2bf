import QuizCore
import Testing

/// CSV files that are no banks.
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
}
