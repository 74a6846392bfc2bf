import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The list of sets, the page of a set, and the countdown before a round.
  static let pick = [
    Picture("pick/first", en: .ordinary, .small, .of(60, 18), .wide, ja: .ordinary) {
      Player($0, size: $1).having { $0.type("p") }
    },
    Picture("pick/known", en: .ordinary, .small, ja: .ordinary, .small) { PickScreenTests().picking($0, $1) },
    Picture("pick/experienced", en: .wide, ja: .wide) { Player.experienced($0, $1).having { $0.type("p") } },
    Picture("countdown/three", en: .ordinary, .small, .wide, ja: .ordinary, .small) {
      CountdownScreenTests().counting($0, $1)
    },
  ]
}
