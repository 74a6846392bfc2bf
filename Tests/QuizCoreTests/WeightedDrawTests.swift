import Testing

@testable import QuizCore

/// How answers are tallied, and how the endless game draws by them.
@Suite struct WeightedDrawTests {
  func tally(asked: Int, right: Int) -> QuestionTally { QuestionTally(asked: asked, right: right, milliseconds: 0) }

  @Test func nobodyHasARateBeforeAnAnswer() {
    #expect(QuestionTally().rightPerThousand == nil)
    #expect(QuestionTally().meanTime == nil)
  }

  @Test func aSumThatDoesNotFitStaysWhereItIs() {
    var tally = QuestionTally(asked: 1, right: 1, milliseconds: .max)
    tally.add(QuestionTally(asked: 1, right: 1, milliseconds: 1000))
    #expect(tally.milliseconds == .max)
    #expect(tally.asked == 2)
  }

  @Test(arguments: [
    ("not seen", 0, 0, 4000), ("always right", 5, 5, 1000), ("never right", 5, 0, 4000), ("half", 4, 2, 2500),
    ("two of three", 3, 2, 1999),
  ])
  func aWeightFollowsWhatWasMissed(name: String, asked: Int, right: Int, weight: Int) {
    #expect(WeightedDraw.weight(of: tally(asked: asked, right: right)) == weight)
  }

  func pool(_ text: String) throws -> QuestionPool { QuestionPool([try bank(text)]) }

  @Test func whatWasAlwaysRightComesAQuarterAsOften() throws {
    let pool = try pool("old,1,a,b\nnew,1,a,b\n")
    let old = QuestionID(text: "old", rightChoice: "a")
    var rng = SeededGenerator(seed: 1)
    var counts: [String: Int] = [:]
    for _ in 0..<5000 {
      let drawn = pool.drawWeighted(tally: { $0 == old ? tally(asked: 9, right: 9) : nil }, using: &rng)
      counts[try #require(drawn).question.text, default: 0] += 1
    }
    // One of five, give or take five standard deviations.
    #expect((860...1140).contains(counts["old"] ?? 0))
  }

  @Test func neverTheSameTwiceRunning() throws {
    let pool = try pool("one,1,a,b\ntwo,1,a,b\nthree,1,a,b\n")
    var rng = SeededGenerator(seed: 2)
    var last: QuestionID?
    for _ in 0..<200 {
      let drawn = try #require(pool.drawWeighted(after: last, tally: { _ in nil }, using: &rng))
      #expect(drawn.question.id != last)
      last = drawn.question.id
    }
  }

  @Test func theOnlyQuestionComesAgain() throws {
    let pool = try pool("one,1,a,b\n")
    var rng = SeededGenerator(seed: 3)
    let first = try #require(pool.drawWeighted(tally: { _ in nil }, using: &rng))
    #expect(pool.drawWeighted(after: first.question.id, tally: { _ in nil }, using: &rng) == first)
  }

  @Test func aUsableRowAmongManyThatAreNotIsFound() throws {
    let rows = Array(repeating: "no answer,,a,b\n", count: 3000)
    let pool = try pool(rows[..<1700].joined() + "yes,1,a,b\n" + rows[1700...].joined())
    var rng = SeededGenerator(seed: 4)
    #expect(pool.drawWeighted(tally: { _ in nil }, using: &rng)?.question.text == "yes")
  }

  @Test func withoutAUsableRowThereIsNone() throws {
    let pool = try pool("no answer,,a,b\n")
    var rng = SeededGenerator(seed: 5)
    #expect(pool.drawWeighted(tally: { _ in nil }, using: &rng) == nil)
    #expect(QuestionPool([]).drawWeighted(tally: { _ in nil }, using: &rng) == nil)
  }

  @Test func whatIsDrawnSaysWhichBankItIsFrom() throws {
    let pool = QuestionPool([try bank("one,1,a,b\ntwo,1,a,b\n"), try bank("three,1,a,b\n")])
    var rng = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let drawn = try #require(pool.drawWeighted(tally: { _ in nil }, using: &rng))
      #expect(drawn.bank == (drawn.question.text == "three" ? 1 : 0))
    }
  }
}
