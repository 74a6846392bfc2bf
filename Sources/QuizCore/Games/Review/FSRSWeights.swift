/// The 21 weights of ``FSRS``: those that were published, or those that were fitted to a player.
public struct FSRSWeights: Hashable, Sendable {
  /// The weights, each within its bounds.
  public let values: [Double]

  /// How many there are.
  public static let count = 21

  /// The published weights of FSRS-6, the mean of many thousands of learners.
  public static let published = FSRSWeights(unchecked: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The published bounds of each weight.
  static let bounds: [ClosedRange<Double>] =
    Array(repeating: 0.001...100, count: 4) + [
      1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9,
      0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
    ]

  /// Takes weights from outside; nil where they are not as many, or one is out of its bounds.
  public init?(_ values: [Double]) {
    guard values.count == FSRSWeights.count, zip(FSRSWeights.bounds, values).allSatisfy({ $0.contains($1) }) else {
      return nil
    }
    self.values = values
  }

  private init(unchecked values: [Double]) {
    self.values = values
  }
}
