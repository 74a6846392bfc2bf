import QuizCore
import TerminalKit

/// Which row of a list is selected, and which rows are in view.
///
/// The selected row is always in view, whatever the size of the window.
struct ListCursor: Equatable, Sendable {
  /// What a list's keys do.
  enum Command: Hashable, Sendable {
    /// One row up.
    case up
    /// One row down.
    case down
    /// A screenful up.
    case pageUp
    /// A screenful down.
    case pageDown
    /// To the first row.
    case first
    /// To the last row.
    case last
    /// To a row, counted from 0.
    case jump(Int)
    /// Open the selected row.
    case open
    /// Back to the screen below.
    case back
  }

  /// The selected row, from 0.
  private(set) var selected = 0

  /// Moves the selection in a list of `count` rows of which `page` are in view.
  mutating func move(_ command: Command, count: Int, page: Int) {
    switch command {
    case .up: selected -= 1
    case .down: selected += 1
    case .pageUp: selected -= max(1, page - 1)
    case .pageDown: selected += max(1, page - 1)
    case .first: selected = 0
    case .last: selected = count - 1
    case .jump(let row): if row < count { selected = row }
    case .open, .back: break
    }
    selected = max(0, min(selected, count - 1))
  }

  /// The rows in view when `page` rows fit: the selected one is kept off the edges where there is more beyond.
  func visible(count: Int, page: Int) -> Range<Int> {
    let page = max(1, page)
    guard count > page else { return 0..<count }
    let first = max(0, min(selected - page / 2, count - page))
    return first..<first + page
  }

  /// The keys of every list: rows for moving, opening and going back. `hint` texts are those of the last line.
  static func keys(
    moveHint: Phrase?, openHint: Phrase?, backHint: Phrase?
  ) -> [KeyTable<Command>.Row] {
    [
      .init(
        .upDown(),
        [
          (.up, .up), (.down, .down), (.character("k"), .up), (.character("j"), .down), (.control("p"), .up),
          (.control("n"), .down),
        ], hint: moveHint, help: .helpLine, helpName: .upDown("k j")),
      .init(
        .text("PgUp PgDn"),
        [(.pageUp, .pageUp), (.pageDown, .pageDown), (.control("u"), .pageUp), (.control("d"), .pageDown)],
        help: .helpPage, helpName: .text("PgUp PgDn  Ctrl-U Ctrl-D")),
      .init(
        .text("Home End"), [(.home, .first), (.end, .last), (.character("g"), .first), (.character("G"), .last)],
        help: .helpEnds, helpName: .text("Home End  g G")),
      .init(
        .text("Enter"), [.enter, .character(" "), .right, .character("l")], .open, hint: openHint,
        help: .helpOpen, helpName: .right("Enter Space", "l")),
      .init(
        .text("1-9"), (1...9).map { (.character(Character("\($0)")), .jump($0 - 1)) }, help: .helpJump),
      .init(
        .text("Esc"), [.escape, .character("q"), .left, .character("h"), .backspace], .back, hint: backHint,
        help: .helpBack, helpName: .left("Esc q", "h"), dropped: .last),
    ]
  }
}

extension KeyTable.Row {
  /// The same keys as part of a screen with more commands.
  func map<Other>(_ transform: (Command) -> Other) -> KeyTable<Other>.Row {
    .init(
      name, commands.map { ($0.key, transform($0.command)) }, hint: hint, help: help, helpName: helpName,
      dropped: dropped)
  }
}

extension Phrase {
  fileprivate static let helpLine = Phrase(en: "one line", ja: "1行")
  fileprivate static let helpPage = Phrase(en: "one page", ja: "1画面")
  fileprivate static let helpEnds = Phrase(en: "first or last", ja: "最初・最後")
  fileprivate static let helpOpen = Phrase(en: "open", ja: "開く")
  fileprivate static let helpJump = Phrase(en: "jump to a line", ja: "その行へ")
}
