import Foundation
import Testing

/// Colours and keys of the player's own, in the real program.
@Suite struct OwnChoicesTests {
  @Test func coloursAndKeysOfTheSettingsFileHoldInAGame() async throws {
    let home = try TestHome()
    let file = try home.write(GameTests.bank, to: "quiz.csv")
    try home.write(
      #"{"colors": {"choice1": 99}, "keys": {"pause": ["z"], "leave": ["x", "v"]}}"#, to: home.settings)
    try await TerminalSession.with("play", file, "--lang", "en", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      try await terminal.wait(for: "z pause")
      #expect(try await terminal.styledScreen().joined().contains("48;5;99m"))
      try await terminal.send("z")
      try await terminal.wait(for: "Paused")
      // "leave" was refused with both of its keys, since one of them clashes.
      try await terminal.send("q")
      try await terminal.wait(for: "Leave this round?")
      try await terminal.send("y")
      try await terminal.wait(for: "Not all of settings.json can be used: see Settings.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
      // Where its lines are broken goes by how long the path is.
      func unbroken(_ rows: [String]) -> String { rows.joined().filter { $0 != " " } }
      let said = try await terminal.wait(until: "the default is used") { unbroken($0).contains("thedefaultisused") }
      #expect(unbroken(said).contains(#"settings.json:1:"keys":"leave":thekey"v""#))
    }
  }
}
