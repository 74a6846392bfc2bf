import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
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
}
