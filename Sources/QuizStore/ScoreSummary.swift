import QuizCore

/// What a whole score log comes to: best and latest round of each kind, and how many rounds there are.
///
/// Computed from the log by one pass and nothing else; a round that stands in the log twice counts once.
public struct ScoreSummary: Hashable, Sendable {
  /// Rounds that can be compared: one game, the same questions, as many of them, against the same clock.
  public struct Kind: Hashable, Sendable {
    /// Which game.
    public let game: Game
    /// Where the questions came from, as the log names it.
    public let set: String
    /// How many questions.
    public let asked: Int
    /// The time limit of each question in milliseconds, 0 for none.
    public let limit: Int

    /// Makes a kind from its parts.
    public init(game: Game, set: String, asked: Int, limit: Int) {
      self.game = game
      self.set = set
      self.asked = asked
      self.limit = limit
    }

    /// The kind of a round.
    public init(of record: RoundRecord) {
      self.init(game: record.game, set: record.set, asked: record.asked, limit: record.limit)
    }
  }

  /// How a round came out.
  public struct Score: Hashable, Sendable {
    /// How many were right at the first choice.
    public let correct: Int
    /// How many wrong choices there were.
    public let misses: Int
    /// The total time in milliseconds.
    public let milliseconds: Int
    /// When the round ended.
    public let date: WallTime

    /// The score of a round.
    public init(of record: RoundRecord) {
      self.init(
        correct: record.correct, misses: record.misses, milliseconds: record.milliseconds, date: record.date)
    }

    init(correct: Int, misses: Int, milliseconds: Int, date: WallTime) {
      self.correct = correct
      self.misses = misses
      self.milliseconds = milliseconds
      self.date = date
    }

    /// Whether this is better than `other` by the rule of `game`, `Game.prefers`.
    public func beats(_ other: Score, in game: Game) -> Bool {
      game.prefers((correct, misses, milliseconds), to: (other.correct, other.misses, other.milliseconds))
    }
  }

  /// What the rounds of one kind come to.
  public struct Standing: Hashable, Sendable {
    /// How many rounds there are.
    public internal(set) var rounds = 0
    /// The best of them, the first where several are equal; nil when the clock was held in each.
    public internal(set) var best: Score?
    /// The one that stands last in the log.
    public internal(set) var latest: Score
  }

  /// What the rounds of each kind come to.
  public internal(set) var standings: [Kind: Standing] = [:]
  /// How many lines could not be read.
  public internal(set) var unreadable = 0
  /// How many lines are in a newer format.
  public internal(set) var newer = 0

  /// The summary of an empty log.
  public init() {}

  /// How many rounds there are.
  public var rounds: Int { standings.values.reduce(0) { $0 + $1.rounds } }

  /// How many rounds of `game` there are.
  public func rounds(of game: Game) -> Int {
    standings.reduce(0) { $0 + ($1.key.game == game ? $1.value.rounds : 0) }
  }

  /// The best round of a kind; nil when there is none whose clock was never held.
  public func best(of kind: Kind) -> Score? {
    standings[kind]?.best
  }

  /// The best round of `game` with the questions of `set`, whatever their number and the clock.
  public func best(_ game: Game, set: String) -> Score? {
    scores(game, set) { $0.best }.max { $1.beats($0, in: game) }
  }

  /// The latest round of `game` with the questions of `set`, whatever their number and the clock.
  public func latest(_ game: Game, set: String) -> Score? {
    scores(game, set) { $0.latest }.max { $0.date.secondsSince1970 < $1.date.secondsSince1970 }
  }

  /// Whether a round beats all those counted so far; the first of its kind does. Never one whose clock was held.
  public func isBest(_ record: RoundRecord) -> Bool {
    guard record.pauses == 0 else { return false }
    return best(of: Kind(of: record)).map { Score(of: record).beats($0, in: record.game) } ?? true
  }

  /// Counts a round that was just saved.
  public mutating func add(_ record: RoundRecord) {
    let score = Score(of: record)
    var standing = standings[Kind(of: record)] ?? Standing(latest: score)
    standing.rounds += 1
    standing.latest = score
    if isBest(record) { standing.best = score }
    standings[Kind(of: record)] = standing
  }

  private func scores(_ game: Game, _ set: String, _ score: (Standing) -> Score?) -> [Score] {
    standings.compactMap { $0.key.game == game && $0.key.set == set ? score($0.value) : nil }
  }
}
