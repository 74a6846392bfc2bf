import QuizCore

/// What a whole score log comes to: best and latest round of each kind, and how many rounds there are.
///
/// Computed from the log by one pass and nothing else; a round that stands in the log twice counts once.
public struct ScoreSummary: Hashable, Sendable {
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
  public internal(set) var standings: [Score.Kind: Standing] = [:]
  /// How many lines could not be read.
  public internal(set) var unreadable = 0
  /// How many lines are in a newer format.
  public internal(set) var newer = 0

  /// The summary of an empty log.
  public init() {}

  /// How many rounds there are.
  public var rounds: Int { standings.values.reduce(0) { $0 + $1.rounds } }

  /// How many rounds of `game` there are.
  public func rounds(of game: Game.ID) -> Int {
    standings.reduce(0) { $0 + ($1.key.game == game ? $1.value.rounds : 0) }
  }

  /// The best round of a kind; nil when there is none whose clock was never held.
  public func best(of kind: Score.Kind) -> Score? {
    standings[kind]?.best
  }

  /// The best round of all kinds that fit.
  public func best(where fits: (Score.Kind) -> Bool) -> Score? {
    standings.filter { fits($0.key) }.compactMap(\.value.best).max { $1.beats($0) }
  }

  /// The best round of `game` with the questions of `set`, whatever their number and the clock.
  public func best(_ game: Game.ID, set: String) -> Score? {
    scores(game, set) { $0.best }.max { $1.beats($0) }
  }

  /// The latest round of `game` with the questions of `set`, whatever their number and the clock.
  public func latest(_ game: Game.ID, set: String) -> Score? {
    scores(game, set) { $0.latest }.max { $0.date.secondsSince1970 < $1.date.secondsSince1970 }
  }

  /// Whether a round that came to `score` beats all those counted so far; the first of its kind does. Never one whose
  /// clock was held.
  private func isBest(_ record: RoundRecord, _ score: Score) -> Bool {
    guard record.countsAsBest else { return false }
    return best(of: score.kind).map(score.beats) ?? true
  }

  /// Counts a round that was just saved.
  public mutating func add(_ record: RoundRecord, in games: GameList) {
    let score = record.score(in: games)
    var standing = standings[score.kind] ?? Standing(latest: score)
    standing.rounds += 1
    standing.latest = score
    if isBest(record, score) { standing.best = score }
    standings[score.kind] = standing
  }

  private func scores(_ game: Game.ID, _ set: String, _ score: (Standing) -> Score?) -> [Score] {
    standings.compactMap { $0.key.game == game && $0.key.set == set ? score($0.value) : nil }
  }
}
