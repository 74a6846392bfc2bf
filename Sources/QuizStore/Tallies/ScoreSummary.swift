import QuizCore

/// The summary of a whole score log: for each kind of round how many there are, the best and the latest.
///
/// Depends on the log alone; a round that stands in the log twice counts once.
public struct ScoreSummary: Hashable, Sendable {
  /// The summary of the rounds of one kind.
  public struct Standing: Hashable, Sendable {
    /// How many records there are: rounds, or answers of a game that is played in sittings.
    public internal(set) var rounds = 0
    /// The best of them, the first where several are equal; `nil` when the clock was paused in each.
    public internal(set) var best: Score?
    /// The one that stands last in the log.
    public internal(set) var latest: Score

    mutating func add(_ score: Score, countsAsBest: Bool) {
      rounds += 1
      latest = score
      if countsAsBest, best.map({ score.beats($0) }) ?? true { best = score }
    }
  }

  /// The summary of each kind.
  public internal(set) var standings = Standings()
  /// How many records of each game go on with a sitting that is counted already, so that they are no round of their own.
  public internal(set) var continued = GameCounts()
  /// How many lines could not be read.
  public internal(set) var unreadable = 0
  /// How many lines are in a newer format.
  public internal(set) var newer = 0

  /// The summary of an empty log.
  public init() {}

  /// How many rounds there are; a sitting is one.
  public var rounds: Int {
    standings.entries.reduce(0) { $0 + $1.standing.rounds } - continued.total
  }

  /// How many rounds of `game` there are; a sitting is one.
  public func rounds(of game: Game.ID) -> Int {
    standings.entries.reduce(0) { $0 + ($1.kind.game == game ? $1.standing.rounds : 0) } - continued[game]
  }

  /// How many rounds there are of each game that was played; a sitting is one.
  public var roundsByGame: GameCounts {
    var rounds = GameCounts()
    for entry in standings.entries { rounds[entry.kind.game] += entry.standing.rounds }
    for game in continued.games { rounds[game] -= continued[game] }
    return rounds
  }

  /// The best round of a kind; `nil` when there is none whose clock was never paused.
  public func best(of kind: Score.Kind) -> Score? {
    standings[kind]?.best
  }

  /// The best round of all kinds for which `fits` is true.
  public func best(where fits: (Score.Kind) -> Bool) -> Score? {
    standings.entries.filter { fits($0.kind) }.compactMap(\.standing.best).max { $1.beats($0) }
  }
}
