import Foundation
import QuizCore
import Testing

@testable import QuizStore

/// The files that version 0.1.0 wrote, in `Tests/Fixtures/0.1.0`: all of them is read, and nothing is lost by one more save.
@Suite struct OldFilesTests {
  let scratch = Scratch()

  /// A file of version 0.1.0.
  static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "Fixtures/0.1.0/\(name)")))
  }

  @Test func everyRoundIsRead() throws {
    let bytes = try Self.fixture("scores.jsonl")
    scratch.write("data/scores.jsonl", bytes: bytes)
    let found = try scratch.log.findings
    #expect(found.records.map(\.set) == ["en/Food pairings", "ja/食べ合わせ", "en/Food pairings", "own"])
    #expect(found.records.map(\.correct) == [0, 0, 1, 0])
    #expect(found.unreadable.isEmpty && found.repeated == 0 && found.newer == 0)
    #expect(try scratch.log.summary().rounds == 4)
    #expect(try scratch.log.questions().tallies.values.reduce(0) { $0 + $1.asked } == 15)

    try scratch.log.append(record(1))
    #expect(scratch.bytes("data/scores.jsonl") == bytes + Array((record(1).line + "\n").utf8))
    #expect(try scratch.log.summary().rounds == 5)
  }

  @Test(arguments: ["0.1.0", "0.2.0"])
  func aLineIsWrittenAsAnEarlierVersionWroteIt(_ version: String) throws {
    let bytes = try Self.fixture("../\(version)/scores.jsonl")
    scratch.write("data/scores.jsonl", bytes: bytes)
    let records = try scratch.log.findings.records
    #expect(records.map { $0.line + "\n" }.joined() == String(decoding: bytes, as: UTF8.self))
  }

  @Test func theOwnQuestionsAreReadAndOneMoreIsAdded() throws {
    let bytes = try Self.fixture("own.csv")
    scratch.write("data/banks/own.csv", bytes: bytes)
    let bank = UserBank(path: scratch("data/banks/own.csv"))
    #expect(
      try bank.rows().map(\.question?.text) == [
        "Which of these, by weight, is mostly water?", "「春」の次に来る季節は？",
      ])
    let third = try #require(Question(text: "2 + 2", choices: ["3", "4"], answer: 1))
    try bank.append(third)
    #expect(scratch.bytes("data/banks/own.csv")?.starts(with: bytes) == true)
    #expect(try bank.rows().count == 3)
  }
}
