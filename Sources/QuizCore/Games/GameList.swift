/// The games that a program has, in the order in which the player meets them.
public struct GameList: Sendable {
  /// The games.
  public let games: [Game]
  private let byID: [Game.ID: Game]

  /// Makes a list; of two games with one name the first counts.
  public init(_ games: [Game]) {
    self.games = games
    byID = Dictionary(games.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The game of a name; nil for one that this program does not have.
  public subscript(id: Game.ID) -> Game? { byID[id] }

  /// How scores of a game are ordered; by right answers for one that this program does not have.
  public func ranking(of id: Game.ID) -> Ranking { byID[id]?.ranking ?? .correct }

  /// What rounds of a game have in common when they can be compared.
  public func kind(_ id: Game.ID, set: String, asked: Int, limit: Int) -> Score.Kind {
    switch byID[id]?.comparison ?? .sameLength {
    case .sameLength: Score.Kind(game: id, set: set, asked: asked, limit: limit)
    case .anyLength: Score.Kind(game: id, set: set, asked: 0, limit: limit)
    }
  }

  /// The games whose questions come from banks, so that their answers are counted for each question.
  public var countedForQuestions: Set<Game.ID> { Set(games.filter { $0.source == .banks }.map(\.id)) }
}
