import Foundation
import Testing

/// Endless and one's own questions, played with the real program in a real terminal.
@Suite struct EndlessTests {
  @Test func aQuestionIsMadeThenAskedAndEachAnswerIsKept() async throws {
    let home = try TestHome()
    try await TerminalSession.with("--lang", "en", in: home) { terminal in
      let screen = try await terminal.wait(for: "Make a question")
      let row = try #require(screen.firstIndex { $0.contains("Make a question") })
      try await terminal.click(column: 20, row: row)
      try await terminal.wait(for: "New question")
      try await terminal.send("Enter", until: "Right answer")
      try await terminal.type("What, \"exactly\"?")
      try await terminal.send("Enter")
      try await terminal.paste("this\none")
      for word in ["b", "c", "d"] {
        try await terminal.send("Down")
        try await terminal.type(word)
      }
      try await terminal.send("Down")
      try await terminal.type("Because it is.")
      try await terminal.send("Enter")
      let preview = try await terminal.wait(for: "Preview")
      #expect(preview.contains { $0.contains("Because it is.") })
      let list = try await terminal.send("Enter", until: "Added!")
      #expect(list.contains { $0.contains("▶ + New question") })
      try await terminal.send("Escape", until: "1 of your own")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    let bank = try #require(home.text(of: home.data + "/tenq/banks/own.csv")).split(separator: "\n")
    #expect(bank.first == "question,answer,choice1,choice2,choice3,choice4,explanation")
    #expect(bank.count == 2)
    #expect(bank.last?.hasPrefix("\"What, \"\"exactly\"\"?\",") == true)
    #expect(bank.last?.split(separator: ",").contains("this one") == true)
    #expect(bank.last?.hasSuffix(",Because it is.") == true)

    // A miss shows what was chosen, what was right, and the explanation.
    try await TerminalSession.with("play", "own", "-t", "60", "--no-motion", "--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter", until: "What, \"exactly\"?")
      let chosen = try await terminal.panel("this one") == 1 ? 2 : 1
      try await terminal.send("\(chosen)", until: "✗ your answer")
      try await terminal.wait(for: "✓ the answer")
      try await terminal.wait(for: "Because it is.")
    }

    try await TerminalSession.with("play", "--game", "endless", "--seed", "7", "--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "first time")
      try await terminal.send("1", until: "Enter one more")
      #expect(home.text(of: home.scores)?.split(separator: "\n").count == 1)
      try await terminal.send("Enter", until: "p pause")
      try await terminal.send("2", until: "Enter one more")
      let summary = try await terminal.send("q", until: "2 questions   saved")
      #expect(summary.contains { $0.contains(" of 2 right   ") })
      // Another question, left without an answer, leads to the same summary.
      try await terminal.send("Enter", until: "p pause")
      try await terminal.send("Escape", until: "2 questions   saved")
      try await terminal.send("q", until: "Ten seconds. Four choices.")
      // Both answers are one round, on the home screen and in the history.
      try await terminal.wait(for: "1 round")
      let shown = try await terminal.screen()
      let row = try #require(shown.firstIndex { $0.contains("1 round") })
      try await terminal.click(column: 20, row: row, until: "Table")
      let history = try await terminal.wait(for: "2 questions")
      #expect(history.contains { $0.contains("Endless") && $0.contains("2 questions") && $0.contains(" / 2") })
      try await terminal.send("Enter", until: "Endless   2 questions")
      try await terminal.send("Escape", until: "Table")
      try await terminal.send("Escape", until: "Ten seconds. Four choices.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    let records = try home.records()
    #expect(records.count == 2)
    #expect(records.allSatisfy { $0["game"] as? String == "endless" && $0["asked"] as? Int == 1 })
    // The sitting is named after its first answer; JSON has the name in each record.
    let first = try #require(records[0]["id"] as? String)
    #expect(records.allSatisfy { $0["sitting"] as? String == first })
    let json = try await CommandRun.tenq("history", "--json", in: home)
    #expect(json.outputText.split(separator: "\n").count == 3)
    let table = try await CommandRun.tenq("history", in: home)
    #expect(table.outputText.split(separator: "\n").count == 2)
    #expect(table.outputText.contains("2 questions"))
  }

  @Test func aSetIsOfNoUseToEndless() async throws {
    let run = try await CommandRun.tenq("play", "Science", "--game", "endless", in: TestHome())
    #expect(run.ending == .exited(64))
  }
}
