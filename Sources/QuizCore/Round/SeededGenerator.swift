/// A reproducible random number generator: the same seed gives the same numbers on every machine and in every version.
///
/// xoshiro256** by Blackman and Vigna, seeded by SplitMix64 as they recommend (prng.di.unimi.it).
public struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Starts the sequence of `seed`.
  public init(seed: UInt64) {
    var source = SplitMix64(seed: seed)
    state = (source.next(), source.next(), source.next(), source.next())
  }

  /// Starts at a state, which must not be all zeros: only zeros would follow.
  init(state: (UInt64, UInt64, UInt64, UInt64)) {
    self.state = state
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    let result = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return result
  }

  private func rotated(_ bits: UInt64, by count: UInt64) -> UInt64 {
    bits << count | bits >> (64 - count)
  }

  /// Whether two generators will give the same numbers from now on.
  public static func == (one: SeededGenerator, other: SeededGenerator) -> Bool {
    one.state == other.state
  }
}

/// The generator that expands a seed into the state of another; by Steele, Lea and Flood.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence of `seed`.
  init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }
}

// The standard library may change how `Int.random` and `shuffled` use their generator, and then a seed would deal
// another round. These do not change.
extension RandomNumberGenerator {
  /// A number from 0 up to, not including, `bound`, all equally likely; 0 when `bound` is less than 1.
  ///
  /// By Lemire, "Fast random integer generation in an interval" (2019).
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let unfair = (0 &- bound) % bound
      while product.low < unfair { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// Shuffles `elements` uniformly (Fisher and Yates).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in 0..<max(0, elements.count - 1) {
      elements.swapAt(place, place + below(elements.count - place))
    }
  }

  /// The elements, shuffled uniformly.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var elements = Array(elements)
    shuffle(&elements)
    return elements
  }
}
