import LeagueAPI
import QuizCore
import QuizStore

/// The next rounds of the score log to send, read by the game's own rules.
///
/// A line at the end without its newline is being written and waits. Lines that cannot be read, or are of a newer
/// format, are passed over and counted.
struct PendingRounds: Sendable {
  /// The rounds, oldest first.
  private(set) var rounds: [RoundRecord] = []
  /// The numbers of lines that cannot be read.
  private(set) var unreadable: [Int] = []
  /// How many lines of a newer format there were.
  private(set) var newer = 0
  /// The end of the last line that was read.
  private(set) var end: ScoreLog.Mark

  /// The most bytes of a request's rounds; the rest of ``LeagueLimits/requestBytes`` is room for everything around
  /// them.
  static let bytes = LeagueLimits.requestBytes / 8 * 7

  /// Reads at most `count` rounds from `position` on; with `only`, those with these ids.
  init(
    _ log: ScoreLog, from position: LinePosition, count: Int, only: [String: String]? = nil
  ) throws(ReadError) {
    end = .init(offset: position.offset, number: position.line)
    var rounds: [RoundRecord] = []
    var unreadable: [Int] = []
    var newer = 0
    var size = 0
    var last: (offset: Int, number: Int)?
    let reached = try log.scan(from: end) { line in
      // Room for the request's escapes, and for what surrounds a record.
      let bytes = line.bytes.count + line.bytes.count / 16 + 64
      if case .record = line.content, size + bytes > PendingRounds.bytes, !rounds.isEmpty {
        last = (line.offset, line.number)
        return false
      }
      switch line.content {
      case .record(let record):
        // What players of a live room did is between them and their host.
        guard record.hosted == nil, position.isForLeague(line.offset, madeAt: PendingRounds.instant(of: record)),
          only.map({ $0[record.id] != nil }) ?? true
        else { return true }
        rounds.append(record)
        size += bytes
      case .repeated: break
      case .newer: newer += 1
      case .unreadable: unreadable.append(line.number)
      }
      return rounds.count < count
    }
    self.rounds = rounds
    self.unreadable = unreadable
    self.newer = newer
    end = last.map { .init(offset: $0.offset, number: $0.number) } ?? reached
  }

  /// Nothing, at `position`.
  init(nothingFrom position: LinePosition) {
    end = .init(offset: position.offset, number: position.line)
  }

  /// When a round was made by the player's clock, milliseconds since 1970: from its id, otherwise its date.
  private static func instant(of record: RoundRecord) -> Int {
    UUIDv7(record.id)?.milliseconds ?? record.date.secondsSince1970 * 1000
  }
}
