import QuizCore
import TerminalKit

/// The table of the statistics: name, share of right answers as a bar, questions asked of all, times asked, rate,
/// average time.
struct StatisticsTable: Sendable {
  let grouping: Statistics.Grouping
  let order: Statistics.Order
  /// The league's answers, for a column of their rate; empty for none.
  var league: [QuestionID: QuestionTally] = [:]
  /// Whether sets are named without their genre, which is shown elsewhere.
  var isInGenre = false
  /// Whether questions may take several lines.
  var hasLines = false
  let words: Localizer
  let glyphs: Glyphs

  /// The table; bars only for sets and genres.
  var columns: RowTable<Statistics.Row> {
    typealias Column = RowTable<Statistics.Row>.Column
    let words = words
    func number(
      _ title: Phrase, _ order: Statistics.Order? = nil, width: Int, rank: Int = 0,
      _ text: @escaping @Sendable (Statistics.Row) -> SafeText
    ) -> Column {
      Column([marked(title, order)], width...width, .right, rank: rank, gap: 1) { [text($0)] }
    }
    let name = Column(
      [marked(.groupingName(grouping), .name)], 19...400, gap: 1, text: { [self] in names(of: $0) }
    ) { [self] row, style in
      let names = names(of: row)
      return hasLines ? Paragraph(names[0], style, overflow: .cut) as any Block : Line(names, style)
    }
    let bar = Column([], 24...24, rank: 3) { row, _ in Bar(Double(row.tally.rightPerThousand ?? 0) / 1000) }
    let questions = number(.groupingName(.question), width: 11, rank: 2) { row in
      row.total.map { words(.score(row.questions, $0)) } ?? "\(row.questions)"
    }
    let rate = number(.leagueColumn, width: 8, rank: 2) { [league] row in
      row.question.flatMap { league[$0]?.rate } ?? "-"
    }
    return RowTable(
      [name] + (grouping == .question ? league.isEmpty ? [] : [rate] : [bar, questions]) + [
        number(.askedColumn, .asked, width: 7) { "\($0.tally.asked)" },
        number(.rateColumn, .rate, width: 8) { $0.tally.rate },
        number(.averageColumn, .time, width: 10, rank: 1) {
          $0.tally.meanTime.map { words(.seconds(NumberFormat.tenthsNearest($0))) } ?? "-"
        },
      ])
  }

  /// A title, with an arrow on the column that rows are ordered by, up if ascending.
  private func marked(_ title: Phrase, _ column: Statistics.Order?) -> SafeText {
    let arrow =
      switch order {
      case .rate, .name: glyphs.up
      case .asked, .time: glyphs.down
      }
    return column == order ? words(title) + " " + arrow : words(title)
  }

  /// A row's name, from the longest to the shortest wording: a question's text or, if unknown, its id.
  private func names(of row: Statistics.Row) -> [SafeText] {
    switch row.subject {
    case .question(let id, let place):
      place.map { [MarkedText($0.question.text).oneLine] } ?? words(.unknownQuestion("\(id)"))
    case .group(let home?):
      isInGenre ? words.titles(of: home, glyphs: glyphs).suffix(1) : words.titles(of: home, glyphs: glyphs)
    // Names their number if no column has it.
    case .group(nil): words(grouping == .question ? .inNoSet(row.questions) : .inNoSet)
    }
  }
}

extension QuestionTally {
  /// The share of right answers: `67%`.
  var rate: SafeText { rightPerThousand.map { NumberFormat.percent($0) } ?? "-" }
}
