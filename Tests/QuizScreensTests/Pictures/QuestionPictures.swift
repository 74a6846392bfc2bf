import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// A question of one choice, and what covers it.
  static let question = [
    Picture("question/first", en: .wide, .of(60, 40), .of(40, 33), .of(60, 30), .of(140, 40), .of(160, 49)) {
      Player($0, size: $1).asked(for: .milliseconds(2500))
    },
    Picture("question/thinking", en: .small) { Player($0, size: $1).asked(for: .milliseconds(4900)) },
    Picture("question/last-seconds", en: .ordinary, ja: .ordinary) {
      Player($0, size: $1).asked(for: .milliseconds(7300))
    },
    Picture("question/ascii", en: .ordinary, .wide) {
      Player($0, size: $1, glyphs: .ascii).asked(for: .milliseconds(2850))
    },
    Picture("question/second-round", en: .largest, ja: .wide) { Player($0, size: $1).inTheSecondRound() },
    Picture("question/paused", en: .small) { Player($0, size: $1).asked(for: .seconds(1)).having { $0.type("p") } },
    Picture("question/leaving", en: .small, ja: .ordinary) {
      Player($0, size: $1).asked(for: .seconds(1)).having { $0.type("pq") }
    },
    Picture("question/too-small", en: .of(30, 10), withKeys: true) { language, size in
      Player(language).asked(for: .seconds(4)).having { $0.send(.size(size)) }
    },
    Picture("question/six-long", en: .small) { try KindPlayer.asked([KindPlayer.six()], $0, size: $1) },
    Picture("question/six-long-whole", en: .small) {
      try KindPlayer.asked([KindPlayer.six()], $0, size: $1).having { $0.type("v") }
    },
    Picture("survival/asked", en: .ordinary, ja: .small) { SurvivalScreenTests().surviving($0, $1) },
    Picture("survival/missed", en: .ordinary) { SurvivalScreenTests().surviving($0, $1).having { $0.type("2") } },
    Picture("question/code", en: .ordinary, ja: .small, .wide) {
      KindPlayer.asked([try KindPlayer.code($0)], $0, size: $1)
    },
  ]
}
