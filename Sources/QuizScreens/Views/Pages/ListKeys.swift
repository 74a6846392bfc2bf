import QuizCore
import TerminalKit

/// The keys that every list has.
enum ListKeys {
  enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    /// To a row, from 0, if there is one.
    case jump(Int)
    /// Open the selected row.
    case open
    /// Back to the screen below.
    case back

    /// The command of the mouse wheel: one row, whatever the distance.
    static func wheel(_ rows: Int) -> Command { rows < 0 ? .up : .down }
  }

  /// The rows of a list's key table; digits jump.
  enum Row: CaseIterable, Sendable {
    case line, page, ends, open, jump, back
  }

  /// The key table of a screen with a list: the rows `leading` first, then the list's own without those `omitted`, and
  /// the rows `own` just before the one that goes back. Hints are the texts of the last line.
  static func table<ScreenCommand>(
    leading: [KeyTable<ScreenCommand>.Row] = [], moveHint: Phrase? = .hintMove, openHint: Phrase? = nil,
    omitted: [Row] = [], own: [KeyTable<ScreenCommand>.Row] = [], _ command: (Command) -> ScreenCommand
  ) -> KeyTable<ScreenCommand> {
    func rows(_ rows: [Row]) -> [KeyTable<ScreenCommand>.Row] {
      rows.filter { !omitted.contains($0) }
        .map { keys($0, moveHint: moveHint, openHint: openHint).map(command) }
    }
    return KeyTable(leading + rows(Row.allCases.filter { $0 != .back }) + own + rows([.back]))
  }

  private static func keys(_ row: Row, moveHint: Phrase?, openHint: Phrase?) -> KeyTable<Command>.Row {
    switch row {
    case .line:
      .init(
        "↑↓",
        [
          (.up, .up), (.down, .down), ("k", .up), ("j", .down), (.control("p"), .up),
          (.control("n"), .down),
        ], hint: moveHint, help: .helpLine, helpName: "↑↓ k j")
    case .page:
      .init(
        "PgUp PgDn",
        [(.pageUp, .pageUp), (.pageDown, .pageDown), (.control("u"), .pageUp), (.control("d"), .pageDown)],
        help: .helpPage, helpName: "PgUp PgDn  Ctrl-U Ctrl-D")
    case .ends:
      .init(
        "Home End", [(.home, .first), (.end, .last), ("g", .first), ("G", .last)], help: .helpEnds,
        helpName: "Home End  g G")
    case .open:
      .init(
        [.enter, " ", .right, "l"], .open, hint: openHint, help: .hintOpen, helpName: "Enter Space → l", dropped: .last)
    case .jump:
      .init("1-9", (1...9).map { (.character(Character("\($0)")), .jump($0 - 1)) }, help: .helpJump)
    case .back:
      .init(
        [.escape, "q", .left, "h", .backspace], .back, hint: .hintBack, help: .helpBack, helpName: "Esc q ← h",
        dropped: .last)
    }
  }
}

extension KeyTable.Row {
  /// The same keys with the commands of a screen that has more of them.
  func map<Other>(_ transform: (Command) -> Other) -> KeyTable<Other>.Row {
    .init(
      name, commands.map { ($0.key, transform($0.command)) }, doesOneThing: doesOneThing, hint: hint, brief: brief,
      help: help, helpName: helpName, dropped: dropped)
  }
}
