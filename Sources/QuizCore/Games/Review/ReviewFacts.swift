/// What the statistics tell of the review.
public struct ReviewFacts: Hashable, Sendable {
  /// A week in which questions were asked again.
  public struct Week: Hashable, Sendable {
    /// Its Monday.
    public let monday: Day
    /// What was remembered.
    public let recall: ReviewMemory.Recall
  }

  /// The upper ends, in days, of the groups by which stabilities are counted; the last group has none.
  public static let stabilityEnds = [1.0, 7, 30, 90, 365]
  /// How many weeks are reported.
  public static let weekCount = 12
  /// How many of the hardest questions are listed.
  public static let hardestCount = 10

  /// The first day that is foreseen: today.
  public let today: Day
  /// How many questions come on each day, today and after it.
  public let forecast: [Int]
  /// How many questions wait besides, since a day has only so many.
  public let heldBack: Int
  /// The latest weeks with reviews, the oldest first.
  public let weeks: [Week]
  /// The share that the player wants to remember, 0 to 1.
  public let desired: Double
  /// How many questions are remembered for so long: below each of ``stabilityEnds``, and beyond.
  public let stabilities: [Int]
  /// The questions that were forgotten most often, the hardest first; behind them others that are suspended.
  public let hardest: [ReviewMemory.Entry]
  /// Those of them that are not asked until they are taken up again.
  public var suspended: Set<QuestionID>
  /// The weights that were fitted to the player; nil for the published ones.
  public let fit: Learning.Fit?

  /// The facts of a day; `present` are the questions that are in some bank, so that they can be asked.
  public init(
    _ memory: ReviewMemory, _ plan: ReviewPlan, present: Set<QuestionID>, wishes: ReviewPlan.Wishes, fit: Learning.Fit?,
    at now: WallTime
  ) {
    today = now.reviewDay
    forecast = plan.forecast
    heldBack = plan.heldBack
    weeks = memory.weeks.filter { $0.key <= now.reviewDay }.sorted { $0.key < $1.key }.suffix(ReviewFacts.weekCount).map
    {
      Week(monday: $0.key, recall: $0.value)
    }
    desired = wishes.retention
    var stabilities = Array(repeating: 0, count: ReviewFacts.stabilityEnds.count + 1)
    for entry in memory.entries {
      let group = ReviewFacts.stabilityEnds.firstIndex { entry.stability < $0 } ?? ReviewFacts.stabilityEnds.count
      stabilities[group] += 1
    }
    self.stabilities = stabilities
    let hard = memory.entries.filter { $0.lapses > 0 && present.contains($0.question) }.sorted {
      ($1.lapses, $1.difficulty, $0.question.hash) < ($0.lapses, $0.difficulty, $1.question.hash)
    }
    // What is suspended stays in sight, so that it can be taken up again.
    hardest =
      Array(hard.prefix(ReviewFacts.hardestCount))
      + hard.dropFirst(ReviewFacts.hardestCount).filter { wishes.suspended.contains($0.question) }
    suspended = wishes.suspended
    self.fit = fit
  }
}
