import QuizCore
import TerminalKit

/// Three, two, one before a question of a room, with its number.
struct LiveCountdown: Block {
  let digit: Int
  /// The question that comes.
  let question: LiveQuestion
  /// How many there are.
  let count: Int
  let context: ViewContext

  func form(in room: Size) -> Form? {
    let stars = question.level.map { LevelView(level: $0).details(context.words, context.glyphs)[0] }
    let why: Phrase? = question.isAgain ? question.wasHeld ? .hostAsksAnew : .askedAnew : nil
    let scales: [LargeText.Scale] = context.sizeClass == .small ? [.full(1)] : [.full(2), .full(1)]
    return Rows {
      Line(context.number(question.number, of: max(0, count)) + (stars.map { " " + $0 } ?? .empty), .title, .center)
      LargeText(
        SafeText("\(digit)"), .shape((digit + 1) % 4), .numerals, scales: scales, glyphs: context.glyphs
      ).across(.center).below(1)
      why.map { Line(context.words($0), .alert, .center).below(1) }
    }.centered.form(in: room)
  }
}
