/// The memory of practice: the latest and the best result of each set.
public struct PracticeMemory: GameMemory {
  /// What practising a set came to.
  public struct Result: Hashable, Sendable {
    /// The latest round.
    public fileprivate(set) var latest: Score
    /// The one with the fewest misses, in the least time; nil when the clock was held in each.
    public fileprivate(set) var best: Score?
  }

  private static let games = GameList([.practice])

  /// The rounds over a set, by how many questions they asked.
  private var results: [String: [Int: Result]] = [:]

  /// Remembers nothing yet.
  public init() {}

  /// Whether nothing was practised.
  public var isEmpty: Bool { results.isEmpty }

  /// Adds a round of the game, later than those before.
  public mutating func add(_ record: RoundRecord) {
    let score = record.score(in: PracticeMemory.games)
    var result = results[record.set]?[record.asked] ?? Result(latest: score)
    result.latest = score
    if record.countsAsBest, result.best.map(score.beats) ?? true { result.best = score }
    results[record.set, default: [:]][record.asked] = result
  }

  /// What practising `set` came to; nil when it was never practised.
  ///
  /// `questions` is how many questions the set has now, nil when they were not counted. Rounds over the whole set count,
  /// rounds over its missed questions do not: of the rounds that asked at most `questions`, those that asked the most.
  public func result(of set: String, questions: Int?) -> Result? {
    guard let results = results[set], let most = results.keys.filter({ $0 <= questions ?? .max }).max() else {
      return nil
    }
    return results[most]
  }
}
