import Glibc
import QuizCore
import Testing

@testable import QuizStore

@Suite struct SummaryTests {
  let scratch = Scratch()

  var cache: SummaryCache { SummaryCache(folder: scratch("cache"), of: scratch.log) }
  /// As `cache`, without one.
  var rebuilt: ScoreSummary {
    get throws { try SummaryCache(folder: nil, of: scratch.log).summary() }
  }

  /// The summary in the bytes of a cache file.
  func cached(in bytes: [UInt8]?) -> ScoreSummary? {
    CachedTally<ScoreTally>(bytes ?? [], of: scratch.logPath, .sample)?.tally.summary
  }

  func write(_ records: [RoundRecord], _ more: String = "") {
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined() + more)
  }

  /// Enough rounds that their summary is cached; no two of them are of one sitting.
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
    let summary = try cache.summary()
    let kind = rounds[0].score(in: .sample).kind
    #expect(summary.best(of: kind) == rounds[2].score(in: .sample))
    #expect(summary.standings[kind]?.latest == rounds[5].score(in: .sample))
    #expect(summary.rounds == 6 && summary.rounds(of: .timed) == 6 && summary.rounds(of: .panels) == 0)
  }

  @Test func roundsAreOnlyComparedWithTheirOwnKind() throws {
    write([record(1, correct: 5), record(2, set: "ja"), record(3, asked: 3, correct: 3)])
    let summary = try cache.summary()
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
    #expect(try cache.summary() == expected)
  }

  @Test func theCacheSaysTheSameAsTheLog() throws {
    write(many)
    let summary = try cache.summary()
    #expect(scratch.exists("cache/scores.summary"))
    #expect(scratch.mode("cache/scores.summary") == 0o600 && scratch.mode("cache") == 0o700)
    #expect(cached(in: scratch.bytes("cache/scores.summary")) == summary)
    #expect(try cache.summary() == summary)
  }

  @Test func aShortLogIsReadInLessTimeThanItsSummary() throws {
    write([record(1)])
    _ = try cache.summary()
    #expect(!scratch.exists("cache"))
  }

  @Test func whatWasAppendedIsAddedAndNoRoundTwice() throws {
    write(many)
    _ = try cache.summary()
    for number in [500, 501, 3, 399, 500] { try scratch.log.append(record(number, set: "new")) }
    let summary = try cache.summary()
    let fromNothing = try rebuilt
    #expect(summary == fromNothing)
    #expect(summary.rounds == 402)
  }

  @Test(arguments: [0, 1, 700, 10_000, 1 << 30])
  func partsComeToTheSameAsTheWhole(bytes: Int) throws {
    write(many + many.suffix(3), "broken\n in flight")
    let whole = try rebuilt
    var reading = try cache.begin()
    var parts = 0
    while !reading.isOver {
      #expect(!scratch.exists("cache"), "cached before it was whole")
      try cache.goOn(&reading, bytes: bytes)
      parts += 1
    }
    #expect(reading.summary == whole && reading.summary.rounds == 400)
    #expect(bytes == 1 << 30 ? parts == 1 : parts > 5)
    #expect(cached(in: scratch.bytes("cache/scores.summary")) == whole)
    // Once over, it stays what it is.
    try cache.goOn(&reading, bytes: bytes)
    #expect(reading.summary == whole)
  }

  @Test func whatIsAppendedBetweenTwoPartsIsCounted() throws {
    write(many)
    var reading = try cache.begin()
    try cache.goOn(&reading, bytes: 1000)
    try scratch.log.append(record(500))
    try cache.goOn(&reading, bytes: .max)
    #expect(reading.isOver && reading.summary.rounds == 401)
  }

  @Test func aLogThatBecomesAnotherBetweenTwoPartsIsReadFromItsBeginning() throws {
    write(many)
    var reading = try cache.begin()
    try cache.goOn(&reading, bytes: 20_000)
    write(Array(many.prefix(300)))
    try cache.goOn(&reading, bytes: .max)
    #expect(reading.summary.rounds == 300)

    reading = try cache.begin()
    unlink(scratch.logPath)
    try cache.goOn(&reading, bytes: .max)
    #expect(reading.isOver && reading.summary == ScoreSummary())
  }

  @Test func damageIsNoticedAndCostsNothing() throws {
    write(many)
    let summary = try cache.summary()
    let bytes = try #require(scratch.bytes("cache/scores.summary"))
    for position in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[position] ^= 1
      #expect(cached(in: damaged) == nil)
    }
    for length in stride(from: 0, to: bytes.count, by: 11) {
      #expect(cached(in: Array(bytes.prefix(length))) == nil)
    }
    scratch.write("cache/scores.summary", "nonsense")
    #expect(try cache.summary() == summary)
  }

  @Test func anotherLogUnderTheSameNameIsReadAgain() throws {
    write(many)
    _ = try cache.summary()
    write(Array(many.prefix(300)))
    #expect(try cache.summary().rounds == 300)
    write(many.reversed())
    #expect(try cache.summary().rounds == 400)
    scratch.write("data/scores.jsonl", "")
    #expect(try cache.summary() == ScoreSummary())
  }

  @Test func aCacheThatCannotBeWrittenIsNoError() throws {
    write(many)
    scratch.write("cache", "a file")
    #expect(try cache.summary().rounds == 400)
  }
}
