import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The last line of a screen: what it drops where there is no room for all of it.
@Suite struct KeyLineTests {
  private func shown(_ hints: [Hint], note: SafeText, width: Int, row: Int = 14) -> String {
    let state = AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: []))
    let context = ViewContext(size: .of(width, 15), state: state)
    var canvas = Canvas(size: context.size, glyphs: .unicode)
    KeyLine(hints, note: note, in: context).draw(on: &canvas)
    return canvas.lines[row]
  }

  private let hints = [
    Hint(name: "ab", words: "move", key: nil, dropped: .first),
    Hint(name: "Enter", words: "start", key: .enter, dropped: .last),
    Hint(name: "/", words: "filter", key: .character("/"), dropped: .later),
    Hint(name: "Esc", words: "back", key: .escape, dropped: .last),
  ]

  @Test func gapsShrinkBeforeAnythingIsDropped() {
    #expect(shown(hints, note: "", width: 60) == " ab move   Enter start   / filter   Esc back")
    #expect(shown(hints, note: "1-9/23", width: 50) == " ab move  Enter start  / filter  Esc back  1-9/23")
  }

  @Test func whatIsEasilyFoundIsDroppedFirst() {
    #expect(shown(hints, note: "1-9/23", width: 47) == " Enter start   / filter   Esc back      1-9/23")
  }

  @Test func theLeastImportantGoFirstAndNoKeyStandsWithoutAWord() {
    #expect(shown(hints, note: "", width: 40) == " Enter start   / filter   Esc back")
    #expect(shown(hints, note: "", width: 32) == " Enter start   Esc back")
    #expect(shown(hints, note: "", width: 20) == " Esc back")
  }

  @Test func aNoteStandsOnTheRuleWhereTheKeysLeaveItNoRoom() {
    #expect(shown(hints, note: "1-9/233", width: 40) == " Enter start   / filter   Esc back")
    #expect(shown(hints, note: "1-9/233", width: 40, row: 13) == String(repeating: "─", count: 30) + " 1-9/233 ─")
  }

  @Test func aCountdownStandsOnTheRuleWhereTheKeysLeaveItNoRoom() {
    func lines(_ width: Int) -> [String] {
      let state = AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: []))
      let context = ViewContext(size: .of(width, 15), state: state)
      var canvas = Canvas(size: context.size, glyphs: .unicode)
      KeyLine(hints, note: "1-9/23", countdown: "next in 4 s", in: context).draw(on: &canvas)
      return Array(canvas.lines[13...])
    }
    #expect(lines(55) == [String(repeating: "─", count: 55), " ab move  Enter start  / filter  Esc back  next in 4 s"])
    #expect(
      lines(46) == [
        String(repeating: "─", count: 32) + " next in 4 s ─", " ab move   Enter start   / filter   Esc back",
      ])
  }
}
