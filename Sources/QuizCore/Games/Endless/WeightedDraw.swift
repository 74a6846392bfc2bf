/// The weights by which the endless game draws its next question: missed and unseen ones come more often.
///
/// An unseen question weighs 4, any other 1 + 3 × the fraction of its answers that were wrong, so that one that was
/// always right comes a quarter as often as one that never was.
public enum WeightedDraw {
  /// The weight of a question in thousandths, 1000 to 4000.
  public static func weight(of tally: QuestionTally) -> Int {
    tally.rightPerThousand.map { heaviest - 3 * max(0, min($0, 1000)) } ?? heaviest
  }

  /// The weight of an unseen question, in thousandths.
  static let heaviest = 4000
  /// How many rows are tried before the weights are ignored. A usable row is accepted with a probability of at least a
  /// quarter, so only banks with hardly any usable row get there.
  static let maximumAttempts = 200
}

extension QuestionPool {
  /// A drawn question, and the bank it is in.
  public struct Drawn: Hashable, Sendable {
    /// The index of its bank in the pool.
    public let bank: Int
    /// What is asked.
    public let question: Question
  }

  /// Draws a question by the weights of ``WeightedDraw``, not `last` unless there is no other; nil when no row can be
  /// used.
  ///
  /// Rejection sampling: picks a row uniformly and accepts it with a probability proportional to its weight. Only a few
  /// rows are read, however large the banks, and the weights hold exactly.
  public func drawWeighted(
    after last: QuestionID? = nil, tally: (QuestionID) -> QuestionTally?, using rng: inout some RandomNumberGenerator
  ) -> Drawn? {
    guard rowCount > 0 else { return nil }
    for _ in 0..<WeightedDraw.maximumAttempts {
      let row = rng.below(rowCount)
      guard let question = question(at: row), question.id != last else { continue }
      let weight = WeightedDraw.weight(of: tally(question.id) ?? QuestionTally())
      if rng.below(WeightedDraw.heaviest) < weight { return Drawn(bank: bank(ofRow: row), question: question) }
    }
    // Hardly any row can be used: take the next one that can, or else the same question again.
    return any(but: last, using: &rng) ?? any(but: nil, using: &rng)
  }

  private func any(but last: QuestionID?, using rng: inout some RandomNumberGenerator) -> Drawn? {
    let first = rng.below(rowCount)
    for step in 0..<rowCount {
      let row = (first + step) % rowCount
      if let question = question(at: row), question.id != last {
        return Drawn(bank: bank(ofRow: row), question: question)
      }
    }
    return nil
  }
}
