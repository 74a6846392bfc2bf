/// Which question comes next in the endless game: what was missed or not yet seen comes more often.
///
/// A question that nobody has answered weighs 4, any other 1 + 3 × the part of its answers that were wrong: one that
/// was always right comes a quarter as often as one that never was.
public enum WeightedDraw {
  /// The weight of a question in thousandths, 1000 to 4000.
  public static func weight(of tally: QuestionTally) -> Int {
    tally.rightPerThousand.map { heaviest - 3 * max(0, min($0, 1000)) } ?? heaviest
  }

  static let heaviest = 4000
  /// Rows that are looked at before the weights are given up. A row is taken with a chance of a quarter at least, so
  /// only a bank with hardly a usable row gets there.
  static let timeout = 200
}

extension QuestionPool {
  /// A row that was drawn, and the question in it.
  public struct Drawn: Hashable, Sendable {
    /// The number of the bank it is in, in the order of the pool.
    public let bank: Int
    /// What is asked.
    public let question: Question
  }

  /// One question by the weights of ``WeightedDraw``, not the one named `last` unless there is no other; nil when there
  /// is none at all.
  ///
  /// Takes a row of which all are equally likely and keeps it with a chance that follows its weight, else takes another.
  /// So only some rows are read, however many there are, and the weights hold exactly.
  public func drawWeighted(
    after last: QuestionID? = nil, tally: (QuestionID) -> QuestionTally?, using rng: inout some RandomNumberGenerator
  ) -> Drawn? {
    guard rowCount > 0 else { return nil }
    for _ in 0..<WeightedDraw.timeout {
      let row = rng.below(rowCount)
      guard let question = question(at: row), question.id != last else { continue }
      let weight = WeightedDraw.weight(of: tally(question.id) ?? QuestionTally())
      if rng.below(WeightedDraw.heaviest) < weight { return Drawn(bank: bank(ofRow: row), question: question) }
    }
    // Hardly a row can be used: whichever can, and at last the same again.
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
