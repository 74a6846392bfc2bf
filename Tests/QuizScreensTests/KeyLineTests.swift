import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The last line of a screen: what it drops where there is no room for all of it.
@Suite struct KeyLineTests {
  /// The rule and the line.
  private func lines(_ note: SafeText = "", width: Int) -> [String] {
    KeyLine(hints: hints, note: note, glyphs: .unicode).lines(in: .of(width, KeyLine.rows))
  }

  private let hints = [
    Hint(name: "ab", words: "move", key: nil, dropped: .first),
    Hint(name: "Enter", words: "start", key: .enter, dropped: .last),
    Hint(name: "/", words: "filter", key: .character("/"), dropped: .later),
    Hint(name: "Esc", words: "back", key: .escape, dropped: .last),
  ]

  @Test func gapsShrinkBeforeAnythingIsDropped() {
    #expect(lines(width: 60)[1] == " ab move   Enter start   / filter   Esc back")
    #expect(lines("1-9/23", width: 50)[1] == " ab move  Enter start  / filter  Esc back  1-9/23")
  }

  @Test func whatIsEasilyFoundIsDroppedFirst() {
    #expect(lines(width: 41)[1] == " Enter start   / filter   Esc back")
  }

  @Test func theLeastImportantGoFirstAndNoKeyStandsWithoutAWord() {
    #expect(lines(width: 32)[1] == " Enter start   Esc back")
    #expect(lines(width: 20)[1] == " Esc back")
  }

  @Test func aNoteStandsOnTheRuleWhereTheKeysLeaveItNoRoom() {
    #expect(
      lines("next in 4 s", width: 55) == [
        String(repeating: "─", count: 55), " ab move  Enter start  / filter  Esc back  next in 4 s",
      ])
    #expect(
      lines("next in 4 s", width: 46) == [
        String(repeating: "─", count: 32) + " next in 4 s ─", " ab move   Enter start   / filter   Esc back",
      ])
    #expect(
      lines("1-9/233", width: 40) == [
        String(repeating: "─", count: 30) + " 1-9/233 ─", " Enter start   / filter   Esc back",
      ])
  }

  @Test func aLineThatDrainsLeavesTheRuleBehindIt() {
    #expect(lines("in 4 s ━━━━", width: 46)[0] == String(repeating: "─", count: 33) + " in 4 s ━━━━─")
    #expect(lines("in 1 s ━   ", width: 46)[0] == String(repeating: "─", count: 33) + " in 1 s ━────")
  }
}
