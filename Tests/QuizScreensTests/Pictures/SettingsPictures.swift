import QuizCore
import QuizStore
import TerminalKit

@testable import QuizScreens
@testable import tenq

extension Picture {
  /// The settings and their pages.
  static let settings = [
    Picture("settings/list", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player($0, size: $1).having { $0.choose(.settings) }
    },
    Picture("settings/start-set", en: .ordinary, .small) { Player.choosing($0, $1, StartSetScreen()) },
    Picture("settings/games", en: .ordinary, .small) { Player.choosing($0, $1, HomeGamesScreen()) },
    Picture("settings/colors", en: .ordinary, .small, .wide) { Player.choosing($0, $1, OwnColorsScreen()) },
    Picture("settings/color", en: .ordinary, .wide, ja: .small) { Player.choosing($0, $1, ColorScreen(.right, 114)) },
    Picture("settings/keys", en: .small, ja: .ordinary) { Player.choosing($0, $1, OwnKeysScreen()) },
    Picture("settings/keys-unchanged", en: .wide) { Player($0, size: $1, opens: OwnKeysScreen()) },
  ]
}

extension Player {
  /// At a page of the settings, of a player who chose a colour, a key and the games on Home.
  fileprivate static func choosing(_ language: Language, _ size: Size, _ screen: any Screen) -> Player {
    let home = PlayerHome()
    let file = SettingsFile(path: home.environment(language).locations.settings, list: SettingsList.all)
    for change in [OwnChange.color("right", 114), .keys("pause", ["z"]), .hidden(["panels"])] {
      try? file.save(SettingsChange(change))
    }
    return Player(language, size: size, home: home, opens: screen)
  }
}
