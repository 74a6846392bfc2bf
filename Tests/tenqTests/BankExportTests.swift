import Foundation
import Testing

/// `tenq bank export`, the program itself.
@Suite struct BankExportTests {
  @Test(arguments: ["csv", "gift", "aiken", "anki", "moodle", "xml", "zip"])
  func anExportedSetIsImportedAgain(format: String) async throws {
    let home = try TestHome()
    let file = home.path + "/set.\(format)"
    let isPackage = format == "zip"
    let format = format == "xml" || isPackage ? "qti" : format
    let export = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", format, "-o", file, in: home)
    #expect(export.ending == .exited(0))
    #expect(export.outputText.hasSuffix(" questions are in \(file)\n"))
    let printed = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", format, in: home)
    #expect(isPackage || printed.outputText == home.text(of: file))
    #expect(printed.errorText.isEmpty == (format != "aiken"))
    let back = try await CommandRun.tenq("bank", "import", file, "-o", "Back/Again", in: home)
    #expect(back.ending == .exited(0))
    let check = try await CommandRun.tenq("bank", "check", home.data + "/tenq/banks/Back/Again.csv", in: home)
    #expect(check.ending == .exited(0))
    let again = try await CommandRun.tenq("bank", "export", "Back/Again", "--format", "csv", in: home)
    let first = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", "csv", in: home)
    if format == "aiken" {
      #expect(again.outputText.split(separator: "\n").count == first.outputText.split(separator: "\n").count)
    } else {
      #expect(again.outputText == first.outputText)
    }
  }

  @Test func aWorkbookForKahootSaysWhatItLeavesOutAndIsPlayed() async throws {
    let home = try TestHome()
    let bank = try home.write(
      "question,answer,choice1,choice2,choice3,choice4,choice5\nq?,1,a,b\nfive?,1,a,b,c,d,e\n", to: "q.csv")
    let file = home.path + "/out.xlsx"
    let export = try await CommandRun.tenq("bank", "export", bank, "--format", "kahoot", "-o", file, in: home)
    #expect(export.outputText == "1 question is in \(file)\n")
    #expect(
      export.errorText
        == "tenq: a Kahoot spreadsheet has no place for more than four choices: 1 question left out\n")
    let check = try await CommandRun.tenq("bank", "check", file, in: home)
    #expect(check.outputText.hasPrefix("\(file): read as a Kahoot spreadsheet\n1 question can be used"))
    let piped = try await CommandRun.tenq("bank", "export", bank, "--format", "kahoot", in: home)
    #expect(piped.output == (try Data(contentsOf: URL(filePath: file))))
  }

  @Test func aFileOfAnotherProgramIsExportedToo() async throws {
    let home = try TestHome()
    let gift = try home.write("a {=b ~c}\n\nSay why. {}\n", to: "quiz.gift")
    let run = try await CommandRun.tenq("bank", "export", gift, "--format", "moodle", in: home)
    #expect(run.outputText.contains("<category><text>$course$/top/quiz</text></category>"))
    #expect(run.errorText == "tenq: 1 row cannot be used and was left out\n")
  }

  @Test func excelsMarkStandsBeforeACSV() async throws {
    let home = try TestHome()
    let bank = try home.write("問題,1,い,ろ\n", to: "q.csv")
    let run = try await CommandRun.tenq("bank", "export", bank, "--format", "csv", "--bom", in: home)
    #expect(Array(run.output.prefix(3)) == [0xEF, 0xBB, 0xBF])
    #expect(run.outputText.hasSuffix("問題,1,い,ろ\n"))
    let other = try await CommandRun.tenq("bank", "export", bank, "--format", "gift", "--bom", in: home)
    #expect(other.ending == .exited(64) && other.outputText == "")
  }

  @Test func aFolderThatIsNotThereIsNotMade() async throws {
    let home = try TestHome()
    let file = home.path + "/no/out.gift"
    let run = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", "gift", "-o", file, in: home)
    #expect(run.ending == .exited(73))
    #expect(
      run.errorText
        == "tenq: \(file): there is no folder \(home.path)/no; make it first, nothing was written\n")
    #expect(!FileManager.default.fileExists(atPath: home.path + "/no"))
  }

  @Test func aikenSaysWhatItLeavesOut() async throws {
    let run = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", "aiken", in: TestHome())
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("tenq: Aiken has no place for explanations: ") == true)
    #expect(lines.last?.hasPrefix("tenq: Aiken has no place for levels: ") == true)
  }

  @Test func aFileThatExistsIsLeftAsItIs() async throws {
    let home = try TestHome()
    let file = try home.write("mine", to: "out.gift")
    let run = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", "gift", "-o", file, in: home)
    #expect(run.ending == .exited(73))
    #expect(
      run.errorText == "tenq: \(file): there is such a file already; --replace replaces it, nothing was written\n")
    #expect(home.text(of: file) == "mine")
    _ = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Through the seasons", "--format", "gift", "-o", file, "--replace", in: home)
    #expect(home.text(of: file)?.hasPrefix("$CATEGORY: $course$/top/Food pairings/Through the seasons\n") == true)
  }

  @Test(arguments: [("No such set", 66), ("missed", 64), ("no.csv", 66), ("empty.csv", 65)])
  func whatIsNoSetIsNotExported(name: String, status: Int) async throws {
    let home = try TestHome()
    try home.write("x,9,a,b\n", to: "empty.csv")
    let argument = name.hasSuffix(".csv") ? home.path + "/" + name : name
    let run = try await CommandRun.tenq("bank", "export", argument, "--format", "csv", in: home)
    #expect(run.ending == .exited(Int32(status)))
    #expect(run.outputText == "")
    #expect(run.errorText.split(separator: "\n").count == 1)
  }
}
