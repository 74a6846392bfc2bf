import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The league: its table, what is wrong with it, and joining one.
  static let league = [
    Picture("league/week", en: .wide, ja: .ordinary, .small) {
      LeagueScreenTests.at(LeagueScreenTests.page(5), $0, $1)
    },
    Picture("league/hundred", en: .ordinary, ja: .small) { language, size in
      LeagueScreenTests.at(LeagueScreenTests.page(4000, own: 341), language, size).having {
        if size == .ordinary { $0.press(.end) }
      }
    },
    Picture("league/empty", en: .ordinary) { LeagueScreenTests.at(LeagueScreenTests.page(0), $0, $1) },
    Picture("league/trouble", en: .ordinary, ja: .small) {
      LeagueScreenTests.at(LeagueScreenTests.troubled(), $0, $1)
    },
    Picture("league/details", en: .ordinary) {
      LeagueScreenTests.at(LeagueScreenTests.troubled(), $0, $1).having { $0.type("v") }
    },
    Picture("league/by-time", en: .small) {
      LeagueScreenTests.at(LeagueScreenTests.page(5), $0, $1).having {
        $0.type("ss")
        $0.answer(LeagueScreenTests.page(5, selection: LeagueTable.Selection(order: .time)))
      }
    },
    Picture("league/join", en: .ordinary, ja: .small) { LeagueScreenTests.joining($0, $1) },
    Picture("league/join-missing", en: .ordinary, .small) {
      LeagueScreenTests.joining($0, $1) { $0.live.problem = "It is not installed." }
    },
  ]
}
