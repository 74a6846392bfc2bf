import BankFormats
import Foundation
import QuizScreens
import Testing

@testable import tenq

/// The completions of bash, zsh and fish, whose scripts ArgumentParser writes, offer what the program's help names, no
/// less and no more, and what only the program knows: sets, files of questions, values of settings.
@Suite struct CompletionTests {
  /// The script of each shell, asked for once, for all tests.
  private static let scripts = Task {
    var scripts: [String: String] = [:]
    let home = try TestHome()
    for shell in ["bash", "zsh", "fish"] {
      let run = try await CommandRun.tenq("--lang", "en", "--generate-completion-script", shell, in: home)
      try #require(run.ending == .exited(0) && run.errorText == "")
      scripts[shell] = run.outputText
    }
    return scripts
  }

  private func script(of shell: String) async throws -> String {
    try #require(try await CompletionTests.scripts.value[shell])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyShellReadsItsScript(shell: String) async throws {
    if !ProjectFile.isInstalled(shell) { try Test.cancel("\(shell) is not installed here") }
    let home = try TestHome()
    try home.write(try await script(of: shell), to: "script")
    let run = try await CommandRun.run(shell, ["-n", home.path + "/script"], environment: home.environment)
    #expect(run.ending == .exited(0) && run.errorText == "", "\(run.errorText)")
  }

  @Test func bashOffersWhatTheHelpNames() async throws {
    let home = try TestHome()
    try await expectWhatTheHelpNames(in: home) { lines in try await bash(lines, in: home) }
  }

  @Test(.enabled(if: ProjectFile.isInstalled("fish"))) func fishOffersWhatTheHelpNames() async throws {
    let home = try TestHome()
    try await expectWhatTheHelpNames(in: home) { lines in try await fish(lines, in: home) }
  }

  /// What the script of fish itself offers for the last word of each line, in the home folder.
  private func fish(_ lines: [[String]], in home: TestHome) async throws -> [[String]] {
    let script = "source $argv[1]; cd; for line in $argv[2..]; complete -C $line; echo; end"
    try home.write(try await self.script(of: "fish"), to: "script")
    let run = try await CommandRun.run(
      "fish", ["--no-config", "-c", script, home.path + "/script"] + lines.map { $0.joined(separator: " ") },
      environment: home.environment)
    // Without a terminal fish 3 does not say where the cursor is, and the program cannot be asked.
    #expect(run.ending == .exited(0))
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

  @Test func zshKnowsWhatTheHelpNames() async throws {
    let text = try await script(of: "zsh")
    for page in try await HelpPage.all() {
      // Each command has a function.
      let name = "_" + (["tenq"] + page.command).joined(separator: "_")
      let function = try #require(text.components(separatedBy: "\n\(name)() {").dropFirst().first, "\(name)")
      let body = function.components(separatedBy: "\n}")[0]
      for command in page.subcommands { #expect(body.contains("'\(command):"), "\(command)") }
      let names = body.matches(of: /\n +'(?:\([^)]*\)'\{([^}]+)\}|(--[a-z-]+)\[)/).flatMap {
        ($0.1 ?? $0.2 ?? "").split(separator: ",").map(String.init)
      }
      #expect(Set(names) == page.optionNames, "\(name)")
      for values in page.options.map(\.values) where !values.isEmpty {
        #expect(body.contains("=('\(values.joined(separator: "' '"))')"), "\(values)")
      }
    }
  }

  @Test(arguments: [
    (["play", "Food\\ pairings/T"], ["Food pairings/Through the seasons"]),
    (["play", "\"Food pairings/T"], ["Food pairings/Through the seasons"]),
    (["play", "'The world/L"], ["The world/Land and water"]),
    (["play", "--lang", "ja", "食べ合わせ/季"], ["食べ合わせ/季節の食卓"]),
    (
      ["--lang", "ja", "play", "科"],
      ["科学", "科学/からだ", "科学/元素と物質", "科学/空と宇宙", "科学/恐竜と深海", "科学/宇宙開発", "科学/天気", "科学/五感と心"]
    ),
    (["play", "missed/Science/R"], ["missed/Science/Rockets and probes"]), (["host", "du"], ["due"]),
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
    // The shell itself quotes what it inserts.
    #expect(offered == [[name], [name]])
    let inQuotes = try await bash([["tenq", "play", "\"Odd/"], ["tenq", "play", "'Odd/"]], in: home)
    #expect(inQuotes == [[name], [name]])
    #expect(home.text(of: "ran") == nil)
  }

  @Test func theProgramQuotesNamesForEachShell() async throws {
    let home = try TestHome()
    try home.write("q,1,a,b,c,d\n", to: home.data + "/tenq/banks/Odd/it's: 1.csv")
    let asked = ["---completion", "play", "--", "positional@0", "2", "4", "tenq", "play", "Odd/"]
    for (shell, name) in [("bash", #"'Odd/it'\''s: 1'"#), ("zsh", #"Odd/it's\: 1"#), ("fish", "Odd/it's: 1")] {
      let run = try await CommandRun.run(
        ProgramUnderTest.path, asked, environment: home.environment.merging(["SAP_SHELL": shell]) { $1 })
      #expect(run.outputText.split(separator: "\n").contains { $0 == name } && run.errorText == "", "\(shell)")
    }
  }

  @Test func theSettingsAndTheirValuesAreOffered() async throws {
    let home = try TestHome()
    let keys = SettingsList.all.map(\.key)
    let lines = [["tenq", "config", "set", ""], ["tenq", "config", "reset", ""]]
    #expect(try await bash(lines, in: home) == [keys, keys])
    if ProjectFile.isInstalled("fish") {
      #expect(try await fish(lines, in: home).map(Set.init) == [Set(keys), Set(keys)])
    }
    let values = SettingsList.all.map { ["tenq", "config", "set", $0.key, ""] }
    let words = SettingsList.all.map { setting -> [String] in
      if case .choices(let all) = setting.values { all.map(\.word) } else { [] }
    }
    #expect(try await bash(values, in: home) == words)
  }

  @Test func theHelpOfImportNamesEveryFormat() async throws {
    let page = try #require(try await HelpPage.all().first { $0.command == ["bank", "import"] })
    let text = page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    let prose = text.components(separatedBy: "the format is recognised")[0]
    for format in BankFormat.imported {
      let words: [BankFormat: String] = [.csv: "banks of tenq", .checklist: "check lists"]
      #expect(prose.contains(words[format] ?? format.rawValue), "\(format)")
    }
  }

  @Test func bashOffersFilesOfQuestionsAndFolders() async throws {
    let home = try TestHome()
    for file in ["rivers.csv", "RIVERS.CSV", "rivers.pdf", "rivers.txt", "lakes/a b.csv"] {
      try home.write("", to: file)
    }
    let lines = [
      ["bank", "check", "ri"], ["bank", "check", "rivers.csv", "la"], ["play", "RI"], ["play", "lakes/"],
      ["bank", "import", "lakes/"], ["play", "la"],
    ]
    #expect(
      // In the order of the folder, which is the file system's affair.
      try await bash(lines.map { ["tenq"] + $0 }, in: home).map { $0.sorted() }
        == [
          ["rivers.csv", "rivers.txt"], ["lakes"], ["RIVERS.CSV"], ["lakes/a b.csv"], ["lakes/a b.csv"],
          // With what is in it, or the shell would end the word.
          ["lakes/", "lakes/a b.csv"],
        ])
  }

  @Test func bashOffersWhatTheLeagueTakes() async throws {
    let home = try TestHome()
    var lines = [["tenq", "league", ""]]
    var expected = [Set(LeagueHelpRow.all.map(\.command))]
    for row in LeagueHelpRow.all {
      lines.append(["tenq", "league", row.command, "-"])
      expected.append(Set(row.options.keys).union(["--lang", "-h", "--help"]))
      for (option, values) in row.options where !values.isEmpty {
        lines.append(["tenq", "league", row.command, option, ""])
        expected.append(Set(values))
      }
    }
    #expect(try await bash(lines, in: home).map(Set.init) == expected)
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
    for page in try await HelpPage.all() {
      expect(page.command + ["-"], page.optionNames)
      // The program itself also has help, which its help names in a sentence.
      if !page.subcommands.isEmpty {
        expect(page.command + [""], page.subcommands + (page.command.isEmpty ? ["help"] : []))
        expect(["--lang", "ja"] + page.command + [""], page.subcommands + (page.command.isEmpty ? ["help"] : []))
      }
      for option in page.options where !option.values.isEmpty {
        for name in option.names { expect(page.command + [name, ""], option.values) }
      }
    }
    let offered = try await complete(lines)
    try #require(offered.count == lines.count)
    for (line, (offered, expected)) in zip(lines, zip(offered, expected)) {
      // Commands may be offered that another build of the program has, and options beside them.
      let isOfOption = line.last == "-" || line.dropLast().last?.hasPrefix("-") == true
      if isOfOption {
        #expect(Set(offered) == expected, "\(line)")
      } else {
        #expect(Set(offered).isSuperset(of: expected), "\(line)")
      }
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
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=${COMP_WORDS[*]} COMP_POINT=${#COMP_LINE} COMPREPLY=()
        _tenq tenq "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        for offered in "${COMPREPLY[@]}"; do printf '%s\\t' "$offered"; done
        echo
        COMP_WORDS=()
      done
      """
    try home.write(try await self.script(of: "bash"), to: "script")
    let run = try await CommandRun.run(
      "bash",
      ["--noprofile", "--norc", "-c", script, "bash", home.path + "/script", ProgramUnderTest.path]
        + lines.flatMap { $0 + ["|"] }, environment: home.environment)
    #expect(run.errorText == "")
    return run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      $0.split(separator: "\t").map(String.init)
    }
  }
}
