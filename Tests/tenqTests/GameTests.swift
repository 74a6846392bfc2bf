import Foundation
import Testing

/// Rounds played with the real program in a real terminal.
@Suite struct GameTests {
  /// Ten questions whose right answer is the word "right".
  static let bank = (1...10).map { "Question number \($0)?,\($0 % 4 + 1),\(choices($0))" }.joined(separator: "\n")

  private static func choices(_ number: Int) -> String {
    (0..<4).map { $0 == number % 4 ? "right" : "wrong \($0)" }.joined(separator: ",")
  }

  /// Plays a round of a file with right answers only, from the list of sets to the result.
  private func playRound(_ count: Int, in terminal: TerminalSession) async throws {
    try await terminal.wait(for: "Enter start")
    try await terminal.send("Enter")
    for number in 1...count { try await terminal.choose("right", of: "Question \(number) of \(count)") }
    try await terminal.wait(for: " saved")
  }

  @Test func manyKeysThatWaitDoNotHoldUpTheEnd() async throws {
    try await TerminalSession.with("--lang", "en") { terminal in
      try await terminal.wait(for: "Ten seconds.")
      let start = ContinuousClock.now
      // As much as tmux takes in one message, some times. Each moves the selection, so each has a picture of its own.
      for _ in 0..<5 { try await terminal.type(String(repeating: "j", count: 8000)) }
      try await terminal.send("C-c")
      _ = try await terminal.waitForEnd()
      // Forty thousand pictures would take minutes; a machine with other work takes more seconds than an idle one.
      #expect(ContinuousClock.now - start < .seconds(60))
    }
  }

  @Test func fiveQuestionsByKeysInEnglish() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    try await TerminalSession.with("play", file, "--lang", "en", "--seed", "7", in: home) { terminal in
      try await playRound(5, in: terminal)
      // How much was right, which counts up, the time that was saved, and a bar for each question.
      let milliseconds = try #require(try home.records().first?["milliseconds"] as? Int)
      let time = String(format: "%d.%03d s", milliseconds / 1000, milliseconds % 1000)
      try await terminal.wait(until: "the result is told") { rows in
        rows.contains { $0.contains("5 of 5 right") && $0.contains(time) }
          && (1...5).allSatisfy { number in rows.contains { $0.contains(" \(number) ✓ ") } }
      }
      try await terminal.send("q", until: "Ten seconds. Four choices.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    let record = try #require(try home.records().first)
    #expect(record["game"] as? String == "timed")
    #expect(record["set"] as? String == "quiz.csv")
    #expect(record["correct"] as? Int == 5)
    #expect(record["seed"] as? Int == 7)
    #expect((record["answers"] as? [[String: Any]])?.count == 5)
  }

  @Test func aRoundFromTheHomeScreenInJapanese() async throws {
    let home = try TestHome()
    // Time enough for any machine.
    try await TerminalSession.with(in: home, environment: ["LANG": "ja_JP.UTF-8", "TENQ_SECONDS": "100"]) { terminal in
      try await terminal.wait(for: "10秒で答えるクイズ")
      // The first round begins at once.
      try await terminal.send("Enter")
      for number in 1...5 {
        try await terminal.wait(for: "第\(number)問（全5問）")
        // Full-width digits, as an input method left on types them.
        try await terminal.answer("２", to: "第\(number)問（全5問）", keys: "答える")
        try await terminal.send("Enter", until: "the next screen is there") {
          $0.first?.contains("第\(number)問（全5問）") != true
        }
      }
      try await terminal.wait(for: "保存済み")
      try await terminal.send("v", until: "直接選ぶ")
      try await terminal.send("Escape")
      try await terminal.wait(for: "保存済み")
    }
    #expect(try home.records().count == 1)
    let record = try #require(try home.records().first)
    #expect(record["set"] as? String == "ja (level 1)")
    #expect(record["asked"] as? Int == 5)
  }

  @Test func aRoundByMouse() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "2", in: home) { terminal in
      let rows = try await terminal.wait(for: "Start!")
      try await terminal.click(column: 25, row: try #require(rows.firstIndex { $0.contains("Start!") }))
      for number in 1...2 {
        try await terminal.wait(for: "Question \(number) of 2")
        let panel = try await terminal.panel("right") - 1
        try await terminal.click(column: 10 + panel % 2 * 40, row: 12 + panel / 2 * 6, until: "+1,4")
      }
      try await terminal.wait(for: " saved")
      #expect(try home.records().first?["correct"] as? Int == 2)
      // The hints of the last line are buttons.
      try await terminal.click(column: 3, row: 23, until: "Question 1 of 2")
    }
    #expect(try home.records().count == 1)
  }

  @Test func timeRunsOutAfterTenSeconds() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "1", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      try await terminal.wait(for: "Question 1 of 1")
      // Somebody is there, who does not answer.
      try await terminal.send("Right", until: "▶")
      try await terminal.wait(for: "Time is up")
      try await terminal.wait(for: " saved")
    }
    let answers = try #require(try home.records().first?["answers"] as? [[String: Any]])
    #expect(answers.first?["milliseconds"] as? Int == 10_000)
    #expect(answers.first?["choice"] is NSNull)
  }

  @Test func aResizeInTheMiddleOfAQuestionKeepsIt() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "1", "-t", "100", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      try await terminal.wait(for: "Question 1 of 1")
      // The first arrow moves from the first panel.
      try await terminal.send("Right", until: "▶  ◆ 2")
      try await terminal.resize(columns: 60, rows: 18)
      try await terminal.wait(for: "▶  ◆ 2")
      try await terminal.resize(columns: 30, rows: 10)
      let small = try await terminal.wait(for: "This window is 30 x 10.")
      #expect(!small.joined().contains("Question number"))
      try await terminal.resize(columns: 160, rows: 45)
      try await terminal.wait(for: "The question is hidden")
      try await terminal.send("p")
      // There the question and its choices are in large type, and their labels in the corners of the panels.
      let whole = try await terminal.wait(for: "▶  ◆ 2")
      #expect(whole.prefix(12).contains { $0.contains("█") })
      try await terminal.answer("Enter", to: "Question 1 of 1")
      try await terminal.wait(for: " saved")
    }
    #expect(try home.records().first?["pauses"] as? Int == 1)
  }

  @Test func suspensionGivesTheTerminalBackAndHoldsTheClock() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "1", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      try await terminal.wait(for: "Question 1 of 1")
      try await terminal.send("C-z")
      try await terminal.waitUntilStopped()
      #expect(try await terminal.ask("#{alternate_on}") == "0")
      try terminal.signal(SIGCONT)
      try await terminal.wait(for: "The question is hidden")
      try await terminal.send("p")
      try await terminal.wait(for: "Question number")
    }
  }

  @Test func historyAndChartAfterThreeRounds() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "1", "--no-motion", in: home) { terminal in
      try await playRound(1, in: terminal)
      for _ in 1...2 {
        try await terminal.send("Enter", until: "Question 1 of 1")
        try await terminal.choose("right", of: "Question 1 of 1")
        try await terminal.wait(for: " saved")
      }
      let table = try await terminal.send("h", until: "newest first")
      #expect(table.filter { $0.contains("quiz.csv") && $0.contains("1 / 1") }.count == 3)
      try await terminal.send("Tab")
      let chart = try await terminal.wait(for: "3rd")
      #expect(chart.contains { $0.contains("newest") })
    }
    let run = try await CommandRun.tenq("history", "--csv", in: home)
    #expect(run.outputText.split(separator: "\n").count == 4)
    #expect(run.errorText.isEmpty)
    let chart = try await CommandRun.tenq("chart", "--ascii", "--lang", "en", in: home)
    #expect(chart.outputText.hasPrefix("Play: right answers, last 5\n\nnewest"))
    #expect(chart.outputText.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
    let json = try await CommandRun.tenq("history", "--json", in: home)
    #expect((try JSONSerialization.jsonObject(with: json.output) as? [Any])?.count == 3)
  }

  @Test func noColorMeansNoColour() async throws {
    try await TerminalSession.with("--lang", "en", environment: ["NO_COLOR": "1"]) { terminal in
      try await terminal.wait(for: "Ten seconds.")
      let screen = try await terminal.styledScreen().joined()
      #expect(!screen.contains("\u{1b}[38"))
      #expect(!screen.contains("\u{1b}[48"))
    }
  }

  // What is sent to a terminal that takes colours by their values is the same whichever way it says so.
  @Test(arguments: [("tmux-256color", "truecolor"), ("xterm-direct", "")])
  func aTerminalOfTrueColourIsGivenFinerTones(term: String, promise: String) async throws {
    try await TerminalSession.with("--lang", "en", term: term, environment: ["COLORTERM": promise]) { terminal in
      try await terminal.wait(for: "Ten seconds.")
      let screen = try await terminal.styledScreen().joined()
      #expect(screen.contains("38;2;240;106;69m"))
      #expect(!screen.contains("8;5;202m") && !screen.contains("8;2;0;0;202m"))
    }
  }

  // Whatever another program has left in the variable.
  @Test(arguments: [("#ffffff", "light"), ("#fdf6e3", "light"), ("#000000", "dark"), ("#002b36", "dark")])
  func theAutomaticThemeIsThatOfTheBackground(background: String, theme: String) async throws {
    let chosen = try await TerminalSession.with("--lang", "en", "--theme", theme, background: background) { terminal in
      // What the banks hold stands in the second picture, whose end is drawn last.
      try await terminal.wait(for: "today's five")
      try await terminal.wait(for: "q quit")
      return try await terminal.styledScreen()
    }
    let environment = ["COLORFGBG": theme == "light" ? "15;0" : "0;15"]
    try await TerminalSession.with("--lang", "en", background: background, environment: environment) { terminal in
      try await terminal.wait(for: "Ten seconds.")
      var screen: [String] = []
      let deadline = ContinuousClock.now + .seconds(60)
      while screen != chosen, ContinuousClock.now < deadline { screen = try await terminal.styledScreen() }
      #expect(screen == chosen)
      // What was answered is no key.
      try await terminal.send("?")
      try await terminal.wait(for: "What you miss is asked again")
    }
  }

  @Test(arguments: [("#ffffff", "light: the terminal"), (nil, "dark: most terminals")] as [(String?, String)])
  func thePathsSayHowTheThemeWasChosen(background: String?, reason: String) async throws {
    let command = ["sh", "-c", "\(ProgramUnderTest.path) path --lang en; cat"]
    try await TerminalSession.with(command: command, columns: 120, background: background) { terminal in
      try await terminal.wait(until: "the reason is said") { rows in
        rows.contains { $0.contains("theme") && $0.contains(reason) }
      }
      #expect(try await terminal.currentModes().contains(" icanon "))
    }
  }

  // A shell that ends hangs up its programs: their terminal may be there all the same.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func theTerminalIsGivenBackAsItWas(signal: Int32) async throws {
    try await TerminalSession.with("--lang", "en") { terminal in
      try await terminal.wait(for: "Ten seconds.")
      if signal == SIGINT { try await terminal.send("C-c") } else { try terminal.signal(signal) }
      #expect(try await terminal.waitForEnd() == .signalled(signal))
      #expect(
        try await terminal.ask("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}") == "0 1 0 0")
      #expect(terminal.modes.before == terminal.modes.after)
    }
  }

  @Test func aClosedWindowEndsTheProgram() async throws {
    try await TerminalSession.with("--lang", "en") { terminal in
      try await terminal.wait(for: "Ten seconds.")
      try await terminal.close()
      #expect(try await terminal.waitForEnd() == .signalled(SIGHUP))
    }
  }

  @Test func aRoundThatCannotBeSavedIsSaidAndKeptForTheEnd() async throws {
    let home = try TestHome()
    let file = try home.write(Self.bank, to: "quiz.csv")
    // A file where the folder should be: also the superuser cannot make a folder there.
    try home.write("in the way", to: home.data + "/tenq")
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "1", in: home) { terminal in
      try await terminal.wait(for: "Rounds cannot be saved")
      try await terminal.send("Enter")
      try await terminal.choose("right", of: "Question 1 of 1")
      try await terminal.wait(for: "NOT saved")
      try await terminal.send("q", until: "Ten seconds.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(74))
      let screen = try await terminal.screen().joined()
      #expect(screen.contains("\"game\":\"timed\""))
    }
  }

  /// The lock is waited for longer than a signal leaves time for.
  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalWhileAnotherProgramHoldsTheLockLosesNothing(signal: Int32) async throws {
    let home = try TestHome()
    try home.write(#"{"verdict":"off"}"#, to: home.settings)
    let file = try home.write(Self.bank, to: "quiz.csv")
    let lock = open(try home.write("", to: home.data + "/tenq/scores.lock"), O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    try await TerminalSession.with("play", file, "--lang", "en", "-n", "1", in: home) { terminal in
      try await terminal.wait(for: "Enter start")
      try await terminal.send("Enter")
      try await terminal.wait(for: "Question 1 of 1")
      // Once the answer is taken the program waits for the lock, and the countdown stands still.
      var line: String
      repeat {
        try await terminal.send("1")
        line = try await terminal.screen()[1]
      } while try await terminal.shows(within: .milliseconds(400)) { $0[1] != line }
      try terminal.signal(signal)
      #expect(try await terminal.waitForEnd() == .signalled(signal))
      let screen = try await terminal.screen().joined()
      #expect(screen.contains("\"game\":\"timed\""))
      #expect(home.text(of: home.scores) == nil)
    }
  }
}
