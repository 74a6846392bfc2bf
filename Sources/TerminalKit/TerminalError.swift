/// Why a terminal cannot be drawn on.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or standard output is a file or a pipe.
  case notATerminal

  /// `TERM` is not set, or names a terminal that the system has no description of.
  case unknownTerm(String)

  /// `TERM` names a terminal whose cursor cannot be placed.
  case noCursorAddressing(String)

  /// The system has no locale with UTF-8, and curses could not write Japanese.
  case noUTF8

  /// The system refused what the terminal needs, with this error number.
  case system(Int32)

  /// A sentence in English.
  public var description: String {
    switch self {
    case .notATerminal: "standard input and output must be a terminal"
    case .unknownTerm(let name) where name.isEmpty: "TERM is not set"
    case .unknownTerm(let name): "the terminal type \"\(Self.quote(name))\" is not known"
    case .noCursorAddressing(let name): "the terminal type \"\(Self.quote(name))\" cannot place its cursor"
    case .noUTF8: "there is no UTF-8 locale here (C.UTF-8 would do)"
    case .system(let number): "the terminal cannot be set up (error \(number))"
    }
  }

  /// A name from the environment, which can be of any length.
  private static func quote(_ name: String) -> SafeText { SafeText(name).truncated(to: 40) }
}
