import Testing

@testable import Sweeps

/// What an ordinary run takes of cases that are too many.
@Suite struct SweepTests {
  @Test(arguments: [0, 1, 2, 3, 9, 10, 11, 100], [1, 2, 8])
  func aSampleHasTheEndsAndOneOfEachRunBetweenThem(all: Int, count: Int) {
    for seed: UInt64 in 0..<20 {
      let places = Sweep.places(of: all, oneIn: count, seed: seed)
      #expect(places.first == (all > 0 ? 0 : nil) && places.last == (all > 0 ? all - 1 : nil))
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 2 * count })
    }
  }

  @Test func aSeedDrawsTheSameSampleAndSeedsReachEveryCase() {
    #expect(Sweep.places(of: 50, oneIn: 8, seed: 7) == Sweep.places(of: 50, oneIn: 8, seed: 7))
    #expect(Set((0..<200).flatMap { Sweep.places(of: 50, oneIn: 8, seed: $0) }).count == 50)
  }
}
