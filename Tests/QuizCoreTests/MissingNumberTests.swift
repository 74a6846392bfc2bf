import Sweeps
import Testing

@testable import QuizCore

/// The rules of the sums with a gap, checked over a million of them.
@Suite struct MissingNumberTests {
  /// Goes through this many rounds; returns the first few that break a rule, by their text.
  func rounds(_ count: Int, seed: UInt64 = 2026, breaking isWrong: ([MissingNumber]) -> Bool) -> [[String]] {
    var generator = SeededGenerator(seed: seed)
    var wrong: [[String]] = []
    for _ in 0..<count where wrong.count < 3 {
      let round = MissingNumber.round(using: &generator)
      if isWrong(round) { wrong.append(round.map(\.text)) }
    }
    return wrong
  }

  @Test(arguments: Sweep.of(1...100 as ClosedRange<UInt64>, oneIn: 8))
  func inAMillionSumsExactlyOneDigitFits(seed: UInt64) {
    let wrong = rounds(1000, seed: seed) { round in
      if round.count != 10 { return true }
      for sum in round {
        var fitting = 0
        var digit = 1
        while digit <= 9 {
          if sum.isTrue(with: digit) { fitting += 1 }
          digit += 1
        }
        if fitting != 1 || !sum.isTrue(with: sum.answer) || sum.answer < 1 || sum.answer > 9 { return true }
        if sum.left < 1 || sum.right < 1 || sum.result < 1 { return true }
      }
      return false
    }
    #expect(wrong.isEmpty)
  }

  @Test func aRoundHasEveryOperationAndNoSumTwice() {
    let wrong = rounds(10_000) { round in
      Set(round.map(\.operation)).count < 4
        || Set(round.map { $0.text.replacing("( ? )", with: "\($0.answer)") }).count < 10
    }
    #expect(wrong.isEmpty)
  }

  @Test func theNumbersGrowFromTheFirstToTheTenth() {
    let wrong = rounds(10_000) { round in
      zip(round, MissingNumber.reaches).contains { sum, reach in
        switch sum.operation {
        case .plus: !reach.whole.contains(sum.result)
        case .minus: !reach.whole.contains(sum.left)
        case .times: !reach.factor.contains(sum.left) && !reach.factor.contains(sum.right)
        case .divided: !reach.factor.contains(sum.right) && !reach.factor.contains(sum.result)
        }
      }
    }
    #expect(wrong.isEmpty)
    for (easy, hard) in zip(MissingNumber.reaches, MissingNumber.reaches.dropFirst()) {
      #expect(easy.whole.lowerBound < hard.whole.lowerBound || easy.whole.upperBound < hard.whole.upperBound)
      #expect(easy.whole.lowerBound <= hard.whole.lowerBound && easy.whole.upperBound <= hard.whole.upperBound)
      #expect(easy.digit <= hard.digit)
      #expect(easy.factor.lowerBound <= hard.factor.lowerBound && easy.factor.upperBound <= hard.factor.upperBound)
    }
    #expect(MissingNumber.reaches.count == MissingNumber.roundLength)
  }

  @Test func everyPlaceOfEveryOperationIsMissingNowAndThen() {
    var seen: Set<[String]> = []
    _ = rounds(1000) { round in
      for sum in round { seen.insert([sum.operation.sign, "\(sum.gap)"]) }
      return false
    }
    #expect(seen.count == 12)
  }

  @Test func theSameSeedMakesTheSameSums() {
    var generator = SeededGenerator(seed: 7)
    #expect(
      MissingNumber.round(using: &generator).map(\.text) == [
        "2 × ( ? ) = 12", "( ? ) - 5 = 4", "12 ÷ ( ? ) = 4", "7 + ( ? ) = 13", "15 ÷ ( ? ) = 3", "( ? ) + 20 = 23",
        "37 - 28 = ( ? )", "8 × ( ? ) = 48", "( ? ) + 71 = 80", "82 - 77 = ( ? )",
      ])
  }

  @Test func aSumIsAQuestionWithNineDigitsInOrder() throws {
    let setup = try #require(Game.missing.round(over: .none, selection: nil, set: "missing", seed: 7))
    #expect(setup.questions.count == 10)
    for shuffled in setup.questions {
      #expect(shuffled.panels == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
      #expect(shuffled.question.text.contains("( ? )"))
    }
    let again = try #require(
      Game.missing.round(over: .list(setup.questions.map(\.question)), selection: nil, set: "missing", seed: 8))
    #expect(again.questions.allSatisfy { $0.panels.first == "1" })
    #expect(Set(again.questions) == Set(setup.questions))
  }
}
