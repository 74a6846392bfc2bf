import QuizCore

/// Facts on each set for the list, from one pass over the latest rounds and the banks.
public struct SetSurvey: Response {
  /// How many questions of a selection are known.
  public struct Known: Equatable, Sendable {
    /// Questions whose last first choice was right.
    public let count: Int
    /// All questions.
    public let total: Int

    /// `count` of `total` questions.
    public init(count: Int, total: Int) {
      self.count = count
      self.total = total
    }

    /// In percent, rounded: 100 only if all are known, 0 only if none.
    public var percent: Int {
      guard count > 0, total > 0 else { return 0 }
      return count >= total ? 100 : max(1, min(99, (count * 200 + total) / (2 * total)))
    }
  }

  /// The questions known at the chosen levels; no entry for a selection too large to search.
  public let known: [Selection: Known]
  /// The best round of each kind.
  public let bests: [Score.Kind: Score]
  /// The latest rounds of each recently played kind, newest first.
  public let latest: [Score.Kind: [Score]]
  /// New, young and mature questions; no entry for a selection too large to search.
  public let maturity: [Selection: Maturity]
  /// The number of questions at each of `Question.levels`; no entry for a selection too large to count.
  public let levels: [Selection: [Int]]

  /// Without arguments, empty.
  public init(
    known: [Selection: Known] = [:], bests: [Score.Kind: Score] = [:], latest: [Score.Kind: [Score]] = [:],
    levels: [Selection: [Int]] = [:], maturity: [Selection: Maturity] = [:]
  ) {
    self.known = known
    self.bests = bests
    self.latest = latest
    self.levels = levels
    self.maturity = maturity
  }
}
