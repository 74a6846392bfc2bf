import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Missing number.
  static let missing = [
    Picture("missing/asked", en: .largest, ja: .ordinary) { Player($0, size: $1).atTheFirstSum() },
    Picture("missing/ascii", en: .ordinary) { Player($0, size: $1, glyphs: .ascii).atTheFirstSum() },
    Picture("missing/right", en: .ordinary, .wide, ja: .small, .wide) {
      Player($0, size: $1).atTheFirstSum().having {
        $0.type("6")
        $0.wait(AnswerLight.length)
      }
    },
    Picture("missing/wrong", ja: .wide) { Player($0, size: $1).atTheFirstSum().having { $0.type("3") } },
  ]
}

extension Player {
  /// In front of the first sum, after a while.
  func atTheFirstSum() -> Player {
    adding().having { $0.wait(.milliseconds(3900)) }
  }
}
