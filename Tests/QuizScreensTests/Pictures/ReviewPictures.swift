import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The review of what would be forgotten.
  static let review = [
    Picture("review/right", en: .ordinary, ja: .small) {
      ReviewGameTests.player($0, size: $1).having {
        $0.choose(.game(.review))
        $0.wait(.seconds(1))
        $0.type("1")
        $0.wait(.seconds(1))
      }
    }
  ]
}
