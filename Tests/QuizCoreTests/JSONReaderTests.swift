import Testing

@testable import QuizCore

/// JSON is read exactly as RFC 8259 has it, and faults have their places.
@Suite struct JSONReaderTests {
  private func error(_ bytes: [UInt8], depth: Int = 512, count: Int = .max) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader.read(bytes, depth: depth, count: count)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("{\n  \"題\": 1,\n  b}", 3, 3), ("[1,]", 1, 4), ("{\"a\":1}x", 1, 8), ("[}", 1, 2),
    ("{\"題\" 1}", 1, 6), ("\"a\nb\"", 1, 3), ("[tru]", 1, 2), ("[1.]", 1, 4), ("\"open\\", 1, 7), ("}", 1, 1),
    ("[01]", 1, 3), ("[-]", 1, 3), ("[1e]", 1, 4), (#"["\q"]"#, 1, 4), (#"["\u12g4"]"#, 1, 7), ("[1..2]", 1, 4),
    ("[0x1]", 1, 3), (#"{"a":1,}"#, 1, 8), ("[1 2]", 1, 4), ("[1]]", 1, 4), ("nul", 1, 1), (#""\u12"#, 1, 6),
  ])
  func theFirstFaultIsFound(text: String, line: Int, column: Int) {
    #expect(error(Array(text.utf8)) == JSONError(reason: .syntax, line: line, column: column))
  }

  @Test(arguments: [
    "1", "{}", " [ ] ", "{\"a\":[1,-2.5e+3,{\"b\":null}],\"c\":\"\\\"\"}\n", "[[[[]]],true,false]", "[0,-0.0e0]",
    #"["\u12aF\/"]"#, #""\ud83d\ude00""#, #""\ud83d""#,
  ])
  func whatIsJSONHasNone(text: String) {
    #expect(error(Array(text.utf8)) == nil)
  }

  @Test func bytesThatAreNoTextAreAFault() {
    #expect(error([0x5B, 0x22, 0xFF, 0x22, 0x5D])?.column == 3)
  }

  @Test func depthAndNumberOfValuesHaveLimits() {
    #expect(error([UInt8](repeating: UInt8(ascii: "["), count: 1 << 14))?.reason == .depth)
    #expect(error(Array("[[1]]".utf8), depth: 1)?.reason == .depth)
    #expect(error(Array("[1,2]".utf8), count: 2)?.reason == .count)
    #expect(error(Array("[1,2]".utf8), depth: 1, count: 3) == nil)
  }

  @Test func membersHaveTheirLines() throws {
    let value = try JSONReader.read(Array("{\n\"a\": 1,\n\n\"b\":\n {\"c\": \"é\\n\\u0041\"}}".utf8))
    #expect(value.object?.map(\.line) == [2, 4])
    #expect(value["b"]?.line == 5)
    #expect(value["b"]?["c"]?.string == "é\nA")
    #expect(value["a"]?.integer == 1)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let text = """
      {
        "a" : [
          1e999,
          null,
          true
        ],
        "b" : {

        },
        "c" : "\\"\\\\\\n\\t\\u0000/é",
        "d" : [

        ]
      }
      """
    #expect(try JSONReader.read(Array(text.utf8)).lines == text)
  }
}
