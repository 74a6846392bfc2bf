import QuizCore
import Testing

@testable import QuizScreens

/// The declarations of all settings.
@Suite struct SettingsListTests {
  @Test func everyKeyStandsOnceAndEveryDefaultIsAllowed() {
    #expect(Set(SettingsList.all.map(\.key)).count == SettingsList.all.count)
    for setting in SettingsList.all {
      #expect(setting.values.contains(setting.defaultValue), "\(setting.key)")
      #expect(setting.automaticValue.map(setting.values.contains) ?? true, "\(setting.key)")
    }
  }

  @Test func theFilesKeysStay() {
    #expect(
      SettingsList.all.map(\.key).starts(with: [
        "language", "seconds", "questions", "verdict", "theme", "motion", "mouse", "ascii", "bell",
      ]))
  }
}
