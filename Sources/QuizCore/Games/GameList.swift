/// The games of a program, in the order in which they are listed.
public struct GameList: Sendable {
  /// The games of TenQ, in the order in which they are listed.
  public static let all = GameList([.timed, .daily, .practice, .endless, .survival, .missing, .panels])

  /// The games.
  public let games: [Game]

  /// Makes a list; of several games with the same ID the first counts.
  public init(_ games: [Game]) {
    self.games = games
  }

  /// The game with this ID; nil when the program does not have it.
  public subscript(id: Game.ID) -> Game? { games.first { $0.id == id } }

  /// How scores of a game are ordered; `correct` for a game that the program does not have.
  public func ranking(of id: Game.ID) -> Ranking { self[id]?.ranking ?? .correct }

  /// The kind of a round, by which it is compared with others; `limit` in milliseconds, 0 for none. A game that the
  /// program does not have is compared by `sameLength`.
  public func kind(_ id: Game.ID, set: String, asked: Int, limit: Int) -> Score.Kind {
    switch self[id]?.comparison ?? .sameLength {
    case .sameLength: Score.Kind(game: id, set: set, asked: asked, limit: limit)
    case .anyLength: Score.Kind(game: id, set: set, asked: 0, limit: limit)
    }
  }

  /// The games whose questions come from banks, so that their answers are counted for each question.
  public var countedForQuestions: Set<Game.ID> { Set(games.filter { $0.source == .banks }.map(\.id)) }
}
