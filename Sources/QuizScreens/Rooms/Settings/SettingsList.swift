import QuizCore

/// All settings. The screen, the file, the environment and the arguments derive from them.
public enum SettingsList {
  /// In the order of the settings screen.
  public static let all = SettingsGroup.allCases.flatMap { $0.rows.compactMap(\.setting) }
}
