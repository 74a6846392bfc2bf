import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Practice, from the list of sets to a panel that is gone.
  static let practice = [
    Picture("practice/list", en: .ordinary, .small, ja: .wide) { PracticeListTests().choosing($0, $1) },
    Picture("practice/page", ja: .ordinary) {
      Player($0, size: $1, opens: StartScreen(.practice, Player.basics($0)))
    },
    Picture("practice/page-unsaved", en: .of(48, 16)) {
      Player($0, size: $1, opens: StartScreen(.practice, Player.basics($0))) {
        $0.saveProblem = "read-only"
      }
    },
    Picture("practice/gone", en: .small, .wide, ja: .ordinary) {
      Player($0, size: $1).practising().having {
        $0.wait(.milliseconds(3100))
        $0.type("2")
      }
    },
  ]
}
