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
    let character = LargeCharacter.digits[max(1, min(digit, LargeCharacter.digits.count)) - 1]
    let scale = LargeCharacter.Scale.full(context.isCompact ? 1 : body.height >= 30 ? 3 : 2)
    let height = scale.height * 5 / 6
    let top = body.y + max(0, (body.height - height - 4) / 2)
    let line = Rect(x: body.x, y: top, width: body.width, height: 1)
    let stars = question.level.map { " " + LevelView(level: $0).details(words, context.glyphs)[0] } ?? .empty
    canvas.draw(
      context.number(question.number, of: max(0, count)) + stars, in: line, alignment: .center, style: .title)
    character.draw(
      at: Point(x: body.x + (body.width - character.width * scale.columns) / 2, y: top + 2), scale: scale, on: &canvas,
      style: .shape((digit + 1) % 4))
    guard question.isAgain else { return }
    let why: Phrase = question.wasHeld ? .hostAsksAnew : .askedAnew
    canvas.draw(
      words(why), in: Rect(x: body.x, y: top + height + 3, width: body.width, height: 1), alignment: .center,
      style: .alert)
  }
}
