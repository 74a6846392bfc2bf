import TerminalKit

/// Why the game is played in plain mode.
public enum PlainReason: Hashable, Sendable {
  /// The player asked for it on the command line.
  case option
  /// `ACCESSIBLE` asks for programs that a screen reader can follow.
  case accessible
  /// `TERM` names a terminal that can only print lines.
  case dumbTerminal

  /// The variables that ask for it.
  public static let variables = ["ACCESSIBLE", "TERM"]

  /// The reason by `--plain` (true), `--no-plain` (false) or neither (nil), then by the environment; nil when the game
  /// is drawn.
  public init?(option: Bool?, environment: [String: String]) {
    if let option {
      guard option else { return nil }
      self = .option
    } else if let accessible = environment["ACCESSIBLE"], !accessible.isEmpty, accessible != "0" {
      self = .accessible
    } else if environment["TERM"] == "dumb" {
      self = .dumbTerminal
    } else {
      return nil
    }
  }

  /// The option or variable as the player would type it.
  var name: SafeText {
    switch self {
    case .option: "--plain"
    case .accessible: "ACCESSIBLE"
    case .dumbTerminal: "TERM=dumb"
    }
  }
}
