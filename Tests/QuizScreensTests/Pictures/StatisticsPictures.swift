import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The statistics, page by page.
  static let statistics = [
    Picture("statistics/four", en: .ordinary, .small) { try StatisticsScreenTests().opened($1.width, $1.height, $0) },
    Picture("statistics/sets", en: .ordinary) {
      var app = try StatisticsScreenTests().opened($1.width, $1.height, $0)
      StatisticsScreenTests().press(.tab, &app)
      return app
    },
    Picture("statistics/question", en: .ordinary) {
      var app = try StatisticsScreenTests().opened($1.width, $1.height, $0)
      for key in [Key.character("2"), .enter] { StatisticsScreenTests().press(key, &app) }
      return app
    },
    Picture("statistics/question-gone", ja: .small) {
      var app = try StatisticsScreenTests().opened($1.width, $1.height, $0)
      for key in [Key.end, .enter] { StatisticsScreenTests().press(key, &app) }
      return app
    },
    Picture("statistics/typed", en: .ordinary, ja: .small) {
      Player($0, size: $1, opens: QuestionStatisticsScreen(try StatisticsKindTests.typed()))
    },
    Picture("statistics/order", en: .ordinary) {
      Player($0, size: $1, opens: QuestionStatisticsScreen(try StatisticsKindTests.order()))
    },
    Picture("statistics/several", en: .ordinary) {
      Player($0, size: $1, opens: QuestionStatisticsScreen(try StatisticsKindTests.several()))
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
    Picture("statistics/due", en: .ordinary, .small) {
      Player.statistics($0, $1, DueStatisticsTests.past(), page: 5)
    },
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
