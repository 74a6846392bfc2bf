import QuizCore

/// All settings. The screen, the file, the environment and the arguments derive from them.
public enum SettingsList {
  /// In the order of the settings screen.
  public static let all = SettingsGroup.all.flatMap { $0.rows.compactMap(\.setting) }
}

/// A named group of settings on the settings screen. Each setting and each page is in exactly one.
struct SettingsGroup: Sendable {
  /// The heading before its first row.
  let name: Phrase
  let rows: [Row]

  /// A row of the list.
  enum Row: Sendable {
    /// A setting, changed in place.
    case setting(AnySetting)
    /// A page of choices, opened on its own screen.
    case page(any ChoicePage.Type)

    var name: Phrase {
      switch self {
      case .setting(let item): item.words.name
      case .page(let page): page.name
      }
    }

    /// Explains it, longest wording first.
    var help: PhraseList {
      switch self {
      case .setting(let item): item.words.help
      case .page(let page): page.help
      }
    }

    /// The setting; nil for a page.
    var setting: AnySetting? {
      if case .setting(let item) = self { item } else { nil }
    }
  }

  static let all = [
    // Look and sound.
    SettingsGroup(
      name: .screenGroup,
      rows: [
        .setting(AnySetting(.language)), .setting(AnySetting(.theme)), .page(OwnColorsScreen.self),
        .setting(AnySetting(.motion)), .setting(AnySetting(.decimals)), .setting(AnySetting(.ascii)),
        .setting(AnySetting(.bell)),
      ]),
    SettingsGroup(name: .inputGroup, rows: [.page(OwnKeysScreen.self), .setting(AnySetting(.mouse))]),
    SettingsGroup(
      name: .roundsGroup,
      rows: [
        .setting(AnySetting(.seconds)), .setting(AnySetting(.questions)), .setting(AnySetting(.verdict)),
        .setting(AnySetting(.kinds)), .page(StartSetScreen.self), .page(HomeGamesScreen.self),
      ]),
    SettingsGroup(name: .history, rows: [.setting(AnySetting(.order)), .setting(AnySetting(.share))]),
    SettingsGroup(
      name: .reviewGroup,
      rows: [.setting(AnySetting(.new)), .setting(AnySetting(.reviews)), .setting(AnySetting(.retention))]),
  ]
}
