import QuizCore
import TerminalKit

/// The statistics as lines of text, for standard output.
public struct StatisticsText: Sendable {
  private let grouping: Statistics.Grouping
  private let words: Localizer
  private let glyphs: Glyphs
  private let columns: Int?

  /// The rows of a grouping in a language, drawn with `glyphs`, at most `columns` wide; nil truncates nothing.
  public init(_ grouping: Statistics.Grouping, language: Language, glyphs: Glyphs, columns: Int?) {
    self.grouping = grouping
    words = Localizer(language, isASCII: glyphs.isASCII)
    self.glyphs = glyphs
    self.columns = columns
  }

  /// The sentence shown when there are no rows.
  public var noAnswers: SafeText { words(.noAnswers) }

  /// The lines of the table: its heading, with an arrow at the column of the order, and the rows, each followed by its
  /// most frequent wrong typed answers.
  public func table(_ rows: [Statistics.Row], by order: Statistics.Order) -> [SafeText] {
    let table = StatisticsTable(grouping: grouping, order: order, words: words, glyphs: glyphs).columns
    let whole = columns == nil ? table.whole(rows) : nil
    func line(_ row: Statistics.Row?) -> SafeText {
      whole?.line(table.fields(row)) ?? table.line(row, columns: columns ?? 0, glyphs)
    }
    return [line(nil)]
      + rows.flatMap { row in
        [line(row)]
          + wrong(row).map { text in columns.map { text.truncated(to: $0, ellipsis: glyphs.ellipsis) } ?? text }
      }
  }

  /// The wrong typed answers, in a line; empty without any.
  private func wrong(_ row: Statistics.Row) -> [SafeText] {
    guard !row.tally.wrong.isEmpty else { return [] }
    let texts = row.tally.wrong.map { SafeText($0.text).oneLine + SafeText(" (\($0.count))") }
    return ["  " + glyphs.cross + " " + texts.joined(by: "  ")]
  }

  /// The progress of each goal, a line each.
  public func goals(_ tally: GoalTally) -> [SafeText] { tally.lines(words, glyphs) }

  /// The rounds of each day, a line for each week.
  public func calendar(_ calendar: RoundCalendar) -> [SafeText] { calendar.lines(words) }

  /// The heading of the CSV.
  public var csvHeading: SafeText {
    (grouping == .question ? "question,text,set" : SafeText(grouping.rawValue) + ",questions,total")
      + ",asked,right,rate,average_milliseconds,late"
  }

  /// A row as a line of CSV; sets and genres by their names in the log, or empty.
  public func csv(_ row: Statistics.Row, in catalogues: [Catalogue]) -> SafeText {
    let home = CSV.field(row.home.flatMap { Catalogue.logName(of: $0, in: catalogues) } ?? "")
    let name: SafeText =
      switch row.subject {
      case .question(let id, let place): "\(id)," + CSV.field(place?.question.text ?? "") + "," + home
      case .group: home + ",\(row.questions)," + (row.total.map { "\($0)" } ?? .empty)
      }
    let tally = row.tally
    let rate = tally.rightPerThousand.map(StatisticsText.rate) ?? ""
    return name + ",\(tally.asked),\(tally.right),\(rate),\(tally.meanTime?.inMilliseconds ?? 0),\(tally.late)"
  }

  /// A rate for other programs: `0.667`.
  public static func rate(_ perThousand: Int) -> String {
    let places = String(perThousand % 1000)
    return "\(perThousand / 1000)." + String(repeating: "0", count: 3 - places.count) + places
  }
}
