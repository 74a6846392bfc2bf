import Foundation
import Testing

/// Boards of panels solved with the real program in a real terminal.
@Suite struct PanelsTests {
  @Test func aBoardIsClearedSavedAndThereIsANewOne() async throws {
    let home = try TestHome()
    try await TerminalSession.with("play", "--game", "panels", "--seed", "7", "--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "Five rows of five")
      try await terminal.send("Enter", until: "R O L I ?")
      try await terminal.send("1", until: "1 of 5 chosen")
      try await terminal.type("4453")
      let chosen = try await terminal.wait(for: "1 row is wrong")
      #expect(!chosen.contains { $0.contains("of 5 chosen") })
      try await terminal.type("kkkk3")
      try await terminal.wait(for: "▀▀▀ █    █▀▀▀ █▀▀█")
      let screen = try await terminal.wait(for: "Result   Panels")
      #expect(screen.contains { $0.contains("6 choices") })
      #expect(screen.contains { $0.contains("Your first round of this kind") })
      // The next board comes at once, without the start page.
      try await terminal.send("Enter", until: "0 of 5 chosen")
      try await terminal.send("Escape")
      try await terminal.wait(for: "Leave this board?")
      try await terminal.type("y")
      try await terminal.wait(for: "Ten seconds. Four choices.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    let lines = home.text(of: home.scores)?.split(separator: "\n") ?? []
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(record["game"] as? String == "panels")
    #expect(record["set"] as? String == "panels")
    #expect(record["seed"] as? Int == 7)
    #expect(record["asked"] as? Int == 5)
    #expect(record["correct"] as? Int == 5)
    #expect(record["misses"] as? Int == 1)
    #expect(record["limit"] as? Int == 0)
    let answers = try #require(record["answers"] as? [[String: Any]])
    // The row that was changed at the end comes last.
    #expect(answers.compactMap { $0["choice"] as? Int } == [4, 4, 5, 3, 3])
    #expect(answers.compactMap { $0["milliseconds"] as? Int }.reduce(0, +) == record["milliseconds"] as? Int)
  }

  @Test func aSetIsOfNoUseToPanels() async throws {
    let run = try await CommandRun.tenq("play", "Science", "--game", "panels", in: TestHome())
    #expect(run.ending == .exited(64))
    #expect(run.errorText.contains("--game panels chooses its own questions; leave out Science"))
  }
}
