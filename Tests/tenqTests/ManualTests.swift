import Foundation
import QuizScreens
import Testing

@testable import tenq

/// The manual and the completions say what the program's help says, no less and no more. Variables are in the manual,
/// in the README and, with their values, in zsh's completions; bash and fish complete no values of variables.
@Suite struct ManualTests {
  @Test func theHelpIsRead() async throws {
    let pages = try await HelpPage.all(in: TestHome())
    #expect(pages.map { $0.command.joined(separator: " ") }.contains("bank check"))
    let root = try #require(pages.first)
    #expect(root.subcommands.contains("play"))
    #expect(
      root.optionNames.isSuperset(of: ["-n", "--questions", "--plain", "--no-plain", "-V", "--version", "-h", "--help"])
    )
    #expect(root.options.first { $0.names == ["--game"] }?.values.contains("survival") == true)
    #expect(pages.first { $0.command == ["stats"] }?.optionNames.contains("--by") == true)
  }

  @Test func theHelpNamesEveryVariableOfAnOption() async throws {
    let pages = try await HelpPage.all(in: TestHome())
    #expect(pages.reduce(into: Set()) { $0.formUnion($1.variables) } == Set(OptionVariable.names))
    let root = try #require(pages.first)
    let listed = root.text.split(separator: "OPTIONS:\n").last ?? ""
    let entries = "\n\(listed)".split(separator: "\n  -").filter { !$0.contains("version") && !$0.contains("--help") }
    #expect(entries.count > 10)
    for entry in entries { #expect(entry.contains("[TENQ_"), "\(entry)") }
    for name in EnvironmentVariables.others { #expect(root.text.contains(name), "\(name)") }
  }

  @Test func everyVariableThatIsReadIsDeclared() throws {
    let sources = FileManager.default.enumerator(atPath: try path("../Sources"))
    var read: Set<String> = []
    while let file = sources?.nextObject() as? String {
      guard file.hasSuffix(".swift") || file.hasSuffix(".c"), !file.hasPrefix("League") else { continue }
      let text = try String(contentsOfFile: path("../Sources/" + file), encoding: .utf8)
      for match in text.matches(of: /(?:environment\[|getenv\(|place\(|isSet\()"([A-Z_]+)"/) {
        read.insert(String(match.1))
      }
    }
    #expect(read.isSuperset(of: ["HOME", "NO_COLOR", "TERM", "XDG_DATA_HOME", "ESCDELAY"]))
    #expect(read.subtracting(EnvironmentVariables.others).filter { !$0.hasPrefix("TENQ_LEAGUE") } == [])
  }

  // MARK: The manual

  private static let manuals = ["man/tenq.6", "man/ja/tenq.6"]

  /// What the program has, the manual has. It may describe commands that another build of the program has.
  @Test(arguments: manuals) func theManualHasEveryCommandOptionAndVariable(file: String) async throws {
    let macros = try resource(file).split(separator: "\n").filter { $0.hasPrefix(".") }
    let pages = try await HelpPage.all(in: TestHome())
    let common = try #require(pages.first).optionNames
    for page in pages where !page.command.isEmpty {
      let command = page.command.joined(separator: " ")
      let items = macros.filter { "\($0) ".hasPrefix(".It Cm \(command) ") }
      if page.subcommands.isEmpty { try #require(!items.isEmpty, "\(command)") }
      let own = page.optionNames.subtracting(common)
      let described = Set(items.flatMap(flags))
      #expect(described.isSuperset(of: own), "\(command)")
      // No flag that the program does not know; another program's help stands in the text.
      for flag in described.subtracting(own) where page.subcommands.isEmpty {
        #expect(page.text.contains(flag), "\(command) \(flag)")
      }
      for value in page.options.flatMap(\.values) {
        #expect(macros.contains { $0.contains("Cm ") && words(of: $0).contains(value) }, "\(value)")
      }
    }
    #expect(Set(macros.filter { $0.hasPrefix(".It Fl") }.flatMap(flags)) == common)
    let variables = macros.filter { $0.hasPrefix(".It Ev ") }.flatMap { words(of: $0.dropFirst(7)) }
    #expect(Set(variables) == Set(OptionVariable.names + EnvironmentVariables.others))
    for setting in SettingsList.all {
      #expect(macros.contains { words(of: $0).contains(setting.key) }, "\(setting.key)")
    }
  }

  @Test func bothManualsHaveTheSameItems() throws {
    // Names of values are translated; commands, options and variables are not.
    func items(_ file: String, _ macro: String) throws -> [String] {
      try resource(file).split(separator: "\n").filter { $0.hasPrefix(macro) }.map { line in
        let name = line.prefix { $0.isASCII }.split(separator: " ").prefix { !["Op", "Oo", "Ar"].contains($0) }
        return (name.map(String.init) + flags(of: line).sorted()).joined(separator: " ")
      }
    }
    for macro in [".It Fl", ".It Ev", ".It Cm play", ".It Cm bank", ".It Cm config", ".It Cm league", ".Xr"] {
      let (english, japanese) = (try items("man/tenq.6", macro), try items("man/ja/tenq.6", macro))
      #expect(english == japanese && !english.isEmpty, "\(macro)")
    }
    #expect(try resource("man/ja/tenq.6").contains(".Os TenQ\n") && resource("man/tenq.6").contains(".Os TenQ\n"))
  }

  @Test(.enabled(if: isInstalled("mandoc")), arguments: manuals)
  func mandocFindsNoFaultInTheManual(file: String) async throws {
    let run = try await shell("mandoc", ["-Tlint", "-Wstyle", try path(file)])
    // Other pages are found where they are installed.
    let faults = run.outputText.split(separator: "\n").filter { !$0.contains("referenced manual not found") }
    #expect(faults == [])
  }

  @Test(.enabled(if: isInstalled("groff")), arguments: manuals)
  func groffFindsNoFaultInTheManual(file: String) async throws {
    let japanese = file.contains("/ja/")
    let run = try await shell(
      "groff", (japanese ? ["-mja"] : []) + ["-mandoc", "-ww", "-Kutf8", "-Tutf8", try path(file)])
    #expect(run.errorText == "")
    #expect(run.outputText.contains(japanese ? "端末で遊ぶ、時間制限つきのクイズ" : "timed quiz for the terminal"))
  }

  // MARK: The league, whose commands are another program's

  /// A command of the league with its options, by the help of `tenq league`.
  private struct LeagueRow {
    let command: String
    /// The options, and the words that each can be.
    let options: [String: [String]]
  }

  private var leagueRows: [LeagueRow] {
    LeagueCommand.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.filter { !$0.hasPrefix(" ") }.map { line in
        let options = line.matches(of: /(--[a-z]+)(?: ([a-z|]+))?\]/)
        return LeagueRow(
          command: String(line.prefix { $0 != " " }),
          options: Dictionary(
            uniqueKeysWithValues: options.map { match in
              (String(match.1), match.2.map { $0.split(separator: "|").map(String.init) } ?? [])
            }))
      }
  }

  @Test func theManualsAndTheCompletionsHaveWhatTheLeagueTakes() async throws {
    let rows = leagueRows
    #expect(rows.map(\.command) == ["join", "sync", "status", "top", "leave"])
    #expect(rows.last?.options.keys.contains("--erase") == true)
    #expect(rows[3].options["--by"] == ["points", "right", "time", "days"])
    for file in ManualTests.manuals {
      let lines = try resource(file).split(separator: "\n")
      for row in rows {
        let item = try #require(lines.first { "\($0) ".hasPrefix(".It Cm league \(row.command) ") })
        #expect(flags(of: item) == Set(row.options.keys), "\(file): \(row.command)")
        for value in row.options.values.joined() {
          #expect(lines.contains { $0.contains("Cm ") && words(of: $0).contains(value) }, "\(file): \(value)")
        }
      }
    }
    let readme = try resource("../README.md")
    for option in rows.flatMap(\.options.keys) { #expect(readme.contains("[\(option)"), "\(option)") }

    let home = try TestHome()
    var lines: [[String]] = []
    var expected: [Set<String>] = []
    for row in rows {
      lines.append(["tenq", "league", row.command, "-"])
      expected.append(Set(row.options.keys).union(["--lang", "-h", "--help"]))
      for (option, values) in row.options where !values.isEmpty {
        lines.append(["tenq", "league", row.command, option, ""])
        expected.append(Set(values))
      }
    }
    #expect(try await bash(lines, in: home).map(Set.init) == expected)
    if ManualTests.isInstalled("fish") { #expect(try await fish(lines, in: home).map(Set.init) == expected) }
    let zsh = try resource("completions/_tenq")
    for row in rows {
      let rest = try #require(zsh.components(separatedBy: "'league \(row.command)')").dropFirst().first)
      let taken = rest.components(separatedBy: ";;")[0]
      #expect(taken.contains("$league_options"), "\(row.command)")
      for (option, values) in row.options {
        #expect(taken.contains("'\(option)"), "\(option)")
        if !values.isEmpty { #expect(taken.contains("(\(values.joined(separator: " ")))"), "\(option)") }
      }
    }
  }

  // MARK: The README

  @Test func theREADMEHasEveryCommandOptionAndVariable() async throws {
    let rows = try resource("../README.md").split(separator: "\n").filter { $0.hasPrefix("|") }
    func isThere(_ word: String) -> Bool {
      rows.contains { row in
        row.ranges(of: word).contains { range in
          let around = [row[..<range.lowerBound].last, row[range.upperBound...].first]
          return around.allSatisfy { $0.map { !$0.isLetter && $0 != "_" && $0 != "-" } ?? true }
        }
      }
    }
    for page in try await HelpPage.all(in: TestHome()) {
      if page.subcommands.isEmpty {
        let command = (["tenq"] + page.command).joined(separator: " ")
        #expect(isThere(command), "\(command)")
      }
      for name in page.optionNames { #expect(isThere(name), "\(page.command) \(name)") }
    }
    for name in OptionVariable.names + EnvironmentVariables.others { #expect(isThere(name), "\(name)") }
    for setting in SettingsList.all { #expect(isThere(setting.key), "\(setting.key)") }
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
    try await expectWhatTheHelpNames(in: home) { lines in try await fish(lines, in: home) }
  }

  /// What fish offers for the last word of each line, in the home folder.
  private func fish(_ lines: [[String]], in home: TestHome) async throws -> [[String]] {
    let script = "source $argv[1]; cd; for line in $argv[2..]; complete -C $line; echo; end"
    let run = try await CommandRun.run(
      "fish",
      ["--no-config", "-c", script, try path("completions/tenq.fish")] + lines.map { $0.joined(separator: " ") },
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

  @Test(.enabled(if: isInstalled("zsh"))) func zshCompletesTheValuesOfVariables() async throws {
    // What the function for values would offer, without a terminal to complete on.
    let script = """
      compadd() { print -r -- ${(P)@[-1]} }
      source <(sed '/^_tenq "\\$@"$/d; /^#compdef/d' "$1"); shift
      for name; do _tenq_values ${(L)name#TENQ_}; done
      """
    for setting in SettingsList.all {
      guard case .choices(let all) = setting.values else { continue }
      let run = try await shell("zsh", ["-fc", script, "zsh", try path("completions/_tenq"), setting.variable])
      #expect(
        Set(run.outputText.split { " \n".contains($0) }.map(String.init)) == Set(all.map(\.word)), "\(setting.key)")
    }
    #expect(try resource("completions/_tenq").hasPrefix("#compdef tenq -P -value-,TENQ_*,-default-\n"))
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
    if ManualTests.isInstalled("fish") { #expect(try await fish(words, in: home).map(Set.init) == expected) }
    let zsh = try resource("completions/_tenq")
    #expect(zsh.contains("'(\(keys.joined(separator: " ")))'"))
  }

  @Test func fishOffersOnlyFilesThatFit() async throws {
    if !ManualTests.isInstalled("fish") { try Test.cancel("fish is not installed here") }
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
    #expect(offered[0].subtracting(["RIVERS.CSV"]) == folder.union(["rivers.csv", "rivers.tsv"]))
    #expect(offered[1].subtracting(["RIVERS.CSV"]) == folder.union(["rivers.csv", "rivers.tsv"]))
    #expect(offered[2].subtracting(["RIVERS.CSV"]) == folder.union(["rivers.csv", "rivers.tsv", "rivers.xlsx"]))
    #expect(offered[3] == ["ridge/a.csv"])
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
    Set(String(line).matches(of: /\bFl (-*[a-zA-Z-]+)/).map { "-" + $0.1 })
  }

  private func words(of line: some StringProtocol) -> [String] {
    String(line).split { " ,".contains($0) }.map(String.init)
  }
}
