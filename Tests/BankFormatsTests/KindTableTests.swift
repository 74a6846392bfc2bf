import FoundationEssentials
import QuizCore
import Testing

@testable import BankFormats

/// The table of formats and kinds, in the code, in the README and in the manual.
@Suite struct KindTableTests {
  private static let quizizz = "Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds\n"
  private static let blooket = "Question #,Question Text,Answer 1,Answer 2,Time Limit (sec),Correct Answer(s)\n"

  /// A file of each kind of question, for the formats that are only read.
  static let files: [BankFormat: [QuestionKind: String]] = [
    .aiken: [.one: "q\nA. a\nB. b\nANSWER: A\n", .several: "q\nA. a\nB. b\nANSWER: A, B\n"],
    .quizizz: [
      .one: quizizz + "q,Multiple Choice,a,b,c,2,20\n", .several: quizizz + "q,Checkbox,a,b,c,\"1,3\",20\n",
      .order: quizizz + "q,Reorder,a,b,c,,20\n", .typed: quizizz + "q,Fill-in-the-Blank,a,b,,,20\n",
    ],
    .blooket: [.one: blooket + "1,q,a,b,20,1\n", .several: blooket + "1,q,a,b,20,\"1,2\"\n"],
    .gimkit: [.one: "Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2\nq,a,b,c\n"],
    .quizlet: [.one: "dog\tHund\ncat\tKatze\n", .typed: "dog\tHund\ncat\tKatze\n"],
    .hascard: [
      .one: "# q\n- a\n* b\n", .several: "# q\n[*] a\n[ ] b\n[*] c\n", .order: "# q\n1. a\n2. b\n3. c\n---\n# p\nx\n",
      .typed: "# q\n_a|b_\n---\n# p\nx\n",
    ],
    .mkdocs: [
      .one: "<quiz>\nq\n- [x] a\n- [ ] b\n</quiz>\n", .several: "<quiz>\nq\n- [x] a\n- [x] b\n- [ ] c\n</quiz>\n",
      .typed: "<quiz>\nq [[a]]\n</quiz>\n",
    ],
    .checklist: [.one: "# q\n- [x] a\n- [ ] b\n", .several: "# q\n- [x] a\n- [x] b\n- [ ] c\n"],
  ]

  @Test(arguments: BankFormat.imported) func theKindsOfAFormatAreRead(format: BankFormat) throws {
    guard let files = KindTableTests.files[format] else {
      // What is written comes back: see `KindRoundTripTests`.
      #expect(Set(format.kindsRead) == Set(format.kindsWritten))
      return
    }
    #expect(Set(files.keys) == Set(format.kindsRead))
    for (kind, text) in files {
      let input = InputFile(bytes: Array(text.utf8), name: "test")
      let file = try ImportedFile(input, as: format, cards: kind.isLine ? .typed : .choices)
      #expect(file.questions.first?.kind == kind, "\(kind.id): \(file.refusals)")
    }
  }

  /// The lines of the table.
  static let rows: [[String]] =
    [["format"] + QuestionKind.all.map(\.id.rawValue)]
    + BankFormat.allCases.map { format in
      [format.rawValue]
        + QuestionKind.all.map { kind in
          (format.kindsRead.contains(kind) ? "r" : "") + (format.kindsWritten.contains(kind) ? "w" : "")
        }
    }

  private func text(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    return String(decoding: try InputFile(path: "\(root)/\(path)", limit: 1 << 20).bytes, as: UTF8.self)
  }

  @Test(arguments: ["README.md", "Resources/README.ja.md"]) func theREADMEHasTheTable(path: String) throws {
    let lines = KindTableTests.rows.dropFirst().map { "| `\($0[0])` | \($0.dropFirst().joined(separator: " | ")) |" }
    let table = lines.joined(separator: "\n") + "\n"
    let isThere = try text(path).contains(table)
    #expect(isThere, "\(path) lacks this table:\n\(table)")
  }

  @Test(arguments: ["Resources/man/tenq.6", "Resources/man/ja/tenq.6"]) func theManualHasTheTable(path: String) throws {
    let lines = KindTableTests.rows.map { row in
      row.enumerated().map { index, cell in
        index + 1 == row.count ? cell : cell + String(repeating: " ", count: (index == 0 ? 11 : 9) - cell.count)
      }.joined()
    }
    let table = lines.map { $0.trimmingBlanks }.joined(separator: "\n") + "\n"
    let isThere = try text(path).contains(table)
    #expect(isThere, "\(path) lacks this table:\n\(table)")
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
