import Testing

@testable import QuizCore

/// Which records are of one sitting.
@Suite struct SittingTests {
  @Test func recordsWithTheSameNameAreOfOneSittingHoweverLongItTakes() {
    let first = SittingMark(name: 1, seconds: 0)
    #expect(first.isOfOneSitting(with: SittingMark(name: 1, seconds: 1_000_000)))
    #expect(!first.isOfOneSitting(with: SittingMark(name: 2, seconds: 1)))
  }

  @Test(arguments: [(0, true), (599, true), (600, false), (-599, true), (-600, false)])
  func recordsWithoutANameAreOfOneSittingWithinTenMinutes(seconds: Int, isOne: Bool) {
    let first = SittingMark(name: nil, seconds: 1000)
    #expect(first.isOfOneSitting(with: SittingMark(name: nil, seconds: 1000 + seconds)) == isOne)
  }

  @Test func aNameIsNeverSharedWithRecordsThatHaveNone() {
    let named = SittingMark(name: 1, seconds: 0)
    let nameless = SittingMark(name: nil, seconds: 0)
    #expect(!named.isOfOneSitting(with: nameless))
    #expect(!nameless.isOfOneSitting(with: named))
  }

  @Test func theFirstRecordNamesItsSitting() {
    let round = RoundRecord(
      game: .endless, set: "own", asked: 1, correct: 1, misses: 0, milliseconds: 1, limit: 0, pauses: 0, seed: 7,
      answers: [])
    #expect(round.saved(.round, id: "a", date: .epoch).sitting == nil)
    #expect(round.saved(.firstOfSitting, id: "a", date: .epoch).sitting == "a")
    #expect(round.saved(.answer(ofSitting: "a"), id: "b", date: .epoch).sitting == "a")
  }
}
