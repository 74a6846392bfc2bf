import QuizCore
import TerminalKit

/// The table of the statistics: name, share of right answers as a bar, questions asked of all, times asked, rate,
/// average time.
struct StatisticsTable: Sendable {
  /// A row, with the league's answers to its question.
  struct Row: Sendable {
    let row: Statistics.Row
    var league: QuestionTally?
  }

  let grouping: Statistics.Grouping
  let order: Statistics.Order
  /// Whether questions have a column for the league's rate.
  var hasLeague = false
  /// Whether sets are named without their genre, which is shown elsewhere.
  var isInGenre = false
  /// Whether questions may take several lines.
  var hasLines = false
  let words: Localizer
  let glyphs: Glyphs

  /// A column of numbers.
  private struct Number: Sendable {
    let title: Phrase
    var order: Statistics.Order?
    let width: Int
    var rank = 0
    let text: @Sendable (Row) -> SafeText
  }

  private var numbers: [Number] {
    let words = words
    let questions = Number(title: .groupingName(.question), width: 11, rank: 2) { row in
      row.row.total.map { words(.score(row.row.questions, $0)) } ?? "\(row.row.questions)"
    }
    let league = Number(title: .leagueColumn, width: 8, rank: 2) { $0.league?.rate ?? "-" }
    return (grouping == .question ? hasLeague ? [league] : [] : [questions]) + [
      Number(title: .askedColumn, order: .asked, width: 7) { "\($0.row.tally.asked)" },
      Number(title: .rateColumn, order: .rate, width: 8) { $0.row.tally.rate },
      Number(title: .averageColumn, order: .time, width: 10, rank: 1) {
        $0.row.tally.meanTime.map { words(.seconds(NumberFormat.tenthsNearest($0))) } ?? "-"
      },
    ]
  }

  /// The table; bars only for sets and genres.
  var columns: RowTable<Row> {
    let name = RowTable<Row>.Column([marked(.groupingName(grouping), .name)], 19...400, gap: 1) { [self] row, style in
      let names = names(of: row.row)
      return hasLines ? Paragraph(names[0], style, overflow: .cut) as any Block : Line(names, style)
    }
    let bar = RowTable<Row>.Column([], 24...24, rank: 3) { row, _ in
      let share = Double(row.row.tally.rightPerThousand ?? 0) / 1000
      return Bar(share)
    }
    let numbers = numbers.map { number in
      RowTable<Row>.Column(
        [marked(number.title, number.order)], number.width...number.width, .right, rank: number.rank, gap: 1
      ) {
        Line(number.text($0), $1)
      }
    }
    return RowTable([name] + (grouping == .question ? [] : [bar]) + numbers)
  }

  /// The texts of the heading.
  var headings: [SafeText] { [marked(.groupingName(grouping), .name)] + numbers.map { marked($0.title, $0.order) } }

  /// The texts of a row, in the order of `headings`.
  func fields(of row: Statistics.Row) -> [SafeText] {
    [names(of: row)[0]] + numbers.map { $0.text(Row(row: row)) }
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
