import Foundation
import QuizCore
import QuizScreens
import Testing

@testable import tenq

/// The manual and the README match the program's help exactly.
@Suite struct ManualTests {
  @Test func theHelpIsRead() async throws {
    let pages = try await HelpPage.all()
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
    let pages = try await HelpPage.all()
    #expect(pages.reduce(into: Set()) { $0.formUnion($1.variables) } == Set(OptionVariable.names))
    let play = try #require(pages.first { $0.command == ["play"] })
    let listed = play.text.split(separator: "OPTIONS:\n").last ?? ""
    let entries = "\n\(listed)".split(separator: "\n  -").filter { !$0.contains("version") && !$0.contains("--help") }
    #expect(entries.count > 10)
    // What cards are is said of files, and kept by nothing.
    let ofCards = ["-as ", "-between ", "-after ", "-question ", "-answer "]
    for entry in entries where !ofCards.contains(where: entry.hasPrefix) {
      #expect(entry.contains("[TENQ_"), "\(entry)")
    }
  }

  @Test func everyVariableThatIsReadIsDeclared() throws {
    let sources = FileManager.default.enumerator(atPath: ProjectFile.path(of: "Sources"))
    var read: Set<String> = []
    while let file = sources?.nextObject() as? String {
      guard file.hasSuffix(".swift") || file.hasSuffix(".c"), !file.hasPrefix("League") else { continue }
      let text = try String(contentsOfFile: ProjectFile.path(of: "Sources/" + file), encoding: .utf8)
      for match in text.matches(of: /(?:environment\[|getenv\(|place\(|isSet\()"([A-Z_]+)"/) {
        read.insert(String(match.1))
      }
    }
    #expect(read.isSuperset(of: ["HOME", "NO_COLOR", "TERM", "XDG_DATA_HOME", "ESCDELAY"]))
    #expect(read.subtracting(EnvironmentVariables.others) == [])
  }

  // MARK: The manual

  private static let manuals = ["man/tenq.6", "man/ja/tenq.6"]

  /// What the program has, the manual has. It may describe commands that another build of the program has.
  @Test(arguments: manuals) func theManualHasEveryCommandOptionAndVariable(file: String) async throws {
    let macros = try ProjectFile.text(of: "Resources/" + file).split(separator: "\n").filter { $0.hasPrefix(".") }
    let pages = try await HelpPage.all()
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
      try ProjectFile.text(of: "Resources/" + file).split(separator: "\n").filter { $0.hasPrefix(macro) }.map { line in
        let name = line.prefix { $0.isASCII }.split(separator: " ").prefix { !["Op", "Oo", "Ar"].contains($0) }
          .filter { ![".", ","].contains($0) }
        return (name.map(String.init) + flags(of: line).sorted()).joined(separator: " ")
      }
    }
    for macro in [
      ".It Fl", ".It Ev", ".It Cm play", ".It Cm bank", ".It Cm config", ".It Cm host", ".It Cm join", ".It Cm league",
      ".Xr",
    ] {
      let (english, japanese) = (try items("man/tenq.6", macro), try items("man/ja/tenq.6", macro))
      #expect(english == japanese && !english.isEmpty, "\(macro)")
    }
    for file in ManualTests.manuals {
      #expect(try ProjectFile.text(of: "Resources/" + file).contains(".Os TenQ\n"), "\(file)")
    }
  }

  @Test(.enabled(if: ProjectFile.isInstalled("mandoc")), arguments: manuals)
  func mandocFindsNoFaultInTheManual(file: String) async throws {
    let run = try await run("mandoc", ["-Tlint", "-Wstyle", ProjectFile.path(of: "Resources/" + file)])
    // Other pages are found where they are installed.
    let faults = run.outputText.split(separator: "\n").filter { !$0.contains("referenced manual not found") }
    #expect(faults == [])
  }

  @Test(.enabled(if: ProjectFile.isInstalled("groff")), arguments: manuals)
  func groffFindsNoFaultInTheManual(file: String) async throws {
    let japanese = file.contains("/ja/")
    let run = try await run(
      "groff",
      (japanese ? ["-mja"] : []) + ["-mandoc", "-ww", "-Kutf8", "-Tutf8", ProjectFile.path(of: "Resources/" + file)])
    #expect(run.errorText == "")
    #expect(run.outputText.contains(japanese ? "端末で遊ぶ、時間制限つきのクイズ" : "timed quiz for the terminal"))
  }

  // MARK: The league, whose commands are another program's

  @Test(arguments: manuals) func theManualHasWhatTheLeagueTakes(file: String) throws {
    let rows = LeagueHelpRow.all
    #expect(rows.map(\.command) == ["join", "sync", "status", "top", "leave"])
    #expect(rows[0].options.keys.contains("--name") && rows[4].options.keys.contains("--erase"))
    #expect(rows[3].options["--by"] == ["points", "right", "time", "days"])
    let lines = try ProjectFile.text(of: "Resources/" + file).split(separator: "\n")
    for row in rows {
      let item = try #require(lines.first { "\($0) ".hasPrefix(".It Cm league \(row.command) ") })
      #expect(flags(of: item) == Set(row.options.keys), "\(row.command)")
      for value in row.options.values.joined() {
        #expect(lines.contains { $0.contains("Cm ") && words(of: $0).contains(value) }, "\(value)")
      }
    }
  }

  @Test(arguments: ["README.md", "Resources/README.ja.md"]) func theREADMEHasWhatTheLeagueTakes(file: String) throws {
    let text = try ProjectFile.text(of: file)
    for option in LeagueHelpRow.all.flatMap(\.options.keys) { #expect(text.contains("[\(option)"), "\(option)") }
  }

  // MARK: The README

  @Test func theREADMEHasEveryCommandOptionAndVariable() async throws {
    let rows = try ProjectFile.text(of: "README.md").split(separator: "\n").filter { $0.hasPrefix("|") }
    func isThere(_ word: String) -> Bool {
      rows.contains { row in
        row.ranges(of: word).contains { range in
          let around = [row[..<range.lowerBound].last, row[range.upperBound...].first]
          return around.allSatisfy { $0.map { !$0.isLetter && $0 != "_" && $0 != "-" } ?? true }
        }
      }
    }
    for page in try await HelpPage.all() {
      if page.subcommands.isEmpty {
        let command = (["tenq"] + page.command).joined(separator: " ")
        #expect(isThere(command), "\(command)")
      }
      for name in page.optionNames { #expect(isThere(name), "\(page.command) \(name)") }
    }
    for name in OptionVariable.names + EnvironmentVariables.others { #expect(isThere(name), "\(name)") }
    for setting in SettingsList.all { #expect(isThere(setting.key), "\(setting.key)") }
  }

  @Test(arguments: ["README.md", "Resources/README.ja.md"]) func theREADMENamesEveryGame(file: String) throws {
    let row = try #require(try ProjectFile.text(of: file).split(separator: "\n").first { $0.hasPrefix("| `--game ") })
    for game in GameList.all.games { #expect(row.contains("`\(game.id)`"), "\(game.id)") }
  }

  @Test func theHelpOfStatisticsNamesTheGamesThatAreCounted() {
    for game in GameList.all.countedForQuestions {
      #expect(Stats.configuration.discussion.contains(game.rawValue), "\(game)")
    }
  }

  // MARK: What the tests share

  /// The options that a line of the manual names: `Fl n` is `-n`, `Fl -seed` is `--seed`.
  private func flags(of line: some StringProtocol) -> Set<String> {
    Set(String(line).matches(of: /\bFl (-*[a-zA-Z-]+)/).map { "-" + $0.1 })
  }

  private func words(of line: some StringProtocol) -> [String] {
    String(line).split { " ,".contains($0) }.map(String.init)
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> CommandRun {
    try await CommandRun.run(program, arguments, environment: TestHome().environment)
  }
}
