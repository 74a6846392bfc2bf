/// The rounds of one kind that were played before: what a round is measured against while it is played, and when it ends.
public struct PastRounds: Hashable, Sendable {
  /// How many rounds the latest are.
  public static let latestCount = 10

  /// The best score; nil when none of them counts as one.
  public let best: Score?
  /// How long the questions of the best round took, in order; empty when that is not known.
  public let bestTimes: [Duration]
  /// The latest rounds, newest first, at most ``latestCount``.
  public let latest: [Score]
  /// In how many of them every question was right at once; nil when only the latest of them are known.
  public let perfect: Int?

  /// Summarizes `records`, which come newest first; those of another kind are passed over. `isComplete` means that
  /// there are no older ones.
  public init(
    of kind: Score.Kind, best: Score?, in records: some Sequence<RoundRecord>, isComplete: Bool, games: GameList
  ) {
    var latest: [Score] = []
    var perfect = 0
    var bestTimes: [Duration] = []
    for record in records where record.game == kind.game {
      let score = record.score(in: games)
      guard score.kind == kind else { continue }
      if latest.count < PastRounds.latestCount { latest.append(score) }
      if score.isPerfect { perfect += 1 }
      if record.countsAsBest, score == best { bestTimes = record.questionTimes }
    }
    self.best = best
    self.bestTimes = bestTimes
    self.latest = latest
    self.perfect = isComplete ? perfect : nil
  }

  /// The time at which the best round had answered `count` questions; nil when unknown.
  public func bestTime(after count: Int) -> Duration? {
    guard count > 0, bestTimes.count >= count else { return nil }
    return bestTimes.prefix(count).reduce(.zero, +)
  }
}

extension Score {
  /// Whether every question was right at the first choice.
  public var isPerfect: Bool { asked > 0 && correct == asked && misses == 0 }

  /// How good it is, from 0 to 1, for a sparkline: the share of the points that can be had, or of right answers where
  /// those do not count; where there is no upper end, the share of `most` right answers.
  public func height(most: Int) -> Double {
    switch ranking {
    case .points where kind.asked > 0:
      Double(points) / Double(Points.right * max(1, asked) + (kind.limit > 0 ? Points.speed : 0))
    case .points, .misses, .time: Double(correct) / Double(max(1, kind.asked == 0 ? most : asked))
    }
  }
}

extension RoundRecord {
  /// How long each question took, in order: all attempts at one question are one.
  fileprivate var questionTimes: [Duration] {
    var times: [Duration] = []
    var last: QuestionID?
    for answer in answers {
      let time = Duration.milliseconds(answer.milliseconds)
      if answer.question == last { times[times.count - 1] = time } else { times.append(time) }
      last = answer.question
    }
    return times
  }
}
