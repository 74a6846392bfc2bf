import QuizCore
import TerminalKit

/// The end of a round in full: every player, then every question with its rate. It scrolls.
struct LiveTableView {
  let table: LiveTable
  /// How many lines are scrolled past.
  var scroll = 0

  private typealias Line = [(text: SafeText, style: Style)]

  private static let marks = 24

  /// How many lines there are.
  var count: Int { 3 + table.players.count + table.questions.count }

  /// The offset `rows` further on, within the lines.
  func scrolled(by rows: Int, in body: Rect) -> Int {
    let (next, isTooFar) = scroll.addingReportingOverflow(rows)
    return max(0, min(isTooFar ? (rows > 0 ? .max : 0) : next, count - body.height))
  }

  /// The lines in view and their number, where some are out of view.
  func note(in body: Rect) -> SafeText {
    let first = max(0, min(scroll, count - body.height))
    return count <= body.height ? .empty : "\(first + 1)-\(first + body.height)/\(count)"
  }

  /// Paints as many lines as `body` holds.
  func draw(in body: Rect, on canvas: inout Canvas, context: ViewContext) {
    let first = max(0, min(scroll, count - body.height))
    for row in 0..<min(body.height, count) {
      let place = Rect(x: body.x + 1, y: body.y + row, width: body.width - 2, height: 1)
      draw(first + row, in: place, on: &canvas, context: context)
    }
  }

  private func draw(_ index: Int, in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let players = table.players
    let question = index - players.count - 3
    if index == 0 {
      canvas.draw(words(.liveEverybody), at: place.origin, style: .title)
      canvas.draw(words(.tableHead(context.isCompact)), in: place, alignment: .right, style: .dim)
    } else if players.indices.contains(index - 1) {
      drawPlayer(players[index - 1], in: place, on: &canvas, context: context)
    } else if question == -1 {
      canvas.draw(words(.eachQuestion), at: place.origin, style: .title)
    } else if table.questions.indices.contains(question) {
      drawQuestion(question, in: place, on: &canvas)
    }
  }

  private func drawPlayer(_ player: LiveTable.Player, in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let passed = max(0, min(player.milliseconds, LiveRules.instants.upperBound))
    let time = words(.seconds(NumberFormat.tenthsNearest(.milliseconds(passed))))
    let right = SafeText("\(max(0, player.right))/\(player.asked(of: table.questions.count))")
    let tail =
      words(.points(player.points)).padded(to: 10, .right) + right.padded(to: context.isCompact ? 7 : 9, .right)
      + (context.isCompact ? .empty : time.padded(to: 10, .right))
    canvas.draw(tail, in: place, alignment: .right)
    var x = place.x
    x += canvas.draw(SafeText("\(max(0, player.place))").padded(to: 3, .right) + "  ", at: place.origin, style: .dim)
    if player.team > 0 {
      let choice = (player.team - 1) % 4
      let chip = LivePeople.chip(choice, context.glyphs)
      x += canvas.draw(chip, at: Point(x: x, y: place.y), style: .chip(choice)) + 1
    }
    let room = max(1, place.maxX - tail.width - 1 - x)
    x += canvas.draw(SafeText(player.name).oneLine, at: Point(x: x, y: place.y), width: min(room, 22)) + 2
    let start = max(x, place.x + 30)
    guard !context.isCompact, player.answers.count <= LiveTableView.marks,
      start + player.answers.count < place.maxX - tail.width
    else { return }
    // What was not asked has no mark.
    let unasked = player.unasked(of: player.answers.count)
    let marks = player.answers.dropFirst(unasked).map { $0.map { $0 ? AnswerMark.right : .wrong } ?? .late }
    AnswerMark.draw(marks, at: Point(x: start + unasked, y: place.y), on: &canvas)
  }

  private func drawQuestion(_ index: Int, in place: Rect, on canvas: inout Canvas) {
    let question = table.questions[index]
    let (right, asked) = (max(0, question.right), max(0, question.asked))
    let share = asked > 0 ? min(1, Double(right) / Double(asked)) : 0
    let rate = NumberFormat.percent(Int(share * 1000)).padded(to: 5, .right)
    let tail = SafeText("\(right)/\(asked)").padded(to: 8, .right) + rate
    canvas.draw(tail, in: place, alignment: .right, style: share < 0.5 ? .wrong : .plain)
    let head = SafeText("\(index + 1)").padded(to: 3, .right) + "  "
    let x = place.x + canvas.draw(head, at: place.origin, style: .dim)
    canvas.draw(
      MarkedText(question.text).oneLine, at: Point(x: x, y: place.y),
      width: max(1, place.maxX - tail.width - 1 - x))
  }
}
