import QuizCore
import TerminalKit

/// The review's data on each answered question, as text and as JSON, the most urgent first.
public struct DueReport: Sendable {
  private struct Row {
    let entry: ReviewMemory.Entry
    /// Seconds since 1970.
    let due: Int
    /// In days of learning; also 0 for a missed one that comes again today.
    let days: Int
    let retrievability: Double
  }

  private let rows: [Row]
  private let texts: [QuestionID: String]
  private let now: WallTime

  /// The report at a time; `texts` has the questions found in some bank.
  public init(_ memory: ReviewMemory, _ texts: [QuestionID: String], retention: Double, at now: WallTime) {
    self.texts = texts
    self.now = now
    rows = memory.entries.map { entry in
      Row(
        entry: entry, due: memory.due(of: entry, retention: retention, at: now),
        days: memory.days(until: entry, retention: retention, at: now),
        retrievability: memory.retrievability(of: entry, at: now))
    }.sorted { ($0.due, $0.entry.question.hash) < ($1.due, $1.entry.question.hash) }
  }

  /// The lines of a JSON array, with exact numbers; `quoted` makes a JSON string.
  public func json(quoted: (String) -> String) -> [String] {
    guard !rows.isEmpty else { return ["[]"] }
    return rows.enumerated().map { number, row in
      let entry = row.entry
      // Dates beyond year 9999 are clamped.
      let due = WallTime(secondsSince1970: row.due, offset: now.offset) ?? DueReport.latest
      return (number == 0 ? "[" : ",")
        + "{\"question\":\"\(entry.question)\",\"text\":\(texts[entry.question].map(quoted) ?? "null"),"
        + "\"stability\":\(entry.stability),\"difficulty\":\(entry.difficulty),"
        + "\"retrievability\":\(row.retrievability),\"due\":\"\(due)\"}"
    } + ["]"]
  }

  private static let latest = WallTime("9999-12-30T00:00:00Z") ?? .epoch

  /// The lines of a table, truncated to `columns`, if any.
  public func lines(_ language: Language, glyphs: Glyphs, columns: Int?) -> [SafeText] {
    let words = Localizer(language, isASCII: glyphs.isASCII)
    guard !rows.isEmpty else { return [words(.noAnswers)] }
    let fields = rows.map { row -> [SafeText] in
      return [
        words(.inDays(row.days)), words(.stabilityDays(row.entry.stability)), NumberFormat.tenths(row.entry.difficulty),
        words(.percentage(Int((row.retrievability * 100).rounded()))),
        texts.oneLine(of: row.entry.question),
      ]
    }
    return WholeTable.lines(
      [.left, .right, .right, .right, .left], [words(.dueHeadings)] + fields, columns: columns, glyphs: glyphs)
  }
}

extension ReviewMemory {
  /// In how many days an entry comes again, 0 for today.
  func days(until entry: Entry, retention: Double, at now: WallTime) -> Int {
    if comesAgain(entry, at: now) { return 0 }
    return max(0, dueDay(of: entry, retention: retention, at: now).number - now.reviewDay.number)
  }
}
