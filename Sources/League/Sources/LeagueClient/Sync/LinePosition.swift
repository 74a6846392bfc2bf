import QuizCore
import QuizStore

/// How far an append-only file was sent: a place between two lines, and a hash of the bytes before it.
///
/// A file that was replaced, cut or rewritten has other bytes there. It is then sent from its beginning again; the
/// server counts each id once.
struct LinePosition: Codable, Hashable, Sendable {
  /// Lines that may be older than the membership, which are not for the league.
  struct Past: Codable, Hashable, Sendable {
    /// The lines that begin before this offset.
    @Amount private(set) var end: Int
    /// Only those made at or after this instant are sent, milliseconds since 1970.
    @Difference private(set) var since: Int
  }

  /// The bytes that were sent.
  @Amount private(set) var offset: Int
  /// The number, from 1, of the line that begins there.
  @Amount private(set) var line: Int
  /// A hash of the last bytes before the offset.
  private(set) var tail: QuestionID
  /// Lines that may be older than the membership; nil where all are newer.
  private(set) var past: Past?

  /// How many bytes `tail` is a hash of.
  private static let tailLength = 4096

  /// The beginning of a file.
  init(past: Past? = nil) {
    offset = 0
    line = 1
    tail = QuestionID(hash: FNV1a().value)
    self.past = past
  }

  /// The end of the last line of the file at `path`: what comes later is sent. When there is no file yet, one that
  /// appears later may be a copy: its lines made in the two days before now are sent too, so that a clock that was
  /// wrong at joining costs no round.
  init(endOf path: String, at now: Int) throws(ReadError) {
    guard let lines = try LogLines(path) else {
      self.init(past: .all(since: now - 2 * 86_400_000))
      return
    }
    self.init()
    var number = 1
    let end = try lines.forwards(from: 0) { _, _ in
      number += 1
      return true
    }
    tail = try LinePosition.tail(before: end, of: lines)
    offset = end
    line = number
  }

  /// The same place in the current file, or the beginning when it is another file, whose lines made at or after
  /// `joined` are sent. Unchanged while the file is missing.
  func found(in path: String, since joined: Int) throws(ReadError) -> LinePosition {
    guard let lines = try LogLines(path) else { return self }
    if offset == 0, let past, past.isAll {
      // A new file: what it has now may be a copy, what comes later not.
      return LinePosition(past: Past(end: lines.size, since: past.since))
    }
    guard offset <= lines.size, try LinePosition.tail(before: offset, of: lines) == tail else {
      return LinePosition(past: Past(end: lines.size, since: joined))
    }
    return self
  }

  /// Moves on to a place in the file.
  mutating func move(to offset: Int, line: Int, in path: String) throws(ReadError) {
    guard let lines = try LogLines(path) else { return }
    tail = try LinePosition.tail(before: offset, of: lines)
    self.offset = offset
    self.line = line
    if let past, past.end <= offset { self.past = nil }
  }

  /// Whether a line is for the league: it begins at `offset` and was made at `instant`, milliseconds since 1970.
  func isForLeague(_ offset: Int, madeAt instant: Int) -> Bool {
    guard let past, offset < past.end else { return true }
    return instant >= past.since
  }

  private static func tail(before offset: Int, of lines: borrowing LogLines) throws(ReadError) -> QuestionID {
    QuestionID(hash: FNV1a(try lines.tail(before: offset, count: tailLength)).value)
  }
}

extension LinePosition.Past {
  /// All lines of a file, however long it is.
  static func all(since: Int) -> LinePosition.Past {
    .init(end: AmountBounds.range.upperBound, since: since)
  }

  /// Whether it is all lines of a file.
  var isAll: Bool { end == AmountBounds.range.upperBound }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    // Earlier versions wrote the largest number of all.
    let isAll = try keys.decode(Int.self, forKey: .end) == .max
    _end = isAll ? Amount(wrappedValue: .max) : try keys.decode(Amount.self, forKey: .end)
    _since = try keys.decode(Difference.self, forKey: .since)
  }
}
