import Foundation
import Testing

/// The real program in a real xterm, which is white unless told otherwise, and whose type in terminfo has eight colours.
@Suite(.enabled(if: ["xterm", "Xvfb", "script", "setpriv"].allSatisfy(ProjectFile.isInstalled)))
struct XtermTests {
  /// Shows a display of its own to xterm, in which what the program sends is recorded. All end with the shell.
  private static let script = """
    cd "$HOME"; unset TMUX
    setpriv --pdeathsig KILL Xvfb -displayfd 3 -screen 0 1000x700x24 3>display 2>Xvfb.log &
    until [ -s display ]; do kill -0 $! || exit 1; sleep 0.02; done
    DISPLAY=:$(cat display) setpriv --pdeathsig KILL xterm -tn xterm -bg "$1" -fg "$2" \\
      -e script -qfc "$3 --lang en" record
    """

  // Colours are those of the table in either case: only the light theme has 153, only the dark one 24, behind text.
  @Test(arguments: [("white", "black", "48;5;153m", "48;5;24m"), ("black", "white", "48;5;24m", "48;5;153m")])
  func theThemeIsThatOfTheBackgroundAndTheColoursAreMany(
    background: String, foreground: String, row: String, other: String
  ) async throws {
    let command = ["sh", "-c", Self.script, "sh", background, foreground, ProgramUnderTest.path]
    // The opposite, which the terminal's answer beats.
    let environment = ["COLORFGBG": background == "white" ? "15;0" : "0;15"]
    try await TerminalSession.with(command: command, environment: environment) { terminal in
      try await terminal.wait(until: "a row is \(row)") { _ in
        terminal.home.text(of: "record")?.contains(row) == true
      }
      let record = try #require(terminal.home.text(of: "record"))
      let (first, last) = (record.range(of: other), try #require(record.range(of: row)))
      #expect(first.map { $0.lowerBound < last.lowerBound } ?? true, "the answer comes after the first picture")
    }
  }
}
