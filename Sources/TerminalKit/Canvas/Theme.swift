/// A choice of colours for a kind of terminal, or of eyes.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// For a dark background.
  case dark

  /// For a light background.
  case light

  /// No dim text, heavier lines, and selected items filled; on black, whatever the background is, where there are colours
  /// for it.
  case contrast

  /// No colours.
  case mono

  /// The variable in which some terminals publish their colours.
  public static let variable = "COLORFGBG"

  /// Light where `COLORFGBG` (`foreground;background`, set by some terminals) names one of the light backgrounds, 7 and
  /// 9 to 15, otherwise dark. The terminal itself is never queried: a late answer would be taken for keys.
  public static func auto(environment: [String: String]) -> Theme {
    guard let last = environment[variable]?.split(separator: ";", omittingEmptySubsequences: false).last,
      let background = Int(last)
    else { return .dark }
    return background == 7 || (9...15).contains(background) ? .light : .dark
  }

  /// The glyphs that go with it on a terminal that has these characters and that many colours.
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
