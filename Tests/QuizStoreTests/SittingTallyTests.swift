import QuizCore
import Testing

@testable import QuizStore

/// Sittings in the log and in its summary: each is counted as one round.
@Suite struct SittingTallyTests {
  let scratch = Scratch()

  /// An answer of the endless game, this many seconds after a fixed instant.
  func answer(_ number: Int, of sitting: String?, at seconds: Int, set: String = "own") -> RoundRecord {
    RoundRecord(
      id: record(number).id, date: WallTime(secondsSince1970: 1_795_220_043 + seconds, offset: 0) ?? .epoch,
      game: .endless, set: set, asked: 1, correct: number % 2, misses: 1 - number % 2, milliseconds: 1000, limit: 0,
      pauses: 0, seed: 7, sitting: sitting, answers: [])
  }

  func summary(of records: [RoundRecord]) throws -> ScoreSummary {
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined())
    return try scratch.log.summary()
  }

  @Test func theLogKeepsTheNameOfASitting() throws {
    let record = answer(1, of: "0195", at: 0)
    #expect(record.line.contains(",\"seed\":7,\"sitting\":\"0195\",\"answers\":["))
    try scratch.log.append(record)
    #expect(try scratch.log.latest(1).records == [record])
    let escaped = answer(2, of: "a\"é", at: 0)
    try scratch.log.append(escaped)
    #expect(try scratch.log.latest(1).records == [escaped])
    // The quick reader reads what is written, and a line without the key is what it was.
    let line = RecordLine.bytes(of: record)
    line.withUnsafeBytes { bytes in
      var parser = RecordParser(bytes)
      #expect(parser.record()?.sitting != nil)
    }
    #expect(!answer(3, of: nil, at: 0).line.contains("sitting"))
  }

  @Test func aNamedSittingIsOneRoundWhateverItsSets() throws {
    let summary = try summary(of: [
      answer(1, of: "a", at: 0), answer(2, of: "a", at: 5, set: "x"), record(3), answer(4, of: "a", at: 9000),
      answer(5, of: "b", at: 9001), answer(6, of: "b", at: 9002),
    ])
    #expect(summary.rounds == 3)
    #expect(summary.rounds(of: .endless) == 2)
    #expect(summary.rounds(of: .timed) == 1)
  }

  @Test func twoSittingsAtTheSameTimeAreTwoRounds() throws {
    let names = ["a", "b"]
    let records = (0..<8).map { answer($0, of: names[$0 % 2], at: $0) }
    #expect(try summary(of: records).rounds == 2)
    // Also where they go on in what is appended.
    var reading = try scratch.log.reading()
    try scratch.log.append(answer(400, of: "a", at: 400))
    try scratch.log.append(answer(401, of: "c", at: 401))
    try scratch.log.append(answer(402, of: "b", at: 402))
    try reading.goOn()
    #expect(reading.summary.rounds == 3)
    #expect(try reading.summary == scratch.log.summary())
  }

  @Test func answersWithoutANameAreOneRoundUntilAGapOfTenMinutes() throws {
    let summary = try summary(of: [
      answer(1, of: nil, at: 0), answer(2, of: nil, at: 599), answer(3, of: nil, at: 1199),
      answer(4, of: "a", at: 1200), answer(5, of: nil, at: 1201),
    ])
    #expect(summary.rounds == 4)
  }

  @Test func aSittingGoesOnInWhatIsAppended() throws {
    for name in ["a", nil] {
      scratch.write("data/scores.jsonl", (0..<400).map { answer($0, of: name, at: $0).line + "\n" }.joined())
      var reading = try scratch.log.reading()
      #expect(reading.summary.rounds == 1)
      try scratch.log.append(answer(400, of: name, at: 400))
      try scratch.log.append(answer(401, of: "b", at: 401))
      try reading.goOn()
      #expect(reading.summary.rounds == 2)
      #expect(try reading.summary == scratch.log.summary())
      // The same answer a second time goes on with nothing.
      try scratch.log.append(answer(400, of: name, at: 400))
      try reading.goOn()
      #expect(reading.summary.rounds == 2)
    }
  }
}
