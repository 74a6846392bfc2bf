import QuizCore
import TerminalKit

/// The statistics as lines of text, for standard output.
public struct StatisticsText: Sendable {
  private let grouping: Statistics.Grouping
  private let words: Localizer
  private let glyphs: Glyphs
  private let columns: Int

  /// The rows of a grouping in a language, drawn with `glyphs`, at most `columns` columns wide.
  public init(_ grouping: Statistics.Grouping, language: Language, glyphs: Glyphs, columns: Int) {
    self.grouping = grouping
    words = Localizer(language, isASCII: glyphs.isASCII)
    self.glyphs = glyphs
    self.columns = columns
  }

  /// The sentence shown when there are no rows.
  public var noAnswers: SafeText { words(.noAnswers) }

  /// The heading of the table, with an arrow at the column that it is ordered by.
  public func heading(_ order: Statistics.Order) -> SafeText {
    line { columns, place, canvas in columns.drawHeading(grouping, order, in: place, on: &canvas, words: words) }
  }

  /// A line of the table.
  public func row(_ row: Statistics.Row) -> SafeText {
    line { columns, place, canvas in columns.draw(row, in: place, style: .plain, on: &canvas, words: words) }
  }

  private func line(_ draw: (StatisticsColumns, Rect, inout Canvas) -> Void) -> SafeText {
    // The two columns for the pointer, and the one at the right, are not needed here.
    let width = columns + 4
    var canvas = Canvas(size: Size(width: columns, height: 1), glyphs: glyphs)
    draw(StatisticsColumns(grouping, width: width), Rect(x: -3, y: 0, width: width, height: 1), &canvas)
    return SafeText(canvas.lines[0])
  }

  /// The heading of the CSV.
  public var csvHeading: SafeText {
    switch grouping {
    case .question: "question,text,set,asked,right,rate,average_milliseconds,late"
    case .set: "set,questions,total,asked,right,rate,average_milliseconds,late"
    case .genre: "genre,questions,total,asked,right,rate,average_milliseconds,late"
    }
  }

  /// A row as a line of CSV; sets and genres by their names in the log, empty where there is none.
  public func csv(_ row: Statistics.Row, in catalogue: Catalogue) -> SafeText {
    let home = ReportText.quoted(row.home.map(catalogue.logName) ?? "")
    let name: SafeText =
      switch row.subject {
      case .question(let id, let place): "\(id)," + ReportText.quoted(place?.question.text ?? "") + "," + home
      case .group: home + ",\(row.questions)," + (row.total.map { "\($0)" } ?? .empty)
      }
    let tally = row.tally
    let rate = tally.rightPerThousand.map(StatisticsText.rate) ?? ""
    return name + ",\(tally.asked),\(tally.right),\(rate),\(tally.meanTime?.inMilliseconds ?? 0),\(tally.late)"
  }

  /// A rate as other programs read it, `0.667`.
  public static func rate(_ perThousand: Int) -> String {
    let places = String(perThousand % 1000)
    return "\(perThousand / 1000)." + String(repeating: "0", count: 3 - places.count) + places
  }
}
