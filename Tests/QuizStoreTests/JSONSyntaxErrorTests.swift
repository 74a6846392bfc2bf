import Testing

@testable import QuizStore

@Suite struct JSONSyntaxErrorTests {
  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("{\n  \"題\": 1,\n  b}", 3, 3), ("[1,]", 1, 4), ("{\"a\":1}x", 1, 8), ("[}", 1, 2),
    ("{\"題\" 1}", 1, 6), ("\"a\nb\"", 1, 3), ("[tru]", 1, 2), ("[1.]", 1, 4), ("\"open\\", 1, 7), ("}", 1, 1),
    ("[01]", 1, 3), ("[-]", 1, 3), ("[1e]", 1, 4),
    (#"["\q"]"#, 1, 4), (#"["\u12g4"]"#, 1, 7), ("[1..2]", 1, 4), ("[0x1]", 1, 3),
  ])
  func theFirstFaultIsFound(text: String, line: Int, column: Int) {
    let fault = JSONSyntaxError(in: Array(text.utf8))
    #expect(fault?.line == line)
    #expect(fault?.column == column)
  }

  @Test(arguments: [
    "1", "{}", " [ ] ", "{\"a\":[1,-2.5e+3,{\"b\":null}],\"c\":\"\\\"\"}\n", "[[[[]]],true,false]", "[0,-0.0e0]",
    #"["\u12aF\/"]"#,
  ])
  func whatIsJSONHasNone(text: String) {
    #expect(JSONSyntaxError(in: Array(text.utf8)) == nil)
  }

  @Test func depthIsNoDanger() {
    #expect(JSONSyntaxError(in: [UInt8](repeating: UInt8(ascii: "["), count: 1 << 14)) != nil)
  }
}
