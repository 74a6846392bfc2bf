import BankFormats
import Foundation
import QuizScreens
import Testing

@testable import tenq

/// The completions of bash, zsh and fish offer what the program's help names, no less and no more. zsh also completes the
/// values of the variables that stand for options; bash and fish complete no values of variables.
@Suite struct CompletionTests {
  @Test(.enabled(if: ProjectFile.isInstalled("zsh"))) func zshReadsItsCompletions() async throws {
    let run = try await run("zsh", ["-n", ProjectFile.path(of: "Resources/completions/_tenq")])
    #expect(run.ending == .exited(0), "\(run.errorText)")
    #expect(run.errorText == "")
  }

  @Test func bashOffersWhatTheHelpNames() async throws {
    let home = try TestHome()
    try await expectWhatTheHelpNames(in: home) { lines in try await bash(lines, in: home) }
  }

  @Test(.enabled(if: ProjectFile.isInstalled("fish"))) func fishOffersWhatTheHelpNames() async throws {
    let home = try TestHome()
    try await expectWhatTheHelpNames(in: home) { lines in try await fish(lines, in: home) }
  }

  /// What fish offers for the last word of each line, in the home folder.
  private func fish(_ lines: [[String]], in home: TestHome) async throws -> [[String]] {
    let script = "source $argv[1]; cd; for line in $argv[2..]; complete -C $line; echo; end"
    let run = try await CommandRun.run(
      "fish",
      ["--no-config", "-c", script, ProjectFile.path(of: "Resources/completions/tenq.fish")]
        + lines.map { $0.joined(separator: " ") },
      environment: home.environment)
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

  @Test func zshKnowsWhatTheHelpNames() async throws {
    let text = try ProjectFile.text(of: "Resources/" + "completions/_tenq")
    for page in try await HelpPage.all() {
      for command in page.subcommands { #expect(text.contains("'\(command):"), "\(command)") }
      for name in page.optionNames {
        #expect(text.contains(try Regex("\(name)(?![a-z-])")), "\(name)")
      }
      for values in page.options.map(\.values) where !values.isEmpty {
        #expect(text.contains("(\(values.joined(separator: " ")))"), "\(values)")
      }
    }
  }

  @Test(.enabled(if: ProjectFile.isInstalled("zsh"))) func zshCompletesTheValuesOfVariables() async throws {
    // What the function for values would offer, without a terminal to complete on.
    let script = """
      compadd() { print -r -- ${(P)@[-1]} }
      source <(sed '/^_tenq "\\$@"$/d; /^#compdef/d' "$1"); shift
      for name; do _tenq_values ${(L)name#TENQ_}; done
      """
    for setting in SettingsList.all {
      guard case .choices(let all) = setting.values else { continue }
      let run = try await run(
        "zsh", ["-fc", script, "zsh", ProjectFile.path(of: "Resources/completions/_tenq"), setting.variable])
      #expect(
        Set(run.outputText.split { " \n".contains($0) }.map(String.init)) == Set(all.map(\.word)), "\(setting.key)")
    }
    #expect(
      try ProjectFile.text(of: "Resources/" + "completions/_tenq").hasPrefix(
        "#compdef tenq -P -value-,TENQ_*,-default-\n"))
  }

  @Test(arguments: [
    (["play", "Food\\ pairings/T"], ["Food\\ pairings/Through\\ the\\ seasons"]),
    (["play", "\"Food pairings/T"], ["Food pairings/Through the seasons"]),
    (["play", "'The world/L"], ["The world/Land and water"]),
    (["play", "--lang", "ja", "食べ合わせ/季"], ["食べ合わせ/季節の食卓"]),
    (
      ["--lang", "=", "ja", "play", "科"],
      ["科学", "科学/からだ", "科学/元素と物質", "科学/空と宇宙", "科学/恐竜と深海", "科学/宇宙開発", "科学/天気", "科学/五感と心"]
    ),
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
    let quoted = #"Odd/\$\(touch\ ran\)\ \`touch\ ran\`\ \*\ \ 12\ \ yours"#
    #expect(offered == [[quoted], [quoted]])
    let inQuotes = try await bash([["tenq", "play", "\"Odd/"], ["tenq", "play", "'Odd/"]], in: home)
    #expect(inQuotes == [[#"Odd/\$(touch ran) \`touch ran\` *  12  yours"#], [name]])
    #expect(home.text(of: "ran") == nil)
  }

  @Test func everyShellOffersTheSettingsAndTheirValues() async throws {
    let home = try TestHome()
    let keys = SettingsList.all.map(\.key)
    var lines = [["config", "set", ""], ["config", "reset", ""]]
    var expected = [Set(keys), Set(keys)]
    for setting in SettingsList.all {
      lines.append(["config", "set", setting.key, ""])
      if case .choices(let all) = setting.values { expected.append(Set(all.map(\.word))) } else { expected.append([]) }
    }
    let words = lines.map { ["tenq"] + $0 }
    #expect(try await bash(words, in: home).map(Set.init) == expected)
    if ProjectFile.isInstalled("fish") { #expect(try await fish(words, in: home).map(Set.init) == expected) }
    let zsh = try ProjectFile.text(of: "Resources/" + "completions/_tenq")
    #expect(zsh.contains("'(\(keys.joined(separator: " ")))'"))
  }

  @Test func fishOffersOnlyFilesThatFit() async throws {
    if !ProjectFile.isInstalled("fish") { try Test.cancel("fish is not installed here") }
    let home = try TestHome()
    for file in ["rivers.csv", "RIVERS.CSV", "rivers.pdf", "rivers.tsv", "rivers.xlsx", "ridge/a.csv"] {
      try home.write("", to: file)
    }
    let lines = [
      ["bank", "check", "ri"], ["play", "ri"], ["bank", "import", "ri"], ["bank", "import", "x", "ridge/"],
    ]
    let offered = try await fish(lines.map { ["tenq"] + $0 }, in: home).map(Set.init)
    // fish offers names in the other case where it finds them, too.
    let folder = Set(["ridge/"])
    for files in offered[..<3] {
      #expect(files.subtracting(["RIVERS.CSV"]) == folder.union(["rivers.csv", "rivers.tsv", "rivers.xlsx"]))
    }
    #expect(offered[3] == ["ridge/a.csv"])
  }

  @Test func everyShellOffersTheFilesThatTheFormatsName() throws {
    let (bash, fish, zsh) = (
      try ProjectFile.text(of: "Resources/completions/tenq.bash"),
      try ProjectFile.text(of: "Resources/completions/tenq.fish"),
      try ProjectFile.text(of: "Resources/completions/_tenq")
    )
    let endings = BankFormat.endings
    let list = endings.joined(separator: "|")
    #expect(bash.contains("'bank check'* | 'bank import'*) files='*.@(\(list))'"))
    #expect(bash.contains("play | host | 'bank export') files='*.@(\(list))'"))
    #expect(fish.contains("__tenq_in bank import' \\\n    -a '(__tenq_files \(endings.joined(separator: " ")))'"))
    #expect(zsh.contains("_files -g \"*.(#i)(\(list))(-.)\""))
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
    ]
    #expect(
      // In the order of the folder, which is the file system's affair.
      try await bash(lines.map { ["tenq"] + $0 }, in: home).map { $0.sorted() }
        == [["rivers.csv", "rivers.txt"], ["lakes/"], ["RIVERS.CSV"], ["lakes/a\\ b.csv"]])
  }

  @Test func everyShellOffersWhatTheLeagueTakes() async throws {
    let home = try TestHome()
    var lines: [[String]] = []
    var expected: [Set<String>] = []
    for row in LeagueHelpRow.all {
      lines.append(["tenq", "league", row.command, "-"])
      expected.append(Set(row.options.keys).union(["--lang", "-h", "--help"]))
      for (option, values) in row.options where !values.isEmpty {
        lines.append(["tenq", "league", row.command, option, ""])
        expected.append(Set(values))
      }
    }
    #expect(try await bash(lines, in: home).map(Set.init) == expected)
    if ProjectFile.isInstalled("fish") { #expect(try await fish(lines, in: home).map(Set.init) == expected) }
    let zsh = try ProjectFile.text(of: "Resources/completions/_tenq")
    for row in LeagueHelpRow.all {
      let rest = try #require(zsh.components(separatedBy: "'league \(row.command)')").dropFirst().first)
      let taken = rest.components(separatedBy: ";;")[0]
      #expect(taken.contains("$league_options"), "\(row.command)")
      for (option, values) in row.options {
        #expect(taken.contains("'\(option)"), "\(option)")
        if !values.isEmpty { #expect(taken.contains("(\(values.joined(separator: " ")))"), "\(option)") }
      }
    }
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
        expect(["help"] + page.command + [""], page.subcommands)
      }
      for option in page.options where !option.values.isEmpty {
        for name in option.names { expect(page.command + [name, ""], option.values) }
      }
    }
    let offered = try await complete(lines)
    try #require(offered.count == lines.count)
    for (line, (offered, expected)) in zip(lines, zip(offered, expected)) {
      // Commands may be offered that another build of the program has.
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
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _tenq tenq
        for offered in "${COMPREPLY[@]}"; do printf '%s\\t' "$offered"; done
        echo
        COMP_WORDS=()
      done
      """
    let run = try await CommandRun.run(
      "bash",
      [
        "--noprofile", "--norc", "-c", script, "bash", ProjectFile.path(of: "Resources/completions/tenq.bash"),
        ProgramUnderTest.path,
      ]
        + lines.flatMap { $0 + ["|"] }, environment: home.environment)
    #expect(run.errorText == "")
    return run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> CommandRun {
    try await CommandRun.run(program, arguments, environment: TestHome().environment)
  }
}
