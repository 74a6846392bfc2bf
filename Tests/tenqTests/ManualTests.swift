import Foundation
import Testing

/// The manual and the completions say what the program's help says, no less and no more.
@Suite struct ManualTests {
  @Test func theHelpIsRead() async throws {
    let pages = try await HelpPage.all(in: TestHome())
    #expect(pages.map { $0.command.joined(separator: " ") }.contains("bank check"))
    let root = try #require(pages.first)
    #expect(root.subcommands.contains("play"))
    #expect(
      root.optionNames.isSuperset(of: ["-n", "--questions", "--plain", "--no-plain", "--version", "-h", "--help"]))
    #expect(root.options.first { $0.names == ["--game"] }?.values.contains("survival") == true)
    #expect(pages.first { $0.command == ["stats"] }?.optionNames.contains("--by") == true)
  }

  // MARK: The manual

  @Test func theManualHasEveryCommandAndOption() async throws {
    let manual = try resource("man/tenq.6")
    let macros = manual.split(separator: "\n").filter { $0.hasPrefix(".") }
    let pages = try await HelpPage.all(in: TestHome())
    let common = try #require(pages.first).optionNames
    for page in pages {
      let command = page.command.joined(separator: " ")
      if page.subcommands.isEmpty {
        let item = try #require(macros.first { "\($0) ".hasPrefix(".It Cm \(command) ") }, "\(command)")
        #expect(flags(of: item) == page.optionNames.subtracting(common), "\(command)")
      }
      for value in page.options.flatMap(\.values) {
        #expect(macros.contains { $0.contains("Cm ") && words(of: $0).contains(value) }, "\(value)")
      }
    }
    let headings = macros.filter { $0.hasPrefix(".It Fl") }
    #expect(Set(headings.flatMap(flags)) == common)
    #expect(Set(macros.flatMap(flags)) == pages.reduce(into: []) { $0.formUnion($1.optionNames) })
  }

  @Test(.enabled(if: isInstalled("mandoc"))) func mandocFindsNoFaultInTheManual() async throws {
    let run = try await shell("mandoc", ["-Tlint", "-Wwarning", try path("man/tenq.6")])
    #expect(run.outputText + run.errorText == "")
  }

  @Test(.enabled(if: isInstalled("groff"))) func groffFindsNoFaultInTheManual() async throws {
    let run = try await shell("groff", ["-mandoc", "-ww", "-Tutf8", try path("man/tenq.6")])
    #expect(run.errorText == "")
    #expect(run.outputText.contains("timed quiz for the terminal"))
  }

  // MARK: The completions

  @Test(arguments: [("bash", "tenq.bash"), ("zsh", "_tenq"), ("fish", "tenq.fish")])
  func theShellReadsItsCompletions(shell name: String, file: String) async throws {
    if !ManualTests.isInstalled(name) { try Test.cancel("\(name) is not installed here") }
    let run = try await shell(name, ["-n", try path("completions/\(file)")])
    #expect(run.ending == .exited(0), "\(run.errorText)")
    #expect(run.errorText == "")
  }

  @Test func bashOffersWhatTheHelpNames() async throws {
    let home = try TestHome()
    try await expectWhatTheHelpNames(in: home) { lines in try await bash(lines, in: home) }
  }

  @Test(.enabled(if: isInstalled("fish"))) func fishOffersWhatTheHelpNames() async throws {
    let home = try TestHome()
    let script = "source $argv[1]; for line in $argv[2..]; complete -C $line; echo; end"
    try await expectWhatTheHelpNames(in: home) { lines in
      let run = try await shell(
        "fish",
        ["--no-config", "-c", script, try path("completions/tenq.fish")] + lines.map { $0.joined(separator: " ") })
      #expect(run.errorText == "")
      // Each line's candidates end in an empty line, and each candidate in a tab and its explanation.
      var offers: [[String]] = [[]]
      for line in run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.isEmpty {
          offers.append([])
        } else {
          offers[offers.count - 1].append(String(line.prefix { $0 != "\t" }))
        }
      }
      return offers.dropLast()
    }
  }

  @Test func zshKnowsWhatTheHelpNames() async throws {
    let text = try resource("completions/_tenq")
    for page in try await HelpPage.all(in: TestHome()) {
      for command in page.subcommands { #expect(text.contains("'\(command):"), "\(command)") }
      for name in page.optionNames {
        #expect(text.contains(try Regex("\(name)(?![a-z-])")), "\(name)")
      }
      for values in page.options.map(\.values) where !values.isEmpty {
        #expect(text.contains("(\(values.joined(separator: " ")))"), "\(values)")
      }
    }
  }

  @Test(arguments: [
    (["play", "Food\\ pairings/T"], ["Food pairings/Through the seasons"]),
    (["play", "\"Food pairings/T"], ["Food pairings/Through the seasons"]),
    (["play", "'The world/L"], ["The world/Land and water"]),
    (["play", "--lang", "ja", "食べ合わせ/季"], ["食べ合わせ/季節の食卓"]),
    (["--lang", "=", "ja", "play", "科"], ["科学", "科学/からだ", "科学/元素と物質", "科学/空と宇宙"]),
    (["play", "own", "W"], []),
  ])
  func bashOffersSetsByTheirWholeNames(typed: [String], sets: [String]) async throws {
    let home = try TestHome()
    #expect(try await bash([["tenq"] + typed], in: home).map(Set.init) == [Set(sets)])
  }

  @Test func aSetsNameIsNeverRunNorCut() async throws {
    let home = try TestHome()
    let name = "Odd/$(touch ran) `touch ran` *  12  yours"
    try home.write("q,1,a,b,c,d\n", to: home.data + "/tenq/banks/\(name).csv")
    let offered = try await bash(
      [["tenq", "play", "Odd/"], ["tenq", "--lang", "$(touch ran)", "play", "Odd/"]], in: home)
    #expect(offered == [[name], [name]])
    #expect(home.text(of: "ran") == nil)
  }

  @Test func bashOffersCSVFilesAndFolders() async throws {
    let home = try TestHome()
    for file in ["rivers.csv", "RIVERS.CSV", "rivers.txt", "lakes/a b.csv"] { try home.write("", to: file) }
    let lines = [
      ["bank", "check", "ri"], ["bank", "check", "rivers.csv", "la"], ["play", "RI"], ["play", "lakes/"],
    ]
    #expect(
      try await bash(lines.map { ["tenq"] + $0 }, in: home)
        == [["rivers.csv"], ["lakes"], ["RIVERS.CSV"], ["lakes/a b.csv"]])
  }

  // MARK: What the tests share

  /// Asks a shell for everything that can stand behind each command: options, their values, and commands.
  private func expectWhatTheHelpNames(
    in home: TestHome, _ complete: ([[String]]) async throws -> [[String]]
  ) async throws {
    var lines: [[String]] = []
    var expected: [Set<String>] = []
    func expect(_ words: [String], _ offered: some Sequence<String>) {
      lines.append(["tenq"] + words)
      expected.append(Set(offered))
    }
    for page in try await HelpPage.all(in: home) {
      expect(page.command + ["-"], page.optionNames)
      // The program itself also has help, which its help names in a sentence.
      if !page.subcommands.isEmpty {
        expect(page.command + [""], page.subcommands + (page.command.isEmpty ? ["help"] : []))
        expect(["--lang", "ja"] + page.command + [""], page.subcommands + (page.command.isEmpty ? ["help"] : []))
        expect(["help"] + page.command + [""], page.subcommands)
      }
      for option in page.options where !option.values.isEmpty {
        for name in option.names { expect(page.command + [name, ""], option.values) }
      }
    }
    let offered = try await complete(lines)
    try #require(offered.count == lines.count)
    for (line, (offered, expected)) in zip(lines, zip(offered, expected)) {
      #expect(Set(offered) == expected, "\(line.joined(separator: " "))")
    }
  }

  /// What bash offers for the last word of each line, as if it were typed in the home folder; `tenq` is the program
  /// under test.
  private func bash(_ lines: [[String]], in home: TestHome) async throws -> [[String]] {
    let script = """
      source "$1"; program=$2; shift 2; cd
      tenq() { "$program" "$@"; }
      for word; do
        if [[ $word != '|' ]]; then COMP_WORDS+=("$word"); continue; fi
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _tenq tenq
        for offered in "${COMPREPLY[@]}"; do printf '%s\\t' "$offered"; done
        echo
        COMP_WORDS=()
      done
      """
    let run = try await CommandRun.run(
      "bash",
      ["--noprofile", "--norc", "-c", script, "bash", try path("completions/tenq.bash"), ProgramUnderTest.path]
        + lines.flatMap { $0 + ["|"] }, environment: home.environment)
    #expect(run.errorText == "")
    return run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  private func shell(_ program: String, _ arguments: [String]) async throws -> CommandRun {
    try await CommandRun.run(program, arguments, environment: TestHome().environment)
  }

  private static func isInstalled(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  private func path(_ resource: String) throws -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources/\(resource)").standardized
      .path
  }

  private func resource(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The options that a line of the manual names: `Fl n` is `-n`, `Fl -seed` is `--seed`.
  private func flags(of line: some StringProtocol) -> Set<String> {
    Set(String(line).matches(of: /\bFl (-*[a-z-]+)/).map { "-" + $0.1 })
  }

  private func words(of line: some StringProtocol) -> [String] {
    String(line).split { " ,".contains($0) }.map(String.init)
  }
}
