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
        $0.remember(HistoryCountTests.many)
        $0.choose(.history, "f")
      }
    },
    Picture("history/chart", ja: .ordinary) {
      Player.remembering($0, $1).having {
        $0.press(.tab, then: .seconds(2))
      }
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
