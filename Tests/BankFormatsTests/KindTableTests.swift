import FoundationEssentials
import QuizCore
import Testing

@testable import BankFormats

/// The table of formats and kinds, in the code, in the README and in the manual.
@Suite struct KindTableTests {
  /// Each cell is read from a file as the program writes it whose format it is.
  @Test(arguments: BankFormat.imported) func theKindsOfAFormatAreRead(format: BankFormat) throws {
    let files = ProgramFiles.all[format] ?? [:]
    #expect(Set(files.keys) == Set(format.kindsRead))
    for (kind, bytes) in files {
      let input = InputFile(bytes: bytes, name: "test")
      for named in [format, nil] {
        let file = try ImportedFile(input, as: named, cards: kind.isLine ? .typed : .choices)
        #expect(file.questions.first?.kind == kind, "\(kind.id): \(file.refusals)")
        #expect(file.format == format, "\(kind.id)")
      }
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
