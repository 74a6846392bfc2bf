import Testing

@testable import QuizCore

/// A draw is fair, repeats nothing and reads little.
struct QuestionPoolTests {
  /// Questions `prefix0`, `prefix1`, …
  private func sample(_ prefix: String, _ count: Int) throws -> Bank {
    try bank((0..<count).map { "\(prefix)\($0),1,a,b\n" }.joined())
  }

  /// A generator that counts how often it is asked.
  private struct CountingGenerator: RandomNumberGenerator {
    var base = SeededGenerator(seed: 1)
    var calls = 0

    mutating func next() -> UInt64 {
      calls += 1
      return base.next()
    }
  }

  @Test func rowsOfAllBanksStandInALine() throws {
    let pool = QuestionPool([try sample("a", 3), try sample("b", 1), try sample("c", 20)])
    #expect(pool.rowCount == 24)
    #expect([0, 2, 3, 4, 23].map { pool.question(at: $0)?.text } == ["a0", "a2", "b0", "c0", "c19"])
    for row in [-1, 24, Int.min, Int.max] { #expect(pool.question(at: row) == nil) }
  }

  @Test func nothingIsDrawnFromNothing() {
    var rng = SeededGenerator(seed: 1)
    #expect(QuestionPool([]).draw(5, using: &rng).isEmpty)
    #expect(QuestionPool([]).question(at: 0) == nil)
    #expect(rng == SeededGenerator(seed: 1))
  }

  @Test func noRowIsDrawnTwice() throws {
    let pool = QuestionPool([try sample("a", 20), try sample("b", 10)])
    var rng = SeededGenerator(seed: 5)
    for count in [-1, 0, 1, 5, 29, 30, 31, Int.max] {
      let drawn = pool.draw(count, using: &rng)
      #expect(drawn.count == min(max(0, count), 30))
      #expect(Set(drawn).count == drawn.count)
    }
  }

  @Test func noQuestionIsDrawnTwiceThoughItStandsInTwoBanks() throws {
    let pool = QuestionPool([try sample("a", 5), try sample("a", 5), try bank("a0,2,b,a\nz,1,a,b\n")])
    var rng = SeededGenerator(seed: 6)
    #expect(pool.draw(50, using: &rng).map(\.text).sorted() == ["a0", "a1", "a2", "a3", "a4", "z"])
  }

  @Test func rowsThatCannotBeUsedAreSkipped() throws {
    let pool = QuestionPool([try bank("a,1,x,y\nb,9,x,y\n\"c,1,x,y\nd,2,x,y\n")])
    var rng = SeededGenerator(seed: 7)
    #expect(pool.rowCount == 4)
    #expect(Set(pool.draw(5, using: &rng).map(\.text)) == ["a", "d"])
    #expect(pool.all.map(\.text) == ["a", "d"])
    #expect(Set(pool.all(using: &rng)) == Set(pool.all))
  }

  @Test func everyUsableRowIsEquallyLikelyAtEveryPlace() throws {
    let pool = QuestionPool([try sample("a", 4), try bank("bad\nbad\n"), try sample("b", 3)])
    var rng = SeededGenerator(seed: 10)
    var counts = Array(repeating: [String: Int](), count: 3)
    for _ in 0..<2000 {
      for (place, question) in pool.draw(3, using: &rng).enumerated() { counts[place][question.text, default: 0] += 1 }
    }
    for place in counts {
      #expect(place.count == 7)
      #expect(isUniform(Array(place.values)))
    }
  }

  @Test func aDrawReadsOnlyTheRowsItNeeds() throws {
    let pool = QuestionPool([try sample("a", 5000)])
    var rng = CountingGenerator()
    #expect(pool.draw(5, using: &rng).count == 5)
    #expect(rng.calls == 5)
  }

  @Test func aSeedDealsTheSameQuestions() throws {
    let pool = QuestionPool([try sample("a", 100)])
    var one = SeededGenerator(seed: 7)
    var again = SeededGenerator(seed: 7)
    let drawn = pool.draw(5, using: &one)
    #expect(drawn == pool.draw(5, using: &again))
    #expect(drawn.map(\.text) == ["a70", "a28", "a84", "a98", "a99"])
  }
}
