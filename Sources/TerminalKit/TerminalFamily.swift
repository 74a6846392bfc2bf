/// The kind of a terminal, as the first word of its type says: `xterm` of `xterm-256color`, `screen` of
/// `screen.xterm-256color`.
public struct TerminalFamily: Hashable {
  /// The word.
  let name: Substring

  /// The family of a type, the value of `TERM`.
  init(type: String) {
    name = type.prefix { $0 != "-" && $0 != "." }
  }

  /// Whether it takes control strings, or passes over them without printing any of it. Others, such as the Linux console,
  /// would print them.
  var takesStrings: Bool { TerminalFamily.emulators.contains { $0 == name } }

  private static let emulators = [
    "xterm", "tmux", "screen", "rxvt", "alacritty", "kitty", "foot", "wezterm", "ghostty", "konsole", "st", "vte",
    "gnome", "iterm", "iterm2", "contour", "mlterm", "mintty", "putty", "rio",
  ]

  /// The variables by which terminals of 256 colours say what they are, whatever type they have.
  public static let variables = ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "TERM_PROGRAM", "WT_SESSION"]

  /// How many colours the environment promises, beside what the type says; 0 for none.
  static func promisedColors(_ environment: [String: String]) -> Int {
    let family = TerminalFamily(type: environment["TERM"] ?? "")
    // GNU screen hands down what the terminal around it said.
    if family.name == "screen" { return environment["TERM_PROGRAM"] == "tmux" && environment["STY"] == nil ? 256 : 0 }
    if !family.takesStrings { return 0 }
    if ["truecolor", "24bit"].contains(environment[TrueColor.variable]) { return 1 << 24 }
    return variables.contains { environment[$0]?.isEmpty == false } ? 256 : 0
  }
}
