/// How many there are of something, game by game; of few games, so that they are looked through one by one.
///
/// A dictionary would do the same. Its first use with a new type of keys or values costs a start of the program more than
/// all look-ups in this.
public struct GameCounts: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let game: Game.ID
    var count: Int
  }

  private var entries: [Entry] = []

  /// None of any game.
  public init() {}

  /// The games that were counted, in the order in which they came first.
  public var games: [Game.ID] { entries.map(\.game) }

  /// How many there are of all games together.
  public var total: Int { entries.reduce(0) { $0 + $1.count } }

  /// How many there are of `game`; 0 where none was counted.
  public subscript(game: Game.ID) -> Int {
    get {
      for entry in entries where entry.game.rawValue == game.rawValue { return entry.count }
      return 0
    }
    set {
      for place in entries.indices where entries[place].game.rawValue == game.rawValue {
        entries[place].count = newValue
        return
      }
      entries.append(Entry(game: game, count: newValue))
    }
  }
}
