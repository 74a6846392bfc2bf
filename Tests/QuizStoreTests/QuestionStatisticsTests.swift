import QuizCore
import Testing

@testable import QuizStore

@Suite struct QuestionStatisticsTests {
  let scratch = Scratch()

  /// A round with answers by chance: attempts in a row, time-outs, odd numbers of choices.
  func round(_ number: Int, using rng: inout SeededGenerator) -> RoundRecord {
    var answers: [RoundRecord.Answer] = []
    for _ in 0..<rng.below(6) {
      let question = QuestionID(hash: UInt64(rng.below(20)) &* 0x9e37_79b9_7f4a_7c15)
      for _ in 0...rng.below(3) {
        answers.append(
          RoundRecord.Answer(
            question: question, choice: rng.below(5) == 0 ? nil : rng.below(12), correct: rng.below(2) == 0,
            milliseconds: rng.below(20_000)))
      }
    }
    let base = record(
      number, game: GameList.sample.games.map(\.id)[rng.below(5)], set: ["ja", "ja/食べ合わせ", "a \"b\""][rng.below(3)])
    return RoundRecord(
      id: base.id, date: base.date, game: base.game, set: base.set, asked: 5, correct: 1, misses: 4,
      milliseconds: 1, limit: 0, pauses: 0, seed: 1, answers: answers)
  }

  func write(_ lines: [String]) {
    scratch.write("data/scores.jsonl", lines.map { $0 + "\n" }.joined())
  }

  var many: [String] {
    var rng = SeededGenerator(seed: 5)
    return (0..<500).map { round($0, using: &rng).line }
  }

  @Test(arguments: 1...20)
  func theLogIsCountedAsTheFullDecoderReadsIt(seed: UInt64) throws {
    var rng = SeededGenerator(seed: seed)
    var lines: [String] = []
    for number in 0..<100 {
      var line = round(rng.below(10) == 0 ? rng.below(100) : number, using: &rng).line
      switch rng.below(8) {
      case 0: line = " " + line.split(separator: ",").joined(separator: ", ")
      case 1: line = String(line.dropLast(rng.below(40)))
      case 2: line = "{\"version\":2}"
      default: break
      }
      lines.append(line)
    }
    write(lines)
    var expected = QuestionStatistics()
    try scratch.log.scan { line in
      switch line.content {
      case .record(let record):
        if GameList.sample.countedForQuestions.contains(record.game) { expected.tallies.add(record) }
      case .repeated: break
      case .newer: expected.newer += 1
      case .unreadable: expected.unreadable += 1
      }
      return true
    }
    #expect(try scratch.log.questions() == expected)
    #expect(expected.unreadable > 0 && expected.newer > 0 && !expected.tallies.isEmpty)
  }

  @Test func aRoundThatStandsTwiceCountsOnce() throws {
    write([1, 2, 1, 1].map { record($0).line })
    let tally = try scratch.log.questions().tallies[QuestionID(hash: 0x9f3a_51c0_d2e4_b687)]
    // The record's two answers are two attempts at one question.
    #expect(tally == QuestionTally(asked: 2, right: 2, milliseconds: 20_000, chosen: [2: 2], late: 2))
  }

  @Test func gamesThatMakeUpTheirQuestionsAreOnlyCountedWhenAskedFor() throws {
    write([record(1, game: .missing), record(2, game: .panels)].map(\.line))
    #expect(try scratch.log.questions().tallies.isEmpty)
    var missing = LogReading(of: scratch.log, countingAnswersOf: .missing)
    try missing.goOn()
    #expect(missing.questions.tallies.values.map(\.asked) == [1])
    var timed = LogReading(of: scratch.log, countingAnswersOf: .timed)
    try timed.goOn()
    #expect(timed.questions.tallies.isEmpty)
  }

  @Test func extendedIsAsReadAnew() throws {
    let lines = many
    write(Array(lines.prefix(300)))
    var reading = try scratch.log.reading()
    // Rounds that were counted before come again.
    scratch.write("data/scores.jsonl", append: (lines.suffix(200) + lines[250..<260]).map { $0 + "\n" }.joined())
    try reading.goOn()
    #expect(try reading.questions == scratch.log.questions())
  }

  @Test func noLogTakesUnboundedMemory() throws {
    var counter = QuestionCounter(games: GameList.sample.countedForQuestions, limit: 3)
    var rng = SeededGenerator(seed: 9)
    var asked = 0
    for number in 0..<100 {
      let record = round(number, using: &rng)
      guard GameList.sample.countedForQuestions.contains(record.game) else { continue }
      var tallies: [QuestionID: QuestionTally] = [:]
      tallies.add(record)
      asked += tallies.values.reduce(0) { $0 + $1.asked }
      counter.add(record.answers, of: record.game)
    }
    let statistics = counter.statistics
    #expect(statistics.tallies.count == 3)
    #expect(statistics.leftOut + statistics.tallies.values.reduce(0) { $0 + $1.asked } == asked)
  }

  @Test func aLogThatIsNotThereHasNoQuestions() throws {
    #expect(try scratch.log.questions() == QuestionStatistics())
    #expect(scratch.content.isEmpty)
  }
}

extension Scratch {
  func write(_ name: String, append text: String) {
    write(name, bytes: (bytes(name) ?? []) + text.utf8)
  }
}

extension [QuestionID: QuestionTally] {
  /// Counts the answers of one more round, one asking after the other: what the counter is compared with.
  mutating func add(_ record: RoundRecord) {
    var rest = record.answers[...]
    while let first = rest.first {
      let attempts = rest.prefix { $0.question == first.question }
      let choices = attempts.compactMap(\.choice).filter(QuestionTally.choices.contains)
      let last = attempts[attempts.endIndex - 1]
      self[first.question, default: QuestionTally()].add(
        QuestionTally(
          asked: 1, right: first.correct ? 1 : 0, milliseconds: last.milliseconds,
          chosen: [Int: Int](choices.map { ($0, 1) }, uniquingKeysWith: +), late: last.choice == nil ? 1 : 0))
      rest = rest[attempts.endIndex...]
    }
  }
}
