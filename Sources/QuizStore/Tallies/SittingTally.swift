import QuizCore

/// Counts, line by line, the records that go on with a sitting, for a ``ScoreTally``.
struct SittingTally {
  /// How many records of each game go on with a sitting that was counted before.
  private(set) var continued = GameCounts()
  /// The games that are played in sittings.
  private var games: [Latest] = []

  /// The sittings of a game.
  private struct Latest {
    let game: Game.ID
    /// Its latest record.
    var mark: SittingMark
    /// The names of the sittings that began last, the oldest first.
    var names: [UInt64]
  }

  /// The sittings kept per game: many more than are played at the same time.
  private static let longestNames = 256

  /// A tally of no records.
  init() {}

  /// Counts a record that is the next of its game; returns whether it begins a sitting.
  @discardableResult
  mutating func add(_ mark: SittingMark, of game: Game.ID) -> Bool {
    guard let place = games.firstIndex(where: { $0.game.rawValue == game.rawValue }) else {
      games.append(Latest(game: game, mark: mark, names: mark.name.map { [$0] } ?? []))
      return true
    }
    defer { games[place].mark = mark }
    if games[place].mark.isOfOneSitting(with: mark) || mark.name.map(games[place].names.contains) == true {
      continued[game] += 1
      return false
    }
    if let name = mark.name {
      games[place].names.append(name)
      if games[place].names.count > SittingTally.longestNames { games[place].names.removeFirst() }
    }
    return true
  }
}
