import QuizCore
import TerminalKit

/// Three, two, one before a question of a room, with its number.
struct LiveCountdownView {
  /// The digit.
  let digit: Int
  /// The question that comes.
  let question: LiveQuestion
  /// How many there are.
  let count: Int

  /// Paints it into `body`.
  func draw(in body: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let digits = Digits(
      text: "\(digit)", scale: .full(context.isCompact ? 1 : 2), style: .shape((digit + 1) % 4), glyphs: context.glyphs)
    let height = digits.size.height
    let top = body.y + max(0, (body.height - height - 4) / 2)
    let line = Rect(x: body.x, y: top, width: body.width, height: 1)
    let stars = question.level.map { " " + LevelView(level: $0).details(words, context.glyphs)[0] } ?? .empty
    canvas.draw(
      context.number(question.number, of: max(0, count)) + stars, in: line, alignment: .center, style: .title)
    digits.across(.center).draw(in: Rect(x: body.x, y: top + 2, width: body.width, height: height), on: &canvas)
    guard question.isAgain else { return }
    let why: Phrase = question.wasHeld ? .hostAsksAnew : .askedAnew
    canvas.draw(
      words(why), in: Rect(x: body.x, y: top + height + 3, width: body.width, height: 1), alignment: .center,
      style: .alert)
  }
}
