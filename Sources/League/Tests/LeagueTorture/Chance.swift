import Synchronization

/// Chance from one seed, which a run prints: SplitMix64.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  /// The chance of one part of a run, so that parts which run at the same time do not take from each other.
  init(_ seed: UInt64, _ part: String) {
    state = part.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }
}

/// Chance that many threads share.
final class SharedChance: Sendable {
  private let chance: Mutex<Chance>

  init(_ chance: Chance) {
    self.chance = Mutex(chance)
  }

  /// A number below `bound`, which is at least 1.
  func below(_ bound: Int) -> Int { chance.withLock { $0.below(bound) } }
}
