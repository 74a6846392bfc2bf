import Testing

@testable import QuizCore

/// A seed gives the same numbers for ever.
struct SeededGeneratorTests {
  @Test func splitMix64GivesThePublishedNumbers() {
    var source = SplitMix64(seed: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in source.next() } == published)
  }

  @Test func xoshiroGivesThePublishedNumbers() {
    var rng = SeededGenerator(state: (1, 2, 3, 4))
    let published: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360, 607_988_272_756_665_600,
      16_172_922_978_634_559_625, 8_476_171_486_693_032_832, 10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect((0..<10).map { _ in rng.next() } == published)
  }

  @Test func aSeedReplays() {
    var one = SeededGenerator(seed: 7)
    var again = SeededGenerator(seed: 7)
    var other = SeededGenerator(seed: 8)
    #expect(one == again && one != other)
    #expect(one.shuffled(0..<100) == again.shuffled(0..<100))
    #expect(one == again)
    #expect(one.shuffled(0..<100) != other.shuffled(0..<100))
  }

  /// These numbers are in players' logs, behind the seeds of their rounds.
  @Test func whatASeedDealsNeverChanges() {
    var rng = SeededGenerator(seed: 7)
    #expect((0..<8).map { _ in rng.below(100) } == [70, 27, 83, 98, 99, 87, 6, 10])
    #expect(rng.shuffled(1...9) == [4, 3, 6, 8, 9, 5, 1, 2, 7])
  }

  @Test func aNumberIsBelowItsBound() {
    var rng = SeededGenerator(seed: 1)
    for bound in [1, 2, 3, 5, 1000, Int.max / 2 + 2, Int.max] {
      for _ in 0..<200 { #expect((0..<bound).contains(rng.below(bound))) }
    }
    for bound in [0, -1, Int.min] { #expect(rng.below(bound) == 0) }
  }

  @Test(arguments: [2, 4, 5, 9, 10])
  func everyNumberIsEquallyLikely(bound: Int) {
    var rng = SeededGenerator(seed: 2)
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<bound * 1000 { counts[rng.below(bound)] += 1 }
    #expect(isUniform(counts))
  }

  @Test func everyOrderIsEquallyLikely() {
    var rng = SeededGenerator(seed: 3)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 { counts[rng.shuffled([1, 2, 3, 4]), default: 0] += 1 }
    #expect(counts.count == 24)
    #expect(isUniform(Array(counts.values)))
  }

  @Test func aShuffleLosesNothing() {
    var rng = SeededGenerator(seed: 4)
    for count in 0...20 { #expect(rng.shuffled(0..<count).sorted() == Array(0..<count)) }
  }
}

/// Whether counts of equally likely things are as even as chance makes them in 999 of 1000 cases: chi-square against
/// its approximate quantile (Wilson and Hilferty), whose normal part is 3.09.
func isUniform(_ counts: [Int]) -> Bool {
  let total = Double(counts.reduce(0, +))
  let expected = total / Double(counts.count)
  let chiSquare = counts.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  let freedom = Double(counts.count - 1)
  let base = 1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)).squareRoot()
  return chiSquare <= freedom * base * base * base
}
