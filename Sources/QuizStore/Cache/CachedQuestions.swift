import QuizCore

/// Statistics as they are kept in a file: with what it takes to know that they still fit the log, and that they are
/// whole.
///
/// Words of 64 bits in the machine's own order, for it is a cache of this machine; the last one is a checksum of those
/// before it.
struct CachedQuestions: Hashable {
  var statistics: QuestionStatistics
  /// The highest id of the lines covered.
  var highest: [UInt8]
  /// How many bytes of the log are in the statistics: whole lines.
  var covered: Int
  /// The log they were made of.
  var log: CachedSummary.Log
  /// The checksum of the last bytes covered.
  var tail: UInt64
}

extension CachedQuestions {
  /// "tenqstat" and the number of the form.
  private static let heading: [UInt64] = [0x7461_7473_716e_6574, 1]

  /// The file's content.
  var bytes: [UInt8] {
    var words = CachedQuestions.heading
    func add(_ numbers: Int...) { words += numbers.map { UInt64(bitPattern: Int64($0)) } }
    add(covered)
    words += [tail, UInt64(log.device), UInt64(log.inode)]
    add(log.size, log.seconds, log.nanoseconds)
    add(statistics.unreadable, statistics.newer, statistics.leftOut)
    add(highest.count)
    words += highest.map(UInt64.init)
    add(statistics.tallies.count)
    for (question, tally) in statistics.tallies {
      words.append(question.hash)
      add(tally.asked, tally.right, tally.milliseconds, tally.late, tally.chosen.count)
      for (choice, count) in tally.chosen { add(choice, count) }
    }
    let content = words.withUnsafeBytes(Array.init)
    words.append(CachedSummary.checksum(content))
    return words.withUnsafeBytes(Array.init)
  }

  /// Reads a file's content; nil when it is not one that was written whole by this version.
  init?(_ bytes: [UInt8]) {
    guard bytes.count % 8 == 0, bytes.count > 8 else { return nil }
    let words = bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self) }
    }
    guard words.last == CachedSummary.checksum(bytes.dropLast(8)), words.starts(with: CachedQuestions.heading) else {
      return nil
    }
    var reader = WordReader(words[CachedQuestions.heading.count..<words.count - 1])
    guard let covered = reader.count(), let tail = reader.next(),
      let device = reader.next().flatMap(UInt.init(exactly:)), let inode = reader.next().flatMap(UInt.init(exactly:)),
      let size = reader.count(), let seconds = reader.number(), let nanoseconds = reader.number(),
      let unreadable = reader.count(), let newer = reader.count(), let leftOut = reader.count(),
      let length = reader.count(), length <= RecordLine.limit
    else { return nil }
    var highest: [UInt8] = []
    for _ in 0..<length {
      guard let byte = reader.next().flatMap(UInt8.init(exactly:)) else { return nil }
      highest.append(byte)
    }
    var statistics = QuestionStatistics()
    statistics.unreadable = unreadable
    statistics.newer = newer
    statistics.leftOut = leftOut
    guard let questions = reader.count(), questions <= QuestionStatistics.limit else { return nil }
    statistics.tallies.reserveCapacity(questions)
    for _ in 0..<questions {
      guard let hash = reader.next(), let tally = reader.tally() else { return nil }
      statistics.tallies[QuestionID(hash: hash)] = tally
    }
    guard reader.isAtEnd else { return nil }
    self.init(
      statistics: statistics, highest: highest, covered: covered,
      log: CachedSummary.Log(device: device, inode: inode, size: size, seconds: seconds, nanoseconds: nanoseconds),
      tail: tail)
  }
}

/// Words, one after the other.
private struct WordReader {
  private var rest: ArraySlice<UInt64>

  init(_ words: ArraySlice<UInt64>) {
    rest = words
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> UInt64? { rest.popFirst() }

  mutating func number() -> Int? { next().map { Int(truncatingIfNeeded: $0) } }

  /// A number that is not negative, and so small that a quarter of a million of them can be added up.
  mutating func count() -> Int? { number().flatMap { (0...1 << 40).contains($0) ? $0 : nil } }

  mutating func tally() -> QuestionTally? {
    guard let asked = count(), let right = count(), let milliseconds = number(), milliseconds >= 0,
      let late = count(), let choices = count(), choices <= QuestionTally.choices.count
    else { return nil }
    var chosen: [Int: Int] = [:]
    for _ in 0..<choices {
      guard let choice = count(), QuestionTally.choices.contains(choice), let times = count() else { return nil }
      chosen[choice] = times
    }
    return QuestionTally(asked: asked, right: right, milliseconds: milliseconds, chosen: chosen, late: late)
  }
}
