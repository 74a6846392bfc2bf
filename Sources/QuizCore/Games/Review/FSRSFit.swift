/// Weights that were fitted to a player's answers, and how well they foretell them.
public struct FSRSFit: Hashable, Sendable {
  /// The weights.
  public let weights: FSRSWeights
  /// The mean log loss of the answers by the weights before: the lower, the better they are foretold.
  public let before: Double
  /// The same by the fitted weights.
  public let after: Double

  /// Makes it from its parts.
  public init(weights: FSRSWeights, before: Double, after: Double) {
    self.weights = weights
    self.before = before
    self.after = after
  }

  /// The fewest answers, and of how many questions, that weights are fitted to: 21 numbers follow from too few answers by
  /// accident.
  public static let least = (reviews: 400, questions: 60)

  /// The most answers that weights are fitted to; of a longer log every second question, or every third: more say no more,
  /// and nobody waits for a minute.
  static let most = 20_000

  /// Fits weights to a history by maximum likelihood: of all weights within their bounds, those by which the answers that
  /// were given are most likely. `former` is where it begins; nil where there are too few answers.
  ///
  /// The likelihood climbs along its slope, which follows from the formulas of ``FSRS`` themselves (``Tape``), in steps by
  /// Kingma and Ba, "Adam: A Method for Stochastic Optimization" (2015), over all answers at once, shorter and shorter.
  public init?(_ history: ReviewHistory, from former: FSRSWeights = .published, steps: Int = 150) {
    let size = history.size
    guard size.reviews >= FSRSFit.least.reviews, size.questions >= FSRSFit.least.questions else { return nil }
    let history = history.thinned(to: FSRSFit.most)
    // A fit before may have led astray: the published weights are as good a place to begin.
    let before = FSRSFit.loss(of: former, history)
    var best = (weights: former, loss: before)
    var weights = FSRSWeights.published.values
    var momentum = Array(repeating: 0.0, count: weights.count)
    var variance = momentum
    let (keptMomentum, keptVariance) = (0.9, 0.999)
    var (momentumLeft, varianceLeft) = (1.0, 1.0)
    for step in 0..<steps {
      let (loss, slopes) = FSRSFit.slopes(of: weights, history)
      if loss < best.loss, let better = FSRSWeights(weights) { best = (better, loss) }
      momentumLeft *= keptMomentum
      varianceLeft *= keptVariance
      let pace = 0.05 * (1 - Double(step) / Double(steps))
      for place in weights.indices where slopes[place].isFinite {
        momentum[place] += (1 - keptMomentum) * (slopes[place] - momentum[place])
        variance[place] += (1 - keptVariance) * (slopes[place] * slopes[place] - variance[place])
        let move =
          momentum[place] / (1 - momentumLeft) / ((variance[place] / (1 - varianceLeft)).squareRoot() + 1e-8)
        let bounds = FSRSWeights.bounds[place]
        weights[place] = min(max(weights[place] - pace * move, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(weights: best.weights, before: before, after: best.loss)
  }

  /// The mean log loss of the answers of a history that came on another day than the one before; 0 where there are none.
  static func loss(of weights: FSRSWeights, _ history: ReviewHistory) -> Double {
    let model = FSRS(weights.values)
    var loss = 0.0
    var count = 0
    for reviews in history.questions {
      FSRSFit.replay(reviews, by: model) { chance, isRemembered in
        loss -= Mathematics.log(bounded(isRemembered ? chance : 1 - chance))
        count += 1
      }
    }
    return count > 0 ? loss / Double(count) : 0
  }

  /// The same with its slope by each weight.
  private static func slopes(of weights: [Double], _ history: ReviewHistory) -> (loss: Double, slopes: [Double]) {
    let tape = Tape()
    let variables = weights.map(tape.variable)
    let model = FSRS(variables)
    let common = tape.count
    var slopes = Array(repeating: 0.0, count: weights.count)
    var loss = 0.0
    var count = 0
    for reviews in history.questions {
      var parts: [(number: Traced, factor: Double)] = []
      FSRSFit.replay(reviews, by: model) { chance, isRemembered in
        let likelihood = bounded(isRemembered ? chance.value : 1 - chance.value)
        loss -= Mathematics.log(likelihood)
        count += 1
        parts.append((chance, (isRemembered ? -1 : 1) / likelihood))
      }
      if !parts.isEmpty { tape.addSlopes(of: parts, to: &slopes) }
      tape.rewind(to: common)
    }
    let answers = Double(max(1, count))
    return (loss / answers, slopes.map { $0 / answers })
  }

  /// Goes through the answers to a question, and hands on the chance to remember it at each that came on a later day, and
  /// whether it was remembered.
  private static func replay<Number>(
    _ reviews: [ReviewHistory.Review], by model: FSRS<Number>, _ take: (Number, Bool) -> Void
  ) {
    guard let first = reviews.first else { return }
    var state = model.first(first.grade)
    for review in reviews.dropFirst() {
      if review.days > 0 { take(model.retrievability(state, after: review.days), review.grade != .again) }
      state = model.next(state, review.grade, after: review.days)
    }
  }

  /// A likelihood whose logarithm is finite.
  private static func bounded(_ likelihood: Double) -> Double { min(max(likelihood, 1e-12), 1) }
}
