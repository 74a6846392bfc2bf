import QuizCore
import Testing

@testable import QuizStore

/// A number in a cache file is checked although the checksum is right.
@Suite struct CacheBoundsTests {
  let scratch = Scratch()

  var cache: SummaryCache { SummaryCache(folder: scratch("cache"), of: scratch.log) }

  static let absurd = [
    Int.max, Int.max - 1, Int.min, -1, 1 << 62, CacheReader.sums.upperBound + 1, Int(UInt32.max) << 31,
  ]

  /// Writes a log of a few rounds, caches its first part, and adds the rest, so that a reader continues from the cache.
  func cacheAFewRounds<Tally: LogTally>(_ type: Tally.Type) throws -> [UInt8] {
    let records = (1...6).map { record($0, set: "set \($0 % 2)", correct: $0 % 5, milliseconds: 9000 - $0) }
    for record in records.prefix(4) { try scratch.log.append(record) }
    guard let lines = try LogLines(scratch.logPath) else { return [] }
    var tally = Tally(.sample)
    let covered = try lines.forwards(from: 0) { _, line in
      tally.take(line)
      return true
    }
    try CacheFile<Tally>(folder: scratch("cache"), games: .sample).write(tally, covering: covered, of: lines)
    for record in records.suffix(2) { try scratch.log.append(record) }
    return try #require(scratch.bytes("cache/\(Tally.fileName)"))
  }

  func words(of bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The file with another number at `index`, counted in words, and the checksum of the changed file.
  func replacing(_ index: Int, of bytes: [UInt8], by number: Int) -> [UInt8] {
    var words = words(of: bytes)
    words[index] = UInt64(bitPattern: Int64(number))
    var writer = CacheWriter()
    for word in words.dropLast() { writer.add(word: word) }
    return writer.finish()
  }

  @Test func anAbsurdNumberInTheSummaryIsNoCache() throws {
    let bytes = try cacheAFewRounds(ScoreTally.self)
    #expect(CachedTally<ScoreTally>(bytes, of: scratch.logPath, .sample)?.tally.summary.rounds == 4)
    let expected = try SummaryCache(folder: nil, of: scratch.log).summary()
    #expect(expected.rounds == 6)
    // The only words that can be any number: "set 0", "set 1" and "timed".
    let names: Set<UInt64> = [0x30_2074_6573, 0x31_2074_6573, 0x64_656d_6974]
    for (index, word) in words(of: bytes).dropLast().enumerated() where !names.contains(word) {
      for number in CacheBoundsTests.absurd {
        scratch.write("cache/scores.summary", bytes: replacing(index, of: bytes, by: number))
        #expect(try cache.summary() == expected, "word \(index) is \(number)")
      }
    }
  }

  @Test func anAbsurdNumberInTheStatisticsIsNoCache() throws {
    let bytes = try cacheAFewRounds(QuestionCounter.self)
    #expect(CachedTally<QuestionCounter>(bytes, of: scratch.logPath, .sample)?.tally.statistics.tallies.count == 1)
    let expected = try SummaryCache(folder: nil, of: scratch.log).questions()
    // Ten words and the highest id, then four counts; the hash of the only question can be any number.
    let question = 10 + 1 + (36 + 7) / 8 + 4
    #expect(bytes.count / 8 == question + 14 + 1)
    for index in 0..<bytes.count / 8 - 1 where index != question {
      for number in CacheBoundsTests.absurd {
        scratch.write("cache/scores.questions", bytes: replacing(index, of: bytes, by: number))
        #expect(try cache.questions() == expected, "word \(index) is \(number)")
      }
    }
  }

  @Test func moreRightThanAskedIsNoCache() throws {
    let bytes = try cacheAFewRounds(QuestionCounter.self)
    let question = 10 + 1 + (36 + 7) / 8 + 4
    for (field, number) in [(2, 5), (4, 5), (1, 0)] {
      let changed = replacing(question + field, of: bytes, by: number)
      #expect(CachedTally<QuestionCounter>(changed, of: scratch.logPath, .sample) == nil)
    }
  }

  @Test func theProgramsOwnCacheOfAnotherFormatIsNoCache() throws {
    let bytes = try cacheAFewRounds(ScoreTally.self)
    #expect(CachedTally<QuestionCounter>(bytes, of: scratch.logPath, .sample) == nil)
    let otherRules = GameList([.practice, .endless, .timed])
    #expect(CachedTally<ScoreTally>(bytes, of: scratch.logPath, otherRules) == nil)
    let next = replacing(1, of: bytes, by: Int(ScoreTally.format) + 1)
    #expect(CachedTally<ScoreTally>(next, of: scratch.logPath, .sample) == nil)
  }
}
