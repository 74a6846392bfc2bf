import QuizCore

extension ScoreSummary {
  /// What practising a set came to: the latest round and the best.
  public struct Practice: Hashable, Sendable {
    /// The latest round.
    public let latest: Score
    /// The one with the fewest misses, in the least time; nil when the clock was held in each.
    public let best: Score?
  }

  /// What practising the questions of `set` came to; nil when that was never done.
  ///
  /// `questions` is how many the set has now, nil when it was not counted. Counted are the rounds over the whole set, not
  /// those over its missed questions only: of all that asked no more than it has now, the ones that asked the most.
  public func practice(of set: String, questions: Int?) -> Practice? {
    let kinds = standings.filter { kind, _ in
      kind.game == .practice && kind.set == set && kind.asked <= questions ?? .max
    }
    guard let most = kinds.keys.map(\.asked).max() else { return nil }
    let whole = kinds.filter { $0.key.asked == most }.values
    let latest = whole.map(\.latest).max { $0.date.secondsSince1970 < $1.date.secondsSince1970 }
    return latest.map { latest in
      Practice(latest: latest, best: whole.compactMap(\.best).max { $1.beats($0) })
    }
  }
}
