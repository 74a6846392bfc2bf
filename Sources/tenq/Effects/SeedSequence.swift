import QuizCore

/// The seeds of rounds: the requested one first, then others that follow from it.
struct SeedSequence {
  private var first: UInt64?
  private var generator: SeededGenerator

  /// Starts with `first`, or at random when it is nil.
  init(first: UInt64?) {
    self.first = first
    generator = SeededGenerator(seed: first ?? UInt64.random(in: .min ... .max))
  }

  /// The seed of the next round: short enough to be typed again.
  mutating func next() -> UInt64 {
    defer { first = nil }
    return first ?? UInt64(generator.below(1_000_000_000))
  }
}
