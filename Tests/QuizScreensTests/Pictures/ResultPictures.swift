import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The result of a round, and its answers one by one.
  static let result = [
    Picture("result/best", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player($0, size: $1).afterRounds([3000, 2000], missing: [1, 0])
    },
    Picture("result/behind", en: .ordinary, .small, .of(118, 30), .of(118, 35), .wide, ja: .small) {
      Player($0, size: $1).afterRounds([1500, 2250], missing: [0, 2])
    },
    Picture("result/better-than-last", en: .small, ja: .small) {
      Player($0, size: $1).afterRounds([2000, 2000, 2000], missing: [0, 2, 1])
    },
    Picture("result/level-done", en: .small) { ResultScreenTests().perfect([1, 2], $0, size: $1) },
    Picture("result/survival", en: .ordinary, ja: .small) {
      try ResultScreenTests.player(.survival, 21, missing: [3, 10, 20], $0, $1)
    },
    Picture("result/long-practice", en: .ordinary) {
      try ResultScreenTests.player(.practice, 17, missing: [5], $0, $1)
    },
    Picture("result/practice", ja: .ordinary) {
      Player($0, size: $1).practising().having { player in
        for keys in ["1", "31", "2341", "1", "1"] {
          player.type(keys, after: .seconds(2))
          player.proceed()
        }
        player.wait(.seconds(5))
      }
    },
    Picture("answers/timed", en: .ordinary, .small, ja: .small) { Player.finished($0, $1).having { $0.type("v") } },
    // The first sum was missed.
    Picture("answers/missing", en: .of(90, 20), ja: .small) {
      Player($0, size: $1).adding().having { player in
        for (number, sum) in Player.sums().questions.enumerated() {
          player.play("\((sum.rightPanels[0] + (number == 0 ? 1 : 0)) % 9 + 1)")
        }
        player.type("v", after: .seconds(5))
      }
    },
  ]
}
