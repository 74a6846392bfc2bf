import QuizCore
import TerminalKit

// The settings of the program. A new one is declared here, once, and named in its ``SettingsGroup``, or a test names it.

extension Setting where Value == LanguageChoice {
  /// The language of words and questions.
  public static var language: Setting {
    Setting(
      key: "language", defaultValue: .auto, values: .cases(of: LanguageChoice.self),
      automatic: Automatic(.auto) { LanguageChoice(Language(onTerminalIn: $0)) },
      option: SettingOption("--lang", help: "Language of words and questions."),
      words: .language
    ) { choice in
      // A language is named in itself.
      choice.language.map { Phrase(same: Phrase.languageName[$0]) } ?? .automatic
    }
  }
}

extension Setting where Value == Int {
  /// Seconds for each question of a timed round; 0 is no clock.
  public static var seconds: Setting {
    Setting(
      key: "seconds", defaultValue: 10,
      values: .integers(0...mostSeconds, steps: [0...0, 5...Int(RoundBounds.longestLimit.components.seconds)]),
      option: SettingOption(
        "--seconds", letter: "-t", help: "Seconds for each question (1-\(mostSeconds)); 0 is no clock."),
      words: .seconds
    ) { $0 == 0 ? .noClock : Phrase(same: "\($0)") }
  }

  /// The longest time of a question; the arrows stop sooner.
  static var mostSeconds: Int { 3600 }

  /// Questions in a timed round.
  public static var questions: Setting {
    Setting(
      key: "questions", defaultValue: 5, values: .integers(1...Game.mostQuestions, steps: [1...50]),
      option: SettingOption("--questions", letter: "-n", help: "Questions in a round (1-\(Game.mostQuestions))."),
      words: .questions
    ) { Phrase(same: "\($0)") }
  }

  /// Digits after the decimal point of a countdown.
  public static var decimals: Setting {
    Setting(
      key: "decimals", defaultValue: 1, values: .integers(0...2, steps: [0...2]), words: .decimals
    ) { Phrase(same: "\($0)") }
  }
}

extension Setting where Value == KindsChoice {
  /// Which kinds of questions are asked against the clock.
  public static var kinds: Setting {
    Setting(
      key: "kind", defaultValue: .auto, values: .cases(of: KindsChoice.self),
      option: SettingOption(
        "--kind", help: "Ask questions of all kinds against the clock, or those of one choice; auto goes by the set."),
      words: .kinds
    ) { $0.name }
  }
}

extension Setting where Value == VerdictChoice {
  /// How long the verdict on an answer stays.
  public static var verdict: Setting {
    Setting(key: "verdict", defaultValue: .brief, values: .cases(of: VerdictChoice.self), words: .verdict) { $0.name }
  }
}

extension Setting where Value == ChartOrder {
  /// The order of the bars of the history's chart; its key changes it too.
  public static var order: Setting {
    Setting(key: "order", defaultValue: .newest, values: .cases(of: ChartOrder.self), words: .order) { $0.name }
  }
}

extension Setting where Value == ShareChoice {
  /// The marks of answers in a shared round.
  public static var share: Setting {
    Setting(key: "share", defaultValue: .squares, values: .cases(of: ShareChoice.self), words: .share) { $0.name }
  }
}

extension Setting where Value == ThemeChoice {
  /// The colours.
  public static var theme: Setting {
    Setting(
      key: "theme", defaultValue: .auto, values: .cases(of: ThemeChoice.self),
      automatic: Automatic(.auto) { ThemeChoice(Theme.auto(environment: $0).theme) },
      option: SettingOption("--theme", help: "Colours for a kind of background."),
      words: .theme
    ) { $0.name }
  }
}

extension Setting where Value == LinesChoice {
  /// The characters to draw with.
  public static var ascii: Setting {
    Setting(
      key: "ascii", defaultValue: .auto, values: .choices(LinesChoice.offered.map(\.settingValue)),
      automatic: Automatic(.auto) { LinesChoice(TerminalCharacters(environment: $0)) },
      option: SettingOption("--ascii", value: .bool(true), help: "Draw with ASCII characters only."),
      words: .ascii
    ) { $0.name }
  }
}

extension Setting where Value == Bool {
  /// Whether things move by themselves; otherwise clocks show whole seconds and nothing is animated.
  public static var motion: Setting {
    Setting(
      key: "motion", defaultValue: true, values: .onOff,
      option: SettingOption("--no-motion", value: .bool(false), help: "No animation; clocks show whole seconds."),
      commonVariable: CommonVariable("NO_MOTION") { $0.isEmpty ? nil : false },
      words: .motion
    ) { .onOff($0) }
  }

  /// Whether the mouse is read.
  public static var mouse: Setting {
    Setting(
      key: "mouse", defaultValue: true, values: .onOff,
      option: SettingOption("--no-mouse", value: .bool(false), help: "Leave the mouse to the terminal."),
      words: .mouse
    ) { .onOff($0) }
  }

  /// Whether a right answer rings the terminal's bell.
  public static var bell: Setting {
    Setting(key: "bell", defaultValue: false, values: .onOff, words: .bell) { .onOff($0) }
  }
}

/// The player's choice of marks in a shared round.
public enum ShareChoice: String, CaseIterable, SettingRepresentable {
  /// As coloured squares: `🟩🟥⬛`.
  case squares
  /// As signs that need no colour: `✓✗·`.
  case signs
}

/// The player's choice of how long a verdict stays.
public enum VerdictChoice: String, CaseIterable, SettingRepresentable {
  /// Not at all.
  case off
  /// A moment when right, some seconds when wrong.
  case brief
  /// Until a key.
  case key

  /// As a rule of a round.
  public var stay: Rules.VerdictStay {
    switch self {
    case .off: .none
    case .brief: Rules.briefVerdict
    case .key: .untilKey
    }
  }
}
