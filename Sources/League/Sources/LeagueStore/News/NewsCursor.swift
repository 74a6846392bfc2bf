import LeagueAPI
import QuizCore

/// How far a program has read the news of its league; opaque to it.
///
/// Each part is read by the instants at which rows changed. Transactions of other servers may become visible long after
/// that instant, so a reading begins ``overlap`` before the last one. The cursor has a hash of the rows in the overlap,
/// so that unchanged rows are not sent again.
///
/// It comes back from a client, so its values are checked when it is read: a forged one costs only its own player news.
struct NewsCursor: Hashable {
  /// How far back a reading looks, milliseconds: longer than any transaction takes from its first statement to the end
  /// of its commit (``AcceptTransaction/longest``, and as long again for the commit), and than clocks differ.
  static let overlap = 60_000

  /// How far one part was read.
  struct Part: Hashable {
    /// Rows that changed after this instant are read.
    var from = 0
    /// A hash of the rows that changed after `from`, as they were when they were read; 0 when that is not known.
    var digest: UInt64 = 0
    /// Where a reading of several pages goes on: the instant of the last row, where rows are ordered by instant.
    var pageInstant = 0
    /// The last row's id; empty outside of such a reading.
    var pageID = ""
    /// When the reading of several pages began.
    var began = 0

    /// Whether a reading of several pages is under way.
    var isInPages: Bool { !pageID.isEmpty }
  }

  /// The version of the league that was read; 0 when it was not read to its end.
  var version: UInt64 = 0
  var questions = Part()
  var rates = Part()
  /// A hash of the table that was read; 0 for none.
  var table: UInt64 = 0
  /// A hash of the kinds of questions that were read; 0 for those with one right choice alone.
  var kinds: UInt64 = 0

  /// From the beginning.
  init() {}

  /// Starts over where the cursor is in the future, by a clock that was set back since or by forgery: changes of now
  /// would be dated before it.
  mutating func reread(ifAfter now: Int) {
    for part in [\NewsCursor.questions, \.rates] where max(self[keyPath: part].from, self[keyPath: part].began) > now {
      self[keyPath: part] = Part()
      version = 0
    }
  }
}

extension NewsCursor {
  /// Starts the questions over where the program knows other kinds than those that were read: it is of another version.
  mutating func read(_ kinds: Set<QuestionKind>) {
    let others = kinds.subtracting([.one]).map(\.id.rawValue).sorted().joined(separator: " ")
    let hash = others.isEmpty ? 0 : FNV1a(others.utf8).value
    guard hash != self.kinds else { return }
    self.kinds = hash
    questions = Part()
    version = 0
  }
}

extension NewsCursor: CustomStringConvertible {
  private static let format = "1"

  /// The cursor as text that may stand in an address.
  var description: String {
    var fields = [NewsCursor.format, NewsCursor.digits(version), NewsCursor.digits(table)]
    for part in [questions, rates] {
      fields += [
        String(part.from), NewsCursor.digits(part.digest), String(part.pageInstant), part.pageID, String(part.began),
      ]
    }
    if kinds != 0 { fields.append(NewsCursor.digits(kinds)) }
    return fields.joined(separator: ".")
  }

  /// Reads a cursor; nil for anything that no server can have given.
  init?(_ text: String) {
    guard text.utf8.count <= 512 else { return nil }
    let fields = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // A program that knows one kind alone has a field less, as all had before there were others.
    guard (13...14).contains(fields.count),
      let kinds = UInt64(fields.count == 13 ? "0" : fields[13], radix: 16),
      fields[0] == NewsCursor.format, let version = UInt64(fields[1], radix: 16),
      let table = UInt64(fields[2], radix: 16), let questions = Part(fields[3..<8]), let rates = Part(fields[8..<13])
    else { return nil }
    self.version = version
    self.table = table
    self.kinds = kinds
    self.questions = questions
    self.rates = rates
  }

  fileprivate static func digits(_ number: UInt64) -> String { String(number, radix: 16) }
}

extension NewsCursor.Part {
  fileprivate init?(_ fields: ArraySlice<String>) {
    let fields = Array(fields)
    guard let from = Int(fields[0]), let digest = UInt64(fields[1], radix: 16), let instant = Int(fields[2]),
      fields[3].utf8.count <= 36, fields[3].utf8.allSatisfy({ $0 > 0x2c && $0 < 0x7f }), let began = Int(fields[4]),
      [from, instant, began].allSatisfy(LeagueLimits.instants.contains)
    else { return nil }
    self.init(from: from, digest: digest, pageInstant: instant, pageID: fields[3], began: began)
  }

  /// Advances past a page: `rows` came after this part, `id` and `changed` return a row's name and instant, and
  /// `isLast` means that there are no more. Returns whether the rows have anything new.
  mutating func take(
    _ rows: ArraySlice<Row>, isLast: Bool, now: Int, id: (Row) -> String, changed: (Row) -> Int
  ) -> Bool {
    guard isLast else {
      if !isInPages { began = now }
      pageID = rows.last.map(id) ?? pageID
      pageInstant = rows.last.map(changed) ?? pageInstant
      return true
    }
    let wasInPages = isInPages
    let isNew = wasInPages || Digest.rows(rows) != digest
    let next = max(from, (wasInPages ? began : now) - NewsCursor.overlap)
    // Rows of earlier pages are not at hand: what changed while they were read is sent once more.
    self = NewsCursor.Part(from: next)
    if !wasInPages { digest = Digest.rows(rows.filter { changed($0) > next }) }
    return isNew
  }
}
