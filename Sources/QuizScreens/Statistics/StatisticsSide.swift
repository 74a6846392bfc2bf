import QuizCore
import TerminalKit

/// What there is to know of a row of the statistics, beside the list: a question as when it is opened; a set or a genre with
/// its questions that were right least often, whole and with their answers.
struct StatisticsSide {
  /// The row.
  let row: Statistics.Row
  /// All that was read; nil until then.
  let page: StatisticsPage?

  /// Paints it, as much as fits.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    guard case .group(let home?) = row.subject else {
      let id: QuestionID? = if case .question(let id, _) = row.subject { id } else { nil }
      QuestionStatisticsScreen(
        row, league: id.flatMap { page?.league[$0] }, entry: id.flatMap { page?.leagueQuestions[$0] }
      ).draw(in: area, on: &canvas, context: context)
      return
    }
    let hardest = page?.statistics.rows(.question, by: .rate, in: home).filter { $0.tally.asked > $0.tally.right } ?? []
    canvas.draw(words.title(of: home, glyphs: context.glyphs), at: area.origin, style: .title, width: area.width)
    guard !hardest.isEmpty else { return }
    canvas.draw(words(.hardest), at: Point(x: area.x, y: area.y + 2), style: .dim)
    var y = area.y + 3
    for row in hardest {
      let rate = Rect(x: area.x, y: y, width: 5, height: 1)
      let x = rate.maxX + 2
      guard case .question(_, let place?) = row.subject else { continue }
      let lines = MarkedText(place.question.text).plain.wrapped(to: area.maxX - x)
      guard y + lines.count < area.maxY else { break }
      canvas.draw(StatisticsColumns.rate(of: row.tally), in: rate, alignment: .right, style: .wrong)
      y = canvas.paragraph(lines, in: Rect(x: x, y: y, width: area.maxX - x, height: lines.count))
      canvas.draw(
        context.glyphs.check + " " + place.question.rightAnswerLine, at: Point(x: x, y: y), style: .correct,
        width: area.maxX - x)
      y += 2
    }
  }
}
