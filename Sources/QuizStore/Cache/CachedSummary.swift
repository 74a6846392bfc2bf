import Glibc
import QuizCore

/// A summary as it is kept in a file: with what it takes to know that it still fits the log, and that it is whole.
///
/// Lines of words; the last one is a checksum of those before it.
struct CachedSummary: Hashable {
  /// Which file the log is, and how it was.
  struct Log: Hashable {
    var device: UInt
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// How many bytes before `covered` the checksum `tail` is of.
  static let tailLength = 4096

  var summary: ScoreSummary
  /// The highest id of the lines covered.
  var highest: [UInt8]
  /// How many bytes of the log are in the summary: whole lines.
  var covered: Int
  /// The log it was made of.
  var log: Log
  /// The checksum of the last bytes covered.
  var tail: UInt64

  /// FNV-1a, 64 bits.
  static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes(RecentIDs.hash)
  }
}

extension CachedSummary.Log {
  /// What the system knows of the log.
  init(_ status: stat) {
    self.init(
      device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Whether this can be `later` before something was appended to it: the same file, and if it is no longer then not
  /// written to either.
  func canHaveBecome(_ later: CachedSummary.Log) -> Bool {
    device == later.device && inode == later.inode && (size != later.size || self == later)
  }
}

extension CachedSummary {
  private static let heading = "tenq-summary-2"

  /// The file's content.
  var bytes: [UInt8] {
    var text = "\(CachedSummary.heading)\n"
    text += "\(covered) \(tail) \(log.device) \(log.inode) \(log.size) \(log.seconds) \(log.nanoseconds)\n"
    text += "\(summary.unreadable) \(summary.newer) \(CachedSummary.escaped(highest))\n"
    for (kind, standing) in summary.standings {
      text += "\(CachedSummary.escaped(Array(kind.game.rawValue.utf8))) \(kind.asked) \(kind.limit) \(standing.rounds)"
      text += standing.best.map(CachedSummary.words) ?? " - - - - - -"
      text += CachedSummary.words(standing.latest)
      text += " \(CachedSummary.escaped(Array(kind.set.utf8)))\n"
    }
    let lines = Array(text.utf8)
    return lines + "\(CachedSummary.checksum(lines))\n".utf8
  }

  /// Reads a file's content; nil when it is not one that was written whole by this version.
  init?(_ bytes: [UInt8], games: GameList) {
    let newline = UInt8(ascii: "\n")
    guard bytes.last == newline, let end = bytes.dropLast().lastIndex(of: newline),
      String(decoding: bytes[(end + 1)...].dropLast(), as: UTF8.self)
        == String(CachedSummary.checksum(Array(bytes[...end])))
    else { return nil }
    let lines = bytes[..<end].split(separator: newline, omittingEmptySubsequences: false).map(Words.init)
    guard lines.count >= 3 else { return nil }
    var (heading, log, counts) = (lines[0], lines[1], lines[2])
    guard heading.next() == CachedSummary.heading, let covered = log.number(), let tail = log.number(UInt64.self),
      let device = log.number(UInt.self), let inode = log.number(UInt.self), let size = log.number(),
      let seconds = log.number(), let nanoseconds = log.number(),
      let unreadable = counts.number(), let newer = counts.number(), let highest = counts.escaped(), covered >= 0
    else { return nil }
    self.init(
      summary: ScoreSummary(), highest: highest, covered: covered,
      log: Log(device: device, inode: inode, size: size, seconds: seconds, nanoseconds: nanoseconds), tail: tail)
    summary.unreadable = unreadable
    summary.newer = newer
    for var line in lines.dropFirst(3) {
      guard let game = line.escaped().map({ Game.ID(rawValue: String(decoding: $0, as: UTF8.self)) }),
        let asked = line.number(), let limit = line.number(),
        let rounds = line.number()
      else { return nil }
      let best = line.score()
      guard let latest = line.score(), let set = line.escaped(), let name = String(validating: set, as: UTF8.self)
      else { return nil }
      let kind = Score.Kind(game: game, set: name, asked: asked, limit: limit)
      summary.standings[kind] = ScoreSummary.Standing(
        rounds: rounds, best: best?(kind, games.ranking(of: game)), latest: latest(kind, games.ranking(of: game)))
    }
  }

  private static func words(_ score: Score) -> String {
    " \(score.asked) \(score.correct) \(score.misses) \(score.milliseconds) \(score.date.secondsSince1970) \(score.date.offset)"
  }

  /// With a percent sign and two digits for what would end a word.
  private static func escaped(_ bytes: [UInt8]) -> String {
    let safe = bytes.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || byte == UInt8(ascii: "%") else { return [byte] }
      return Array((byte < 16 ? "%0" : "%").utf8) + String(byte, radix: 16).utf8
    }
    return String(decoding: safe, as: UTF8.self)
  }
}

/// The words of a line, one after the other.
private struct Words {
  private var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  private mutating func bytes() -> ArraySlice<UInt8> {
    let word = rest.prefix { $0 != 0x20 }
    rest = rest[word.endIndex...].dropFirst()
    return word
  }

  mutating func next() -> String? {
    String(decoding: bytes(), as: UTF8.self)
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Int.self) -> Number? {
    Number(String(decoding: bytes(), as: UTF8.self))
  }

  /// A score, once its kind is known, which stands at the end of the line.
  mutating func score() -> ((Score.Kind, Ranking) -> Score)? {
    let asked: Int? = number()
    let (correct, misses, milliseconds): (Int?, Int?, Int?) = (number(), number(), number())
    let (seconds, offset): (Int?, Int?) = (number(), number())
    guard let asked, let correct, let misses, let milliseconds, let seconds, let offset,
      let date = WallTime(secondsSince1970: seconds, offset: offset)
    else { return nil }
    return {
      Score(
        kind: $0, ranking: $1, correct: correct, misses: misses, milliseconds: milliseconds, asked: asked, date: date)
    }
  }

  mutating func escaped() -> [UInt8]? {
    var word = bytes()
    var plain: [UInt8] = []
    while let byte = word.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        plain.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: word.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      plain.append(value)
      word = word.dropFirst(2)
    }
    return plain
  }
}
