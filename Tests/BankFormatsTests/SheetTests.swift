import QuizCore
import Testing

@testable import BankFormats

/// The sheets of a workbook, and what its cells may hold.
@Suite struct SheetTests {
  private static let heading = ["question", "answer", "choice1", "choice2"]

  /// Two sheets of questions, and one of something else between them.
  private static let book = Archive.workbook([
    ("Rivers", [heading, ["Seine?", "1", "Paris", "Rome"]]),
    ("Notes", [["Only a note"]]),
    ("Seas & 海", [heading, ["Aral?", "2", "Europe", "Asia"], ["Bad?", "7", "a", "b"]]),
  ])

  private func read(_ bytes: [UInt8], sheet: String? = nil) throws -> ImportedFile {
    try ImportedFile(InputFile(bytes: bytes, name: "test"), sheet: sheet)
  }

  @Test func eachSheetIsASetAndTheOthersAreNamed() throws {
    let file = try read(SheetTests.book)
    #expect(file.questions.map(\.text) == ["Seine?", "Aral?"])
    #expect(file.notes == [.sheets(["Rivers", "Seas & 海"]), .sheetsLeftOut(["Notes"])])
    #expect(file.refusals.count == 1 && file.refusals[0].hasPrefix(#"test: sheet "Seas & 海", row 3: the column"#))
    var plan = ImportPlan(name: nil)
    plan.add(file)
    #expect(plan.sets.map(\.name.text) == ["test/Rivers", "test/Seas & 海"])
  }

  @Test(arguments: ["Seas & 海", "seas & 海", "3"]) func oneSheetCanBeChosen(sheet: String) throws {
    let file = try read(SheetTests.book, sheet: sheet)
    #expect(file.questions.map(\.text) == ["Aral?"])
    #expect(file.notes.isEmpty)
    #expect(file.items.map(\.place) == [.row(2), .row(3)])
    #expect(file.items.map(\.category) == [["Seas & 海"], ["Seas & 海"]])
  }

  @Test(arguments: ["0", "4", "-1", "\(Int.min)", "\(Int.max)", "Lakes", ""]) func aSheetMustBeThere(sheet: String) {
    let error = #expect(throws: ImportError.self) { _ = try read(SheetTests.book, sheet: sheet) }
    #expect(error?.reason == .noSheet(sheet, there: ["Rivers", "Notes", "Seas & 海"]))
  }

  @Test func aTextHasNoSheets() {
    let error = #expect(throws: ImportError.self) { _ = try read(Array("a {=b ~c}".utf8), sheet: "1") }
    #expect(error?.reason == .noSheet("1", there: []))
  }

  @Test func oneSheetOfQuestionsIsNamedByItsFile() throws {
    let file = try read(
      Archive.workbook([("Sheet1", [SheetTests.heading, ["q", "1", "a", "b"]]), ("Sheet2", [["see", "x", "y"]])]))
    #expect(file.items.map(\.category) == [[]])
    #expect(file.notes == [.sheetsLeftOut(["Sheet2"])])
  }
}

/// What a spreadsheet leaves where its formula failed is no text, in any format of columns.
@Suite struct FailedFormulaTests {
  @Test func aCellOfAWorkbookIsNamed() throws {
    let bank = [
      ["question", "answer", "choice1", "choice2"], ["q", "1", "a", "!#REF!"], ["What is #N/A?", "2", "x", "#N/A"],
    ]
    let file = try ImportedFile(InputFile(bytes: Archive.workbook([("A", bank)]), name: "test"))
    #expect(file.questions.map(\.rightAnswer) == ["#N/A"])
    #expect(
      file.refusals == [##"test: row 2: the cell in column D is "#REF!", the error of a formula; correct it there"##])
    let again = try Bank(bytes: Array(CSVWriter.text(file.questions).utf8), name: "x")
    #expect(again.question(at: 0) == file.questions[0])
  }

  static let tables: [(String, BankFormat)] = [
    ("question,answer,choice1,choice2\nq,1,a,b\nq2,1,a,#REF!\n", .csv),
    ("Question,Answer 1,Answer 2,Time limit,Correct answer(s)\nq,a,b,20,1\nq2,a,#REF!,20,1\n", .kahoot),
    ("dog,Hund\ncat,#REF!\nbird,Vogel\n", .quizlet),
  ]

  @Test(arguments: tables) func aRowOfATextIsRefused(text: String, format: BankFormat) throws {
    let file = try imported(text)
    #expect(file.format == format)
    #expect(file.refusals.count == 1 && file.refusals.allSatisfy { $0.contains(##""#REF!", the error of a formula"##) })
    #expect(!file.questions.flatMap(\.choices).contains("#REF!"))
  }
}
