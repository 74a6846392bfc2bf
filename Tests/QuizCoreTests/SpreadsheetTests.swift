import FoundationEssentials
import Testing

@testable import QuizCore

/// The files of `Tests/Fixtures/spreadsheets`: layouts that teachers have, each with the questions of `ja.csv` or `en.csv`.
struct SpreadsheetTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/spreadsheets").path
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  private func bank(_ file: String) throws -> Bank { try Bank.open(path: "\(SpreadsheetTests.folder)/\(file)") }

  @Test func theLayoutsAreThere() {
    #expect(SpreadsheetTests.files.count == 22)
  }

  @Test(arguments: SpreadsheetTests.files)
  func everyLayoutAsksTheSame(file: String) throws {
    let expected = questions(try bank(file.hasPrefix("ja") ? "ja.csv" : "en.csv"))
    let found = questions(try bank(file))
    #expect(found.map(\.id) == expected.map(\.id))
    for (one, other) in zip(found, expected) {
      // Where the right choice is a column of its own, it is the first.
      #expect(file.contains("wrong-answers") ? one.answer == 0 : one.choices == other.choices)
      #expect(one.choices.sorted() == other.choices.sorted())
      #expect(one.explanation == nil || one.explanation == other.explanation)
    }
    #expect(expected.count == 5)
  }

  @Test(arguments: SpreadsheetTests.files)
  func noLayoutIsWrong(file: String) throws {
    var lines: [String] = []
    _ = try bank(file).check { lines.append($0.located(in: file).en) }
    let number = "en-options.csv:1:1: warning: \"No.\" is not the name of a column and is not read"
    #expect(lines == (file == "en-options.csv" ? [number] : []))
  }

  @Test func explanationsAndLevelsAreRead() throws {
    #expect(
      questions(try bank("ja-unicode-text.txt")).map { $0.explanation != nil } == [true, true, false, true, false])
    #expect(questions(try bank("ja-circled.csv")).map(\.level) == [1, 2, 3, 1, 2])
    #expect(questions(try bank("en-answers-as-text.csv")).map(\.level) == [1, 2, 3, 1, 2])
  }

  /// A question that is made in the program, and one that is changed, come back from every layout as they were, and every
  /// other row stays.
  @Test(arguments: SpreadsheetTests.files)
  func everyLayoutIsKeptWhenARowIsChanged(file: String) throws {
    let path = "\(SpreadsheetTests.folder)/\(file)"
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let editor = try BankEditor(bytes, name: file)
    let question = try #require(Question(text: "9 - 5, or 4;?", choices: ["3", "4", "2\t2", "\"1\""], answer: 1))
    func read(_ bytes: [UInt8]) throws -> [Question] { questions(try Bank(bytes: bytes, name: file)) }
    let before = try read(bytes)
    let after: (longer: [UInt8], changed: [UInt8], shorter: [UInt8])
    do throws(BankEditorError) {
      after.longer = bytes + (try editor.appending(question))
      after.changed = try editor.replacing(editor.rows[1], with: question)
      after.shorter = try editor.removing(editor.rows[4])
    } catch {
      switch file {
      case "ja-excel-cp932.csv": #expect(error == .otherEncoding("CP932 (Shift_JIS)"))
      case "en-excel-semicolons-1252.csv": #expect(error == .otherEncoding("Windows-1252"))
      case _: Issue.record("\(error)")
      }
      return
    }
    #expect(try read(after.longer).map(\.id) == before.map(\.id) + [question.id])
    #expect(try read(after.longer).last?.choices.sorted() == question.choices.sorted())
    #expect(try read(after.changed).map(\.id) == [before[0].id, question.id] + before[2...].map(\.id))
    #expect(try read(after.shorter) == Array(before.dropLast()))
    // What stands before the row, and what is behind it, are the same bytes.
    let start = zip(bytes, after.changed).prefix { $0 == $1 }.count
    let end = zip(bytes.reversed(), after.changed.reversed()).prefix { $0 == $1 }.count
    #expect(start + end > bytes.count - 2 * editor.rows[1].bytes.count)
  }
}
