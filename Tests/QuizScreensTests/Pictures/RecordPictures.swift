import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The history as a table and as a chart, and a past round.
  static let history = [
    Picture("history/table", en: .ordinary, ja: .ordinary) { Player.remembering($0, $1) },
    Picture("history/experienced", en: .wide, .largest) { Player.experienced($0, $1).having { $0.choose(.history) } },
    Picture("history/one-game", en: .ordinary, ja: .small) {
      Player($0, size: $1).having {
        $0.remember(HistoryScreenTests.many)
        $0.choose(.history, "f")
      }
    },
    Picture("history/chart", ja: .ordinary) {
      Player.remembering($0, $1).having { $0.press(.tab, then: .seconds(2)) }
    },
    Picture("history/chart-oldest-first", en: .ordinary) {
      HistoryChartTests.grown($0, $1).having { $0.press(.right, "o") }
    },
    Picture("history/chart-time-of-set", en: .small, ja: .wide) { language, size in
      HistoryChartTests.grown(language, size).having { $0.type(size == .small ? "ms" : "mso") }
    },
    Picture("history/chart-whole", en: .wide) {
      HistoryChartTests.grown($0, $1).having { $0.press(.right, .right, .right) }
    },
    Picture("history/chart-ascii", en: .ordinary) { HistoryChartTests.grown($0, $1, .ascii) },
    Picture("history/none", en: .wide) { Player($0, size: $1).having { $0.choose(.history) } },
    Picture("history/round", en: .ordinary, .small, ja: .wide) { PastRoundScreenTests().looking($0, $1) },
    Picture("history/long-round", en: .small, ja: .small) { PastRoundScreenTests().ofTen($0, $1) },
    Picture("history/two-rounds", en: .ordinary, .of(160, 50), .largest) {
      HistoryChartTests.of([Player.record(1), Player.record(2, correct: 0)], $0, $1)
    },
    Picture("history/sittings", en: .ordinary, .small, ja: .ordinary) { HistoryRowsTests().historian($0, $1) },
    Picture("history/sitting", en: .ordinary) { HistoryRowsTests().historian($0, $1).having { $0.press(.enter) } },
    Picture("history/sitting-end", ja: .small) {
      HistoryRowsTests().historian($0, $1).having { $0.press(.enter, .end) }
    },
  ]

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
  /// At the history after a round, with some more before it.
  fileprivate static func remembering(_ language: Language, _ size: Size) -> Player {
    finished(language, size).having {
      $0.remember(past(language))
      $0.type("h")
    }
  }
}

extension Player {
  /// At a page of the statistics, from 0, of a player with a past.
  static func statistics(
    _ language: Language, _ size: Size, _ past: [RoundRecord], page: Int, glyphs: Glyphs = .unicode
  ) -> Player {
    return Player(language, size: size, glyphs: glyphs, home: PlayerHome(log: past)).having {
      $0.choose(.statistics)
      for _ in 0..<page { $0.press(.tab) }
    }
  }
}
