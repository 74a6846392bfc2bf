import Foundation
import QuizScreens
import TerminalKit
import Testing

@testable import tenq

/// `tenq config`, variables that stand for options, and a settings file with mistakes.
@Suite struct ConfigTests {
  private struct Row: Decodable {
    let key: String
    let source: String
    let name: String?
  }

  @Test func everySettingIsToldWithItsOrigin() async throws {
    let home = try TestHome()
    try home.write(#"{"bell": true, "mouse": true, "seconds": 15}"#, to: home.settings)
    let environment = ["TENQ_THEME": "light", "NO_MOTION": "1", "TENQ_MOUSE": "off", "LANG": "ja_JP.UTF-8"]
    let run = try await CommandRun.tenq("config", "-n7", in: home, environment: environment)
    let rows = run.outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "language auto (ja) 初期値", "theme light TENQ_THEME", "motion off NO_MOTION", "decimals 1 初期値",
        "ascii auto (off) 初期値", "bell on ~/config/tenq/settings.json", "mouse off TENQ_MOUSE",
        "seconds 15 ~/config/tenq/settings.json", "questions 7 --questions", "verdict brief 初期値", "kind auto 初期値",
        "order newest 初期値", "share squares 初期値", "new 10 初期値", "reviews 0 初期値", "retention 90 初期値",
      ])
    let json = try await CommandRun.tenq("config", "--json", "-n7", in: home, environment: environment)
    let objects = try JSONDecoder().decode([Row].self, from: json.output)
    #expect(objects.map(\.key) == SettingsList.all.map(\.key))
    #expect(
      objects.map(\.source).filter { $0 != "default" }
        == ["variable", "variable", "file", "variable", "file", "option"])
    #expect(objects.compactMap(\.name) == ["TENQ_THEME", "NO_MOTION", "TENQ_MOUSE", "--questions"])
  }

  @Test(arguments: [
    (["theme", "blue"], "theme cannot be 'blue': it must be auto, dark, light, contrast or mono"),
    (["seconds", "4000"], "seconds cannot be '4000': it must be a whole number from 0 to 3600"),
    (["bell", "loud"], "bell cannot be 'loud': it must be on or off"),
    (["themme", "dark"], "there is no setting 'themme'; did you mean 'theme'?"),
    (["colour", "dark"], "there is no setting 'colour'; did you mean 'theme'?"),
    (["colour", "blue"], "there is no setting 'colour', only language, theme"),
  ])
  func whatCannotBeSetIsSaidWithWhatCan(words: [String], said: String) async throws {
    let home = try TestHome()
    let run = try await CommandRun.run(
      ProgramUnderTest.path, ["config", "set"] + words, environment: home.environment)
    #expect(run.ending == .exited(64) && run.errorText.contains(said), "\(run.errorText)")
    #expect(home.text(of: home.settings) == nil)
  }

  @Test func whatIsSetIsKeptAndTakenOutAgain() async throws {
    let home = try TestHome()
    for (key, value) in [("seconds", "15"), ("motion", "off"), ("theme", "light"), ("ascii", "on")] {
      let run = try await CommandRun.tenq("config", "set", key, value, in: home)
      #expect(run.ending == .exited(0) && run.output.isEmpty && run.errors.isEmpty)
    }
    #expect(
      home.text(of: home.settings)?.filter { !$0.isWhitespace }
        == #"{"ascii":true,"motion":false,"seconds":15,"theme":"light"}"#)
    _ = try await CommandRun.tenq("config", "reset", "motion", in: home)
    #expect(home.text(of: home.settings)?.contains("motion") == false)
    #expect(try await CommandRun.tenq("config", "path", in: home).outputText == home.settings + "\n")
  }

  @Test func whatComesBeforeAKeptValueIsSaid() async throws {
    let run = try await CommandRun.tenq(
      "config", "set", "seconds", "15", in: TestHome(), environment: ["TENQ_SECONDS": "5"])
    #expect(run.ending == .exited(0) && run.errorText == "tenq: kept, but TENQ_SECONDS is set and comes before it\n")
  }

  @Test func changesOfOneInstantAreAllKept() async throws {
    let home = try TestHome()
    let changes = [
      ("seconds", "15"), ("theme", "light"), ("bell", "on"), ("motion", "off"), ("mouse", "off"), ("questions", "7"),
      ("language", "en"), ("verdict", "key"), ("ascii", "on"), ("decimals", "2"),
    ]
    try await withThrowingTaskGroup(of: CommandRun.self) { group in
      for (key, value) in changes {
        group.addTask {
          try await CommandRun.tenq("config", "set", key, value, in: home, timeout: .seconds(60))
        }
      }
      for try await run in group { #expect(run.ending == .exited(0), "\(run.errorText)") }
    }
    let text = try #require(home.text(of: home.settings))
    for (key, _) in changes { #expect(text.contains("\"\(key)\""), "\(text)") }
  }

  // MARK: A file with mistakes

  @Test func mistakesInTheFileAreNamedAndPlayGoesOn() async throws {
    let home = try TestHome()
    let file = "{\n  \"theme\": \"blue\",\n  \"secnods\": 20,\n  \"questions\": 2\n}\n"
    try home.write(file, to: home.settings)
    let run = try await CommandRun.tenq("--plain", "--lang", "en", in: home, input: "1\n1\n")
    #expect(run.outputText.contains("Question 2 of 2."), "\(run.outputText)")
    #expect(run.errorText.contains("settings.json:2: \"theme\" must be \"auto\", \"dark\""))
    #expect(run.errorText.contains("settings.json:3: there is no setting \"secnods\"; did you mean \"seconds\"?"))
    // The set that was played last is not remembered there.
    #expect(home.text(of: home.settings) == file)
  }

  @Test func aFileThatIsNoJSONIsNamedAndLeftAloneUntilThePlayerSaysSo() async throws {
    let home = try TestHome()
    let file = "{\n  \"theme\": \"dark\"\n  \"bell\": true\n}\n"
    try home.write(file, to: home.settings)
    let play = try await CommandRun.tenq("--plain", "-n", "1", "--lang", "en", in: home, input: "1\n")
    #expect(play.ending == .exited(0) && play.outputText.contains("Result: "))
    #expect(play.errorText.contains("settings.json: not JSON from line 3, column 3 on"), "\(play.errorText)")
    #expect(play.errorText.contains("the defaults are used"))
    let set = try await CommandRun.tenq("config", "set", "bell", "on", in: home)
    #expect(set.ending == .exited(78) && set.errorText.contains("or give --replace"), "\(set.errorText)")
    #expect(home.text(of: home.settings) == file)
    let replace = try await CommandRun.tenq("config", "set", "--replace", "bell", "on", in: home)
    #expect(replace.ending == .exited(0) && replace.errorText.contains("settings.json.bak"))
    #expect(home.text(of: home.settings + ".bak") == file)
    #expect(home.text(of: home.settings)?.filter { !$0.isWhitespace } == #"{"bell":true}"#)
  }

  // MARK: Variables

  @Test(arguments: OptionVariable.names)
  func aVariableWithABadValueIsNamedInOneSentence(variable: String) async throws {
    for (language, but) in [("en_US.UTF-8", "is \"b\u{1b}ad\", but it must be"), ("ja_JP.UTF-8", "指定できるのは")] {
      let run = try await CommandRun.tenq(
        "history", in: TestHome(), environment: [variable: "b\u{1b}ad", "LANG": language])
      #expect(run.ending == .exited(64), "\(run.errorText)")
      #expect(run.errorText.hasPrefix("tenq: \(variable) "))
      #expect(run.errorText.contains(but.replacing("\u{1b}", with: "")), "\(run.errorText)")
      #expect(run.errorText.split(separator: "\n").count == 1)
    }
  }

  @Test func aVariableIsItsOption() async throws {
    let home = try TestHome()
    let variables = [
      "TENQ_PLAIN": "on", "TENQ_QUESTIONS": "1", "TENQ_SECONDS": "30", "TENQ_LANG": "ja", "TENQ_SEED": "7",
      "TENQ_LEVEL": "1", "TENQ_GAME": "survival",
    ]
    let run = try await CommandRun.tenq(
      "play", in: home, environment: variables, input: String(repeating: "1\n", count: 40))
    #expect(run.outputText.contains("文字だけのモード"), "\(run.outputText)")
    let record = try #require(try home.records().first)
    #expect(record["game"] as? String == "survival" && record["seed"] as? Int == 7)
    #expect((record["set"] as? String)?.hasSuffix("(level 1)") == true)
  }

  /// A round that a friend shared is one of everything and easy: the next one begins as it would have without it.
  @Test func aLevelOnTheCommandLineLeavesWhatPlayBeginsWith() async throws {
    let home = try TestHome()
    for level in ["1", "1-2"] {
      let run = try await CommandRun.tenq(
        "play", "all", "--level", level, "--plain", "-n", "1", "--lang", "en", in: home, input: "1\n")
      #expect(run.ending == .exited(0) && home.text(of: home.settings) == nil, "\(run.outputText)\(run.errorText)")
    }
    _ = try await CommandRun.tenq("play", "Science", "--plain", "-n", "1", "--lang", "en", in: home, input: "1\n")
    #expect(home.text(of: home.settings)?.contains("Science") == true, "a set that was named is remembered")
  }

  @Test func anOptionBeatsItsVariableAndAnEmptyOneDoesNotCount() throws {
    let variables = try CommandLineOptions(variables: [
      "TENQ_SECONDS": "20", "TENQ_QUESTIONS": "", "TENQ_COLOR": "never", "TENQ_PLAIN": "1", "TENQ_OTHER": "x",
    ])
    #expect(variables.settings.choice(of: .seconds) == 20 && variables.settings.choice(of: .questions) == nil)
    var options = CommandLineOptions()
    options.settings[.seconds] = 5
    options.color = .auto
    options.plain = false
    let both = options.filled(from: variables)
    #expect(both.settings[.seconds] == 5 && both.color == .auto && both.plain == false)
    #expect(CommandLineOptions().filled(from: variables) == variables)
  }

  @Test func aLevelOfTheEnvironmentIsNoMistakeInAGameWithoutLevels() async throws {
    let run = try await CommandRun.tenq(
      "play", "--game", "missing", "--plain", in: TestHome(), environment: ["TENQ_LEVEL": "1"], input: "q\ny\n")
    #expect(run.errorText == "", "\(run.errorText)")
  }

  // MARK: What the terminal has

  @Test(arguments: [("linux", TerminalCharacters.console), ("vt100", .ascii)])
  func onlyCharactersThatTheTerminalHasAreDrawn(term: String, characters: TerminalCharacters) async throws {
    // Japanese has no letters there, so that English is spoken.
    try await TerminalSession.with(
      "play", "all", term: term, environment: ["LANG": "ja_JP.UTF-8"]
    ) { terminal in
      var rows = try await terminal.wait(for: "Everything")
      rows += try await terminal.send("Enter", until: "Question 1 of 5")
      rows += try await terminal.send("1", until: "Enter next")
      for scalar in rows.joined().unicodeScalars { #expect(characters.shown(scalar) == scalar, "\(scalar)") }
    }
  }

  @Test func intoAPipeNothingIsCut() async throws {
    let home = try TestHome()
    let set = "A genre with a very long name that no window has room for/A set whose name is hardly shorter than that"
    let line =
      #"{"version":1,"id":"0195a3c0-0000-7000-8000-100000000001","date":"2026-11-21T10:00:00+00:00","#
      + #""game":"timed","set":"en/\#(set)","asked":5,"correct":4,"misses":1,"milliseconds":23456,"#
      + #""limit":10000,"pauses":0,"seed":7,"answers":[]}"#
    try home.write(line + "\n", to: home.scores)
    let whole = try await CommandRun.tenq("history", "--lang", "en", in: home)
    #expect(whole.outputText.contains(set.replacing("/", with: " › ") + "  4 / 5  23.456 s\n"), "\(whole.outputText)")
    let narrow = try await CommandRun.tenq("history", "--lang", "en", in: home, environment: ["COLUMNS": "60"])
    #expect(narrow.outputText.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }
}
