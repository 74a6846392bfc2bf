import QuizCore
import TerminalKit

/// A past round beside the list of rounds: what it was, and each of its questions with its answer.
struct RoundAnswersView {
  /// The round; of a sitting all its answers.
  let record: RoundRecord
  /// Its questions, as far as they are known.
  let questions: [QuestionID: Question]

  /// Paints the round, as much as fits.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let games = context.games
    let module = games.module(record.game)
    let titles = words.titles(ofLogged: record.set, in: games, glyphs: context.glyphs)
    canvas.draw(titles.wording(for: area.width), at: area.origin, style: .title, width: area.width)
    let isPractice = games.list.ranking(of: record.game) == .misses
    var facts =
      isPractice
      ? words(.practiceLine(record.misses, record.elapsed))
      : words(.resultLine(record.correct, record.asked, record.elapsed))
    if games.list.scoring(of: record.game) == .speed {
      facts = words(.points(record.points(in: games.list))) + "   " + facts
    }
    func line(_ row: Int) -> Rect { Rect(x: area.x, y: area.y + row, width: area.width, height: 1) }
    canvas.draw(words(module.name), in: line(1), alignment: .left, style: .dim)
    canvas.draw(facts, in: line(2), alignment: .left)
    let place = Rect(x: area.x, y: area.y + 4, width: area.width, height: max(0, area.height - 4))
    AnswerBarsView(record, questions: questions, in: games.list).drawColumn(in: place, on: &canvas, context: context)
  }
}
