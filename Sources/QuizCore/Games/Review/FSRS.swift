/// FSRS-6, the model of memory that says when a question is about to be forgotten: Ye, Su and Cao, "A Stochastic Shortest
/// Path Algorithm for Optimizing Spaced Repetition Scheduling" (KDD 2022), in the version of the open-spaced-repetition
/// project, without learning steps: answers of one day go by the model's short-term formula.
///
/// Agrees with the Python package `fsrs` (`Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)`).
struct FSRS<Number: FSRSNumber> {
  /// What is known of one memory.
  struct State {
    /// In how many days the chance to remember falls to nine tenths.
    var stability: Number
    /// How hard the question is, 1 to 10.
    var difficulty: Number
  }

  private let weights: [Number]
  /// The exponent of the forgetting curve, below 0, and the factor that has it pass nine tenths after `stability` days.
  private let decay: Number
  private let factor: Number
  // What depends on the weights alone, computed once: a log has half a million answers.
  private let growth: Number
  private let lapse: Number
  private let easiest: Number
  private let one = Number(1)

  /// The model with these weights, as many as ``FSRSWeights`` has.
  init(_ weights: [Number]) {
    self.weights = weights
    decay = Number(0) - weights[20]
    factor = Number(0.9).power(Number(1) / decay) - Number(1)
    growth = weights[8].exponential
    lapse = (weights[17] * weights[18]).exponential
    easiest = FSRS.initialDifficulty(weights, .easy)
  }

  /// The chance to remember after whole days; on the same day, and where a clock was set back, it is 1.
  func retrievability(_ state: State, after days: Int) -> Number {
    (one + factor * Number(Double(max(0, days))) / state.stability).power(decay)
  }

  /// The state after the first answer.
  func first(_ grade: Grade) -> State {
    State(
      stability: FSRS.bounded(stability: weights[grade.rawValue - 1]),
      difficulty: FSRS.bounded(difficulty: FSRS.initialDifficulty(weights, grade)))
  }

  /// The state after an answer that came whole days after the one before; by less than one, where a clock was set back,
  /// as on the same day.
  func next(_ state: State, _ grade: Grade, after days: Int) -> State {
    let stability =
      if days < 1 {
        shortTerm(state.stability, grade)
      } else if grade == .again {
        forgotten(state, retrievability(state, after: days))
      } else {
        recalled(state, retrievability(state, after: days), grade)
      }
    return State(
      stability: FSRS.bounded(stability: stability), difficulty: difficulty(after: state.difficulty, grade))
  }

  private func shortTerm(_ stability: Number, _ grade: Grade) -> Number {
    let change =
      (weights[17] * (Number(Double(grade.rawValue - 3)) + weights[18])).exponential
      * stability.power(Number(0) - weights[19])
    return stability * (grade == .again ? change : .greatest(change, one))
  }

  private func forgotten(_ state: State, _ retrievability: Number) -> Number {
    let long =
      weights[11] * state.difficulty.power(Number(0) - weights[12])
      * ((state.stability + one).power(weights[13]) - one) * ((one - retrievability) * weights[14]).exponential
    return .least(long, state.stability / lapse)
  }

  private func recalled(_ state: State, _ retrievability: Number, _ grade: Grade) -> Number {
    var increase =
      growth * (Number(11) - state.difficulty) * state.stability.power(Number(0) - weights[9])
      * (((one - retrievability) * weights[10]).exponential - one)
    if grade == .hard { increase = increase * weights[15] }
    if grade == .easy { increase = increase * weights[16] }
    return state.stability * (one + increase)
  }

  private func difficulty(after former: Number, _ grade: Grade) -> Number {
    let change = Number(0) - weights[6] * Number(Double(grade.rawValue - 3))
    let damped = former + (Number(10) - former) * change / Number(9)
    return FSRS.bounded(difficulty: weights[7] * easiest + (one - weights[7]) * damped)
  }

  private static func initialDifficulty(_ weights: [Number], _ grade: Grade) -> Number {
    weights[4] - (weights[5] * Number(Double(grade.rawValue - 1))).exponential + Number(1)
  }

  /// The reference has no upper bound. This one, far beyond the longest interval, keeps a stability finite whatever weights
  /// and answers a file has.
  private static func bounded(stability: Number) -> Number {
    .least(.greatest(stability, Number(0.001)), Number(1e12))
  }

  private static func bounded(difficulty: Number) -> Number {
    .least(.greatest(difficulty, Number(1)), Number(10))
  }
}

extension FSRS: Sendable where Number: Sendable {}

extension FSRS<Double> {
  /// The longest interval, in days.
  static var longestInterval: Int { 36_500 }

  /// In how many whole days, 1 to 36,500, the chance to remember falls to `retention`.
  func interval(stability: Double, retention: Double) -> Int {
    let days = stability / factor * (Mathematics.pow(retention, 1 / decay) - 1)
    // Half to even, as the reference rounds. A stability of a log or a file may be any number.
    guard days < Double(FSRS.longestInterval) else { return FSRS.longestInterval }
    return max(1, Int(days.rounded(.toNearestOrEven)))
  }
}
