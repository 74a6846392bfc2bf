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
  private var memories: [(game: Game.ID, takesAll: Bool, memory: any GameMemory)]
  /// The games whose questions come from banks.
  private let counted: Set<Game.ID>

  /// Nothing is remembered yet.
  public init(_ games: GameList) {
    memories = games.games.compactMap { game in
      game.memory.map { (game.id, type(of: $0).takesAllGames, $0) }
    }
    counted = games.countedForQuestions
  }

  /// Adds a round to the memory of its game, if that keeps one, and to those that take all games.
  public mutating func add(_ record: RoundRecord) {
    for index in memories.indices
    where memories[index].takesAll
      ? counted.contains(record.game) : memories[index].game.rawValue == record.game.rawValue
    {
      memories[index].memory.add(record)
    }
  }

  /// Whether a round that is dealt as `record` was is practice, as its game has it.
  public func isPractice(_ record: RoundRecord) -> Bool { memory(of: record.game)?.isPractice(record) ?? false }

  /// How many days in a row ended with a record's; nil where its game counts none.
  public func streak(until record: RoundRecord) -> Int? { memory(of: record.game)?.streak(until: record) }

  private func memory(of game: Game.ID) -> (any GameMemory)? { memories.first { $0.game == game }?.memory }

  /// The memory of a type; nil where no game of the list has it.
  public subscript<Memory: GameMemory>(_ type: Memory.Type) -> Memory? {
    for entry in memories { if let memory = entry.memory as? Memory { return memory } }
    return nil
  }
}

extension GameMemories: Equatable {
  /// Whether the same games remember the same.
  public static func == (first: GameMemories, second: GameMemories) -> Bool {
    first.memories.count == second.memories.count
      && zip(first.memories, second.memories).allSatisfy { $0.game == $1.game && $0.memory.equals($1.memory) }
  }
}

extension GameMemory {
  fileprivate func equals(_ other: any GameMemory) -> Bool { (other as? Self) == self }
}
