import Glibc
import QuizCore
import Testing

@testable import tenq

/// Work that threads do is handed over in order, whichever ends first.
@Suite struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 3, 8], [0, 1, 5, 100])
  func resultsComeInOrder(threads: Int, total: Int) {
    var taken: [Int] = []
    WorkerThreads(count: threads).inOrder(total) { number in
      // The first are the slowest.
      number + (0..<(total - number) * 1000).reduce(0) { ($0 ^ $1) & 1 } * 0
    } take: { result in
      taken.append(result)
      return true
    }
    #expect(taken == Array(0..<total))
  }

  @Test(arguments: [1, 2, 8])
  func whoWantsNoMoreGetsNoMore(threads: Int) {
    var taken: [Int] = []
    WorkerThreads(count: threads).inOrder(1000) {
      $0
    } take: { result in
      taken.append(result)
      return result < 7
    }
    #expect(taken == Array(0...7))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func whatThreadsFindInABankIsWhatOneFinds(seed: UInt64) throws {
    var rng = SeededGenerator(seed: seed)
    let parts = [
      "q", "かぼちゃ", ",", ",1,", ",2,a,b\n", "\n", "\r\n", "\"", "\"\"", "\"two\nlines\"", "x", "\u{200B}", "9",
    ]
    var text = "question,answer,choice1,choice2\n"
    for number in 0..<30_000 {
      text +=
        rng.below(4) > 0 ? "Question \(number % 20_000)?,\(1 + number % 2),yes,no\n" : parts[rng.below(parts.count)]
    }
    let bank = try Bank(bytes: Array(text.utf8), name: "food.csv")
    let judge: @Sendable (BankRow) -> [BankDiagnostic] = { row in
      row.isOrdinary ? [] : [row.remark(Phrase("strange"), at: .question)]
    }
    var one: [BankDiagnostic] = []
    let counts = bank.check(alsoBy: judge) { one.append($0) }
    for threads in [1, 2, 5] {
      var found: [BankDiagnostic] = []
      #expect(bank.check(alsoBy: judge, by: WorkerThreads(count: threads)) { found.append($0) } == counts)
      #expect(found == one)
    }
    #expect(one.count > 1000)
  }
}
