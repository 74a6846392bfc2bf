import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
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
}
