import Sweeps
import Testing

@testable import QuizCore

/// Whatever a file holds, reading it ends, and its parts add up.
struct BankFuzzTests {
  private static let samples: [[UInt8]] = [
    Array("q,1,a,b\n\"x\ny\",2,\"c\"\"d\",e,,,why\r\n,,,\np,9,a\rr,3,a,b,c,d\n".utf8),
    Array("\u{FEFF}問題,正解,選択肢1,選択肢２,解説\n鍋?,２,ｶﾞｽ,ガス,\"あ\"\n\u{3000}食,1,か,が\n".utf8),
    [0xFF, 0xFE] + "q,1,𠮷,b\n\"".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    [0x92, 0xF7, 0x82, 0xDF] + Array(",1,\"a".utf8) + [0x83, 0x5C] + Array("\",b\n\n".utf8),
    Array("Quiz 12;;;\n;;;\nQuestion;A;B;Correct answer\nq;\"x;y\";z;b\np;2;1;2\n".utf8),
    Array("\u{FEFF}sep=\t\r\n問題文\t正答\t誤答1\t誤答2\r\nq\t\"a\"\tb\tc\r\n".utf8),
    Array("問題,ア,イ,答え\nq,x,y,ｲ\np,1,2,１\nr,b,a,Ａ\n".utf8),
    "問題\t正答\t選択肢①\t選択肢②\nq\t②\ta\tb\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    Array("Caf".utf8) + [0xE9] + Array(";1;a;b\n::t:: {=a ~b}\nANSWER: A\nA. x\n<quiz>\n".utf8),
    [0xC6, 0xFC, 0xCB, 0xDC, 0xA4, 0xCE] + Array(",1,a,b\n".utf8),
    [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42] + Array(",1,a,b\n".utf8),
  ]
  /// Bytes that mean something, so that chance meets the rules more often.
  private static let marks: [UInt8] = [
    0, 0x0A, 0x0D, 0x22, 0x22, 0x2C, 0x20, 0x31, 0x41, 0xE3, 0x80, 0xEF, 0xFF, 0xED, 0x3B, 0x09, 0xA4,
  ]

  /// Reads `bytes` in every way; returns the inconsistencies.
  static func contradiction(_ bytes: [UInt8]) -> String? {
    guard let bank = try? Bank(bytes: bytes, name: "f") else { return nil }
    var problems: [BankDiagnostic] = []
    let counts = bank.check { problems.append($0) }
    let lines = bytes.lazy.filter { $0 == 0x0A || $0 == 0x0D }.count + 1
    if let lost = problems.first(where: { !(1...lines).contains($0.line) || !(1...bytes.count + 1).contains($0.column) }
    ) {
      return "\(lost.located(in: "f").en) is outside of the file"
    }
    if counts.usable + counts.unusable != bank.rowCount { return "\(counts) of \(bank.rowCount) rows" }
    if counts.usable != bank.usableCount { return "\(counts.usable) usable, or \(bank.usableCount)" }
    let results = (0..<bank.rowCount).map(bank.result(at:))
    if results.compactMap(\.question).count != counts.usable { return "rows and pass differ in what is usable" }
    if zip(results, 0...).contains(where: { $0.question != bank.question(at: $1) }) { return "two questions in a row" }
    let errors = results.map(\.problems).joined().filter { $0.severity == .error }
    if errors != problems.filter({ $0.severity == .error }) { return "rows and pass differ in what is wrong" }
    if results.contains(where: { ($0.question == nil) != $0.problems.contains { $0.severity == .error } }) {
      return "a row that cannot be used has no error, or one that can has"
    }
    return nil
  }

  @Test(arguments: BankFuzzTests.samples)
  func aCutAtAnyByteAddsUp(_ sample: [UInt8]) {
    for length in 0...sample.count {
      #expect(BankFuzzTests.contradiction(Array(sample.prefix(length))) == nil, "cut at \(length)")
      #expect(BankFuzzTests.contradiction(Array(sample.suffix(length))) == nil, "begun \(length) before the end")
    }
  }

  @Test func anyByteAnywhereAddsUp() {
    for sample in BankFuzzTests.samples {
      for place in Sweep.of(sample.indices, oneIn: 8) {
        for mark in BankFuzzTests.marks {
          var bytes = sample
          bytes[place] = mark
          #expect(BankFuzzTests.contradiction(bytes) == nil, "\(mark) at \(place)")
        }
      }
    }
  }

  @Test(arguments: [UInt64(20_261_121)])
  func anyMixtureAddsUp(seed: UInt64) {
    var rng = SeededGenerator(seed: seed)
    for round in 0..<300 {
      var bytes = BankFuzzTests.samples[rng.below(BankFuzzTests.samples.count)]
      for _ in 0...rng.below(6) {
        guard !bytes.isEmpty else { break }
        let place = rng.below(bytes.count)
        switch rng.below(4) {
        case 0: bytes[place] = UInt8(rng.below(256))
        case 1: bytes.insert(BankFuzzTests.marks[rng.below(BankFuzzTests.marks.count)], at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + rng.below(5)))
        default: bytes += bytes[place...].prefix(20)
        }
      }
      #expect(BankFuzzTests.contradiction(bytes) == nil, "seed \(seed), round \(round): \(bytes)")
    }
  }

  @Test func anyMarksAddUp() {
    var rng = SeededGenerator(seed: 3)
    for round in 0..<300 {
      let bytes = (0..<rng.below(60)).map { _ in BankFuzzTests.marks[rng.below(12)] }
      #expect(BankFuzzTests.contradiction(bytes) == nil, "round \(round): \(bytes)")
    }
  }
}
