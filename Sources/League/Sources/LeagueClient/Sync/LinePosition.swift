import QuizCore
import QuizStore

/// How far a file that only ever grows was sent: a place between two of its lines, and how the bytes before it are
/// recognised.
///
/// A file that was replaced, cut or written anew does not have these bytes before that place. It is then sent from its
/// beginning again; what the server has already counts once, by its id.
struct LinePosition: Codable, Hashable, Sendable {
  /// Lines that may be older than the membership, which are not for the league.
  struct Past: Codable, Hashable, Sendable {
    /// The lines that begin before this offset.
    var end: Int
    /// Of these, only what was made at or after this instant is sent, milliseconds since 1970.
    var since: Int
  }

  /// The bytes that were sent.
  private(set) var offset: Int
  /// The number, from 1, of the line that begins there.
  private(set) var line: Int
  /// A hash of the last bytes before the offset.
  private(set) var tail: QuestionID
  /// Lines that may be older than the membership; nil where all are newer.
  private(set) var past: Past?

  /// Whether it can be a place in a file, as far as that shows without the file: a damaged one must not be counted on.
  var isPossible: Bool {
    (0...LeagueFolder.largestNumber).contains(offset) && (1...LeagueFolder.largestNumber).contains(line)
  }

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
  /// appears later may have been copied from elsewhere: of it is sent what was made since the day before yesterday,
  /// because a clock that was wrong when the league was joined must not cost a round.
  init(endOf path: String, at now: Int) throws(ReadError) {
    guard let lines = try LogLines(path) else {
      self.init(past: Past(end: .max, since: now - 2 * 86_400_000))
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

  /// The same place in the file of now, or the beginning when it is another file, of which is sent what was made at or
  /// after `joined`. A file that is missing is waited for.
  func found(in path: String, since joined: Int) throws(ReadError) -> LinePosition {
    guard let lines = try LogLines(path) else { return self }
    if offset == 0, let past, past.end == .max {
      // A file that was not there before: what it has now may have been copied, what comes later not.
      return LinePosition(past: Past(end: lines.size, since: past.since))
    }
    guard offset >= 0, offset <= lines.size, try LinePosition.tail(before: offset, of: lines) == tail else {
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
