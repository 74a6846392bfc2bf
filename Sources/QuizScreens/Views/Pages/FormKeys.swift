import QuizCore
import TerminalKit

/// The keys of a form of text fields.
enum FormKeys {
  enum Command: Hashable, Sendable {
    case previous
    case next
    case proceed
    case leave
    /// Scrolls what is below the form; negative for up.
    case scroll(Int)
  }

  /// The keys; `proceed` is the hint of Enter.
  static func table(_ proceed: Phrase) -> KeyTable<Command> {
    KeyTable([
      .init([.enter], .proceed, hint: proceed, dropped: .last),
      .init(
        "↑↓ Tab", [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField),
      .init("PgDn", [(.pageDown, .scroll(4)), (.pageUp, .scroll(-4))], hint: .hintScroll, dropped: .later),
      .init([.escape], .leave, hint: .hintBack, dropped: .last),
    ])
  }
}
