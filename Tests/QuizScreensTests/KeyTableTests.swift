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

@Suite struct ListKeysTests {
  /// The row that is selected after a command in a list of so many rows, of which nine are in view.
  private func row(_ selected: Int, of count: Int, after command: ListKeys.Command) -> Int {
    var selection = ListSelection(row: selected)
    selection.move(command, count: count, in: Viewport(count: count, visible: 0..<min(9, count)))
    return selection.row
  }

  @Test(arguments: [
    (ListKeys.Command.up, 9), (.down, 11), (.pageUp, 2), (.pageDown, 18), (.first, 0), (.last, 22), (.jump(3), 3),
    (.jump(22), 22), (.jump(23), 10), (.open, 10), (.back, 10), (.wheel(3), 11), (.wheel(-3), 9),
  ])
  func aCommandSelectsARow(_ command: ListKeys.Command, _ expected: Int) {
    #expect(row(10, of: 23, after: command) == expected)
  }

  @Test(arguments: [
    ListKeys.Command.up, .down, .pageUp, .pageDown, .first, .last, .jump(0), .jump(8), .open, .back, .wheel(1),
    .wheel(-1),
  ])
  func noCommandLeavesTheList(_ command: ListKeys.Command) {
    #expect(row(0, of: 0, after: command) == 0)
    #expect(row(0, of: 1, after: command) == 0)
    #expect((0..<2).contains(row(1, of: 2, after: command)))
  }

  enum Command: Hashable {
    case list(ListKeys.Command)
    case leading, own
  }

  func keys(omitted: [ListKeys.Row] = []) -> KeyTable<Command> {
    ListKeys.table(
      leading: [.init([.tab], .leading)], openHint: .hintChoose, omitted: omitted,
      own: [.init(["x"], .own)], Command.list)
  }

  @Test func digitsJumpToTheFirstNineRows() {
    for digit in 1...9 {
      #expect(keys().command(for: .character(Character("\(digit)"))) == .list(.jump(digit - 1)))
    }
    #expect(keys().command(for: .character("0")) == nil)
    #expect(keys(omitted: [.jump]).command(for: .character("1")) == nil)
  }

  @Test func aScreensOwnKeysStandBeforeTheOneThatGoesBack() {
    let first = keys().rows.compactMap(\.commands.first?.command)
    #expect(
      first == [
        .leading, .list(.up), .list(.pageUp), .list(.first), .list(.open), .list(.jump(0)), .own, .list(.back),
      ])
  }

  @Test func omittedRowsAreGone() {
    let first = keys(omitted: [.open, .back]).rows.compactMap(\.commands.first?.command)
    #expect(first == [.leading, .list(.up), .list(.pageUp), .list(.first), .list(.jump(0)), .own])
  }
}
