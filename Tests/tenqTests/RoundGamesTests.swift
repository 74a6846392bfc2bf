import Foundation
import Testing

/// Practice, sums and missed questions, played with the real program in a real terminal.
@Suite struct RoundGamesTests {
  /// Two questions whose right answer is the word "right".
  static let bank = "First one?,1,right,wrong 1,wrong 2,wrong 3\nSecond one?,3,wrong 1,wrong 2,right,wrong 3\n"

  @Test func practiceGoesOnUntilAllAreRight() async throws {
    let home = try TestHome()
    try home.write(Self.bank, to: "data/tenq/banks/Mine/Two.csv")
    // Without motion, so that no panel of the question before is taken for one of the next.
    try await TerminalSession.with(
      "play", "--game", "practice", "Mine/Two", "--lang", "en", "--no-motion", in: home
    ) { terminal in
      try await terminal.wait(for: "Start!")
      try await terminal.send("Enter")
      for number in 1...2 {
        try await terminal.wait(for: "Question \(number) of 2")
        try await terminal.send("\(terminal.panel("wrong 2"))", until: "\(number == 1 ? "1 miss" : "2 misses") ")
        try await terminal.type("\(terminal.panel("right"))")
      }
      try await terminal.wait(for: " saved")
    }
    let record = try #require(try home.records().first)
    #expect(record["game"] as? String == "practice")
    #expect(record["misses"] as? Int == 2)
    let answers = try #require(record["answers"] as? [[String: Any]])
    #expect(answers.compactMap { $0["correct"] as? Bool } == [false, true, false, true])
  }

  @Test func tenSumsAreSolvedByTheKeypad() async throws {
    let home = try TestHome()
    // Where the sum has no room for large digits.
    try await TerminalSession.with(
      "play", "--game", "missing", "--lang", "en", "--seed", "7", columns: 40, rows: 15, in: home
    ) { terminal in
      try await terminal.wait(for: "Start!")
      try await terminal.send("Enter")
      for number in 1...10 {
        let title = "Q\(number)/10 "
        // The last line is drawn last: before it is, the sum may be that of the question before.
        let sum = try await terminal.wait(until: "sum \(number) is asked") { rows in
          rows.first?.contains(title) == true && rows.last?.contains("answer") == true
        }
        try await terminal.answer("\(solution(of: sum))", to: title)
      }
      try await terminal.wait(for: " saved")
    }
    let record = try #require(try home.records().first)
    #expect(record["game"] as? String == "missing")
    #expect(record["correct"] as? Int == 10)
  }

  /// The digit that belongs into the gap of the sum on screen.
  private func solution(of screen: [String]) throws -> Int {
    guard let row = screen.first(where: { $0.contains("( ? )") && $0.contains("=") }) else {
      throw Disappointment("no sum is on screen:\n\(screen.joined(separator: "\n"))")
    }
    let words = row.split(separator: " ").map(String.init).joined(separator: " ")
    for digit in 1...9 {
      let parts = words.replacingOccurrences(of: "( ? )", with: "\(digit)").split(separator: " ").map(String.init)
      guard parts.count == 5, let left = Int(parts[0]), let right = Int(parts[2]), let result = Int(parts[4]) else {
        throw Disappointment("not a sum: \(words)")
      }
      let fits =
        switch parts[1] {
        case "+": left + right == result
        case "-", "−": left - right == result
        case "×": left * right == result
        case "÷": right * result == left
        default: throw Disappointment("not an operation: \(words)")
        }
      if fits { return digit }
    }
    throw Disappointment("no digit fits: \(words)")
  }

  @Test func whatWasMissedCanBePlayedAgainFromHome() async throws {
    let home = try TestHome()
    try home.write(Self.bank, to: "data/tenq/banks/Mine/Two.csv")
    try await TerminalSession.with("play", "Mine/Two", "--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      for number in 1...2 {
        try await terminal.choose(number == 1 ? "wrong 1" : "right", of: "Question \(number) of 2")
        if number == 1 { try await terminal.send("Enter", until: "Question 2 of 2") }
      }
      try await terminal.wait(for: " saved")
      try await terminal.send("q", until: "Ten seconds. Four choices.")
      try await terminal.wait(for: "Missed questions  1 question")
    }
  }
}
