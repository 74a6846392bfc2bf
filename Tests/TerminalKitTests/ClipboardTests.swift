import Foundation
import Testing

@testable import TerminalKit

@Suite struct ClipboardTests {
  @Test func theTextIsInBase64() throws {
    let sequence = try #require(Clipboard.sequence(copying: "TenQ ✓\n", onTerminal: "xterm-256color"))
    #expect(String(decoding: sequence, as: UTF8.self) == "\u{1B}]52;c;VGVuUSDinJMK\u{7}")
  }

  @Test func base64IsThatOfOthers() {
    for length in 0..<70 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      #expect(String(decoding: Clipboard.base64(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }

  @Test(arguments: ["xterm", "tmux-256color", "screen.xterm-256color", "rxvt-unicode", "foot", "st-0.9", "alacritty"])
  func terminalsThatTakeItGetIt(type: String) {
    #expect(Clipboard.sequence(copying: "x", onTerminal: type) != nil)
  }

  @Test(arguments: ["linux", "dumb", "", "vt100", "vt220", "ansi", "cons25", "sun", "eterm-color", "xterminal"])
  func terminalsThatWouldPrintItDoNot(type: String) {
    #expect(Clipboard.sequence(copying: "x", onTerminal: type) == nil)
  }

  @Test func aTextTooLongIsNotSent() {
    #expect(Clipboard.sequence(copying: String(repeating: "x", count: 56_000), onTerminal: "xterm") != nil)
    #expect(Clipboard.sequence(copying: String(repeating: "x", count: 57_000), onTerminal: "xterm") == nil)
  }
}
