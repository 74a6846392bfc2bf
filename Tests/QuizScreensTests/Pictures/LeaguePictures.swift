import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// The league: its table, what is wrong with it, and joining one.
  static let league = [
    Picture("league/week", en: .wide, ja: .ordinary, .small) {
      LeagueScreenTests().app($0, $1, LeagueScreenTests.page(5))
    },
    Picture("league/hundred", en: .ordinary, ja: .small) { language, size in
      var app = LeagueScreenTests().app(language, size, LeagueScreenTests.page(4000, own: 341))
      if size == .ordinary { _ = app.handle(.input(.key(.end)), at: .zero) }
      return app
    },
    Picture("league/empty", en: .ordinary) { LeagueScreenTests().app($0, $1, LeagueScreenTests.page(0)) },
    Picture("league/trouble", en: .ordinary, ja: .small) {
      LeagueScreenTests().app($0, $1, LeagueScreenTests.troubled())
    },
    Picture("league/details", en: .ordinary) { language, size in
      var app = LeagueScreenTests().app(language, size, LeagueScreenTests.troubled())
      _ = app.handle(.input(.key(.character("v"))), at: .zero)
      return app
    },
    Picture("league/by-time", en: .small) {
      var app = LeagueScreenTests().app($0, $1, LeagueScreenTests.page(5))
      for _ in 0..<2 { _ = app.handle(.input(.key(.character("s"))), at: .zero) }
      let page = LeagueScreenTests.page(5, selection: LeagueTable.Selection(order: .time))
      _ = app.handle(.response(page), at: .zero)
      return app
    },
    Picture("league/join", en: .ordinary, ja: .small) {
      var state = LeagueScreenTests.state($0)
      state.league = nil
      return App.opening(Opening(screen: LeagueJoinScreen()), size: $1, state: state).app
    },
    Picture("league/join-missing", en: .ordinary, .small) {
      var state = LeagueScreenTests.state($0)
      state.league = nil
      state.live.problem = "It is not installed."
      return App.opening(Opening(screen: LeagueJoinScreen()), size: $1, state: state).app
    },
  ]
}
