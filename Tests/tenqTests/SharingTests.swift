import Foundation
import Testing

@testable import QuizScreens
@testable import tenq

/// What is shared of a round, and that it deals the same one, with the real program.
@Suite struct SharingTests {
  /// Nine questions of four choices each, all different.
  private static let bank = (1...9).map { number in
    "Question number \(number)?,1,right,wrong \(number)a,wrong \(number)b,wrong \(number)c\n"
  }.joined()

  /// A `PATH` on which the program under test is called `tenq`.
  private func pathWithProgram(in home: TestHome) throws -> String {
    try FileManager.default.createDirectory(atPath: home.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/bin/tenq", withDestinationPath: ProgramUnderTest.path)
    return home.path + "/bin:" + (home.environment["PATH"] ?? "")
  }

  /// Plays five questions, and returns what was asked: each question with its choices in their order.
  private func playFive(in terminal: TerminalSession) async throws -> [[String]] {
    var asked: [[String]] = []
    for number in 1...5 {
      let rows = try await terminal.wait(until: "question \(number) is asked") { rows in
        rows.first?.contains("Question \(number) of 5") == true && rows.last?.contains("answer") == true
      }
      asked.append(rows.filter { row in ["Question number", "▲", "●"].contains(where: row.contains) })
      try await terminal.choose(number == 2 ? "wrong" : "right", of: "Question \(number) of 5")
      if number == 2 { try await terminal.send("Enter", until: "Question 3 of 5") }
    }
    try await terminal.wait(for: " saved")
    return asked
  }

  @Test func aResultIsSharedAndItsCommandDealsTheSameQuestionsAndChoices() async throws {
    let home = try TestHome()
    try home.write(Self.bank, to: "data/tenq/banks/Mine/Nine.csv")
    let (asked, shared) = try await TerminalSession.with("play", "Mine/Nine", "--lang", "en", "-t", "60", in: home) {
      terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      let asked = try await playFive(in: terminal)
      #expect(try await terminal.clipboard() == nil)
      try await terminal.send("s", until: "Shown again when you quit.")
      let shared = try #require(try await terminal.clipboard())
      try await terminal.send("Escape", until: "the box is closed") { rows in
        !rows.contains { $0.contains("Shown again") }
      }
      try await terminal.send("q", until: "Ten seconds.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
      try await terminal.wait(until: "the round is on the screen") { rows in
        shared.split(separator: "\n").allSatisfy { line in rows.contains(String(line)) }
      }
      return (asked, shared)
    }
    let record = try #require(try home.records().first)
    let seed = try #require(record["seed"] as? Int)
    let lines = shared.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("TenQ Mine › Nine   4/5   ") == true)
    #expect(lines.dropFirst().first == "🟩🟥🟩🟩🟩")
    #expect(lines.last == "tenq play \"Mine/Nine\" --lang en -n 5 -t 60 --seed \(seed)")
    #expect(!shared.contains("Question number") && !shared.contains("right"))
    #expect(try await CommandRun.tenq("share", "--lang", "en", in: home).outputText == shared)

    // The line as a friend pastes it into a shell. A new window of tmux has the `PATH` of tmux itself.
    let path = try pathWithProgram(in: home)
    let again = try await TerminalSession.with(
      command: ["env", "PATH=\(path)", "sh", "-c", try #require(lines.last)], in: home
    ) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      return try await playFive(in: terminal)
    }
    #expect(asked.count == 5 && asked.allSatisfy { $0.count == 3 })
    #expect(again == asked)
    let second = try #require(try home.records().last)
    #expect(try home.records().count == 2)
    #expect(second["seed"] as? Int == seed)
    #expect(Self.answers(of: second).map { $0.prefix(16) } == Self.answers(of: record).map { $0.prefix(16) })
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
      let home = try await terminal.wait(for: "1 round")
      let history = try #require(home.firstIndex { $0.contains("History") })
      try await terminal.click(column: 20, row: history, until: "newest first")
      try await terminal.send("Enter", until: "The same questions again:")
      try await terminal.send("s", until: "Sent to the clipboard")
      #expect(try await terminal.clipboard() == shared)
      try await terminal.send("Escape", until: "the box is closed") { rows in
        !rows.contains { $0.contains("Sent to the clipboard") }
      }
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

  @Test(
    arguments: [
      ("timed", ["-n", "5", "-t", "20"]), ("timed", ["-n", "3", "-t", "0"]), ("survival", ["-t", "20"]),
      ("survival", []), ("practice", []), ("missing", ["-t", "20"]), ("missing", ["-t", "0"]),
    ])
  func theSharedCommandDealsTheSameRound(game: String, options: [String]) async throws {
    let home = try TestHome()
    let path = try pathWithProgram(in: home)
    try home.write(
      (1...7).map { "Question \($0)?,2,a\($0),b\($0),c\($0),d\($0)\n" }.joined() + "cannot be used\n",
      to: "data/tenq/banks/A 'genre' of $HOME/Set.csv")
    let set = game == "missing" ? [] : ["A 'genre' of $HOME/Set"]
    // The same keys: the choices they select reveal the order of the panels.
    let input = String(repeating: "1\n2\n3\n4\n", count: 30)
    let first = try await CommandRun.run(
      ProgramUnderTest.path, ["play"] + set + ["--game", game, "--plain", "--lang", "en"] + options,
      environment: home.environment, input: Data(input.utf8))
    #expect(first.errorText == "")
    let record = try #require(try home.records().first)
    let shared = try await CommandRun.tenq("share", "--lang", "en", in: home).outputText
    let command = try #require(shared.split(separator: "\n").last)
    #expect(command.contains("--seed"))
    let second = try await CommandRun.run(
      "sh", ["-c", "\(command) --plain"], environment: home.environment.merging(["PATH": path]) { $1 },
      input: Data(input.utf8))
    #expect(second.errorText == "", "\(command)")
    let again = try #require(try home.records().last)
    #expect(again["id"] as? String != record["id"] as? String)
    #expect(Self.answers(of: again) == Self.answers(of: record), "\(command)")
    for key in ["game", "set", "asked", "limit", "seed"] {
      #expect("\(again[key] ?? "")" == "\(record[key] ?? "")", "\(key)")
    }
  }

  /// Each answer's question and the choice's number in the bank.
  static func answers(of record: [String: Any]) -> [String] {
    (record["answers"] as? [[String: Any]] ?? []).map { "\($0["question"] ?? "") \($0["choice"] ?? "")" }
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
