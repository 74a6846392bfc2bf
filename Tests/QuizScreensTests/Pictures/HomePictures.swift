import QuizCore
import TerminalKit

@testable import QuizScreens

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
}
