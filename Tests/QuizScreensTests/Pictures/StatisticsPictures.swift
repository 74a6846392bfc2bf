import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The statistics, page by page.
  static let statistics = [
    Picture("statistics/questions", en: .wide, ja: .wide) {
      Player.experienced($0, $1).having { $0.choose(.statistics) }
    },
    Picture("statistics/goals", en: .small, .wide, ja: .ordinary, .small, .wide) {
      Player.statistics($0, $1, GoalScreenTests.past($0), page: 3)
    },
    Picture("statistics/calendar", en: .small, .wide, ja: .ordinary, .small) {
      Player.statistics($0, $1, GoalScreenTests.past($0), page: 4)
    },
    Picture("statistics/calendar-ascii", en: .ordinary) {
      Player.statistics($0, $1, GoalScreenTests.past($0), page: 4, glyphs: .ascii)
    },
    Picture("statistics/due", en: .ordinary, .small) {
      Player.statistics($0, $1, DueStatisticsTests.past(), page: 5)
    },
  ]
}

extension Player {
  /// At a page of the statistics, from 0, of a player with a past.
  static func statistics(
    _ language: Language, _ size: Size, _ past: [RoundRecord], page: Int, glyphs: Glyphs = .unicode
  ) -> Player {
    let home = PlayerHome()
    home.writeLog(past)
    return Player(language, size: size, glyphs: glyphs, home: home).having {
      $0.choose(.statistics)
      for _ in 0..<page { $0.press(.tab) }
    }
  }
}
