/// The numbers that are right, as decimal texts, for the files of other programs.
package struct NumberRange: Hashable {
  /// The least and the greatest.
  package let low, high: String
  /// What lies in the middle of both, and how far they are from it.
  package let middle, margin: String
  /// What they count or measure; empty where that is not said.
  package let unit: String
  /// Whether there is more than one.
  package var isRange: Bool { low != high }
}

extension Question {
  /// The numbers that are right; nil where the answer is none.
  package var numberRange: NumberRange? {
    guard kind.input == .number, let number = accepted.first.flatMap({ AcceptedNumber($0) }) else { return nil }
    return NumberRange(
      low: number.low.description, high: number.high.description, middle: number.low.halfSum(number.high).description,
      margin: number.high.halfDifference(number.low).description, unit: unit)
  }
}
