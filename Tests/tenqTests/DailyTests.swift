import Foundation
import QuizCore
import Testing

/// The daily round, missed questions and the games' own options, with the real program.
@Suite struct DailyTests {
  /// Plays five questions to their result, always by the same panel; whether it is right does not matter.
  private func answerFive(by key: String, in terminal: TerminalSession) async throws {
    for number in 1...5 {
      let question = "Question \(number) of 5"
      try await terminal.wait(for: question)
      try await terminal.answer(key, to: question)
      // What is right leads on by itself.
      try await terminal.send("Enter", until: "the next screen is there") { $0.first?.contains(question) != true }
    }
    try await terminal.wait(for: "Result")
  }

  @Test func theFirstRoundOfADayIsKeptAndTheSecondIsPractice() async throws {
    let home = try TestHome()
    try await TerminalSession.with("--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "today's five are waiting")
      try await terminal.send("2", until: "One attempt counts.")
      try await terminal.send("Enter", until: "Question 1 of 5")
      try await answerFive(by: "1", in: terminal)
      try await terminal.wait(for: "Day 1. Come back tomorrow.")
      let right = try #require(try home.records().first?["correct"] as? Int)
      let done = "done: \(right) of 5"
      // Once: at home the same key leaves.
      try await terminal.send("q")
      try await terminal.wait(for: done)
      try await terminal.send("2", until: "Playing again is practice")
      try await terminal.send("Enter", until: "the first question is marked as practice") { rows in
        rows.first?.contains("Question 1 of 5   practice, not kept") == true
      }
      try await answerFive(by: "2", in: terminal)
      try await terminal.wait(for: "Daily · practice, not kept")
      try await terminal.wait(for: "of 5 right")
      try await terminal.send("q")
      try await terminal.wait(for: done)
      try await terminal.wait(for: "1 round")
    }
    let kept = try home.records()
    #expect(kept.count == 1)
    #expect(kept.first?["game"] as? String == "daily")
    #expect(kept.first?["set"] as? String == "en/daily")
  }

  @Test func ofSixAttemptsThatEndAtOneInstantOneCounts() async throws {
    for _ in 0..<3 {
      let home = try TestHome()
      let texts = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<6 {
          group.addTask {
            try await CommandRun.tenq(
              "daily", "--plain", "--lang", "en", in: home, input: "1\n2\n1\n2\n1\nq\n", timeout: .seconds(60)
            ).outputText
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(try home.records().count == 1)
      #expect(texts.filter { $0.contains("Saved.") }.count == 1, "\(texts)")
    }
  }

  /// POSIX has offsets of up to 24:59:59, and summer time may add an hour; the log's dates have less than a day.
  @Test(arguments: ["XXX24", "XXX-24", "XXX24:59:59", "XXX-24:59:59", "XXX-24:59:59YYY"])
  func aRoundInAZoneADayAwayHasTheDateOfToday(zone: String) async throws {
    let home = try TestHome()
    let start = Int(Date.now.timeIntervalSince1970)
    let run = try await CommandRun.tenq(
      "daily", "--plain", "--lang", "en", in: home, environment: ["TZ": zone], input: "1\n2\n1\n2\n1\nq\n")
    #expect(run.outputText.contains("Saved."), "\(run.errorText)")
    let date = try #require(try home.records().first?["date"] as? String)
    let time = try #require(WallTime(date))
    #expect((start...Int(Date.now.timeIntervalSince1970)).contains(time.secondsSince1970), "\(date)")
    #expect(abs(time.offset) == WallTime.longestOffset && (time.offset > 0) == zone.contains("-"))
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
    // The first may have been missed as well, and then either is asked first.
    let left = try await play("missed/Mine", input: "").outputText
    #expect((left.contains("First?") || left.contains("Second?")) && !left.contains("Third?"), "\(left)")
    #expect(try await play("missed/Mime", input: "").errorText.contains("did you mean \"missed/Mine\""))
  }

  @Test(
    arguments: [
      ("timed", "Everything"), ("survival", "Survival"), ("practice", "Food pairings"), ("missing", "Start!"),
      ("endless", "first time"), ("panels", "Panels"), ("daily", "One attempt counts."),
    ])
  func anOptionOpensTheGameAtOnce(game: String, text: String) async throws {
    try await TerminalSession.with("--game", game, "--lang", "en") { terminal in
      try await terminal.wait(for: text)
      let rows = try await terminal.screen()
      #expect(!rows.contains { $0.contains("Ten seconds.") })
    }
  }

  @Test(arguments: ["timed", "daily", "practice", "endless", "missing", "survival"])
  func plainModePlaysTheGame(game: String) async throws {
    let home = try TestHome()
    // The day deals its own questions; those of the seed are of one right choice, which practice asks for.
    let dealt = game == "daily" ? [:] : ["TENQ_SEED": "3"]
    let run = try await CommandRun.tenq(
      "--plain", "--game", game, "--lang", "en", in: home,
      environment: ["TENQ_QUESTIONS": "1"].merging(dealt) { $1 }, input: CommandRun.answersOfAnyKind)
    #expect(run.errorText == "", "\(run.errorText)")
    #expect(run.ending == .exited(0))
    #expect(run.outputText.contains("Saved."))
    let kept = try home.records()
    #expect(kept.allSatisfy { $0["game"] as? String == game })
  }

  @Test func plainModeSaysThatPanelsAreDrawn() async throws {
    let run = try await CommandRun.tenq("--plain", "--game", "panels", "--lang", "en", in: TestHome())
    #expect(run.ending == .exited(64))
    #expect(run.errorText.hasPrefix("tenq: --game panels: this game has to be drawn, and plain mode draws nothing"))
  }
}
