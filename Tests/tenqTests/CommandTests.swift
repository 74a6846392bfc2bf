import Foundation
import Testing

/// Messages and exit statuses for impossible requests: one sentence, and a status.
@Suite struct CommandTests {
  @Test(arguments: [
    (["play", "missing.csv"], Int32(66), "missing.csv: there is no such file"),
    (["play", "/"], 65, "/: this is a folder"),
    (["play", "/dev/null"], 65, "/dev/null: this is not a regular file"),
    (["play", "Food pairings/Basix"], 66, "did you mean \"Food pairings/Basics\""),
    (["play", "empty.csv"], 65, "empty.csv: holds no questions"),
    (["play", "unusable.csv"], 65, "unusable.csv:1:3: the answer is \"9\", but there are 4 choices"),
    (["--nonsense"], 64, "there is no option '--nonsense'; `tenq --help` lists"),
    (["play", "-n", "0"], 64, "-n cannot be '0': it must be a whole number from 1 to 500"),
    (["--seconds", "many"], 64, "--seconds cannot be 'many': it must be a whole number"),
    (["history", "--json", "--csv"], 64, "exclude each other"),
    (["stats", "--json", "--csv"], 64, "exclude each other"),
    (["help", "nonsense"], 64, "there is no command 'nonsense'"),
    (["help", "bank", "nonsense"], 64, "there is no command 'nonsense'"),
    (["play", ""], 66, "\"\": there is no such set"),
  ])
  func whatCannotBeIsSaidInOneSentence(arguments: [String], status: Int32, sentence: String) async throws {
    let home = try TestHome()
    try home.write("", to: "empty.csv")
    try home.write("?,9,a,b,c,d\n", to: "unusable.csv")
    let files = ["empty.csv", "unusable.csv"]
    let words = arguments.map { files.contains($0) ? home.path + "/" + $0 : $0 }
    let run = try await CommandRun.run(ProgramUnderTest.path, words, environment: home.environment)
    #expect(run.ending == .exited(status), "\(run.errorText)")
    #expect(run.errorText.contains(sentence), "\(run.errorText)")
    #expect(run.errorText.split(separator: "\n").count <= 1)
  }

  @Test func helpIsThereForEachCommand() async throws {
    let home = try TestHome()
    for words in [["help"], ["help", "help"], ["help", "bank", "list"], ["bank", "list", "--help"], ["--version"]] {
      let run = try await CommandRun.run(ProgramUnderTest.path, words, environment: home.environment)
      #expect(run.ending == .exited(0) && !run.output.isEmpty && run.errors.isEmpty, "\(words)")
    }
  }

  @Test(arguments: ["--help", "--version", "--generate-completion-script bash", "help", "history", "path"])
  func whatCannotBeWrittenIsSaid(words: String) async throws {
    let run = try await CommandRun.run(
      "sh", ["-c", #""$0" \#(words) >/dev/full"#, ProgramUnderTest.path], environment: TestHome().environment)
    #expect(run.ending == .exited(74))
    #expect(run.errorText.hasPrefix("tenq: standard output: cannot write (No space"))
  }

  @Test(arguments: [["--lang="], ["--"], ["help", ""], ["play", "--plain", ""], ["history", "--theme", ""], [""]])
  func ofALongArgumentItsBeginningIsQuoted(words: [String]) async throws {
    let words = words.dropLast() + [(words.last ?? "") + "begin" + String(repeating: "x y", count: 33_000)]
    let run = try await CommandRun.run(ProgramUnderTest.path, Array(words), environment: TestHome().environment)
    #expect([.exited(64), .exited(66)].contains(run.ending))
    #expect(run.errorText.contains("begin") && run.errorText.count < 600, "\(run.errorText.prefix(1000))")
  }

  @Test(arguments: ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"])
  func aFolderThatIsNotUTF8IsSaidToBe(variable: String) async throws {
    let home = try TestHome()
    let script = #"export \#(variable)="$HOME/"$'h\xff'; printf '1\n' | "$0" --plain -n 1 --lang en"#
    let run = try await CommandRun.run("bash", ["-c", script, ProgramUnderTest.path], environment: home.environment)
    #expect(run.ending == .exited(78))
    #expect(run.errorText.hasPrefix("tenq: \(variable): the value of this variable is not UTF-8"))
    #expect(!FileManager.default.fileExists(atPath: home.data))
  }

  @Test func aVariableThatIsNotUTF8AndNamesNoFolderIsNoMatter() async throws {
    let run = try await CommandRun.run(
      "bash", ["-c", #"export LC_TIME=$'\xff' ODD=$'\xff'; exec "$0" history"#, ProgramUnderTest.path],
      environment: TestHome().environment)
    #expect(run.ending == .exited(0))
  }

  @Test(arguments: ["play", "bank check", "play --plain"])
  func aNameThatIsNotUTF8IsSaidToBe(words: String) async throws {
    let home = try TestHome()
    let script = #"f="$HOME/"$'q\xff.csv'; echo 'q,1,a,b' >"$f"; exec "$0" \#(words) --lang ja "$f""#
    let run = try await CommandRun.run("bash", ["-c", script, ProgramUnderTest.path], environment: home.environment)
    #expect(run.ending == .exited(64))
    #expect(run.errorText.contains("UTF-8 の文字ではありません。ファイル名を UTF-8 に変えてください"))
  }

  @Test(arguments: [[:], ["HOME": "relative"]])
  func withoutAHomeItReadsAndPlaysAndSaysWhyNothingIsSaved(environment: [String: String]) async throws {
    let paths = try await CommandRun.run(ProgramUnderTest.path, ["path"], environment: environment)
    #expect(paths.ending == .exited(0) && paths.outputText.contains("scores     (none: set HOME"))
    let history = try await CommandRun.run(ProgramUnderTest.path, ["history"], environment: environment)
    #expect(history.ending == .exited(0) && history.errorText.isEmpty)
    let round = try await CommandRun.run(
      ProgramUnderTest.path, ["--plain", "-n", "1", "--lang", "en"], environment: environment, input: Data("1\n".utf8))
    #expect(round.ending == .exited(74))
    #expect(round.outputText.contains("there is no folder to save to: set HOME or XDG_DATA_HOME to an absolute path"))
    #expect(round.errorText.contains("{\"version\":1,"))
  }

  @Test func everyFolderIsToldInBothLanguages() async throws {
    let home = try TestHome()
    var english = try await CommandRun.tenq("path", "--lang", "en", in: home).outputText.split(separator: "\n")
    var japanese = try await CommandRun.tenq("path", "--lang", "ja", in: home).outputText.split(separator: "\n")
    #expect(english.popLast()?.hasPrefix("theme ") == true && japanese.popLast()?.hasPrefix("配色 ") == true)
    #expect(english.map { $0.split(separator: " ").last } == japanese.map { $0.split(separator: " ").last })
    #expect(english.contains { $0.hasPrefix("scores ") && $0.hasSuffix(" \(home.scores)") })
    #expect(japanese.contains { $0.hasPrefix("記録 ") && $0.hasSuffix(" \(home.scores)") })
    #expect(!english.contains { $0.hasPrefix("league ") })
    try home.write("{}", to: home.data + "/tenq/league/membership.json")
    let joined = try await CommandRun.tenq("path", "--lang", "en", in: home).outputText
    #expect(joined.contains("\nleague     \(home.data)/tenq/league\n"))
  }

  @Test func withoutATerminalItSaysWhatElseThereIs() async throws {
    let run = try await CommandRun.tenq(in: TestHome())
    #expect(run.ending == .exited(69))
    #expect(run.errorText.hasPrefix("tenq: standard input and output must be a terminal"))
  }

  @Test func anEmptyHistoryIsNoError() async throws {
    let home = try TestHome()
    #expect(try await CommandRun.tenq("history", "--lang", "en", in: home).outputText.hasPrefix("No rounds here yet."))
    #expect(try await CommandRun.tenq("history", "--json", in: home).outputText == "[]\n")
    #expect(try await CommandRun.tenq("chart", "--lang", "ja", in: home).outputText.contains("まだ記録はありません"))
    // Looking makes no files.
    #expect(!FileManager.default.fileExists(atPath: home.data))
  }

  /// A player who plays in both languages has one log.
  @Test func answersGivenInTheOtherLanguageAreCountedForTheirSets() async throws {
    let home = try TestHome()
    _ = try await CommandRun.tenq(
      "play", "--plain", "--lang", "ja", "-n", "1", "--seed", "7", "食べ合わせ/基本", in: home, input: "1\n")
    for language in ["en", "ja"] {
      let sets = try await CommandRun.tenq("stats", "--by", "set", "--csv", "--lang", language, in: home).outputText
      #expect(sets.split(separator: "\n").dropFirst().map { $0.prefix(12) } == ["ja/食べ合わせ/基本,"])
    }
  }

  @Test func linesThatCannotBeReadAreNamedAndKept() async throws {
    let home = try TestHome()
    let log = "not json\n{\"version\":9,\"id\":\"x\"}\n"
    try home.write(log, to: home.scores)
    let run = try await CommandRun.tenq("history", "--lang", "en", in: home)
    #expect(run.ending == .exited(0))
    #expect(run.errorText.contains("scores.jsonl:1: not readable"))
    #expect(run.errorText.contains("newer tenq"))
    #expect(home.text(of: home.scores) == log)
  }

  @Test func optionsBeforeAndAfterTheCommandMeanTheSame() async throws {
    let home = try TestHome()
    let before = try await CommandRun.tenq("--lang", "ja", "bank", "list", in: home)
    let after = try await CommandRun.tenq("bank", "list", "--lang", "ja", in: home)
    #expect(before.outputText.contains("食べ合わせ/基本"))
    #expect(before.outputText == after.outputText)
  }

  @Test func nothingOfAFilesControlCharactersIsPrinted() async throws {
    let home = try TestHome()
    let file = try home.write("ok?,1,a,b,c,d\n\u{1b}[31mred\u{7}\u{202e},9,a,b,c,d\n", to: "e\u{1b}[2Jvil.csv")
    let run = try await CommandRun.tenq("bank", "check", file, in: home)
    #expect(run.ending == .exited(65))
    #expect((run.output + run.errors).allSatisfy { $0 == 10 || $0 >= 32 })
    #expect(!run.outputText.unicodeScalars.contains("\u{202e}"))
  }

  /// A line of the log, as it is written.
  private static func line(_ number: Int) -> String {
    #"{"version":1,"id":"0195a3c0-0000-7000-8000-\#(100_000_000_000 + number)","date":"2026-11-21T10:00:00+00:00","#
      + #""game":"timed","set":"en/Food pairings/Basics","asked":5,"correct":4,"misses":1,"milliseconds":23456,"#
      + #""limit":10000,"pauses":0,"seed":7,"answers":[]}"#
  }

  @Test func aReaderThatIsSlowGetsAllOfAReport() async throws {
    let home = try TestHome()
    try home.write((0..<1000).map { CommandTests.line($0) + "\n" }.joined(), to: home.scores)
    let whole = try await CommandRun.tenq("history", "--json", in: home)
    #expect(whole.output.count > 200_000)
    // The pipe does not block its writer, and holds less than there is to write.
    let script = """
      use Fcntl; pipe my $reader, my $writer;
      if (!fork) { open STDOUT, '>&', $writer; fcntl STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK; exec @ARGV }
      close $writer; select undef, undef, undef, 0.2; print while <$reader>; wait; exit $? >> 8
      """
    let read = try await CommandRun.run(
      "perl", ["-e", script, ProgramUnderTest.path, "history", "--json"], environment: home.environment)
    #expect(read.ending == .exited(0))
    #expect(read.errorText == "")
    #expect(read.output == whole.output)
  }

  @Test func aLogThatAnEditorTouchedIsJSONForAll() async throws {
    let home = try TestHome()
    let lines = [
      "\u{FEFF}" + CommandTests.line(1) + "\r", CommandTests.line(2).replacing(",\"", with: "\t,  \""),
      CommandTests.line(3).replacing("]}", with: "],}"), CommandTests.line(4).replacing("]}", with: #"],"new":",]"}"#),
      #"{"version":9,"list":[1,],}"#,
      // What is not ours is not looked at when a line is read: here it is no JSON.
      CommandTests.line(6).replacing("]}", with: #"],"new":"\q"}"#),
      #"{"version":9,"number":01}"#,
    ]
    try home.write(lines.map { $0 + "\n" }.joined(), to: home.scores)
    let run = try await CommandRun.tenq("history", "--json", in: home)
    #expect(run.errorText == "tenq: scores.jsonl:7: not readable\n")
    let records = try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]]
    #expect(records?.count == 6)
    #expect(records?[3]["new"] as? String == ",]")
  }
}
