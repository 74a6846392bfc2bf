/// A game's memory of its past rounds: a fold over the score log.
///
/// A game that remembers something has a type that conforms in its folder, and names an empty one as its
/// ``Game/memory``. One pass over the log hands it all rounds of the game, oldest first, and then each new one.
public protocol GameMemory: Equatable, Sendable {
  /// Whether it is handed the rounds of all games whose questions come from banks, not of its own alone.
  static var takesAllGames: Bool { get }
  /// The same, empty, as the player's settings have it.
  func configured(by settings: Settings) -> Self
  /// Adds a round, later than those before.
  mutating func add(_ record: RoundRecord)
  /// Whether a round that is dealt as `record` was is practice, because only the first attempt at it is kept.
  func isPractice(_ record: RoundRecord) -> Bool
  /// How many days in a row ended with a record's; nil where the game counts none.
  func streak(until record: RoundRecord) -> Int?
}

extension GameMemory {
  /// Rounds of its own game.
  public static var takesAllGames: Bool { false }
  /// No setting makes a difference.
  public func configured(by settings: Settings) -> Self { self }
  /// All attempts are kept.
  public func isPractice(_ record: RoundRecord) -> Bool { false }
  /// No days are counted.
  public func streak(until record: RoundRecord) -> Int? { nil }
}

/// The memories of a list of games.
public struct GameMemories: Sendable {
  /// The games that remember something, and whether they are handed the rounds of others too.
  private let games: [(id: Game.ID, takesAll: Bool)]
  /// Their memories, in the same order. Apart from them: a look at a game that copied its memory would count references,
  /// for each of a million rounds.
  private var memories: [any GameMemory]
  /// The games whose questions come from banks.
  private let counted: Set<Game.ID>

  /// Nothing is remembered yet.
  public init(_ list: GameList) {
    memories = list.games.compactMap(\.memory)
    games = list.games.compactMap { game in game.memory.map { (game.id, type(of: $0).takesAllGames) } }
    counted = list.countedForQuestions
  }

  /// Adds a round to the memory of its game, if that keeps one, and to those that take all games.
  public mutating func add(_ record: RoundRecord) {
    let isOfBanks = counted.contains(record.game)
    for index in games.indices
    where games[index].takesAll ? isOfBanks : games[index].id.rawValue == record.game.rawValue {
      memories[index].add(record)
    }
  }

  /// Whether a round that is dealt as `record` was is practice, as its game has it.
  public func isPractice(_ record: RoundRecord) -> Bool { memory(of: record.game)?.isPractice(record) ?? false }

  /// How many days in a row ended with a record's; nil where its game counts none.
  public func streak(until record: RoundRecord) -> Int? { memory(of: record.game)?.streak(until: record) }

  private func memory(of game: Game.ID) -> (any GameMemory)? { zip(games, memories).first { $0.0.id == game }?.1 }

  /// The memory of a type; nil where no game of the list has it.
  public subscript<Memory: GameMemory>(_ type: Memory.Type) -> Memory? {
    for memory in memories { if let memory = memory as? Memory { return memory } }
    return nil
  }
}

extension GameMemories: Equatable {
  /// Whether the same games remember the same.
  public static func == (first: GameMemories, second: GameMemories) -> Bool {
    first.games.map(\.id) == second.games.map(\.id)
      && zip(first.memories, second.memories).allSatisfy { $0.equals($1) }
  }
}

extension GameMemory {
  fileprivate func equals(_ other: any GameMemory) -> Bool { (other as? Self) == self }
}
