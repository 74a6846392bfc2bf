import Foundation
import Testing

@testable import QuizScreens
@testable import tenq

/// The daily round and sharing, with the real program.
@Suite struct DailyTests {
  private func records(in home: TestHome) throws -> [[String: Any]] {
    try (home.text(of: home.scores) ?? "").split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// Plays five questions to their result; which panels are chosen does not matter.
  private func answerFive(in terminal: TerminalSession) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      let rows = try await terminal.screen()
      if rows.contains(where: { $0.contains(" of 5 right") }) { return }
      try await terminal.send(rows.last?.contains("answer") == true ? "1" : "Enter")
      try await Task.sleep(for: .milliseconds(300))
    }
    try await terminal.wait(for: " of 5 right")
  }

  @Test func theFirstRoundOfADayIsKeptAndTheSecondIsPractice() async throws {
    let home = try TestHome()
    try await TerminalSession.with("daily", "--lang", "en", in: home) { terminal in
      try await answerFive(in: terminal)
      try await terminal.wait(for: "Saved in the history.")
      try await terminal.send("q", until: "Daily             done: ")
      try await terminal.send("2", until: "To play them again is practice")
      try await terminal.send("Enter", until: "practice, not kept")
      try await answerFive(in: terminal)
      try await terminal.wait(for: "Practice: not kept.")
    }
    let kept = try records(in: home)
    #expect(kept.count == 1)
    #expect(kept.first?["game"] as? String == "daily")
    #expect(kept.first?["set"] as? String == "en/daily")
  }

  @Test func theSameFiveInTheSameOrderForEveryone() async throws {
    var answers: [String] = []
    for own in [false, true] {
      let home = try TestHome()
      if own { try home.write("Mine?,1,a,b,c,d\n", to: "data/tenq/banks/Words/Idioms.csv") }
      let run = try await CommandRun.tenq(
        "daily", "--plain", "--lang", "en", "-n", "3", "--seed", "\(own ? 1 : 2)", in: home, input: "1\n2\n3\n4\n1\nq\n"
      )
      #expect(run.ending == .exited(0), "\(run.outputText)")
      let record = try #require(try records(in: home).first)
      answers.append("\(record["seed"] ?? "") \(Self.answers(of: record))")
    }
    #expect(answers[0] == answers[1])
  }

  @Test func aSharedRoundIsCopiedAndStaysOnTheScreen() async throws {
    let home = try TestHome()
    let run = try await CommandRun.tenq(
      "play", "--plain", "Words/Idioms", "-n", "2", "-t", "10", "--seed", "7", "--lang", "en", in: home,
      input: "1\n1\nq\n")
    #expect(run.ending == .exited(0))
    let shared = try await CommandRun.tenq("share", "--lang", "en", in: home).outputText
    #expect(shared.hasPrefix("TenQ Words › Idioms   "))
    #expect(shared.hasSuffix("\ntenq play \"Words/Idioms\" --lang en -n 2 -t 10 --seed 7\n"))
    let ascii = try await CommandRun.tenq("share", "--lang", "en", "--ascii", in: home).outputText
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    try await TerminalSession.with("--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "1 round")
      try await terminal.send("g", "0", "G")
      try await terminal.send("Up", until: "▶ History")
      try await terminal.send("Enter", until: "newest first")
      try await terminal.send("Enter", until: "The same questions again:")
      try await terminal.send("s", until: "Copied")
      #expect(try await terminal.clipboard() == shared)
      try await terminal.send("Escape", until: "newest first")
      try await terminal.send("Escape", until: "Ten seconds.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
      try await terminal.wait(until: "the round is on the screen") { rows in
        shared.split(separator: "\n").allSatisfy { line in rows.contains(String(line)) }
      }
    }
    try await TerminalSession.with("share", "--lang", "en", in: home) { terminal in
      let ending = try await terminal.waitForEnd()
      #expect(ending == .exited(0))
      #expect(try await terminal.clipboard() == shared)
    }
    try await TerminalSession.with("share", "--lang", "en", term: "vt100", in: home) { terminal in
      let ending = try await terminal.waitForEnd()
      #expect(ending == .exited(0))
      #expect(try await terminal.clipboard() == nil)
    }
  }

  @Test func withoutARoundThereIsNothingToShare() async throws {
    let run = try await CommandRun.tenq("share", "--lang", "en", in: TestHome())
    #expect(run.ending == .exited(66))
    #expect(run.errorText == "tenq: there is no round to share yet; `tenq` plays one\n")
    #expect(run.outputText == "")
  }

  @Test(arguments: ["timed", "survival", "practice", "missing"], [["-n", "5", "-t", "20"], ["-n", "3", "-t", "0"]])
  func theSharedCommandDealsTheSameRound(game: String, options: [String]) async throws {
    let home = try TestHome()
    try FileManager.default.createDirectory(atPath: home.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/bin/tenq", withDestinationPath: ProgramUnderTest.path)
    try home.write(
      (1...7).map { "Question \($0)?,2,a\($0),b\($0),c\($0),d\($0)\n" }.joined() + "cannot be used\n",
      to: "data/tenq/banks/A 'genre' of $HOME/Set.csv")
    let set = game == "missing" ? [] : ["A 'genre' of $HOME/Set"]
    let path = home.path + "/bin:" + (home.environment["PATH"] ?? "")
    // The same keys: which choices they are tells the order of the panels.
    let input = String(repeating: "1\n2\n3\n4\n", count: 30)
    let first = try await CommandRun.run(
      ProgramUnderTest.path, ["play"] + set + ["--game", game, "--plain", "--lang", "en"] + options,
      environment: home.environment, input: Data(input.utf8))
    #expect(first.errorText == "")
    let record = try #require(try records(in: home).first)
    let shared = try await CommandRun.tenq("share", "--lang", "en", in: home).outputText
    let command = try #require(shared.split(separator: "\n").last)
    #expect(command.contains("--seed"))
    let second = try await CommandRun.run(
      "sh", ["-c", "\(command) --plain"], environment: home.environment.merging(["PATH": path]) { $1 },
      input: Data(input.utf8))
    #expect(second.errorText == "", "\(command)")
    let again = try #require(try records(in: home).last)
    #expect(again["id"] as? String != record["id"] as? String)
    #expect(Self.answers(of: again) == Self.answers(of: record), "\(command)")
    for key in ["game", "set", "asked", "limit", "seed"] {
      #expect("\(again[key] ?? "")" == "\(record[key] ?? "")", "\(key)")
    }
  }

  /// Each answer's question and the choice's number in the bank.
  private static func answers(of record: [String: Any]) -> [String] {
    (record["answers"] as? [[String: Any]] ?? []).map { "\($0["question"] ?? "") \($0["choice"] ?? "")" }
  }

  @Test func whatWasMissedIsPlayedUntilItIsRight() async throws {
    let home = try TestHome()
    try home.write("First?,1,a,b\nSecond?,1,a,b\n", to: "data/tenq/banks/Mine/Two.csv")
    try home.write("Third?,1,a,b\n", to: "data/tenq/banks/Mine/One.csv")
    // All wrong: of a right one another is tried.
    func play(_ words: String..., input: String) async throws -> CommandRun {
      try await CommandRun.run(
        ProgramUnderTest.path, ["play", "--plain", "--lang", "en"] + words, environment: home.environment,
        input: Data(input.utf8))
    }
    func misses(_ set: String, asking question: String) async throws {
      for _ in 0..<40 {
        let run = try await play("missed/\(set)", input: "")
        if run.outputText.contains(question) { return }
        _ = try await play(set, "-n", "9", input: "1\n1\nq\n")
      }
      throw Disappointment("\(question) was never missed")
    }
    try await misses("Mine/One", asking: "Third?")
    try await misses("Mine/Two", asking: "Second?")
    #expect(
      try await play("missed/Mine/One", input: "").outputText.contains("Missed questions › Mine › One. 1 question."))
    #expect(try await play("missed", "-n", "1", input: "").outputText.contains("Missed questions. 1 question."))
    for _ in 0..<40 {
      let run = try await play("missed/Mine/One", input: "1\nq\n")
      if run.errorText.contains("left") { break }
    }
    let none = try await play("missed/Mine/One", input: "")
    #expect(none.ending == .exited(65))
    #expect(none.errorText == "tenq: No missed questions are left.\n")
    #expect(try await play("missed/Mine", input: "").outputText.contains("Second?"))
    #expect(try await play("missed/Mime", input: "").errorText.contains("did you mean \"missed/Mine\""))
  }

  @Test(
    arguments: [
      ("timed", "Food pairings"), ("survival", "Survival"), ("practice", "Food pairings"), ("missing", "Start!"),
      ("endless", "You are the first to try!"), ("panels", "Panels"), ("daily", " of 5"),
    ])
  func anOptionOpensTheGameAtOnce(game: String, text: String) async throws {
    try await TerminalSession.with("--game", game, "--lang", "en") { terminal in
      try await terminal.wait(for: text)
      let rows = try await terminal.screen()
      #expect(!rows.contains { $0.contains("Ten seconds.") })
    }
  }

  @Test func survivalStartsFromItsOption() async throws {
    try await TerminalSession.with("--game", "survival", "--lang", "en") { terminal in
      try await terminal.wait(for: "Start!")
      try await terminal.send("Enter", until: "♥ ♥ ♥")
      try await terminal.wait(for: "Question 1")
    }
  }

  @Test(arguments: ["timed", "daily", "practice", "endless", "missing", "survival"])
  func plainModePlaysTheGame(game: String) async throws {
    let home = try TestHome()
    let run = try await CommandRun.tenq(
      "--plain", "--game", game, "-n", "1", "--lang", "en", in: home,
      input: String(repeating: "1\n2\n3\n4\n5\n6\n7\n8\n9\n", count: 60))
    #expect(run.errorText == "", "\(run.errorText)")
    #expect(run.ending == .exited(0))
    #expect(run.outputText.contains("Saved."))
    let kept = try records(in: home)
    #expect(kept.allSatisfy { $0["game"] as? String == game })
  }

  @Test func plainModeSaysThatPanelsAreDrawn() async throws {
    let run = try await CommandRun.tenq("--plain", "--game", "panels", "--lang", "en", in: TestHome())
    #expect(run.ending == .exited(64))
    #expect(run.errorText.hasPrefix("tenq: --game panels: this game has to be drawn, and plain mode draws nothing"))
  }
}

/// The words of a shared command, read by the shells that are installed.
@Suite struct QuotingTests {
  @Test(arguments: ["sh", "bash", "zsh", "fish"])
  func shellsReadBackWhatWasQuoted(shell: String) async throws {
    let words = [
      "Words/Idioms", "食べ合わせ/基本", "a b", "it's", "\"", "\\", "a\\\\b\\", "$HOME", "`ls`", "!!", "a'\\'b", "*", "(x)",
      "~", "{a,b}", "#", "a;b", "-n", "\\'\"$`!",
    ]
    let home = try TestHome()
    let line = words.map { "printf '%s|' " + ReplayCommand.quoted($0).string }.joined(separator: "; ")
    do {
      let run = try await CommandRun.run(shell, ["-c", line], environment: home.environment)
      #expect(run.outputText == words.map { $0 + "|" }.joined())
    } catch is Disappointment {
      try Test.cancel("\(shell) is not installed here")
    }
  }
}
