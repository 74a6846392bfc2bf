import CTerminal
import Glibc
import Sweeps
import Testing

// One after the other, because there is one description of a terminal in a process.
@Suite("The way back", .serialized)
struct TerminalTests {
  private func restoreSequence(of type: String, mouse: Bool) -> String? {
    guard terminal_describe(type, mouse, 24) == TERMINAL_TAKEN else { return nil }
    var length = 0
    let bytes = terminal_restore_sequence(&length)
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  // One test, because there is one restore sequence.
  @Test func theFarewellRestoresScreenCursorKeysAndModes() throws {
    let xterm = try #require(restoreSequence(of: "xterm-256color", mouse: true))
    for mode in ["\u{1B}[?2004l", "\u{1B}[?1006l", "\u{1B}[?1000l", "\u{1B}[?1l", "\u{1B}[?25h", "\u{1B}[?1049l"] {
      #expect(xterm.contains(mode))
    }
    #expect(restoreSequence(of: "xterm-256color", mouse: false)?.contains("\u{1B}[?1000l") == false)

    // A terminal of one screen goes on below the picture.
    let console = try #require(restoreSequence(of: "linux", mouse: true))
    #expect(console.hasSuffix("\u{1B}[24;1H\r\n"))

    // One that knows no private modes is sent none, and no padding either.
    let vt52 = try #require(restoreSequence(of: "vt52", mouse: true))
    #expect(!vt52.contains("?") && !vt52.contains("$<"))
  }

  // Under a name that no system knows, so that curses can have it from nowhere else.
  @Test(
    arguments: ["xterm-256color", "xterm-direct", "tmux-256color", "linux", "vt100", "vt52"].map { ($0, 0) }
      + ["xterm", "xterm-256color", "xterm-direct", "tmux-256color", "konsole-direct"].map { ($0, 1 << 24) }
      + [("xterm", 256)])
  func theLeanDescriptionIsOfTheSameTerminal(type: String, with more: Int32) throws {
    func hexadecimal(_ text: String) -> String { text.utf8.map { String($0, radix: 16) }.joined() }
    let whole = try #require(restoreSequence(of: type, mouse: true))
    let colors = terminal_describable_colors(0)
    let name = "lean" + type.dropFirst(4)
    let lean = String(cString: try #require(terminal_lean_description(more)))
      .replacing(hexadecimal(type), with: hexadecimal(name))
    #expect(lean.hasPrefix("hex:") && terminal_describe(name, true, 24) == TERMINAL_UNKNOWN_TYPE)

    let former = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", lean, 1)
    defer {
      if let former { setenv("TERMINFO", former, 1) } else { unsetenv("TERMINFO") }
    }
    #expect(restoreSequence(of: name, mouse: true) == whole)
    #expect(terminal_describable_colors(0) == (more == 0 ? colors : more))
  }

  @Test(
    arguments: [
      ("xterm", 0, 256), ("xterm", 256, 256), ("xterm", 1 << 24, 1 << 24), ("xterm-256color", 0, 256),
      ("xterm-256color", 1 << 24, 1 << 24), ("xterm-direct", 0, 1 << 24), ("vt100", 1 << 24, -1), ("vt52", 256, -1),
      ("xterm-16color", 256, 16),
    ] as [(String, Int32, Int32)])
  func aTerminalOfEightColoursCanTurnOutToHaveMore(type: String, promised: Int32, most: Int32) {
    #expect(terminal_describe(type, true, 24) == TERMINAL_TAKEN)
    #expect(terminal_describable_colors(promised) == most)
  }

  @Test(arguments: [
    ("xterm-256color", "xterm-256color"), ("vt100", "vt100"), ("xterm", "xterm"), ("xterm-of-nobody", "xterm-256color"),
    ("tmux-of-nobody", "tmux-256color"), ("screen-of-nobody", "screen-256color"), ("xterm-", "xterm-256color"),
    (LongText("xterm-" + String(repeating: "x", count: 5000)), "xterm-256color"), ("of-nobody", nil), ("xtermite", nil),
    ("eterm-of-nobody", nil), ("", nil),
  ])
  func aTypeWithoutADescriptionIsDrawnOnAsTheCommonOneOfItsFamily(type: LongText, known: String?) {
    #expect(type.value.withCString { terminal_known_type($0, nil).map { String(cString: $0) } } == known)
    #expect(terminal_known_type(nil, nil) == nil)
  }

  @Test func aTypeThatCannotBeDrawnOnIsRefused() {
    #expect(terminal_describe("dumb", true, 24) == TERMINAL_NO_CURSOR_ADDRESSING)
    for type in ["", "no such terminal", "../../etc/passwd", String(repeating: "x", count: 5000), "\u{1B}[2J"] {
      #expect(terminal_describe(type, true, 24) == TERMINAL_UNKNOWN_TYPE, "\(type)")
    }
    #expect(terminal_describe(nil, true, 24) == TERMINAL_UNKNOWN_TYPE)
  }

  @Test(
    arguments: [
      (80, 80), (1, 1), (1000, 1000), (1001, 1000), (65535, 1000), (0, 24), (-1, 24), (Int32.max, 1000),
      (Int32.min, 24),
    ] as [(Int32, Int32)])
  func aSizeIsOneThatCursesCanBear(value: Int32, expected: Int32) {
    #expect(terminal_clamp(value, 24, 1000) == expected)
  }

  @Test func widthsAreThoseOfTheTerminal() {
    #expect(terminal_prepare_locale(nil))
    #expect(terminal_scalar_width(0x61) == 1)
    #expect(terminal_scalar_width(0x3042) == 2)
    #expect(terminal_scalar_width(0x25B2) == 1)
    #expect(terminal_scalar_width(0x0301) == 0)
    #expect(terminal_scalar_width(0x1B) == -1)
  }

  @Test func givingBackWhatWasNotTakenDoesNothing() {
    terminal_close()
    #expect(terminal_end_requested() == 0)
  }
}
