import QuizCore
import TerminalKit

/// The keys of the settings screen.
enum SettingsKeys {
  /// The commands while no number is typed.
  enum Command: Hashable, Sendable {
    case change(Int)
    case digit(Int)
    case reset
  }

  /// The commands while a number is typed.
  enum Typing: Hashable, Sendable {
    case digit(Int)
    case erase
    case apply
    case cancel
    case move(ListKeys.Command)
  }

  private static let digits = (0...9).map { (Key.character(Character("\($0)")), $0) }

  /// The keys while no number is typed.
  static let list = ListKeys.table(
    moveHint: .hintItem, omitted: [.open, .jump, .back],
    own: [
      .init(
        "←→",
        ListCommand.changes(Command.change) + [(.enter, .list(.open)), (" ", .list(.open))],
        hint: .hintChange, help: .hintChange, helpName: "←→ h l  - +", dropped: .last),
      .init("0-9", digits.map { ($0.0, .own(.digit($0.1))) }, hint: .hintType, help: .helpType),
      .init(
        ["d", .delete], .own(.reset), hint: .hintReset, brief: .briefReset, help: .hintReset, helpName: "d  Delete",
        dropped: .later),
      .init(
        [.escape, "q", .backspace], .list(.back), hint: .hintBack, help: .helpBack, helpName: "Esc q", dropped: .last),
    ], ListCommand<Command>.list)

  /// The keys while a number is typed.
  static let typing = KeyTable<Typing>([
    .init("0-9", digits.map { ($0.0, .digit($0.1)) }, hint: .hintType),
    .init([.enter, " "], .apply, hint: .hintApply, dropped: .last),
    .init([.backspace, .delete], .erase),
    .init(
      "↑↓",
      [
        (.up, .move(.up)), (.down, .move(.down)), (.tab, .move(.down)), (.backTab, .move(.up)),
        ("k", .move(.up)), ("j", .move(.down)),
      ]),
    .init([.escape, "q"], .cancel, hint: .hintCancel, dropped: .last),
  ])
}
