import QuizCore

/// Settings of every kind, for a file.
enum SampleSettings {
  static let all = [AnySetting(.seconds), AnySetting(.questions), AnySetting(.theme), AnySetting(.bell)]

  enum Theme: String, CaseIterable, SettingRepresentable {
    case auto, dark, light
  }

  static func words(_ name: String) -> SettingWords {
    SettingWords(name: Phrase(name), help: PhraseList([name]))
  }
}

extension Setting where Value == Int {
  static var seconds: Setting {
    Setting(
      key: "seconds", defaultValue: 10, values: .integers(0...3600, steps: [0...0, 5...120]),
      words: SampleSettings.words("Seconds")
    ) { Phrase("\($0)") }
  }

  static var questions: Setting {
    Setting(
      key: "questions", defaultValue: 5, values: .integers(1...500, steps: [1...50]),
      words: SampleSettings.words("Questions")
    ) { Phrase("\($0)") }
  }
}

extension Setting where Value == SampleSettings.Theme {
  static var theme: Setting {
    Setting(
      key: "theme", defaultValue: .auto, values: .cases(of: SampleSettings.Theme.self),
      words: SampleSettings.words("Theme")
    ) { Phrase($0.rawValue) }
  }
}

extension Setting where Value == Bool {
  static var bell: Setting {
    Setting(key: "bell", defaultValue: false, values: .onOff, words: SampleSettings.words("Bell")) {
      Phrase($0 ? "on" : "off")
    }
  }
}
