import QuizCore

/// The settings of the program. The screen, the file, the variables and the arguments of a start follow.
public enum SettingsList {
  /// All of them, in the order of the settings screen.
  public static let all = SettingsGroup.allCases.flatMap { $0.rows.compactMap(\.setting) }
}
