/// The games of a program, in the order in which they are listed.
public struct GameList: Sendable {
  /// The games of TenQ, in the order in which they are listed.
  public static let all = GameList([.timed, .daily, .practice, .endless, .survival, .missing, .panels, .review, .live])

  /// The default game.
  public static let main = Game.timed.id

  /// The games.
  public let games: [Game]

  /// Makes a list; of several games with the same ID the first counts.
  public init(_ games: [Game]) {
    self.games = games
  }

  /// The same games, with memories as the player's settings have them.
  public func configured(by settings: Settings) -> GameList {
    GameList(
      games.map { game in
        var game = game
        game.memory = game.memory?.configured(by: settings)
        return game
      })
  }

  /// The same games, one of them with another memory, and the others with none.
  public func remembering(_ memory: any GameMemory, of id: Game.ID) -> GameList {
    GameList(
      games.map { game in
        var game = game
        game.memory = game.id == id ? memory : nil
        return game
      })
  }

  /// The game with this ID; nil when the program does not have it.
  public subscript(id: Game.ID) -> Game? { place(of: id).map { games[$0] } }

  /// The index of a game; nil when the program does not have it. Facts needed for each of a million rounds are read in
  /// place: copying a game takes longer than reading a line of the log.
  public func place(of id: Game.ID) -> Int? { games.indices.first { games[$0].id == id } }

  /// How scores of a game are ordered; `points` for a game that the program does not have.
  public func ranking(of id: Game.ID) -> Ranking {
    place(of: id).map { games[$0].ranking } ?? .points
  }

  /// What the right answers of a game are worth; `speed` for a game that the program does not have.
  public func scoring(of id: Game.ID) -> Game.Scoring {
    place(of: id).map { games[$0].scoring } ?? .speed
  }

  /// Whether a game goes on until misses end it, so that the number of right answers is what counts.
  public func isCounted(_ id: Game.ID) -> Bool {
    place(of: id).map { games[$0].lives != nil } ?? false
  }

  /// The kind of a round, by which it is compared with others; `limit` in milliseconds, 0 for none. A round of an
  /// unknown game is compared with those of its length.
  public func kind(_ id: Game.ID, set: String, asked: Int, limit: Int) -> Score.Kind {
    Score.Kind(game: id, set: set, asked: isCounted(id) ? 0 : asked, limit: limit)
  }

  /// Whether the rounds of a game are answers that make up sittings.
  public func hasSittings(_ id: Game.ID) -> Bool {
    place(of: id).map { games[$0].length == .open } ?? false
  }

  /// The games whose answers are counted for each question.
  public var countedForQuestions: Set<Game.ID> { Set(games.filter(\.countsAnswers).map(\.id)) }
}
