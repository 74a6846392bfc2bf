import Glibc
import QuizCore
import Testing

@testable import QuizStore

@Suite struct SummaryTests {
  let scratch = Scratch()

  func write(_ records: [RoundRecord], _ more: String = "") {
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined() + more)
  }

  /// Rounds of all games; no two of them are of one sitting.
  var many: [RoundRecord] {
    (0..<400).map {
      record(
        $0, game: GameList.sample.games.map(\.id)[$0 % 5], set: "ja/a b%/\($0 % 7)", correct: $0 % 6,
        milliseconds: 50_000 - $0, sitting: "\($0)")
    }
  }

  @Test func theBestRoundHasMostRightThenLeastTime() throws {
    let rounds = [
      record(1, correct: 3, milliseconds: 100), record(2, correct: 4, milliseconds: 900),
      record(3, correct: 4, milliseconds: 800), record(4, correct: 4, milliseconds: 800),
      record(5, correct: 5, milliseconds: 1, pauses: 1), record(6, correct: 1, milliseconds: 1),
    ]
    write(rounds)
    let summary = try scratch.log.summary()
    let kind = rounds[0].score(in: .sample).kind
    #expect(summary.best(of: kind) == rounds[2].score(in: .sample))
    #expect(summary.standings[kind]?.latest == rounds[5].score(in: .sample))
    #expect(summary.rounds == 6 && summary.rounds(of: .timed) == 6 && summary.rounds(of: .panels) == 0)
  }

  @Test func roundsAreOnlyComparedWithTheirOwnKind() throws {
    write([record(1, correct: 5), record(2, set: "ja"), record(3, asked: 3, correct: 3)])
    let summary = try scratch.log.summary()
    #expect(summary.standings.count == 3)
    #expect(summary.best { $0.set == "ja/食べ合わせ/基本" }?.correct == 5)
    #expect(summary.best { $0.asked == 3 }?.correct == 3)
  }

  @Test func theFileIsCountedAsAScanCountsIt() throws {
    let odd = "{\"version\":3}\nbroken\n" + record(3).line + "\n in flight"
    write(many, odd)
    let findings = try scratch.log.findings
    var expected = ScoreSummary()
    for record in findings.records { expected.add(record, in: .sample) }
    expected.newer = 1
    expected.unreadable = 1
    #expect(findings.repeated == 1)
    #expect(try scratch.log.summary() == expected)
  }

  @Test func whatWasAppendedIsAddedAndNoRoundTwice() throws {
    write(many)
    var reading = try scratch.log.reading()
    for number in [500, 501, 3, 399, 500] { try scratch.log.append(record(number, set: "new")) }
    try reading.goOn()
    #expect(try reading.summary == scratch.log.summary())
    #expect(reading.summary.rounds == 402)
  }

  @Test(arguments: [0, 1, 700, 10_000, 1 << 30])
  func partsComeToTheSameAsTheWhole(bytes: Int) throws {
    write(many + many.suffix(3), "broken\n in flight")
    let whole = try scratch.log.summary()
    var reading = LogReading(of: scratch.log)
    var parts = 0
    while !reading.isOver {
      try reading.goOn(bytes: bytes)
      parts += 1
    }
    #expect(reading.summary == whole && reading.summary.rounds == 400)
    #expect(bytes == 1 << 30 ? parts == 1 : parts > 5)
    // Once over, it stays what it is.
    try reading.goOn(bytes: bytes)
    #expect(reading.isOver && reading.summary == whole)
  }

  @Test func whatIsAppendedBetweenTwoPartsIsCounted() throws {
    write(many)
    var reading = LogReading(of: scratch.log)
    try reading.goOn(bytes: 1000)
    try scratch.log.append(record(500))
    try reading.goOn()
    #expect(reading.isOver && reading.summary.rounds == 401)
  }

  @Test func aLogThatBecomesAnotherBetweenTwoPartsIsReadFromItsBeginning() throws {
    write(many)
    var reading = LogReading(of: scratch.log)
    try reading.goOn(bytes: 20_000)
    write(Array(many.prefix(300)))
    try reading.goOn()
    #expect(reading.summary.rounds == 300)

    reading = LogReading(of: scratch.log)
    unlink(scratch.logPath)
    try reading.goOn()
    #expect(reading.isOver && reading.summary == ScoreSummary())
  }
}
