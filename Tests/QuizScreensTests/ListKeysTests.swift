import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

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
