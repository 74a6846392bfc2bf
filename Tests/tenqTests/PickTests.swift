import Foundation
import Testing

/// From the list of sets into a round, with the real program in a real terminal.
@Suite struct PickTests {
  /// Six questions, whose right answer is the word "right", of the levels 1, 2 and 3.
  private static let bank =
    "question,answer,choice1,choice2,choice3,choice4,level\n"
    + (1...6).map { "Question number \($0)?,1,right,wrong 1,wrong 2,wrong 3,\($0 % 3 + 1)\n" }.joined()

  /// A home with a set of its own among those that come with the program.
  private func home() throws -> TestHome {
    let home = try TestHome()
    try home.write(Self.bank, to: "data/tenq/banks/Mine/Zebras.csv")
    return home
  }

  @Test func aSetIsFoundByItsLetters() async throws {
    let home = try home()
    try await TerminalSession.with("--lang", "en", "--no-motion", "--level", "1-3", in: home) { terminal in
      try await terminal.wait(for: "Ten seconds.")
      try await terminal.send("p", until: "Enter start")
      try await terminal.send("/", until: "Esc clear")
      try await terminal.type("zebra")
      let found = try await terminal.wait(for: "▶     Zebras")
      #expect(!found.contains { $0.contains("Idioms") })
      // What fits nothing empties the list, and Enter starts nothing; Escape shows all sets again.
      try await terminal.type("zz")
      try await terminal.wait(until: "nothing is left") { rows in !rows.contains { $0.contains("Zebras") } }
      try await terminal.send("Enter")
      try await terminal.send("Escape", until: "all sets are there again") { rows in
        rows[2].contains("/ filter") && rows.count { $0.contains("▸") } > 5
      }
      try await terminal.type("/ZEBRA")
      try await terminal.wait(for: "▶     Zebras")
      try await terminal.send("Enter", until: "Question 1 of 5")
      let header = try await terminal.screen()[0]
      #expect(header.contains("Zebras"))
      for number in 1...5 { try await terminal.choose("right", of: "Question \(number) of 5") }
      try await terminal.wait(for: "saved")
    }
    let record = try #require(try home.records().first)
    #expect(record["set"] as? String == "en/Mine/Zebras" && record["correct"] as? Int == 5)
  }

  @Test func theNumberOfQuestionsIsChangedInTheListAndKept() async throws {
    let home = try home()
    try await TerminalSession.with("--lang", "en", "--no-motion", in: home) { terminal in
      try await terminal.wait(for: "Ten seconds.")
      try await terminal.send("p", until: "5 questions, 10 seconds each")
      try await terminal.type("-")
      try await terminal.wait(for: "4 questions, 10 seconds each")
      try await terminal.type("-")
      try await terminal.wait(for: "3 questions, 10 seconds each")
      try await terminal.send("Enter", until: "Question 1 of 3")
    }
    #expect(home.text(of: home.settings)?.contains("\"questions\"") == true)
    try await TerminalSession.with("play", "Mine/Zebras", "--lang", "en", in: home) { terminal in
      _ = try await terminal.wait(for: "3 questions, 10 seconds each")
    }
  }

  @Test func survivalEndsWithTheThirdMiss() async throws {
    let home = try home()
    try await TerminalSession.with("--lang", "en", "--no-motion", "--level", "1-3", in: home) { terminal in
      let rows = try await terminal.wait(for: "Survival")
      let row = try #require(rows.firstIndex { $0.contains("Survival") })
      try await terminal.click(column: 20, row: row)
      try await terminal.wait(for: "10 seconds each at first")
      try await terminal.type("/zebra")
      try await terminal.wait(for: "▶     Zebras")
      try await terminal.send("Enter")
      // A right answer costs no heart.
      for (number, hearts) in [(1, "♥ ♥ ♥"), (2, "♥ ♥ ♡"), (3, "♥ ♥ ♡"), (4, "♥ ♡ ♡")] {
        let words = number == 2 ? "right" : "wrong 2"
        try await terminal.wait(until: "question \(number) is asked with \(hearts)") { rows in
          rows.first?.contains("Question \(number) ") == true && rows.first?.contains(hearts) == true
        }
        try await terminal.choose(words, of: "Question \(number) ")
        if number < 4 { try await terminal.send("Enter", until: "Question \(number + 1) ") }
      }
      try await terminal.wait(for: "saved")
    }
    let record = try #require(try home.records().first)
    #expect(record["game"] as? String == "survival" && record["set"] as? String == "en/Mine/Zebras")
    #expect(record["asked"] as? Int == 4 && record["correct"] as? Int == 1 && record["misses"] as? Int == 3)
  }
}
