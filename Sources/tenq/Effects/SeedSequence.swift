import QuizCore

/// The seed of each round: the one that was asked for first, then others that follow from it.
struct SeedSequence {
  private var first: UInt64?
  private var generator: SeededGenerator

  /// Begins with `first`, or by chance.
  init(first: UInt64?) {
    self.first = first
    generator = SeededGenerator(seed: first ?? UInt64.random(in: .min ... .max))
  }

  /// The next round's seed: short enough to be typed again.
  mutating func next() -> UInt64 {
    defer { first = nil }
    return first ?? UInt64(generator.below(1_000_000_000))
  }
}
