import QuizCore
import Sweeps
import Testing

@testable import BankFormats

/// Damaged files end in questions or in one sentence, never in a crash.
@Suite struct DamageTests {
  /// Reads bytes as what they are taken for, and text as every format that text can be.
  private func read(_ bytes: [UInt8], named name: String) {
    let input = InputFile(bytes: bytes, name: name)
    _ = try? ImportedFile(input)
  }

  @Test(arguments: Sample.all) func aSampleCutAnywhere(sample: Sample) throws {
    let bytes = try sample.bytes
    let step = max(1, bytes.count / 12)
    for end in Sweep.of(Array(stride(from: 0, to: bytes.count, by: step)), oneIn: 4) {
      read(Array(bytes[..<end]), named: sample.name)
    }
  }

  @Test(arguments: Sample.all) func aSampleWithBytesChanged(sample: Sample) throws {
    let bytes = try sample.bytes
    guard !bytes.isEmpty else { return }
    for number in Sweep.of(0..<12, oneIn: 4) {
      var generator = SeededGenerator(seed: UInt64(bytes.count * 12 + number))
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      read(changed, named: sample.name)
    }
  }

  @Test(arguments: Sample.all) func aSampleReadAsWhatItIsNot(sample: Sample) throws {
    let input = InputFile(bytes: try sample.bytes, name: sample.name)
    for format in BankFormat.allCases { _ = try? ImportedFile(input, as: format) }
  }

  /// Marks of every format in any order.
  @Test func anyMarksInAnyOrder() {
    let marks = [
      "\n",
      "{", "}", "=", "~", "#", "####", "::", ":", "\\", "%", "%50%", "->", "\n", "\n\n", "//", "[html]", "<", ">", "&",
      "&#", ";", "<!--", "-->", "<script>", "<sup>", "</sup>", "A. ", "ANSWER: A", "---", "# ", "- [x] ", "* ", "_",
      "|", "<quiz>", "</quiz>", "\"", "\"\"", ",", "\t", "#separator:", "#columns:", "tab", "#tags column:",
      "-9223372036854775808", "99999999999999999999", "1", "a", "é", "語", "[", "]", "(", "```", "`", "![", "\r",
      "\u{0}",
    ]
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let count = Int.random(in: 1...30, using: &generator)
      let text = (0..<count).map { _ in marks[Int.random(in: marks.indices, using: &generator)] }.joined()
      let input = InputFile(bytes: Array(text.utf8), name: "marks")
      _ = try? ImportedFile(input)
      if let format = BankFormat.allCases.randomElement(using: &generator) {
        _ = try? ImportedFile(input, as: format)
      }
      _ = HTMLText(text)
    }
  }

  /// One item of many lines, or elements, is not copied for each of them: four times as many take about four times as
  /// long.
  @Test(
    arguments: [
      ("ANSWER: A\nA. x\nq\n", "a line of a question\n", "", BankFormat.aiken),
      ("<quiz>\nq\n- [x] a\n", "a line of a quiz\n", "</quiz>\n", .mkdocs),
      ("{\"questions\":[{\"question\":\"q\",\"choices\":[", "\"a\",", "\"b\"]}]}", .json),
    ])
  func aLongItemIsReadInStepWithItsLength(start: String, piece: String, end: String, format: BankFormat) throws {
    let factor = try Growth.factor(from: 8_000, limit: 7) { count in
      let text = start + String(repeating: piece, count: count) + end
      let file = try ImportedFile(InputFile(bytes: Array(text.utf8), name: "long"), as: format)
      #expect(file.questions.isEmpty && file.items.count == 1)
    }
    #expect(factor < 7)
  }

  /// Each took minutes where a place was looked at again and again.
  @Test(
    arguments: [
      "<a", "<a ", "<!--", "<script>", "&", "&#", "{", "{=", "{=a ~", " {a}", "\n\n{", "::", "\"", ",\"", "\t\"", "[",
      "`", "*",
      "_", "\n", "a\tb\n", "[[", "{\"a\":",
      "<quiz>\n", "# a\n---\n", "A. \n",
    ])
  func repetitionIsReadInStepWithItsLength(piece: String) {
    for format in [nil, .gift, .aiken, .quizlet, .hascard, .mkdocs] as [BankFormat?] {
      let factor = Growth.factor(from: 500, limit: 7) { count in
        let text = "{=a" + String(repeating: piece, count: count) + "~b}"
        _ = try? ImportedFile(InputFile(bytes: Array(text.utf8), name: "long"), as: format)
      }
      #expect(factor < 7, "as \(format.map { "\($0)" } ?? "what it is taken for")")
    }
    let factor = Growth.factor(from: 500, limit: 7) { count in
      let text = "{=a" + String(repeating: piece, count: count) + "~b}"
      _ = HTMLText(text)
      _ = HTMLText.isLikely(text)
    }
    #expect(factor < 7, "as HTML")
  }
}
