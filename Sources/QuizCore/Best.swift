extension RoundRecord {
  /// What rounds must have in common to be compared: a best of three questions says nothing about five.
  public struct Kind: Hashable, Sendable {
    /// The game.
    public let game: Game
    /// Where the questions came from.
    public let set: String
    /// How many were asked.
    public let asked: Int
    /// The time limit of each, whole milliseconds; 0 for none.
    public let limit: Int

    /// Makes a kind from its parts.
    public init(game: Game, set: String, asked: Int, limit: Int) {
      self.game = game
      self.set = set
      self.asked = asked
      self.limit = limit
    }
  }

  /// What this round can be compared with.
  public var kind: Kind { Kind(game: game, set: set, asked: asked, limit: limit) }

  /// Whether it can be a best at all: a clock that was held while a question was being thought about proves nothing.
  public var counts: Bool { pauses == 0 }

  /// Whether it is better than another round: more right, or as many in less time.
  public func isBetter(than other: RoundRecord) -> Bool {
    correct != other.correct ? correct > other.correct : milliseconds < other.milliseconds
  }

  /// The sum of all answers' times.
  public var elapsed: Duration { .milliseconds(milliseconds) }
}
