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

  @Test func theWordsNameTheNumbersThatAreAllowed() {
    for setting in SettingsList.all {
      guard let range = setting.values.range, let words = setting.words.choices else { continue }
      for language in [Language.en, .ja] {
        let numbers = words[language].split { !"0123456789".contains($0) }.compactMap { Int($0) }
        #expect(numbers.min() == range.lowerBound && numbers.max() == range.upperBound, "\(setting.key)")
      }
    }
  }

  @Test func theFilesKeysStay() {
    #expect(
      Set(SettingsList.all.map(\.key)).isSuperset(of: [
        "language", "seconds", "questions", "verdict", "theme", "motion", "mouse", "ascii", "bell",
      ]))
  }

  @Test func everySettingAndEveryPageIsInOneGroup() {
    let rows = SettingsGroup.allCases.flatMap(\.rows)
    let pages = rows.compactMap { row in if case .page(let page) = row { page } else { nil } }
    #expect(Set(pages) == Set(SettingsPage.allCases) && pages.count == SettingsPage.allCases.count)
    #expect(rows.count == SettingsList.all.count + pages.count)
  }
}
