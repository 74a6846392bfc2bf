import QuizCore
import TerminalKit

/// The keys of the league's screens.
enum LeagueKeys {
  /// The commands of the table.
  enum Table: Hashable, Sendable {
    case nextPeriod
    case previousPeriod
    case period(LeagueTable.Period)
    /// The next order.
    case order
    /// The next game.
    case game
    /// Choose a set.
    case set
    /// Synchronise now.
    case update
    /// Show what waits and what was refused.
    case details
  }

  private static let periods: [KeyTable<Table>.Row] = [
    .init([.tab], .nextPeriod, hint: .hintPeriod, help: .helpPeriod, helpName: "Tab  Shift-Tab", dropped: .last),
    .init([.backTab], .previousPeriod),
    .init(
      "1-4", LeagueTable.Period.allCases.enumerated().map { (.character(Character("\($0 + 1)")), .period($1)) },
      help: .helpPeriods),
  ]

  private static let others: [KeyTable<Table>.Row] = [
    .init(["s"], .order, hint: .hintLeagueSort, help: .helpLeagueOrder, dropped: .later),
    .init(["f"], .game, hint: .hintGame, help: .helpLeagueGame),
    .init(["b"], .set, hint: .hintSet, help: .helpLeagueSet),
    .init(["u"], .update, hint: .hintUpdate, help: .helpUpdate),
    .init(["v"], .details, hint: .hintDetail, help: .helpDetails, dropped: .later),
  ]

  /// The keys of the table.
  static let table = ListCommand.keys(leading: periods, move: nil, omitted: [.open, .jump], own: others)
}
