import TerminalKit

/// Why the game is played in lines of text and nothing is drawn.
public enum PlainReason: Hashable, Sendable {
  /// The player asked for it on the command line.
  case option
  /// The environment asks for programs that can be listened to.
  case accessible
  /// The terminal can do nothing but lines.
  case dumbTerminal

  /// What `--plain`, `--no-plain` or neither comes to in an environment; nil for a game that is drawn.
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

  /// As the player would write it.
  var name: SafeText {
    switch self {
    case .option: "--plain"
    case .accessible: "ACCESSIBLE"
    case .dumbTerminal: "TERM=dumb"
    }
  }
}
