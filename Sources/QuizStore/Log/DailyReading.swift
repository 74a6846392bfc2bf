import Glibc
import QuizCore

/// The search for the attempts at daily rounds, from the end of the score log back to the first day without one.
///
/// Takes as long as the rounds since that day, however long the log is, and can be done a part at a time. Parses no more
/// of other games' rounds than their date.
public struct DailyReading: Sendable {
  /// What was found so far.
  public private(set) var attempts: DailyAttempts
  /// Whether everything was found.
  public private(set) var isOver = false
  /// Which file was read; nil before the first part.
  private var file: ino_t?
  /// Where the last line that was read ends: what is appended later begins here.
  private var end = 0
  /// Everything before this is still to be read.
  private var position = 0
  /// How many lines in a row are too old to matter.
  private var staleLines = 0
  /// The date before which nothing is looked for, as a record begins with it.
  private var oldest: String

  /// So many lines in a row that are older than the first day without an attempt end the search: not one alone, because
  /// the clock may have been wrong for a while.
  private static let patience = 64

  /// Will look for attempts from the day `last` back.
  public init(until last: Day) {
    attempts = DailyAttempts(until: last)
    oldest = DailyReading.oldest(before: attempts.gap)
  }

  /// The end of a search in a log that cannot be read: nothing was found.
  public init(unreadableUntil last: Day) {
    self.init(until: last)
    isOver = true
  }

  /// Reads what was appended since the last call, and about `bytes` bytes more towards the beginning of the log.
  ///
  /// Begins anew when the log was replaced or cut since then.
  public mutating func goOn(bytes: Int, in log: ScoreLog) throws(ReadError) {
    guard let path = log.path, let lines = try LogLines(path) else {
      self = DailyReading(until: attempts.last)
      isOver = true
      return
    }
    if file != lines.status.st_ino || lines.size < end {
      self = DailyReading(until: attempts.last)
      file = lines.status.st_ino
      position = lines.size
      end = lines.size
      try readBackwards(lines, bytes: bytes, isFirst: true)
    } else {
      end = try lines.forwards(from: end) { _, line in
        if let record = line.flatMap(DailyReading.attempt) { attempts.add(later: record) }
        return true
      }
      if !isOver { try readBackwards(lines, bytes: bytes, isFirst: false) }
    }
  }

  private mutating func readBackwards(_ lines: borrowing LogLines, bytes: Int, isFirst: Bool) throws(ReadError) {
    let start = position
    var isFirst = isFirst
    // Until a line says otherwise: without a complete line everything is still to come.
    if isFirst { end = 0 }
    isOver = true
    try lines.backwards(from: start) { offset, line in
      if isFirst { end = line.map { offset + $0.count + 1 } ?? offset }
      isFirst = false
      position = offset
      take(line)
      if staleLines >= DailyReading.patience { return false }
      isOver = start - offset < bytes
      return isOver
    }
  }

  private mutating func take(_ line: UnsafeRawBufferPointer?) {
    guard let line else { return }
    var parser = RecordParser(line)
    guard let fields = parser.fields(keepingAnswers: false) else {
      if case .record(let record) = RecordLine.read(line) { take(record) }
      return
    }
    if fields.game == .daily {
      if case .record(let record) = RecordLine.read(line) { take(record) }
    } else {
      // The text begins with the local date, which sorts as text.
      note(isStale: line[fields.date].prefix(10).lexicographicallyPrecedes(oldest.utf8))
    }
  }

  private mutating func take(_ record: RoundRecord) {
    if record.game == .daily {
      attempts.add(earlier: record)
      oldest = DailyReading.oldest(before: attempts.gap)
    }
    note(isStale: "\(record.date.day)".utf8.lexicographicallyPrecedes(oldest.utf8))
  }

  /// The day before the first day without an attempt: a round is dated a day before its own when the clock was set back.
  private static func oldest(before gap: Day) -> String { "\(gap.advanced(by: -1))" }

  private mutating func note(isStale: Bool) {
    staleLines = isStale ? staleLines + 1 : 0
  }

  private static func attempt(_ line: UnsafeRawBufferPointer) -> RoundRecord? {
    guard case .record(let record) = RecordLine.read(line), record.game == .daily else { return nil }
    return record
  }
}
