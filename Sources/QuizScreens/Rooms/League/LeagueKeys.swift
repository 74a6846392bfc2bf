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
    .init(
      .text("Tab"), [.tab], .nextPeriod, hint: .hintPeriod, help: .helpPeriod, helpName: .text("Tab  Shift-Tab"),
      dropped: .last),
    .init(.text("Shift-Tab"), [.backTab], .previousPeriod),
    .init(
      .text("1-4"), LeagueTable.Period.allCases.enumerated().map { (.character(Character("\($0 + 1)")), .period($1)) },
      help: .helpPeriods),
  ]

  private static let others: [KeyTable<Table>.Row] = [
    .init(.text("s"), [.character("s")], .order, hint: .hintLeagueSort, help: .helpLeagueOrder, dropped: .later),
    .init(.text("f"), [.character("f")], .game, hint: .hintGame, help: .helpLeagueGame),
    .init(.text("b"), [.character("b")], .set, hint: .hintSet, help: .helpLeagueSet),
    .init(.text("u"), [.character("u")], .update, hint: .hintUpdate, help: .helpUpdate),
    .init(.text("v"), [.character("v")], .details, hint: .hintDetail, help: .helpDetails, dropped: .later),
  ]

  /// The keys of the table.
  static let table = ListCommand.keys(leading: periods, move: nil, omitted: [.open, .jump], own: others)
}
