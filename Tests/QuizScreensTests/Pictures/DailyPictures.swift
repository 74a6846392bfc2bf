import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The page of the daily round.
  static let daily = [
    Picture("daily/page", en: .small, .wide, .largest, ja: .ordinary) { DailyScreenTests().page($0, $1) },
    Picture("daily/page-done", en: .ordinary, .small) { DailyScreenTests().page($0, $1, isDone: true) },
    Picture("daily/result", en: .ordinary, .small, .wide, ja: .small) { DailyScreenTests().played($0, size: $1) },
    Picture("daily/page-ascii", en: .ordinary) { DailyScreenTests().page($0, $1, glyphs: .ascii) },
  ]
}
