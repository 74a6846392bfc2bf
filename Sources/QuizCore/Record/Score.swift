/// The score of a round: what rounds are compared by.
public struct Score: Hashable, Sendable {
  /// What rounds must have in common to be compared: a best over three questions does not apply to five.
  public struct Kind: Hashable, Sendable {
    /// The game.
    public let game: Game.ID
    /// Where the questions came from, as the log names it.
    public let set: String
    /// How many questions were asked; 0 for a game that compares rounds of any length.
    public let asked: Int
    /// The time limit of each question, in whole milliseconds; 0 for none.
    public let limit: Int

    /// Makes a kind from its parts.
    public init(game: Game.ID, set: String, asked: Int, limit: Int) {
      self.game = game
      self.set = set
      self.asked = asked
      self.limit = limit
    }
  }

  /// The kind of the round.
  public let kind: Kind
  /// The points, by the rules of its game.
  public let points: Int
  /// How many were right at the first choice.
  public let correct: Int
  /// How many misses there were: wrong choices and time-outs.
  public let misses: Int
  /// The sum of the times of all questions, in whole milliseconds.
  public let milliseconds: Int
  /// How many questions were asked.
  public let asked: Int
  /// When the round ended.
  public let date: WallTime
  /// How scores of its game are ordered.
  public let ranking: Ranking

  /// Makes a score from its parts; `asked` is that of the kind unless given.
  public init(
    kind: Kind, ranking: Ranking, points: Int, correct: Int, misses: Int, milliseconds: Int, asked: Int? = nil,
    date: WallTime
  ) {
    self.kind = kind
    self.ranking = ranking
    self.points = points
    self.asked = asked ?? kind.asked
    self.correct = correct
    self.misses = misses
    self.milliseconds = milliseconds
    self.date = date
  }

  /// The sum of the times of all questions.
  public var elapsed: Duration { .milliseconds(milliseconds) }

  /// Whether it is better than another by the ranking of its game. Equal scores do not beat each other, so the first of
  /// them stays the best.
  public func beats(_ other: Score) -> Bool {
    ranking.prefers(
      (points, misses, milliseconds), to: (other.points, other.misses, other.milliseconds))
  }

  /// Whether it is a new best after another: as many points in less time come before it, yet nothing more was reached.
  public func isNewBest(after other: Score) -> Bool {
    switch ranking {
    case .points: points > other.points
    case .misses, .time: beats(other)
    }
  }
}

extension RoundRecord {
  /// The score of this round, by the rules of its game in `games`.
  public func score(in games: GameList) -> Score {
    Score(
      kind: games.kind(game, set: set, asked: asked, limit: limit), ranking: games.ranking(of: game),
      points: points(in: games), correct: correct, misses: misses, milliseconds: milliseconds, asked: asked, date: date)
  }

  /// Whether it was paused, which is time to think.
  public var wasPaused: Bool { pauses > 0 }

  /// The same round, had it not been paused.
  public var unpaused: RoundRecord {
    var record = self
    record.pauses = 0
    return record
  }

  /// Whether it can become a best: not when it was paused, nor when nothing was right, at the first choice or a later one.
  public var countsAsBest: Bool { !wasPaused && (correct > 0 || answers.contains(where: \.correct)) }

  /// The sum of the times of all questions.
  public var elapsed: Duration { .milliseconds(milliseconds) }
}
