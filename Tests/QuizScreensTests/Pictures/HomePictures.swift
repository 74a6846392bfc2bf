import QuizCore
import QuizStore
import TerminalKit

@testable import QuizScreens
@testable import tenq

extension Picture {
  /// The home screen.
  static let home = [
    Picture(
      "home/first", en: .ordinary, .wide, .largest, .of(60, 40), .of(40, 38), .of(60, 30), ja: .ordinary, .largest
    ) { Player($0, size: $1) },
    Picture("home/new", en: .of(118, 28)) { language, size in
      Player(language, size: size) { $0.guidance = Player.guidance(language) }
    },
    Picture("home/played", en: .small, .of(117, 44), .of(118, 28), ja: .small) {
      Player($0, size: $1, change: HomeScreenTests.played)
    },
    Picture("home/ascii", en: .ordinary) { Player($0, size: $1, glyphs: .ascii, change: HomeScreenTests.played) },
  ]

  /// The list of sets, the page of a set, and the countdown before a round.
  static let pick = [
    Picture("pick/first", en: .ordinary) { Player($0, size: $1).having { $0.type("p") } },
    Picture("pick/known", en: .ordinary, .small, ja: .ordinary) { PickScreenTests().picking($0, $1) },
    Picture("pick/experienced", en: .wide, .largest) { Player.experienced($0, $1).having { $0.type("p") } },
    Picture("pick/filter", en: .small) { Player($0, size: $1).having { $0.type("p/") } },
    Picture("pick/survival", en: .ordinary, .small) { language, size in
      let home = PlayerHome()
      home.writeLog([
        Player.record(1, game: .survival, set: language.rawValue, correct: 31, asked: 34, milliseconds: 99_000),
        Player.record(2, set: language.rawValue),
      ])
      return Player(language, size: size, home: home).having { $0.choose(.game(.survival)) }
    },
    Picture("countdown/three", en: .ordinary, .small, .wide, ja: .ordinary) { CountdownScreenTests().counting($0, $1) },
  ]

  /// The help.
  static let help = [
    Picture("help/home", en: .ordinary, .small, .wide, .largest, ja: .ordinary, .largest) {
      Player($0, size: $1, moves: false).having { $0.openHelp() }
    },
    Picture("help/ascii", en: .ordinary) {
      Player($0, size: $1, glyphs: .ascii, moves: false).having { $0.openHelp() }
    },
    Picture("help/panels", en: .of(80, 60)) { Player.panels($0, $1).having { $0.openHelp() } },
    Picture("help/question", en: .ordinary) {
      Player($0, size: $1, moves: false).asked(for: .seconds(1)).having { $0.openHelp() }
    },
    Picture("help/verdict", en: .ordinary, ja: .ordinary) {
      Player($0, size: $1, moves: false).asked(for: .seconds(1)).having {
        $0.type("2")
        $0.openHelp()
      }
    },
  ]

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

  /// Questions of the player's own.
  static let questions = [
    // The second choice is the same as the right one, and the form has been refused.
    Picture("form/refused", en: .small, .wide, ja: .small) { language, size in
      Player(language, size: size, opens: QuestionEditorScreen()).having {
        if language == .ja {
          $0.fill("うなぎと？", "梅干し", "梅干し", "なす", "大根")
        } else {
          $0.fill("What goes with eel?", "Plum", "Plum", "Rice", "Beans")
        }
        $0.press(.control("p"))
      }
    },
    Picture("form/incomplete", ja: .ordinary) {
      Player($0, size: $1, opens: QuestionEditorScreen()).having {
        $0.fill("うなぎと食べ合わせが悪いと言われてきたものは？", "梅干し", "", "きゅうり")
        $0.press(.control("p"))
      }
    },
    Picture("form/list", ja: .ordinary) { try QuestionEditorScreenTests.listed($0, $1) },
    Picture("form/none", en: .small) { Player($0, size: $1).having { $0.choose(.make) } },
    Picture("form/import", en: .ordinary) {
      Player($0, size: $1, opens: UserQuestionsScreen()).having { $0.type("i/no/such") }
    },
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
