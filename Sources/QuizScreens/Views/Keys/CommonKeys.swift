import TerminalKit

/// The keys that work on every screen.
enum CommonKeys {
  /// What they do.
  enum Command: Hashable, Sendable {
    /// Open or close the help.
    case help
    /// Draw everything again.
    case redraw
    /// Only for the help; the terminal turns these keys into signals.
    case signal
  }

  static let table = KeyTable<Command>([
    .init(
      .text("?"), [.character("?"), .function(1)], .help, hint: .hintHelp, help: .helpHelp, helpName: .text("?  F1"),
      dropped: .last),
    .init(.text("Ctrl-L"), [.control("l")], .redraw, help: .helpRedraw),
    .init(.text("Ctrl-C"), [.control("c")], .signal, help: .helpInterrupt),
    .init(.text("Ctrl-Z"), [.control("z")], .signal, help: .helpSuspend),
  ])
}
