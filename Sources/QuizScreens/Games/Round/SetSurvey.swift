import QuizCore

/// The facts about each set for the list of sets, from one reading of the latest rounds and of the banks.
public struct SetSurvey: Response {
  /// How many questions of a selection are known, of how many.
  public struct Known: Equatable, Sendable {
    /// Questions whose last first choice was right.
    public let count: Int
    /// All questions.
    public let total: Int

    /// Makes the numbers.
    public init(count: Int, total: Int) {
      self.count = count
      self.total = total
    }

    /// The known ones in percent, rounded: 100 only where all are, 0 only where none is.
    public var percent: Int {
      guard count > 0, total > 0 else { return 0 }
      return count >= total ? 100 : max(1, min(99, (count * 200 + total) / (2 * total)))
    }
  }

  /// What is known of each selection, of the chosen levels; nothing for one with too many questions to search.
  public let known: [Selection: Known]
  /// The best round of each kind of the game.
  public let bests: [Score.Kind: Score]
  /// The latest rounds of each kind of the game that was played lately, newest first.
  public let latest: [Score.Kind: [Score]]
  /// How much of each selection is new, young and mature; nothing for one with too many questions to search.
  public let maturity: [Selection: Maturity]
  /// How many questions each selection has of each of `Question.levels`; nothing for one with too many to count.
  public let levels: [Selection: [Int]]

  /// Makes a survey from its parts.
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
