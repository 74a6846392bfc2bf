/// The five games of TenQ, by the names the score log and `--game` know them.
public enum Game: String, Codable, CaseIterable, Hashable, Sendable {
  /// The timed round, the main game: questions from a bank against the clock.
  case timed
  /// Every question of a set until all are right.
  case practice
  /// One question at a time from everywhere.
  case endless
  /// Made-up sums with a gap.
  case missing
  /// Five rows of five panels at once.
  case panels
}

extension Game {
  /// Whether its questions stand in banks; otherwise they are made up.
  public var asksQuestionsOfBanks: Bool {
    switch self {
    case .timed, .practice, .endless: true
    case .missing, .panels: false
    }
  }

  /// What is compared of two rounds.
  public typealias Merit = (correct: Int, misses: Int, milliseconds: Int)

  /// Whether a round that came to `left` is better than one that came to `right`: more right at the first choice, then
  /// fewer misses, then less time. In practice every question is right in the end, and fewer misses come first: two
  /// wrong choices are worse than one, whether they fell on one question or on two. Of boards of panels the faster is
  /// the better: nothing is said of a wrong choice there, it costs its time and no more.
  public func prefers(_ left: Merit, to right: Merit) -> Bool {
    switch self {
    case .timed, .endless, .missing:
      if left.correct != right.correct { return left.correct > right.correct }
      if left.misses != right.misses { return left.misses < right.misses }
    case .practice:
      if left.misses != right.misses { return left.misses < right.misses }
    case .panels: break
    }
    return left.milliseconds < right.milliseconds
  }
}
