import LeagueAPI
import QuizCore
import QuizStore

/// How far a program has read the news of its league; opaque to it.
///
/// It comes back from a client, so its values are checked when it is read: a forged one costs only its own player news.
struct NewsCursor: Hashable {
  /// How far one part was read: to a row of a revision. What changes later has a higher revision.
  struct Part: Hashable {
    var revision = 0
    /// The last row that was read of the revision; ``end`` after all of them.
    var id = ""

    /// After every UUID and every hash, however the database sorts text.
    static let end = "g"
  }

  /// The revision at which everything was read to its end; 0 for none.
  var revision = 0
  var questions = Part()
  var rates = Part()
  /// The first day of the week of the table that was read.
  var week = 0
  /// A hash of that table; 0 for none.
  var table: UInt64 = 0
  /// A hash of the kinds of questions that were read; 0 for those with one right choice alone.
  var kinds: UInt64 = 0

  /// From the beginning.
  init() {}

  /// Starts the questions over where the program knows other kinds than those that were read: it is of another version.
  mutating func read(_ kinds: Set<QuestionKind>) {
    let others = kinds.subtracting([.one]).map(\.id.rawValue).sorted().joined(separator: " ")
    let hash = others.isEmpty ? 0 : FNV1a(others.utf8).value
    guard hash != self.kinds else { return }
    self.kinds = hash
    questions = Part()
    revision = 0
  }
}

extension NewsCursor: CustomStringConvertible {
  /// Cursors of version 1 went by instants; a program that has one reads everything anew.
  private static let format = "2"

  /// The cursor as text that may stand in an address.
  var description: String {
    [
      NewsCursor.format, "\(revision)", "\(questions.revision)", questions.id, "\(rates.revision)", rates.id, "\(week)",
      String(table, radix: 16), String(kinds, radix: 16),
    ].joined(separator: ".")
  }

  /// Reads a cursor; nil for anything that no server can have given.
  init?(_ text: String) {
    guard text.utf8.count <= 512 else { return nil }
    let fields = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 9, fields[0] == NewsCursor.format, let revision = Int(fields[1]),
      let questions = Part(fields[2], fields[3]), let rates = Part(fields[4], fields[5]), let week = Int(fields[6]),
      let table = UInt64(fields[7], radix: 16), let kinds = UInt64(fields[8], radix: 16), revision >= 0
    else { return nil }
    self.revision = revision
    self.questions = questions
    self.rates = rates
    self.week = week
    self.table = table
    self.kinds = kinds
  }
}

extension NewsCursor.Part {
  fileprivate init?(_ revision: String, _ id: String) {
    guard let revision = Int(revision), revision >= 0, id.utf8.count <= 36,
      id.utf8.allSatisfy({ $0 > 0x2c && $0 < 0x7f })
    else { return nil }
    self.init(revision: revision, id: id)
  }

  /// Advances past a page of rows that came after this part, to `latest` at least where there are no more: a revision that
  /// the league had before they were read.
  mutating func take(_ rows: ArraySlice<Row>, id: String, isLast: Bool, latest: Int) {
    if let row = rows.last { self = NewsCursor.Part(revision: row.int("revision"), id: row.text(id)) }
    if isLast { self = NewsCursor.Part(revision: max(revision, latest), id: NewsCursor.Part.end) }
  }
}
