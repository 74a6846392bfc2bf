/// What a round came to, as far as rounds are compared.
public struct Score: Hashable, Sendable {
  /// What rounds must have in common to be compared: a best of three questions says nothing about five.
  public struct Kind: Hashable, Sendable {
    /// The game.
    public let game: Game.ID
    /// Where the questions came from, as the log names it.
    public let set: String
    /// How many were asked; 0 for a game that compares rounds of any length.
    public let asked: Int
    /// The time limit of each, whole milliseconds; 0 for none.
    public let limit: Int

    /// Makes a kind from its parts.
    public init(game: Game.ID, set: String, asked: Int, limit: Int) {
      self.game = game
      self.set = set
      self.asked = asked
      self.limit = limit
    }
  }

  /// What it can be compared with.
  public let kind: Kind
  /// How many were right at the first choice.
  public let correct: Int
  /// How many wrong choices there were, time-outs among them.
  public let misses: Int
  /// The sum of all answers' times, whole milliseconds.
  public let milliseconds: Int
  /// How many questions were asked.
  public let asked: Int
  /// When the round ended.
  public let date: WallTime
  /// How scores of its game are ordered.
  public let ranking: Ranking

  /// Makes a score from its parts; `asked` is that of the kind unless given.
  public init(
    kind: Kind, ranking: Ranking, correct: Int, misses: Int, milliseconds: Int, asked: Int? = nil, date: WallTime
  ) {
    self.kind = kind
    self.ranking = ranking
    self.asked = asked ?? kind.asked
    self.correct = correct
    self.misses = misses
    self.milliseconds = milliseconds
    self.date = date
  }

  /// The sum of all answers' times.
  public var elapsed: Duration { .milliseconds(milliseconds) }

  /// Whether it is better than another by the ranking of its game. Equal scores do not beat each other, so the first of
  /// them stays the best.
  public func beats(_ other: Score) -> Bool {
    ranking.prefers(
      (correct, misses, milliseconds), to: (other.correct, other.misses, other.milliseconds))
  }
}

extension RoundRecord {
  /// What this round came to, by the rules of its game in `games`.
  public func score(in games: GameList) -> Score {
    Score(
      kind: games.kind(game, set: set, asked: asked, limit: limit), ranking: games.ranking(of: game), correct: correct,
      misses: misses, milliseconds: milliseconds, asked: asked, date: date)
  }

  /// Whether it can be a best at all: a clock that was held while a question was being thought about proves nothing.
  public var countsAsBest: Bool { pauses == 0 }

  /// The sum of all answers' times.
  public var elapsed: Duration { .milliseconds(milliseconds) }
}
