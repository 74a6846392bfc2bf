import Foundation
import Testing

/// The terminal that the other end-to-end tests trust, proved with programs that every system has.
@Suite struct TerminalSessionTests {
  @Test func theScreenHasTheSizeThatWasAskedFor() async throws {
    try await TerminalSession.with(command: shell("stty size; cat"), columns: 61, rows: 17) { terminal in
      let rows = try await terminal.wait(for: "17 61")
      #expect(rows.count == 17)
      #expect(rows.first == "17 61")
    }
  }

  @Test func theProgramSeesTheEnvironmentThatWasGiven() async throws {
    let command = shell(#"echo "$TERM $LANG $EXTRA"; echo "$HOME"; cat"#)
    try await TerminalSession.with(
      command: command, term: "screen-256color", environment: ["LANG": "ja_JP.UTF-8", "EXTRA": "a b;"]
    ) { terminal in
      let rows = try await terminal.wait(for: terminal.home.path)
      #expect(rows.first == "screen-256color ja_JP.UTF-8 a b;")
    }
  }

  @Test func argumentsArriveAsTheyAre() async throws {
    let command = ["sh", "-c", #"printf '<%s>\n' "$@"; cat"#, "sh", "a b", "", "$HOME", "*", ";", "東京;", #"\"'"#]
    try await TerminalSession.with(command: command) { terminal in
      let rows = try await terminal.wait(for: #"<\"'>"#)
      #expect(rows.prefix(7) == ["<a b>", "<>", "<$HOME>", "<*>", "<;>", "<東京;>", #"<\"'>"#])
    }
  }

  @Test func textIsTypedAsItIsAndKeysByName() async throws {
    try await TerminalSession.with(command: shell("stty -echo; echo ready; cat -v")) { terminal in
      try await terminal.wait(for: "ready")
      try await terminal.type("Enter -l 'x' $HOME;")
      try await terminal.send("Enter", "Up", "a", ";", "Enter")
      let rows = try await terminal.wait(for: "^[[Aa;")
      #expect(rows[1] == "Enter -l 'x' $HOME;")
      try await terminal.type("食べ合わせ")
      try await terminal.send("Enter")
      // cat -v spells what is not ASCII: 食 is E9 A3 9F.
      try await terminal.wait(for: "M-iM-#M-^_")
    }
  }

  @Test func aPasteComesInBracketsWhenTheProgramAskedForThem() async throws {
    try await TerminalSession.with(command: shell(#"stty -echo; printf '\033[?2004hready\n'; cat -v"#)) { terminal in
      try await terminal.wait(for: "ready")
      try await terminal.paste("one\ntwo")
      try await terminal.send("Enter")
      let rows = try await terminal.wait(for: "two")
      #expect(rows.prefix(3) == ["ready", "^[[200~one", "two^[[201~"])
    }
  }

  @Test(arguments: [
    (modes: #"\033[?1000h\033[?1006h"#, seen: "^[[<0;13;6M^[[<0;13;6m^[[<65;1;1M"),
    (modes: #"\033[?1000h"#, seen: "^[[M -&^[[M#-&^[[Ma!!"),
  ])
  func clicksReachAProgramThatListens(modes: String, seen: String) async throws {
    try await TerminalSession.with(command: shell("stty -echo; printf '\(modes)ready\\n'; cat -v")) { terminal in
      try await terminal.wait(for: "ready")
      try await terminal.click(column: 12, row: 5)
      try await terminal.mouse(.wheelDown, column: 0, row: 0)
      try await terminal.send("Enter")
      try await terminal.wait(for: seen)
    }
  }

  @Test func aClickThatNobodyListensToIsAnError() async throws {
    try await TerminalSession.with(command: shell("echo ready; cat")) { terminal in
      try await terminal.wait(for: "ready")
      await #expect(throws: Disappointment.self) { try await terminal.click(column: 1, row: 1) }
    }
  }

  @Test(arguments: [0, 1, 65, 130])
  func theStatusOfTheProgramIsKnown(status: Int32) async throws {
    try await TerminalSession.with(command: shell("echo gone; exit \(status)")) { terminal in
      #expect(try await terminal.waitForEnd() == .exited(status))
      // What it left on the screen stays there to be looked at.
      try await terminal.wait(for: "gone")
    }
  }

  @Test func theModesOfTheTerminalAreKnownBeforeAndAfter() async throws {
    try await TerminalSession.with(command: shell("stty -echo; exit")) { terminal in
      _ = try await terminal.waitForEnd()
      let modes = terminal.modes
      #expect(modes.before?.isEmpty == false)
      #expect(modes.after?.isEmpty == false)
      #expect(modes.before != modes.after)
    }
    try await TerminalSession.with(command: shell("stty -echo; stty echo")) { terminal in
      _ = try await terminal.waitForEnd()
      #expect(terminal.modes.before == terminal.modes.after)
    }
  }

  @Test func aDisappointmentShowsTheLastScreen() async throws {
    try await TerminalSession.with(command: shell("echo something else; cat"), rows: 3) { terminal in
      try await terminal.wait(for: "something")
      let failure = try await #require(throws: Disappointment.self) {
        try await terminal.wait(for: "this", timeout: .milliseconds(50))
      }
      #expect(failure.description.contains("\"this\" is on screen"))
      #expect(failure.description.contains("  |something else\n  |\n  |"))
    }
  }

  @Test func nothingIsLeftWhenTheTestIsOver() async throws {
    let (path, process) = try await TerminalSession.with(command: shell("trap '' HUP; while :; do sleep 1; done")) {
      ($0.home.path, try $0.process)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(kill(process, 0) == -1)
  }

  private func shell(_ script: String) -> [String] {
    ["sh", "-c", script]
  }
}
