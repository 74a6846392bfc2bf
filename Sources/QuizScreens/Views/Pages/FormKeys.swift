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
      .init(.text("Enter"), [.enter], .proceed, hint: proceed, dropped: .last),
      .init(
        .upDown("Tab"), [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField),
      .init(
        .text("PgDn"), [(.pageDown, .scroll(4)), (.pageUp, .scroll(-4))], hint: .hintScroll, dropped: .later),
      .init(.text("Esc"), [.escape], .leave, hint: .hintBack, dropped: .last),
    ])
  }
}
