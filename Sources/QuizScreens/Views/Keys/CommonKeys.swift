import TerminalKit

/// The keys that work on every screen.
enum CommonKeys {
  enum Command: Hashable, Sendable {
    case help, redraw
    /// Only for the help; the terminal turns these keys into signals.
    case signal
  }

  static let table = KeyTable<Command>([
    .init(["?", .function(1)], .help, hint: .hintHelp, help: .helpHelp, helpName: "?  F1", dropped: .last),
    .init([.control("l")], .redraw, help: .helpRedraw),
    .init([.control("c")], .signal, help: .helpInterrupt),
    .init([.control("z")], .signal, help: .helpSuspend),
  ])
}
