import Foundation
import Testing

/// `tenq bank import` and `tenq bank export`, the program itself.
@Suite struct BankImportTests {
  private func home() throws -> TestHome {
    let home = try TestHome()
    try home.write(
      "$CATEGORY: Science/Cells\n\nWhat holds DNA? {=The nucleus ~The wall ~A vacuole}\n\nTrue? {T}\n", to: "a.gift")
    try home.write("dog\tHund\ncat\tKatze\nbird\tVogel\nhorse\tPferd\n", to: "words.txt")
    return home
  }

  private func banks(_ home: TestHome) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: home.data + "/tenq/banks"))?.sorted() ?? []
  }

  @Test func everyItemIsNamedAndTheSetIsWritten() async throws {
    let home = try home()
    let file = home.path + "/a.gift"
    let run = try await CommandRun.tenq("bank", "import", file, in: home)
    #expect(run.ending == .exited(0))
    #expect(run.errorText == "")
    #expect(
      run.outputText == """
        \(file): read as GIFT
        \(file):3: taken: What holds DNA?
        \(file):5: not taken: a true/false question; only questions with choices and one right answer can be played (True?)
        Science/Cells: 1 of 2 questions taken, in \(home.data)/tenq/banks/Science/Cells.csv; \
        play with `tenq play "Science/Cells"`

        """)
    #expect(
      home.text(of: home.data + "/tenq/banks/Science/Cells.csv")
        == "question,answer,choice1,choice2,choice3\nWhat holds DNA?,1,The nucleus,The wall,A vacuole\n")
    let list = try await CommandRun.tenq("bank", "list", in: home)
    #expect(list.outputText.contains("Science/Cells"))
    let japanese = try await CommandRun.tenq("bank", "import", file, "-o", "理科", "--lang", "ja", in: home)
    #expect(japanese.outputText.contains("\(file):5: 対象外: ○×問題です。遊べるのは、正解が1つの選択問題だけです（True?）\n"))
    #expect(japanese.outputText.hasSuffix("`tenq play \"自分のファイル/理科\"` で遊べます\n"))
  }

  @Test func aSetIsReportedAsItIsListed() async throws {
    let home = try home()
    let run = try await CommandRun.tenq("bank", "import", home.path + "/a.gift", "-o", "01-Foo/02-Bar", in: home)
    #expect(
      run.outputText.hasSuffix(
        "Foo/Bar: 1 of 2 questions taken, in \(home.data)/tenq/banks/01-Foo/02-Bar.csv; play with `tenq play \"Foo/Bar\"`\n"
      ))
    #expect(try await CommandRun.tenq("bank", "list", in: home).outputText.contains("Foo/Bar"))
    let again = try await CommandRun.tenq("bank", "import", home.path + "/a.gift", "-o", "Foo/03-Bar", in: home)
    #expect(again.ending == .exited(73) && again.errorText.contains("Foo/Bar: there is such a set already"))
  }

  @Test func aSetThatExistsIsLeftAsItIs() async throws {
    let home = try home()
    let file = home.path + "/a.gift"
    let bank = try home.write("mine,1,a,b\n", to: "data/tenq/banks/Science/Cells.csv")
    let run = try await CommandRun.tenq("bank", "import", file, in: home)
    #expect(run.ending == .exited(73))
    #expect(
      run.errorText
        == "tenq: Science/Cells: there is such a set already; --replace replaces it, -o names another, nothing was written\n"
    )
    #expect(home.text(of: bank) == "mine,1,a,b\n")
    let again = try await CommandRun.tenq("bank", "import", file, "--replace", in: home)
    #expect(again.ending == .exited(0))
    #expect(home.text(of: bank)?.hasPrefix("question,answer") == true)
    #expect(banks(home) == ["Science", "Science/Cells.csv"])
  }

  @Test func aSetInAnotherKindOfFileIsNotReplaced() async throws {
    let home = try home()
    let bank = try home.write("mine\t1\ta\tb\n", to: "data/tenq/banks/Science/Cells.tsv")
    let run = try await CommandRun.tenq("bank", "import", home.path + "/a.gift", "--replace", in: home)
    #expect(run.ending == .exited(73))
    #expect(run.errorText.hasPrefix("tenq: Science/Cells: this set is \(bank), which is no CSV file"))
    #expect(home.text(of: bank) == "mine\t1\ta\tb\n")
    #expect(banks(home) == ["Science", "Science/Cells.tsv"])
  }

  @Test func oneOfSeveralSetsThatExistsKeepsAllFromBeingWritten() async throws {
    let home = try home()
    try home.write("mine,1,a,b\n", to: "data/tenq/banks/words.csv")
    let run = try await CommandRun.tenq("bank", "import", home.path + "/a.gift", home.path + "/words.txt", in: home)
    #expect(run.ending == .exited(73))
    #expect(banks(home) == ["words.csv"])
  }

  @Test func severalFilesBecomeOneSetOrNone() async throws {
    let home = try home()
    let files = ["a.gift", "words.txt"].map { home.path + "/" + $0 }
    let run = try await CommandRun.tenq("bank", "import", files[0], files[1], "-o", "Mixed/All", in: home)
    #expect(run.ending == .exited(0))
    #expect(home.text(of: home.data + "/tenq/banks/Mixed/All.csv")?.split(separator: "\n").count == 6)
    let missing = try await CommandRun.tenq("bank", "import", files[0], home.path + "/no.gift", "-o", "Other", in: home)
    #expect(missing.ending == .exited(66))
    #expect(missing.errorText.hasSuffix("tenq: the set was not written, because not all files could be read\n"))
    // Files that name their own sets do not wait for each other.
    let apart = try await CommandRun.tenq("bank", "import", files[1], home.path + "/no.gift", in: home)
    #expect(apart.ending == .exited(66))
    #expect(banks(home) == ["Mixed", "Mixed/All.csv", "words.csv"])
  }

  @Test(arguments: [
    (["no.gift"], 66, "tenq: HOME/no.gift: there is no such file; `tenq bank list` shows what there is\n"),
    (["none.gift"], 65, "tenq: no question was taken, and nothing was written\n"),
    (
      ["letter.txt"], 65,
      "tenq: HOME/letter.txt: this is in no format that can be imported; `--format` names the one it is meant to be\n"
    ),
    (["a.gift", "-o", "a/b/c"], 64, "tenq: -o is \"a/b/c\", but a set is named like \"Science/Cells\" or \"Cells\"\n"),
    (["a.gift", "-o", ""], 64, "tenq: -o is \"\", but a set is named like \"Science/Cells\" or \"Cells\"\n"),
    (
      ["a.gift", "-o", "all"], 64,
      "tenq: -o is \"all\", which `tenq play` takes for something else; name the set otherwise\n"
    ),
    (
      ["a.gift", "-o", "missed"], 64,
      "tenq: -o is \"missed\", which `tenq play` takes for something else; name the set otherwise\n"
    ),
    (["a.gift", "-o", "../x"], 64, "tenq: -o is \"../x\", but a set is named like \"Science/Cells\" or \"Cells\"\n"),
    (["a.gift", "--format", "aiken"], 65, "tenq: no question was taken, and nothing was written\n"),
  ])
  func whatCannotBeImportedWritesNothing(arguments: [String], status: Int, message: String) async throws {
    let home = try home()
    try home.write("True? {T}\n", to: "none.gift")
    try home.write("Dear friend,\nnothing here.\n", to: "letter.txt")
    let run = try await CommandRun.run(
      ProgramUnderTest.path, ["bank", "import", home.path + "/" + arguments[0]] + arguments.dropFirst(),
      environment: home.environment)
    #expect(run.ending == .exited(Int32(status)))
    #expect(run.errorText == message.replacingOccurrences(of: "HOME", with: home.path))
    #expect(banks(home) == [])
  }

  @Test func standardInputIsAFileToo() async throws {
    let home = try home()
    let run = try await CommandRun.tenq(
      "bank", "import", "-", "-o", "G/S", in: home, input: "What?\nA. a\nB. b\nANSWER: B\n")
    #expect(run.ending == .exited(0))
    #expect(run.outputText.hasPrefix("-: read as Aiken\n-:1: taken: What?\nG/S: 1 of 1 question taken"))
  }

  @Test func theSeedDrawsTheWrongAnswers() async throws {
    let home = try home()
    var drawn: Set<String> = []
    for (set, seed) in [("a", "1"), ("b", "1"), ("c", "2"), ("d", "3")] {
      let file = home.path + "/words.txt"
      _ = try await CommandRun.tenq("bank", "import", file, "-o", set, "--seed", seed, in: home)
      drawn.insert(home.text(of: home.data + "/tenq/banks/\(set).csv") ?? "")
    }
    #expect(drawn.count == 3 && !drawn.contains(""))
  }

  @Test func controlCharactersNeverReachTheTerminal() async throws {
    let home = try home()
    try home.write(
      "{\"title\":\"\\u001b[2J\\u202e\",\"questions\":[{\"question\":\"\\u001b[31mred\",\"choices\":[\"a\",\"b\"],\"answer\":\"a\"}]}",
      to: "x.json")
    let run = try await CommandRun.tenq("bank", "import", home.path + "/x.json", in: home)
    #expect(run.ending == .exited(0))
    #expect(!run.output.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(banks(home) == ["[2J.csv"])
  }

  // MARK: Export

  @Test(arguments: ["csv", "gift", "aiken", "anki", "moodle", "qti"])
  func anExportedSetIsImportedAgain(format: String) async throws {
    let home = try TestHome()
    let file = home.path + "/set.\(format)"
    let export = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Basics", "--format", format, "-o", file, in: home)
    #expect(export.ending == .exited(0))
    #expect(export.outputText.hasSuffix(" questions are in \(file)\n"))
    let printed = try await CommandRun.tenq("bank", "export", "Food pairings/Basics", "--format", format, in: home)
    #expect(printed.outputText == home.text(of: file))
    #expect(printed.errorText.isEmpty == (format != "aiken"))
    let back = try await CommandRun.tenq("bank", "import", file, "-o", "Back/Again", in: home)
    #expect(back.ending == .exited(0))
    let check = try await CommandRun.tenq("bank", "check", home.data + "/tenq/banks/Back/Again.csv", in: home)
    #expect(check.ending == .exited(0))
    let again = try await CommandRun.tenq("bank", "export", "Back/Again", "--format", "csv", in: home)
    let first = try await CommandRun.tenq("bank", "export", "Food pairings/Basics", "--format", "csv", in: home)
    if format == "aiken" {
      #expect(again.outputText.split(separator: "\n").count == first.outputText.split(separator: "\n").count)
    } else {
      #expect(again.outputText == first.outputText)
    }
  }

  @Test func aikenSaysWhatItLeavesOut() async throws {
    let run = try await CommandRun.tenq(
      "bank", "export", "Food pairings/Basics", "--format", "aiken", in: TestHome())
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("tenq: Aiken has no place for explanations: ") == true)
    #expect(lines.last?.hasPrefix("tenq: Aiken has no place for levels: ") == true)
  }

  @Test func aFileThatExistsIsLeftAsItIs() async throws {
    let home = try TestHome()
    let file = try home.write("mine", to: "out.gift")
    let run = try await CommandRun.tenq("bank", "export", "Food pairings", "--format", "gift", "-o", file, in: home)
    #expect(run.ending == .exited(73))
    #expect(
      run.errorText == "tenq: \(file): there is such a file already; --replace replaces it, nothing was written\n")
    #expect(home.text(of: file) == "mine")
    _ = try await CommandRun.tenq(
      "bank", "export", "Food pairings", "--format", "gift", "-o", file, "--replace", in: home)
    #expect(home.text(of: file)?.hasPrefix("$CATEGORY: $course$/top/Food pairings/Basics\n") == true)
  }

  @Test func aFileIsExportedToo() async throws {
    let home = try TestHome()
    let file = try home.write("2 + 2?,1,4,5\nbroken,9,a,b\n", to: "sums.csv")
    let run = try await CommandRun.tenq("bank", "export", file, "--format", "aiken", in: home)
    #expect(run.outputText == "2 + 2?\nA. 4\nB. 5\nANSWER: A\n\n")
    #expect(run.errorText == "tenq: 1 row cannot be used and was left out\n")
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
