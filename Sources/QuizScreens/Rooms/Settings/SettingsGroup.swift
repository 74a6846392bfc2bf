import QuizCore

/// A named group of settings on the settings screen. Each setting and each page is in exactly one.
enum SettingsGroup: CaseIterable, Sendable {
  /// Look and sound.
  case screen
  /// Keys and mouse.
  case input
  /// The contents of a round.
  case rounds
  /// How past rounds are shown.
  case history
  /// How much is reviewed.
  case review

  /// A row of the list.
  enum Row {
    /// A setting, changed in place.
    case setting(AnySetting)
    /// A page of choices, opened on its own screen.
    case page(SettingsPage)

    /// Explains it, in full and in few words.
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
