import Glibc
import Testing

@testable import QuizCore

/// However a bank is divided for a check, the same is found in it.
struct BankPartTests {
  /// The diagnostics of `bank`, checked in parts of this many bytes; as a whole for nil.
  private func report(_ bank: Bank, bytes: Int?) -> (problems: [BankDiagnostic], counts: BankCounts) {
    let whole = [BankPart(start: bank.index.start, end: nil)]
    var check = BankCheck(bank, in: bytes.map { bank.index.parts(bytes: $0, rows: 100) } ?? whole)
    var problems: [BankDiagnostic] = []
    check.run({ $0.isOrdinary ? [] : [$0.remark(Phrase("strange"), at: .question)] }, { problems.append($0) })
    return (problems, check.counts)
  }

  /// A damaged bank of some thousand rows.
  private func text(_ rng: inout SeededGenerator) -> [UInt8] {
    let parts = [
      "q", "かぼちゃ", ",", ",1,", ",2,a,b\n", "\n", "\r", "\r\n\r\n", "\"", "\"\"", "\"two\r\nlines\",1,a,b\n", "x", "é",
      "9",
      "\"\(String(repeating: "long, ", count: 500))", String(repeating: "x", count: BankLimits.field + 1),
    ]
    var text = rng.below(2) == 0 ? "\u{FEFF}question,answer,choice1,choice2\r\n" : "\n\nq,1,a,b\n"
    for number in 0..<3000 {
      text += rng.below(5) > 0 ? "Question \(number % 2500)?,\(1 + number % 2),yes,no\n" : parts[rng.below(parts.count)]
    }
    var bytes = Array(text.utf8)
    for _ in 0..<20 { bytes[rng.below(bytes.count)] = UInt8(rng.below(256)) }
    return bytes
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func theSameIsFoundInPartsOfAnySize(seed: UInt64) throws {
    var rng = SeededGenerator(seed: seed)
    let bytes = text(&rng)
    let file = try #require(tmpfile())
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0)
    let memory = try Bank(.memory(#require(BankBytes(bytes))), name: "food.csv")
    let onDisk = try Bank(.file(OpenFile(path: "/proc/self/fd/\(fileno(file))")), name: "food.csv")
    let whole = report(memory, bytes: nil)
    #expect(whole.problems.count > 100)
    for size in [1, 1000, 30_000] {
      #expect(memory.index.parts(bytes: size, rows: 100).count > 2)
      for bank in [memory, onDisk] {
        let parts = report(bank, bytes: size)
        #expect(parts.problems == whole.problems && parts.counts == whole.counts, "seed \(seed), size \(size)")
      }
    }
  }

  @Test func thePartsHoldEveryRowOnce() throws {
    let bank = try bank((0..<10_000).map { "\n\($0),1,a,b\n" }.joined())
    let parts = bank.index.parts(bytes: 1 << 20, rows: 1000)
    #expect(parts.count == 10)
    #expect(parts.first?.start.offset == 0 && parts.last?.end == nil)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start.offset })
  }
}
