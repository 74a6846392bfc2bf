/// A run of `tenq-league` that the game starts. The game passes its ``arguments(in:)``; the tests of the league parse them,
/// so that the two programs cannot drift apart.
public enum LeagueRun: Hashable, Sendable {
  /// Joins with an invitation's link under a name.
  case join(link: String, name: String)
  /// Synchronises.
  case sync
  /// Synchronises without output, within a minute.
  case backgroundSync
  /// Fetches a table.
  case table(LeagueTable.Selection)

  /// The arguments: the command, its options, and the language of messages.
  public func arguments(in language: Language) -> [String] { words + ["--lang", language.rawValue] }

  /// The arguments without a language. Values from outside are one word with their option, so that none is taken for an
  /// option.
  public var words: [String] {
    switch self {
    case .join(let link, let name): ["join", link, "--name=\(name)"]
    case .sync: ["sync"]
    case .backgroundSync: ["sync", "--background"]
    case .table(let selection):
      ["table", "--period=\(selection.period.rawValue)", "--by=\(selection.order.rawValue)"]
        + (selection.game.map { ["--game=\($0)"] } ?? []) + (selection.set.map { ["--set=\($0)"] } ?? [])
    }
  }
}
