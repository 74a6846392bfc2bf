import Foundation
import Testing

/// `tenq bank import`, the program itself, and what plays and checks the same files without it.
@Suite struct BankImportTests {
  private func home() throws -> TestHome {
    let home = try TestHome()
    try home.write(
      "$CATEGORY: Science/Cells\n\nWhat holds DNA? {=The nucleus ~The wall ~A vacuole}\n\nTrue? {}\n", to: "a.gift")
    try home.write("dog\tHund\ncat\tKatze\nbird\tVogel\nhorse\tPferd\n", to: "words.txt")
    return home
  }

  private func banks(_ home: TestHome) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: home.data + "/tenq/banks"))?.sorted() ?? []
  }

  @Test func everyItemIsNamedAndTheSetIsWritten() async throws {
    let home = try home()
    let file = home.path + "/a.gift"
    let run = try await CommandRun.tenq("bank", "import", "--verbose", file, in: home)
    #expect(run.ending == .exited(0))
    #expect(run.errorText == "")
    #expect(
      run.outputText == """
        \(file): read as GIFT
        \(file):3: taken: What holds DNA?
        \(file):5: not taken: an essay question, which cannot be played (True?)
        Science/Cells: 1 of 2 questions taken, in \(home.data)/tenq/banks/Science/Cells.csv; \
        play with `tenq play "Science/Cells"`

        """)
    #expect(
      home.text(of: home.data + "/tenq/banks/Science/Cells.csv")
        == "question,answer,choice1,choice2,choice3\nWhat holds DNA?,1,The nucleus,The wall,A vacuole\n")
    let list = try await CommandRun.tenq("bank", "list", in: home)
    #expect(list.outputText.contains("Science/Cells"))
    let japanese = try await CommandRun.tenq("bank", "import", file, "-o", "理科", "--lang", "ja", in: home)
    #expect(japanese.outputText.contains("\(file):5: 対象外: 論述問題です。この種類の問題は遊べません（True?）\n"))
    #expect(japanese.outputText.hasSuffix("`tenq play \"自分のファイル/理科\"` で遊べます\n"))
  }

  @Test func aFewRefusalsOfEachKindAreNamedAndTheRestIsCounted() async throws {
    let home = try TestHome()
    let tasks = (1...13).map { "True \($0)? {}\n\n" }.joined()
    let file = try home.write("a {=b ~c}\n\n\(tasks)d {=e ~e}\n", to: "a.gift")
    let run = try await CommandRun.tenq("bank", "import", file, in: home)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.count { $0.contains(": not taken: an essay question, ") } == 10)
    #expect(lines.suffix(3).first == "\(file):29: not taken: choices 1 and 2 are the same (d)")
    #expect(lines.suffix(2).first == "\(file): 3 more not taken: an essay question; --verbose names all")
    #expect(lines.last?.contains(": 1 of 15 questions taken, in ") == true)
    let all = try await CommandRun.tenq(
      "bank", "import", "--verbose", "--dry-run", "--lang", "ja", "-o", "b", file, in: home)
    #expect(all.outputText.split(separator: "\n").count == 17)
    #expect(all.outputText.contains("\(file):1: 取り込み: a\n"))
    #expect(all.outputText.hasSuffix("b: 15問中1問を取り込めます。書き込み先は \(home.data)/tenq/banks/b.csv です\n"))
  }

  @Test func aTrialWritesNothingAndFailsAsTheImportWould() async throws {
    let home = try home()
    let files = ["a.gift", "words.txt"].map { home.path + "/" + $0 }
    let run = try await CommandRun.tenq("bank", "import", "--dry-run", files[0], files[1], in: home)
    #expect(run.ending == .exited(0))
    #expect(
      run.outputText.hasSuffix(
        """
        Science/Cells: 1 of 2 questions would be taken, in \(home.data)/tenq/banks/Science/Cells.csv
        words: 4 of 4 questions would be taken, in \(home.data)/tenq/banks/words.csv
        2 sets, 5 of 6 questions

        """))
    #expect(banks(home) == [])
    try home.write("mine,1,a,b\n", to: "data/tenq/banks/words.csv")
    let clash = try await CommandRun.tenq("bank", "import", "--dry-run", files[1], in: home)
    #expect(clash.ending == .exited(73))
    #expect(clash.errorText.hasPrefix("tenq: words: there is such a set already"))
  }

  @Test func jsonIsOneObjectOfEverything() async throws {
    struct Report: Decodable {
      struct File: Decodable {
        struct Refusal: Decodable, Equatable {
          var line: Int?
          var kind: String
          var reason: String
          var text: String
        }
        var file: String
        var format: String
        var items: Int
        var taken: Int
        var refusals: [Refusal]
      }
      struct Failure: Decodable {
        var file: String
        var line: Int?
        var reason: String
      }
      struct Made: Decodable {
        var name: String
        var file: String
        var play: String
        var items: Int
        var questions: Int
        var warnings: Int
      }
      var files: [File]
      var errors: [Failure]
      var sets: [Made]
      var items: Int
      var taken: Int
      var leftOut: Int
      var dryRun: Bool
      var written: Bool
    }
    let home = try home()
    let (gift, missing) = (home.path + "/a.gift", home.path + "/no.gift")
    let run = try await CommandRun.tenq("bank", "import", "--json", gift, missing, in: home)
    #expect(run.ending == .exited(66) && run.errorText == "")
    let report = try JSONDecoder().decode(Report.self, from: run.output)
    #expect(report.files.map(\.file) == [gift] && report.files.map(\.format) == ["gift"])
    #expect(
      report.files.first?.refusals == [
        .init(
          line: 5, kind: "an essay question",
          reason: "an essay question, which cannot be played", text: "True?"
        )
      ])
    #expect(report.errors.map(\.file) == [missing])
    #expect(report.sets.map(\.name) == ["Science/Cells"] && report.sets.map(\.play) == ["Science/Cells"])
    #expect(report.sets.first?.file == home.data + "/tenq/banks/Science/Cells.csv")
    #expect(report.items == 2 && report.taken == 1 && report.leftOut == 1 && report.written && !report.dryRun)
    let again = try await CommandRun.tenq("bank", "import", "--json", gift, in: home)
    #expect(again.ending == .exited(73))
    let refused = try JSONDecoder().decode(Report.self, from: again.output)
    #expect(!refused.written && refused.sets.isEmpty && refused.taken == 1)
  }

  // MARK: Without an import

  @Test func whatCanBeImportedCanBePlayedAndChecked() async throws {
    let home = try home()
    let gift = home.path + "/a.gift"
    let play = try await CommandRun.tenq("play", "--plain", gift, in: home, input: "q\n")
    #expect(play.outputText.contains("1 question cannot be played and is left out: tenq bank check names it.\n"))
    #expect(play.outputText.contains("What holds DNA?"))
    let cards = try await CommandRun.tenq(
      "play", "--plain", "--lang", "ja", home.path + "/words.txt", in: home, input: "q\n")
    #expect(cards.outputText.contains("words.txt。4問です。"))
    let check = try await CommandRun.tenq("bank", "check", gift, home.path + "/words.txt", in: home)
    #expect(check.ending == .exited(65))
    #expect(
      check.outputText == """
        \(gift): read as GIFT
        \(gift):5: an essay question, which cannot be played
        \(home.path)/words.txt: read as cards with two sides
        5 questions can be used, 1 row cannot; 1 error, 0 warnings

        """)
    let piped = try await CommandRun.tenq("bank", "check", "--json", "-", in: home, input: "x {=a ~b}\n\ny {}\n")
    #expect(piped.outputText.contains(#""file":"-","line":3,"column":null,"severity":"error""#))
    #expect(piped.outputText.contains(#""usable":1,"unusable":1,"errors":1,"warnings":0,"kinds":{"one":1}}"#))
    let none = try await CommandRun.tenq("play", "--plain", "-", in: home, input: "y {~a ~b}\n")
    #expect(none.ending == .exited(65))
    #expect(none.errorText.hasPrefix("tenq: standard input:1: no choice is marked as right"))
    #expect(none.errorText.hasSuffix("; its only question cannot be played\n"))
  }

  @Test func aCheckSaysHowAFileWasRead() async throws {
    let home = try TestHome()
    let cards = try home.write("Term\tDefinition\ndog\tHund\ncat\tKatze\nbird\tVogel\n", to: "cards.txt")
    let check = try await CommandRun.tenq("bank", "check", cards, in: home)
    #expect(
      check.outputText.contains(
        "\(cards): the row with \"Term\" and \"Definition\" was read as a heading, not as a card\n"))
  }

  /// A warning about what was converted stands where the item stands in its own file.
  @Test func aWarningNamesThePlaceInTheFileItself() async throws {
    let home = try TestHome()
    let gift = try home.write("two\\nlines {=a ~b}\n\n\n\nodd\u{200B} {=c ~d}\n", to: "w.gift")
    let check = try await CommandRun.tenq("bank", "check", gift, in: home)
    #expect(check.outputText.contains("\(gift):5: warning: the character U+200B cannot be shown"))
  }

  @Test func aFewWarningsAreNamedAndTheRestIsCounted() async throws {
    let home = try TestHome()
    let odd = (1...10).map { "odd\u{200B} \($0) {=c ~d}\n\n" }.joined()
    let gift = try home.write(odd, to: "w.gift")
    // Without a file there is nothing that could list the rest.
    let trial = try await CommandRun.tenq("bank", "import", gift, "-o", "w", "--dry-run", in: home)
    #expect(trial.outputText.contains("w.csv:2:4: warning: the character U+200B"))
    #expect(trial.outputText.contains("\nthere is 1 more warning\n"))
    let run = try await CommandRun.tenq("bank", "import", gift, "-o", "w", in: home)
    let lines = run.outputText.split(separator: "\n").map(String.init)
    let (first, last) = (lines.dropFirst(lines.count - 12).prefix(10), lines.suffix(2))
    #expect(first.allSatisfy { $0.hasPrefix("w.csv:") && $0.contains(": warning: the character U+200B") }, "\(lines)")
    #expect(last.first == "there is 1 more warning: `tenq bank check \"\(home.data)/tenq/banks/w.csv\"` names it")
    #expect(last.last?.contains("w: 10 of 10 questions taken") == true)
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
    (["no.gift"], 66, "tenq: HOME/no.gift: there is no such file; check its name and its folder\n"),
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
    try home.write("True? {~a ~b}\n", to: "none.gift")
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
    #expect(run.outputText.hasPrefix("-: read as Aiken\nG/S: 1 of 1 question taken"))
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
}
