import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The verdict on an answer.
  static let verdict = [
    Picture("verdict/right", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player($0, size: $1).having { $0.answer("1") }
    },
    Picture(
      "verdict/wrong", en: .ordinary, .small, .wide, .of(117, 40), .of(118, 28), .of(118, 32), ja: .small, .largest
    ) { Player($0, size: $1).having { $0.answer("2") } },
    Picture("verdict/right-again", en: .ordinary) {
      Player($0, size: $1).atTheSecond().having {
        $0.type("1", then: AnswerLight.length)
      }
    },
    Picture("verdict/late", en: .ordinary) {
      Player($0, size: $1).atTheSecond().having {
        $0.type("1", then: .seconds(11))
      }
    },
  ]
}

extension Player {
  /// In front of the second question of a round whose first was missed.
  fileprivate func atTheSecond() -> Player {
    asked(for: .milliseconds(7300)).having {
      $0.type("2")
      $0.press(.enter, after: .seconds(1), then: .seconds(1))
    }
  }
}
