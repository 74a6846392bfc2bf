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
  public init(_ theme: Theme) {
    switch theme {
    case .dark: self = .dark
    case .light: self = .light
    case .contrast: self = .contrast
    case .mono: self = .mono
    }
  }

  /// The theme; `nil` where the environment decides.
  public var theme: Theme? {
    switch self {
    case .auto: nil
    case .dark: .dark
    case .light: .light
    case .contrast: .contrast
    case .mono: .mono
    }
  }
}
