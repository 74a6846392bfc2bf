/// The number of colours used.
public enum ColorDepth: Hashable, Sendable {
  /// None: shapes, numbers, bold and reverse carry all meaning.
  case none
  /// The eight of every colour terminal.
  case eight
  /// The 256 of xterm.
  case full

  /// The player's choice.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Colours, unless the terminal lacks them or the environment asks for none.
    case auto
    /// Colours, even where `NO_COLOR` is set.
    case always
    /// No colours.
    case never
  }

  /// The variables for colours, by precedence.
  public static let variables = ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"]

  /// The depth for a terminal with `colors` colours. An option beats `NO_COLOR`, which beats `CLICOLOR_FORCE`, which
  /// beats `CLICOLOR=0`. Empty variables and `CLICOLOR_FORCE=0` do not count. With fewer than eight colours, eight are
  /// used only if forced.
  public static func chosen(_ choice: Choice, environment: [String: String], colors: Int) -> ColorDepth {
    let has: ColorDepth = colors >= 256 ? .full : colors >= 8 ? .eight : .none
    let forced: ColorDepth = has == .none ? .eight : has
    switch choice {
    case .always: return forced
    case .never: return .none
    case .auto:
      if isSet("NO_COLOR", environment) { return .none }
      let isForced = isSet("CLICOLOR_FORCE", environment) && environment["CLICOLOR_FORCE"] != "0"
      if isForced { return forced }
      return environment["CLICOLOR"] == "0" ? .none : has
    }
  }

  private static func isSet(_ name: String, _ environment: [String: String]) -> Bool {
    environment[name].map { !$0.isEmpty } ?? false
  }
}
