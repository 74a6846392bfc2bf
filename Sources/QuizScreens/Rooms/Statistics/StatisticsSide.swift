import QuizCore
import TerminalKit

/// The side of the statistics: the report of a question, or the hardest questions of a set or genre with their answers.
struct StatisticsSide: Block {
  let row: Statistics.Row
  let page: StatisticsPage
  let context: ViewContext

  /// The most questions that are laid out: more than fit.
  private static let most = 40

  func form(in room: Size) -> Form? { body.form(in: room) }

  private var body: any Block {
    guard case .group(let home?) = row.subject else {
      return Scroll(QuestionReport(row, of: page).block(in: context), from: 0)
    }
    let hardest = page.statistics.rows(.question, by: .rate, in: home).prefix(StatisticsSide.most)
      .filter { $0.tally.asked > $0.tally.right }
    let words = context.words
    return Rows {
      Line(words.titles(of: home, glyphs: context.glyphs), .title)
      if !hardest.isEmpty { Line(words(.hardest), .dim).below(1) }
      for (rank, row) in hardest.enumerated() {
        if let question = row.place?.question { answered(question, row.tally).rank(rank + 1).below(rank == 0 ? 0 : 1) }
      }
    }
  }

  private func answered(_ question: Question, _ tally: QuestionTally) -> any Block {
    Columns(gap: 2) {
      Line(tally.rate, .wrong, .right).width(.fixed(5))
      Rows {
        Paragraph(MarkedText(question.text).plain)
        Line(context.glyphs.check + " " + question.rightAnswerLine, .correct)
      }.whole
    }
  }
}
