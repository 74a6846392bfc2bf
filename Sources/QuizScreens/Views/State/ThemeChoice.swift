import QuizCore
import TerminalKit

/// The player's choice of colours.
public enum ThemeChoice: String, CaseIterable, SettingRepresentable {
  /// By the terminal's background, as the terminal or else the environment tells it.
  case auto
  /// For dark backgrounds.
  case dark
  /// For light backgrounds.
  case light
  /// No dim text, heavy borders.
  case contrast
  /// No colours.
  case mono

  /// The choice of a theme.
  public init(_ theme: Theme) { self = ThemeChoice(rawValue: theme.rawValue) ?? .auto }

  /// The theme; `nil` where the environment decides.
  public var theme: Theme? { Theme(rawValue: rawValue) }
}
