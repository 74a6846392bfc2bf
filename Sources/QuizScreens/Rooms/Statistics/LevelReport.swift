import QuizCore
import TerminalKit

/// The questions whose answers contradict their level, by set and line, as text, JSON or CSV.
public struct LevelReport: Sendable {
  private struct Row {
    let id: QuestionID
    let question: Question
    let set: String
    let line: Int
    let level: Int
    let tally: QuestionTally
    let measured: Int
  }

  private let rows: [Row]

  /// The report on the player's answers, or on the league's if there are more. `catalogues` name the sets.
  public init(_ statistics: Statistics, league: [QuestionID: QuestionTally], in catalogues: [Catalogue]) {
    rows = statistics.questions.compactMap { row -> Row? in
      guard case .question(let id, let place?) = row.subject, let level = place.question.level else { return nil }
      let tally = league[id].flatMap { $0.asked > row.tally.asked ? $0 : nil } ?? row.tally
      guard let measured = place.question.contradictedLevel(by: tally) else { return nil }
      return Row(
        id: id, question: place.question, set: Catalogue.logName(of: place.home, in: catalogues) ?? "",
        line: place.line, level: level, tally: tally, measured: measured)
    }.sorted { ($0.set, $0.line, $0.id.hash) < ($1.set, $1.line, $1.id.hash) }
  }

  /// The lines of a JSON array; `quoted` makes a JSON string from a text.
  public func json(quoted: (String) -> String) -> [String] {
    guard !rows.isEmpty else { return ["[]"] }
    return rows.enumerated().map { number, row in
      (number == 0 ? "[" : ",")
        + "{\"question\":\"\(row.id)\",\"text\":\(quoted(row.question.text)),\"set\":\(quoted(row.set)),"
        + "\"line\":\(row.line),\"level\":\(row.level),\"asked\":\(row.tally.asked),\"right\":\(row.tally.right),"
        + "\"rate\":\(rate(row)),\"measured\":\(row.measured)}"
    } + ["]"]
  }

  /// The lines of a table with a heading.
  public var csv: [SafeText] {
    ["question,text,set,line,level,asked,right,rate,measured"]
      + rows.map { row in
        "\(row.id)," + CSV.field(row.question.text) + "," + CSV.field(row.set)
          + ",\(row.line),\(row.level),\(row.tally.asked),\(row.tally.right),\(rate(row)),\(row.measured)"
      }
  }

  /// The lines of a table, truncated to `columns`; nil truncates nothing.
  public func lines(_ language: Language, glyphs: Glyphs, columns: Int?) -> [SafeText] {
    let words = Localizer(language, isASCII: glyphs.isASCII)
    guard !rows.isEmpty else { return [words(.noLevelContradicted)] }
    let fields = rows.map { row -> [SafeText] in
      [
        SafeText(row.set).oneLine, "\(row.line)", "\(row.level)", "\(row.tally.asked)",
        row.tally.rate, "\(row.measured)", MarkedText(row.question.text).oneLine,
      ]
    }
    return WholeTable.lines(
      [.left, .right, .right, .right, .right, .right, .left], [Array(words(.levelHeadings))] + fields, columns: columns,
      glyphs: glyphs)
  }

  private func rate(_ row: Row) -> String { StatisticsText.rate(row.tally.rightPerThousand ?? 0) }
}
