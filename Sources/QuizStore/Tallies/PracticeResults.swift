import QuizCore

extension ScoreSummary {
  /// The latest and the best practice of a set.
  public struct Practice: Hashable, Sendable {
    /// The latest round.
    public let latest: Score
    /// The one with the fewest misses, in the least time; `nil` when the clock was paused in each.
    public let best: Score?
  }

  /// The practice of `set`; `nil` when it was never practised.
  ///
  /// `questions` is how many questions the set has now, `nil` when they were not counted. Rounds over the whole set count,
  /// rounds over its missed questions do not: of the rounds that asked at most `questions`, those that asked the most.
  public func practice(of set: String, questions: Int?) -> Practice? {
    let practised = standings.entries.filter {
      $0.kind.game == .practice && $0.kind.set == set && $0.kind.asked <= questions ?? .max
    }
    guard let most = practised.map(\.kind.asked).max() else { return nil }
    let whole = practised.filter { $0.kind.asked == most }.map(\.standing)
    let latest = whole.map(\.latest).max { $0.date.secondsSince1970 < $1.date.secondsSince1970 }
    return latest.map { latest in
      Practice(latest: latest, best: whole.compactMap(\.best).max { $1.beats($0) })
    }
  }
}
