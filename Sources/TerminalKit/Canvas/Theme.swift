/// Colours for a kind of terminal, or of eyes.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// For a dark background.
  case dark
  /// For a light background.
  case light
  /// No dim text, heavier lines, and filled selections; always on black where there are colours.
  case contrast
  /// No colours.
  case mono

  /// The variable in which some terminals publish their colours.
  public static let variable = "COLORFGBG"

  /// The value of the variable for a light or a dark background.
  public static func variable(isLight: Bool) -> String { isLight ? "0;15" : "15;0" }

  /// Why dark or light was assumed before the terminal reported its background.
  public enum Reason: Hashable, Sendable {
    /// `COLORFGBG` (`foreground;background`), which some terminals set.
    case variable
    /// `XTERM_VERSION`: xterm is white by default.
    case xterm
    /// Unknown; most terminals are dark.
    case usual
  }

  /// Light if `COLORFGBG` has a light background (7 or 9 to 15) and in xterm, else dark; and why.
  public static func auto(environment: [String: String]) -> (theme: Theme, reason: Reason) {
    if let last = environment[variable]?.split(separator: ";", omittingEmptySubsequences: false).last,
      let background = Int(last)
    {
      return (background == 7 || (9...15).contains(background) ? .light : .dark, .variable)
    }
    // Other terminals started from xterm inherit its variable.
    guard environment["XTERM_VERSION"] != nil, ["xterm", "xterm-256color"].contains(environment["TERM"]),
      TerminalFamily.variables.allSatisfy({ $0 == "XTERM_VERSION" || environment[$0] == nil })
    else { return (.dark, .usual) }
    return (.light, .xterm)
  }

  /// The theme's glyphs on a terminal with these characters and colours.
  public func glyphs(_ characters: TerminalCharacters, depth: ColorDepth) -> Glyphs {
    switch (self, characters) {
    case (.dark, .all), (.light, .all): depth == .full ? .unicode : .framed
    case (.dark, .ascii), (.light, .ascii): depth == .full ? .ascii : .framedASCII
    case (.mono, .all): .framed
    case (.mono, .ascii), (.contrast, .ascii): .framedASCII
    case (.dark, .console), (.light, .console), (.mono, .console): .console
    case (.contrast, .all): .contrast
    case (.contrast, .console): .contrastConsole
    }
  }
}
