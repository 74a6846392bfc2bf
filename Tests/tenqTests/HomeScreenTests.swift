import Glibc
import Testing

/// The real program in a real terminal: what a player does first and last.
@Suite struct HomeScreenTests {
  @Test func theTerminalIsGivenBackAsItWas() async throws {
    try await TerminalSession.with("--lang", "en") { terminal in
      try await terminal.wait(for: "Ten seconds.")
      let during = try await terminal.ask("#{alternate_on}")
      try await terminal.send("q")
      let ending = try await terminal.waitForEnd()
      let after = try await terminal.ask("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}")
      #expect(during == "1")
      #expect(ending == .exited(0))
      #expect(after == "0 1 0 0")
      #expect(terminal.modes.before == terminal.modes.after)
    }
  }

  // It would cover what it stands on; screen readers follow it all the same.
  @Test func theCursorAtTheSelectedItemIsHidden() async throws {
    try await TerminalSession.with("--lang", "en") { terminal in
      let place = "#{cursor_flag} #{cursor_x},#{cursor_y}"
      // The end of a picture is drawn last, and its cursor after it.
      try await terminal.wait(for: "today's five")
      let first = try await terminal.ask(place, until: "the cursor is hidden") { $0.hasPrefix("0 ") }
      try await terminal.send("Down")
      let second = try await terminal.ask(place, until: "the cursor is elsewhere") { $0 != first }
      #expect(second.hasPrefix("0 "))
    }
  }

  @Test func controlSDoesNotHoldThePicture() async throws {
    try await TerminalSession.with("--lang", "en") { terminal in
      func answersAfterControlS() async throws {
        try await terminal.wait(for: "Ten seconds.")
        try await terminal.send("C-s", "?")
        try await terminal.wait(for: "What you miss is asked again")
        try await terminal.send("C-s", "Escape")
        try await terminal.wait(for: "Ten seconds.")
      }
      try await answersAfterControlS()
      try await terminal.send("C-z")
      try await terminal.waitUntilStopped()
      #expect(try await terminal.currentModes().contains(" ixon "))
      try terminal.signal(SIGCONT)
      try await answersAfterControlS()
      #expect(try await terminal.currentModes().contains(" -ixon "))
      // Also where nothing of the program runs any more.
      try terminal.signal(SIGSEGV)
      #expect(try await terminal.waitForEnd() == .signalled(SIGSEGV))
      #expect(terminal.modes.before == terminal.modes.after)
    }
  }

  // ncurses reads the mouse in two encodings, depending on the terminal's description.
  @Test(arguments: ["tmux-256color", "screen-256color", "xterm-256color"])
  func aClickOpens(term: String) async throws {
    try await TerminalSession.with("--lang", "en", term: term) { terminal in
      let rows = try await terminal.wait(for: "Settings")
      let row = try #require(rows.firstIndex { $0.contains("Settings") })
      try await terminal.click(column: 20, row: row)
      try await terminal.wait(until: "the settings are open") { rows in
        rows.first?.contains("Settings") == true
      }
    }
  }
}
