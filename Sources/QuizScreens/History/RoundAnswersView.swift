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
    let scoring = games.list.scoring(of: record.game)
    var facts =
      isPractice
      ? words(.practiceLine(record.misses, record.elapsed))
      : words(.resultLine(record.correct, record.asked, record.elapsed))
    if scoring == .speed { facts = words(.points(record.points(in: games.list))) + "   " + facts }
    func line(_ row: Int) -> Rect { Rect(x: area.x, y: area.y + row, width: area.width, height: 1) }
    canvas.draw(words(module.name), in: line(1), alignment: .left, style: .dim)
    canvas.draw(facts, in: line(2), alignment: .left)
    let attempts = record.attempts
    let place = Rect(x: area.x, y: area.y + 4, width: area.width, height: max(0, area.height - 4))
    // The question has a line of its own where there is room for all of them.
    let rows = attempts.count * 2 <= place.height ? 2 : 1
    let points = Points(of: record, scoring)
    for (index, answers) in attempts.prefix(place.height / rows).enumerated() {
      guard let last = answers.last else { continue }
      let y = place.y + index * rows
      let isRight = answers.count == 1 && last.correct
      let mark: AnswerMark = isRight ? .right : last.choice == nil ? .late : .wrong
      let number = SafeText("\(index + 1)").padded(to: "\(attempts.count)".count + 1)
      var x = place.x
      x += canvas.draw(number, at: Point(x: x, y: y), style: .dim)
      x += canvas.draw(mark.text(context.glyphs) + " ", at: Point(x: x, y: y), style: mark.style)
      let time = words(.preciseSeconds(.milliseconds(last.milliseconds)))
      x += canvas.draw(time.padded(to: 10, .right), at: Point(x: x, y: y))
      if scoring == .speed {
        let worth = isRight ? words(.points(points.answer(isRight: true, milliseconds: last.milliseconds))) : .empty
        x += canvas.draw(worth.padded(to: 9, .right), at: Point(x: x, y: y))
      }
      guard let text = questions[last.question]?.text else { continue }
      let line = rows == 2 ? Point(x: place.x + number.width, y: y + 1) : Point(x: x + 2, y: y)
      canvas.draw(SafeText(text).oneLine, at: line, style: .dim, width: max(0, place.maxX - line.x))
    }
  }
}
