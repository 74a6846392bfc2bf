import Foundation
import Testing

/// Two players with homes of their own, a real server, the real game in terminals.
@Suite(
  .serialized, .timeLimit(.minutes(20)),
  .enabled(if: RealProgram.game != nil, RealProgram.noGame))
struct TwoPlayersTests {
  @Test func aQuestionReachesTheOtherPlayerAndTheRateMoves() async throws {
    let house = try Household()
    let server = try await house.serve("--name", "Class 3b", "--timezone", "UTC")
    let link = try await house.run("tenq-league", "invite", for: "owner").output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    for name in ["Aya", "Ben"] {
      let join = try await house.run("tenq", "league", "join", link, "--name", name, for: name)
      try #require(join.status == 0, "\(join.errors)")
      #expect(join.output.contains("Class 3b"))
    }

    // Aya makes a question, and answers it first.
    try await house.play(as: "Aya") { screen in
      try await screen.open("Make a question", until: "New question")
      try await screen.press("Enter")
      try await screen.wait(for: "Share with Class 3b")
      for word in ["Which planet is red?", "Mars", "Venus", "Saturn", "Neptune"] {
        try await screen.type(word)
        try await screen.press("Down")
      }
      try await screen.press("Enter", "Enter")
      try await screen.wait(for: "Preview")
      try await screen.press("Enter", until: "The league gets it")
      try await screen.press("q")
    }
    try await wait(until: "the league has the question") {
      try await house.run("tenq-league", "questions", for: "owner").output.contains("Which planet is red?")
    }
    try await house.play("play", "--game", "endless", as: "Aya") { screen in
      try await screen.wait(for: "You are the first to try!")
      try await screen.press(try await screen.choice("Mars"), until: "Enter one more")
      try await screen.press("q", until: "1 question   saved")
    }

    // Ben receives the question, and misses it.
    try await wait(until: "Ben has the question and Aya's answer") {
      _ = try await house.run("tenq", "league", "sync", for: "Ben")
      return house.rate(for: "Ben") == "1 1"
    }
    try await house.play(as: "Ben") { screen in
      try await screen.wait(for: "Aya")
      try await screen.press("q")
    }
    try await house.play("play", "--game", "endless", as: "Ben") { screen in
      let rows = try await screen.wait(for: "Which planet is red?")
      #expect(rows.contains { $0.contains("Aya") }, "who made it: \(rows)")
      #expect(rows.contains { $0.contains("all") && $0.contains("100") }, "the rate of all players: \(rows)")
      try await screen.press(try await screen.choice("Venus"), until: "Enter one more")
      try await screen.press("q", until: "1 question   saved")
    }

    // Aya's game fetches the news by itself, and the rate has moved on each screen that shows it.
    try await house.play(as: "Aya") { screen in
      try await screen.wait(for: "Endless")
      try await wait(until: "the rate is here") { house.rate(for: "Aya") == "2 1" }
    }
    try await house.play("play", "--game", "endless", as: "Aya") { screen in
      let rows = try await screen.wait(for: "Which planet is red?")
      #expect(rows.contains { $0.contains("all") && $0.contains("50") }, "the rate of all players: \(rows)")
    }
    try await house.play(as: "Aya") { screen in
      let list = try await screen.open("Statistics", until: "Which planet is red?")
      #expect(list.contains { $0.contains("Which planet is red?") && $0.contains("50%") }, "\(list)")
      try await screen.press("Enter", until: "All players: asked 2 times, 50% right")
      try await screen.press("Escape", until: "Esc back")
      try await screen.press("Escape", until: "Make a question")
      let table = try await screen.open("League", until: "2 of 2 players")
      #expect(table.contains { $0.contains("1 Aya (you)") && $0.contains("1 / 1") }, "\(table)")
      #expect(table.contains { $0.contains("2 Ben") && $0.contains("0 / 1") }, "\(table)")
    }
    let top = try await house.run("tenq", "league", "top", "--json", for: "Ben").output
    #expect(top.contains("\"Aya\"") && top.contains("\"Ben\""))
    #expect(server.isRunning && server.errors.split(separator: "\n").count <= 1, "\(server.errors)")
  }
}

extension Screen {
  /// The key of the choice with a text.
  func choice(_ text: String) async throws -> String {
    let rows = try await wait(for: text)
    let row = rows.first { $0.contains(text) } ?? ""
    let before = row.components(separatedBy: text)[0]
    return try #require(before.last { $0.isNumber }.map(String.init), "\(rows)")
  }
}

extension Household {
  /// How often the league's only question was asked and answered right, as a player's game reads it.
  func rate(for name: String) -> String? {
    let lines = (text("league/rates.txt", of: name) ?? "").split(separator: "\n")
    return lines.first.map { $0.split(separator: " ").dropFirst().prefix(2).joined(separator: " ") }
  }
}
