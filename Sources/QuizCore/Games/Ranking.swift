/// How the scores of a game are ordered.
public enum Ranking: Hashable, Sendable {
  /// More points, and so more right at the first choice; then fewer misses, then less time.
  case points
  /// Fewer misses, then less time: every question is right in the end, and two wrong choices are worse than one,
  /// whether on one question or on two.
  case misses
  /// Less time alone: a wrong choice costs its time and no more.
  case time

  /// The numbers of a round that are compared; the time in milliseconds.
  public typealias Result = (points: Int, misses: Int, milliseconds: Int)

  /// Whether a round with the result `left` is better than one with the result `right`.
  public func prefers(_ left: Result, to right: Result) -> Bool {
    switch self {
    case .points:
      if left.points != right.points { return left.points > right.points }
      if left.misses != right.misses { return left.misses < right.misses }
    case .misses:
      if left.misses != right.misses { return left.misses < right.misses }
    case .time: break
    }
    return left.milliseconds < right.milliseconds
  }
}
