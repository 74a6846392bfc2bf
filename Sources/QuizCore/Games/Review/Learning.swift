/// What the player chose for the review, besides its settings: kept in the settings file.
public struct Learning: Hashable, Sendable {
  /// The sets that were marked, or whose mark was taken away, by their names in the log. Of the others, those of the
  /// player's own are learnt.
  public internal(set) var sets: [String: Bool] = [:]
  /// The questions that are not asked until they are taken up again.
  public internal(set) var suspended: Set<QuestionID> = []
  /// The weights that were fitted to the player; nil for those that were published.
  public internal(set) var fit: Fit?

  /// Weights with the day on which they were fitted.
  public struct Fit: Hashable, Sendable {
    /// The weights, and how well they foretell.
    public let result: FSRSFit
    /// The day of learning on which they were fitted.
    public let day: Day

    /// Makes it from its parts.
    public init(_ result: FSRSFit, on day: Day) {
      self.result = result
      self.day = day
    }
  }

  /// A change of it.
  public enum Change: Hashable, Sendable {
    /// Learn the set of this name in the log, or not.
    case learn(String, Bool)
    /// Ask a question no longer, or again.
    case suspend(QuestionID, Bool)
    /// Go by other weights.
    case fit(Fit)
  }

  /// Nothing is chosen.
  public init(sets: [String: Bool] = [:], suspended: Set<QuestionID> = [], fit: Fit? = nil) {
    self.sets = sets
    self.suspended = suspended
    self.fit = fit
  }

  /// Makes a change.
  public mutating func apply(_ change: Change) {
    switch change {
    case .learn(let set, let isLearnt): sets[set] = isLearnt
    case .suspend(let question, true): suspended.insert(question)
    case .suspend(let question, false): suspended.remove(question)
    case .fit(let fit): self.fit = fit
    }
  }

  /// The weights of the model.
  public var weights: FSRSWeights { fit?.result.weights ?? .published }

  /// How many days pass before weights are fitted again by themselves.
  public static let daysBetweenFits = 7

  /// Whether weights may be fitted on a day by themselves.
  public func mayFit(on day: Day) -> Bool {
    // A fit in the future was made with a clock that was wrong.
    fit.map { !(0..<Learning.daysBetweenFits).contains(day.number - $0.day.number) } ?? true
  }
}
