import ArgumentParser
import CommandLineKit
import Foundation
import QuizCore
import TerminalKit
import Testing

@testable import tenq

/// Words on the command line that are nearly right, and what the help looks like.
@Suite struct UsageTests {
  /// The commands, read once: ArgumentParser's description of them takes long to parse.
  private static let tree = CommandTree(dump: Tenq._dumpHelp())

  private func sentence(_ words: [String], files: [String] = []) throws -> String? {
    let tree = try #require(UsageTests.tree)
    return UsageMistake(in: words, of: tree, fileExists: files.contains)?.sentence.en
  }

  @Test(arguments: [
    (["histroy"], "there is no command 'histroy'; did you mean `tenq history`?"),
    (["bank", "chek", "x.csv"], "there is no command 'chek'; did you mean `tenq bank check`?"),
    (["check"], "there is no command 'check'; did you mean `tenq bank check`?"),
    (["words.csv"], "there is no command 'words.csv'; did you mean `tenq play words.csv`?"),
    (["my words.csv"], "there is no command 'my words.csv'; did you mean `tenq play \"my words.csv\"`?"),
    (["words.txt"], "there is no command 'words.txt'; did you mean `tenq play words.txt`?"),
    (["other.txt"], "there is no command 'other.txt'; `tenq --help` lists commands and options"),
    (["-n5", "--lang", "ja", "sats"], "there is no command 'sats'; did you mean `tenq stats`?"),
    (["--lanng", "ja"], "there is no option '--lanng'; did you mean `--lang`?"),
    (["-lang", "ja"], "there is no option '-lang'; did you mean `--lang`?"),
    (["play", "--sede=3"], "there is no option '--sede'; did you mean `--seed`?"),
    (["--verison"], "there is no option '--verison'; did you mean `--version`?"),
    (["--xyzzy"], "there is no option '--xyzzy'; `tenq --help` lists commands and options"),
    (["--latest", "3", "chart"], "--latest stands after its command: `tenq chart`"),
    (["help", "histroy"], "there is no command 'histroy'; did you mean `tenq history`?"),
    (["-v"], "there is no option '-v'; did you mean `-V`?"),
    (["config", "set", "seconds", "-5"], "there is no option '-5'; `tenq config set --help` says how it is used"),
    (["config", "theme"], "there is no command 'theme'; did you mean `tenq config set theme`?"),
    (["--theme", "blue"], "--theme cannot be 'blue': it must be auto, dark, light, contrast or mono"),
    (["play", "--lang=fr"], "--lang cannot be 'fr': it must be auto, ja or en"),
    (["-n501"], "-n cannot be '501': it must be a whole number from 1 to 500"),
    (["-t", "many"], "-t cannot be 'many': it must be a whole number from 0 to 3600"),
    (["--level", "4"], "--level cannot be '4': it must be 1, 2 or 3, or several like 1-2"),
    (["--seed", "-"], "--seed cannot be '-': it must be a whole number that is not negative"),
    (["--seed="], "--seed stands without its value; `tenq --help` lists commands and options"),
    (["chart", "--latest", "0"], "--latest cannot be '0': it must be a whole number from 1 to 1000"),
    (["stats", "--by", "day"], "--by cannot be 'day': it must be question, set, genre or due"),
    (["-t", "-5"], "-t cannot be '-5': it must be a whole number from 0 to 3600"),
    (["--seed", "-3", "play"], "--seed cannot be '-3': it must be a whole number that is not negative"),
    (["bank", "list", "--sede"], "there is no option '--sede'; `tenq bank list --help` says how it is used"),
    (["-n"], "-n stands without its value; `tenq --help` lists commands and options"),
    (["-n", "--ascii"], "-n stands without its value; `tenq --help` lists commands and options"),
    (["bank", "check"], "`tenq bank check` needs <files>; `tenq bank check --help` says how it is used"),
    (["config", "set", "theme"], "`tenq config set` needs <value>; `tenq config set --help` says how it is used"),
    (["bank", "export", "Words"], "`tenq bank export` needs --format; `tenq bank export --help` says how it is used"),
    (["daily", "x"], "'x' is one word too many for `tenq daily`; `tenq daily --help` says how it is used"),
    (
      ["play", "Food", "pairings"],
      "'pairings' is one word too many for `tenq play`; did you mean `tenq play \"Food pairings\"`?"
    ),
  ])
  func whatWasProbablyMeantIsSaid(words: [String], said: String) throws {
    #expect(try sentence(words, files: ["words.txt"]) == said)
  }

  @Test(arguments: [
    [], ["play", "histroy"], ["play", "--", "--sede"], ["-n", "5", "play"], ["-n5", "--lang=ja", "bank", "list"],
    ["help", "bank", "list"], ["history", "--json", "-h"], ["--no-plain", "play", "x", "-t0"], ["bank", "check", "-"],
    ["bank", "check", "--", "-x.csv"], ["config", "set", "theme", "light"], ["league", "top", "--period", "day"],
    ["bank", "export", "Words", "--format", "gift", "-o", "-"], ["chart", "--latest=7"], ["help", "bank", "check"],
  ])
  func whatIsRightIsNoMistake(words: [String]) throws {
    #expect(try sentence(words) == nil)
  }

  @Test func whatIsWrongIsSaidInJapaneseToo() async throws {
    for (words, said) in [
      (["--theme", "blue"], "--theme に 'blue' は指定できません。指定できるのは auto、dark、light、contrast、mono のどれかです"),
      (["-n"], "-n に値がありません。"), (["bank", "check"], "`tenq bank check` には <files> が必要です。"),
      (["play", "食べ合わせ", "基本"], "`tenq play` に '基本' は余分です。もしかして：`tenq play \"食べ合わせ 基本\"`"),
    ] {
      let run = try await CommandRun.run(
        ProgramUnderTest.path, words,
        environment: TestHome().environment.merging(["LANG": "ja_JP.UTF-8"]) { $1 })
      #expect(run.ending == .exited(64) && run.errorText.contains(said), "\(run.errorText)")
    }
  }

  @Test(arguments: [["-V"], ["play", "-V"], ["--version", "bank", "check"], ["-n5", "history", "--version"]])
  func theVersionIsToldAnywhere(words: [String]) async throws {
    let run = try await CommandRun.run(ProgramUnderTest.path, words, environment: TestHome().environment)
    #expect(run.outputText == "tenq \(OwnProcess.version)\n" && run.ending == .exited(0), "\(run.errorText)")
  }

  @Test(arguments: [
    (["-h", "play"], "USAGE: tenq play"), (["play", "--lang", "ja", "-h"], "使い方：tenq play"),
    (["--help", "bank", "check"], "USAGE: tenq bank check"), (["bank", "-h"], "USAGE: tenq bank"),
    (["--game", "daily", "-h"], "tenq play -n 20"), (["-n5", "--help"], "tenq play -n 20"),
  ])
  func helpIsThereAnywhere(words: [String], usage: String) async throws {
    let run = try await CommandRun.run(ProgramUnderTest.path, words, environment: TestHome().environment)
    #expect(run.outputText.contains(usage) && run.ending == .exited(0), "\(run.outputText) \(run.errorText)")
  }

  @Test func afterTwoDashesNothingIsAnOption() async throws {
    let run = try await CommandRun.tenq("play", "--plain", "--lang", "en", "--", "-V", in: TestHome())
    #expect(run.ending == .exited(66) && run.errorText.contains("-V: there is no such set"), "\(run.errorText)")
  }

  /// What the commands say of themselves and their options, sentence by sentence.
  private static func texts(in language: Language) throws -> [String] {
    func texts(of command: JSONValue) -> [String] {
      let options = (command["arguments"]?.array ?? []).compactMap { $0["abstract"]?.string }
      let own = ["abstract", "discussion"].compactMap { command[$0]?.string }
      return (own + options).flatMap { $0.components(separatedBy: "\n\n") }
        + (command["subcommands"]?.array ?? []).filter { $0["commandName"]?.string != "help" }.flatMap(texts)
    }
    let dump = HelpLanguage.$current.withValue(language) { Tenq._dumpHelp() }
    return texts(of: try #require(try JSONReader.read(Array(dump.utf8))["command"]))
  }

  @Test func everyTextOfTheHelpIsInBothLanguages() throws {
    let (english, japanese) = (try UsageTests.texts(in: .en), try UsageTests.texts(in: .ja))
    #expect(english.count == japanese.count && english.count > 200)
    for (english, japanese) in zip(english, japanese) where english != "Show help information." {
      #expect(!english.contains(where: isJapanese) && japanese.contains(where: isJapanese), "\(english)")
    }
  }

  private func isJapanese(_ character: Character) -> Bool {
    ("ぁ"..."ー").contains(character) || ("一"..."鿿").contains(character)
  }

  @Test(arguments: [40, 80, 100]) func theJapaneseHelpFitsItsColumns(columns: Int) {
    for (words, command) in Tenq.commands {
      let lines = HelpText.text(of: command, to: columns, in: .ja).split(separator: "\n")
      for line in lines { #expect(SafeText(String(line)).width <= columns, "\(words) \(columns): \(line)") }
      // Of what is the parser's own too.
      for word in ["OVERVIEW", "USAGE", "OPTIONS", "COMMANDS", "options>", "help information", "See ", "(values"] {
        #expect(!lines.contains { $0.contains(word) }, "\(words) \(word)")
      }
    }
  }

  @Test(
    arguments: [
      (["--lang", "ja", "dayly"], [:], "'dayly' というコマンドはありません"),
      (["dayly", "--lang=en"], ["LANG": "ja_JP.UTF-8"], "there is no command"),
      (["dayly"], ["TENQ_LANG": "ja"], "'dayly' というコマンドはありません"),
    ] as [([String], [String: String], String)])
  func whatIsWrongIsSaidInTheLanguageThatIsAskedFor(
    words: [String], variables: [String: String], said: String
  ) async throws {
    let run = try await CommandRun.run(
      ProgramUnderTest.path, words, environment: TestHome().environment.merging(variables) { $1 })
    #expect(run.errorText.contains(said) && run.ending == .exited(64), "\(run.errorText)")
  }

  @Test(arguments: [40, 41, 63, 64, 80, 100])
  func theHelpFitsItsColumns(columns: Int) throws {
    for (_, command) in Tenq.commands where command != Tenq.self {
      let whole = HelpText.whole(of: command)
      let text = HelpText.text(of: command, to: columns, in: .en)
      for line in text.split(separator: "\n") {
        #expect(line.count <= columns, "\(command) \(columns): \(line)")
      }
      // Nothing is lost, and only blanks and ends of lines are changed.
      #expect(text.split { " \n".contains($0) } == whole.split { " \n".contains($0) }, "\(command) \(columns)")
    }
  }

  @Test(arguments: [("1", 40), ("40", 40), ("63", 63), ("5000", 100), ("many", 80)])
  func theHelpIsAsWideAsCOLUMNSSays(columns: String, width: Int) async throws {
    let home = try TestHome()
    for words in [["play", "--help"], ["bank", "import", "-h"]] {
      let run = try await CommandRun.run(
        ProgramUnderTest.path, words, environment: home.environment.merging(["COLUMNS": columns]) { $1 })
      let widest = run.outputText.split(separator: "\n").map(\.count).max() ?? 0
      #expect(widest <= width && widest > width - 10, "\(words) \(columns): \(widest)")
    }
  }

  @Test(arguments: Language.allCases) func theHelpOfTheProgramIsOneScreen(language: Language) {
    func lines(_ columns: Int) -> [String] {
      HelpText.text(of: Tenq.self, to: columns, in: language).components(separatedBy: "\n")
    }
    let screen = lines(80)
    // The prompt has a line too.
    #expect(screen.count <= 23)
    #expect(screen.filter { $0.hasPrefix("  tenq") }.count == 5)
    for columns in 40...100 {
      for line in lines(columns) {
        #expect(SafeText(line).width <= columns, "\(columns): \(line)")
      }
    }
  }

  @Test func everyCommandStandsInAGroupWithItsSentence() throws {
    #expect(Tenq.configuration.ungroupedSubcommands.isEmpty)
    let japanese = HelpLanguage.$current.withValue(.ja) { Tenq.configuration.groupedSubcommands.map(\.name) }
    for (group, japanese) in zip(Tenq.configuration.groupedSubcommands, japanese) {
      #expect(japanese.allSatisfy(isJapanese), "\(group.name)")
      for command in group.subcommands {
        let sentence = command.configuration.abstract
        #expect(TopHelp.lines(of: 80).contains { $0.hasSuffix("  \(sentence)") }, "\(sentence)")
      }
    }
  }

  @Test func theOptionsOfACommandComeFirst() {
    let text = HelpText.whole(of: Stats.self)
    let names = text.matches(of: /\n  (?:-[A-Za-z], )?(--[a-z-]+)/).map { String($0.1) }
    #expect(
      names == [
        "--by", "--sort", "--goals", "--calendar", "--levels", "--json", "--csv", "--game", "--lang", "--ascii",
        "--version", "--help",
      ])
  }

  @Test func whatACommandTakesAreOptions() {
    for (words, type) in Tenq.commands {
      if case .names(let names) = type.taken {
        #expect(Set(names).isSubset(of: TakenOptions.shared), "\(words)")
      }
    }
  }

  @Test(arguments: [
    (["bank", "list", "--seed", "3"], "`tenq bank list` has no use for --seed; leave out --seed"),
    (["--seed", "3", "bank", "list"], "`tenq bank list` has no use for --seed; leave out --seed"),
    (["history", "-n5"], "`tenq history` has no use for --questions; leave out --questions"),
    (["share", "--plain"], "`tenq share` has no use for --plain; leave out --plain"),
    (["daily", "--game", "survival"], "today's five questions are the same for everyone; leave out --game"),
    (["path", "--no-mouse", "--lang", "ja"], "`tenq path` では --no-mouse を使いません。--no-mouse を外してください"),
  ])
  func anOptionThatMeansNothingToACommandIsRefused(words: [String], said: String) async throws {
    let run = try await CommandRun.run(ProgramUnderTest.path, words, environment: TestHome().environment)
    #expect(run.ending == .exited(64) && run.errorText == "tenq: \(said)\n", "\(run.errorText)")
  }

  @Test func theHelpFitsTheTerminal() async throws {
    try await TerminalSession.with("play", "--help", columns: 52, rows: 90) { terminal in
      let rows = try await terminal.wait(for: "Show help information")
      #expect(rows.allSatisfy { $0.count <= 52 })
      #expect(rows.contains { $0.hasPrefix("  --no-mouse") && !$0.contains("mouse to") })
    }
  }

  @Test(arguments: ["-n5", "-n=5", "-t20"])
  func aNumberMayFollowItsLetterAtOnce(option: String) throws {
    let launch = try #require(LaunchArguments([option]))
    let parsed = try Tenq.parseAsRoot([option]) as? Tenq
    #expect(launch.options == parsed?.options.values)
  }

  @Test(arguments: [
    (["daily", "--seed", "3"], "leave out --seed"), (["daily", "-n", "3"], "leave out -n"),
    (["play", "--game", "daily", "--level", "1"], "leave out --level"),
    (["play", "--game", "practice", "--level", "1"], "--level is for timed, survival and live, and practice has"),
    (["--game", "endless", "--level", "1"], "and endless has questions of all levels"),
    (["play", "--game", "missing", "--level", "1", "--plain"], "and missing has"),
    (["play", "missed", "--level", "1"], "missed questions are asked whatever their level"),
    (["play", "--game", "practice", "-n", "3"], "-n is for timed, review and live: how long practice is"),
    (["--game", "survival", "-n3"], "how long survival is"), (["--game", "endless", "-n3"], "how long endless is"),
    (["--game", "missing", "-n3"], "how long missing is"),
    (["--game", "panels", "-n3", "--no-plain"], "how long panels"),
    (["--game", "practice", "-t", "5"], "practice has no time limit for a question; leave out -t"),
    (["--game", "panels", "-t", "5", "--no-plain"], "panels has no time limit for a question"),
    (["daily", "-t", "0", "--no-plain"], "daily has a clock of its own; leave out -t, or play with --plain"),
    (["--game", "survival", "-t30", "--no-plain"], "survival has a clock of its own"),
  ])
  func anOptionThatAGameHasNoUseForIsRefused(words: [String], said: String) async throws {
    let isSaid = words.contains("--plain") || words.contains("--no-plain")
    let run = try await CommandRun.run(
      ProgramUnderTest.path, words + (isSaid ? [] : ["--plain"]), environment: TestHome().environment)
    #expect(run.ending == .exited(64) && run.errorText.contains(said), "\(run.errorText)")
    #expect(run.errorText.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["daily", "-t", "20"], ["--game", "survival", "-t", "20"], ["--game", "endless", "-t", "20"]])
  func inPlainModeAnOptionSetsTheClock(words: [String]) async throws {
    let run = try await CommandRun.run(
      ProgramUnderTest.path, words + ["--plain", "--lang", "en"], environment: TestHome().environment,
      input: Data("q\ny\n".utf8))
    #expect(run.outputText.contains("each question has 20 seconds"), "\(run.outputText) \(run.errorText)")
  }
}
