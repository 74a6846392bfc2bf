import QuizCore

/// Settings that belong together, under one name on the settings screen. Each setting and each page is in one of them.
enum SettingsGroup: CaseIterable, Sendable {
  /// How it looks and sounds.
  case screen
  /// With what it is played.
  case input
  /// What a round is.
  case rounds
  /// How past rounds are shown.
  case history
  /// How much is reviewed.
  case review

  /// A row of the list.
  enum Row {
    /// A setting, changed where it stands.
    case setting(AnySetting)
    /// What is chosen on a page of its own.
    case page(SettingsPage)

    /// What it is, and the same in few words.
    var help: (whole: Phrase, brief: Phrase) {
      switch self {
      case .setting(let item): (item.words.help, item.words.briefHelp)
      case .page(let page): (page.help, page.help)
      }
    }

    /// The setting; nil for a page.
    var setting: AnySetting? {
      if case .setting(let item) = self { item } else { nil }
    }
  }

  /// Its rows, from the top.
  var rows: [Row] {
    switch self {
    case .screen:
      [
        .setting(AnySetting(.language)), .setting(AnySetting(.theme)), .page(.colors), .setting(AnySetting(.motion)),
        .setting(AnySetting(.decimals)), .setting(AnySetting(.ascii)), .setting(AnySetting(.bell)),
      ]
    case .input: [.page(.keys), .setting(AnySetting(.mouse))]
    case .rounds:
      [
        .setting(AnySetting(.seconds)), .setting(AnySetting(.questions)), .setting(AnySetting(.verdict)),
        .setting(AnySetting(.kinds)), .page(.start), .page(.games),
      ]
    case .history: [.setting(AnySetting(.order)), .setting(AnySetting(.share))]
    case .review: [.setting(AnySetting(.new)), .setting(AnySetting(.reviews)), .setting(AnySetting(.retention))]
    }
  }
}
