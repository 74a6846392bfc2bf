import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The statistics, page by page.
  static let statistics = [
    Picture("statistics/four", en: .ordinary, .small) { try StatisticsScreenTests().opened($1, $0) },
    Picture("statistics/sets", en: .ordinary) { try StatisticsScreenTests().opened($1, $0).having { $0.press(.tab) } },
    Picture("statistics/question", en: .ordinary) {
      try StatisticsScreenTests().opened($1, $0).having { $0.press("2", .enter) }
    },
    Picture("statistics/question-gone", ja: .small) {
      try StatisticsScreenTests().opened($1, $0).having { $0.press(.end, .enter) }
    },
    Picture("statistics/typed", en: .ordinary, ja: .small) {
      Player($0, size: $1, opens: QuestionStatisticsScreen(try StatisticsScreenTests.typed()))
    },
    Picture("statistics/order", en: .ordinary) {
      Player($0, size: $1, opens: QuestionStatisticsScreen(try StatisticsScreenTests.order()))
    },
    Picture("statistics/several", en: .ordinary) {
      Player($0, size: $1, opens: QuestionStatisticsScreen(try StatisticsScreenTests.several()))
    },
    Picture("statistics/questions", en: .wide, .largest) {
      Player.experienced($0, $1).having { $0.choose(.statistics) }
    },
    Picture("statistics/goals", en: .small, .wide, ja: .ordinary) {
      Player.statistics($0, $1, GoalScreenTests.past($0), page: 3)
    },
    Picture("statistics/calendar", en: .small, .wide, ja: .ordinary) {
      Player.statistics($0, $1, GoalScreenTests.past($0), page: 4)
    },
    Picture("statistics/calendar-ascii", en: .ordinary) {
      Player.statistics($0, $1, GoalScreenTests.past($0), page: 4, glyphs: .ascii)
    },
    Picture("statistics/due", en: .ordinary, .small) { Player.statistics($0, $1, DueStatisticsTests.past(), page: 5) },
    Picture("statistics/due-none", en: .ordinary, .small, .of(190, 50), ja: .ordinary) {
      Player.statistics($0, $1, [DueStatisticsTests.record(Player.questions($0)[1], true, daysAgo: 0)], page: 5)
    },
    Picture("statistics/due-tomorrow", en: .ordinary, .of(190, 50)) {
      Player.statistics($0, $1, [DueStatisticsTests.record(Player.questions($0)[1], false, daysAgo: 0)], page: 5)
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
