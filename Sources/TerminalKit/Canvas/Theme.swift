/// A choice of colours for a kind of terminal, or of eyes.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// For a dark background.
  case dark

  /// For a light background.
  case light

  /// No dim text, heavier lines, and what is selected filled; for any background.
  case contrast

  /// No colours.
  case mono

  /// Light where `COLORFGBG` (`foreground;background`, set by some terminals) names one of the light backgrounds, 7 and
  /// 9 to 15, otherwise dark. The terminal itself is never asked: an answer that comes late would be taken for keys.
  public static func auto(environment: [String: String]) -> Theme {
    guard let last = environment["COLORFGBG"]?.split(separator: ";", omittingEmptySubsequences: false).last,
      let background = Int(last)
    else { return .dark }
    return background == 7 || (9...15).contains(background) ? .light : .dark
  }

  /// The glyphs that go with it, of Unicode or of ASCII.
  public func glyphs(isASCII: Bool) -> Glyphs {
    switch self {
    case .dark, .light, .mono: isASCII ? .ascii : .unicode
    case .contrast: isASCII ? .contrastASCII : .contrast
    }
  }
}
