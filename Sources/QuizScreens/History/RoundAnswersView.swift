import QuizCore
import TerminalKit

/// A past round beside the list of rounds: what it was, and each of its questions with its answer.
struct RoundAnswersView {
  /// The round; of a sitting all its answers.
  let record: RoundRecord
  /// Its questions, as far as they are known.
  let questions: [QuestionID: Question]
  /// Whether they were looked for.
  let isLookedUp: Bool

  /// Paints the round, as much as fits.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let games = context.games
    let module = games.module(record.game)
    let name = words(module.name)
    // A sitting is named after its game alone.
    let isSitting = record.set == record.game.rawValue
    let titles = isSitting ? [name] : words.titles(ofLogged: record.set, in: games, glyphs: context.glyphs)
    canvas.draw(titles.wording(for: area.width), at: area.origin, style: .title, width: area.width)
    var facts = words(.result(of: record, in: games.list))
    if games.list.scoring(of: record.game) == .speed {
      facts = words(.points(record.points(in: games.list))) + "   " + facts
    }
    func line(_ row: Int) -> Rect { Rect(x: area.x, y: area.y + row, width: area.width, height: 1) }
    // A game without sets is named once.
    let isNamed = titles.first == name
    if !isNamed { canvas.draw(name, in: line(1), alignment: .left, style: .dim) }
    canvas.draw(facts, in: line(isNamed ? 1 : 2), alignment: .left)
    let missing = context.lines(missing: isLookedUp ? record.missingTexts(questions) : nil, width: area.width)
    let rows = max(0, area.height - 4 - (missing.isEmpty ? 0 : missing.count + 1))
    let place = Rect(x: area.x, y: area.y + 4, width: area.width, height: rows)
    let bars = AnswerBarsView(record, questions: questions, tellsLogged: !missing.isEmpty, in: games.list)
    let list = bars.listing(in: Size(width: place.width, height: place.height), context: context)
    bars.draw(list, in: place, on: &canvas, context: context)
    canvas.paragraph(
      missing, in: Rect(x: area.x, y: place.maxY + 1, width: area.width, height: missing.count), style: .dim)
  }
}
