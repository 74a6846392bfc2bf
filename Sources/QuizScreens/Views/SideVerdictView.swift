import QuizCore
import TerminalKit

/// A verdict in a narrow column: its sign, its words, and below them the explanation.
struct SideVerdictView {
  private let mark: AnswerMark
  private let words: SafeText
  private let style: Style
  /// The explanation; empty for none.
  private let lines: [MarkedText.Line]

  /// A verdict in a column of so many columns; on a sum that was missed with the sum that gives the missing number.
  init(_ verdict: Verdict, isOfSum: Bool = false, width: Int) {
    (mark, words, style) = (verdict.mark, verdict.labelWords, verdict.mark.style)
    let question = verdict.question.shuffled.question
    let sum = verdict.question.isRight || !isOfSum ? nil : SumView.reason(for: question.text, question.rightAnswer)
    lines = SideVerdictView.lines(
      of: verdict.question.lesson ?? sum.map { SumView.spaced($0, verdict.glyphs).string }, width: width)
  }

  /// The explanation in lines that leave a column free before the edge of the window.
  private static func lines(of lesson: String?, width: Int) -> [MarkedText.Line] {
    lesson.map { MarkedText($0).lines(to: width - 1) } ?? []
  }

  /// The fewest rows of a verdict on a question.
  static func rows(of question: Question, width: Int) -> Int {
    1 + lines(of: question.lesson(isRight: false), width: width).count
  }

  /// That an answer was wrong, and what is to be done now.
  init(_ verdict: SafeText, _ request: SafeText, width: Int) {
    (mark, words, style) = (.wrong, verdict, .alert)
    lines = SideVerdictView.lines(of: request.string, width: width)
  }

  /// The rows of all of it, with a blank one below its sign; where that `isLarge`, its card has room around the explanation.
  func rows(isLarge: Bool) -> Int {
    (isLarge ? LargeCharacter.Scale.half.height + 2 : 1) + (lines.isEmpty ? 0 : 1 + lines.count)
  }

  /// Paints it, as much as fits; without the blank rows around the explanation where all of it has no room else. One that is
  /// cut ends in an ellipsis.
  func draw(in area: Rect, isLarge: Bool, on canvas: inout Canvas) {
    let sign = mark.text(canvas.glyphs)
    let large = LargeText(text: sign.string, scale: .half)
    var y = area.y
    if isLarge, !large.isText(canvas.glyphs), large.width > 0 {
      large.draw(at: area.origin, style: mark.style, on: &canvas)
      let x = area.x + large.width + 2
      canvas.draw(words, at: Point(x: x, y: y + large.height / 2), style: style, width: area.maxX - x)
      y += large.height
    } else {
      let x = area.x + canvas.draw(sign + " ", at: area.origin, style: mark.style)
      canvas.draw(words, at: Point(x: x, y: y), style: style, width: area.maxX - x)
      y += 1
    }
    guard !lines.isEmpty else { return }
    // A row of the card above the text, then one below it, and then one above the card.
    let blanks = max(0, min(3, area.maxY - y - lines.count))
    y += blanks / 3
    let rows = min(lines.count + blanks - blanks / 3, area.maxY - y)
    canvas.fill(Rect(x: area.x - 2, y: y, width: area.width + 2, height: rows), style: .lamp(nil))
    y += min(1, blanks)
    let isCut = y + lines.count > area.maxY
    for (row, line) in lines.prefix(max(0, area.maxY - y)).enumerated() {
      let isLast = isCut && y + row == area.maxY - 1
      let text =
        isLast ? (line.text + "  ").truncated(to: line.text.width + 1, ellipsis: canvas.glyphs.ellipsis) : line.text
      canvas.draw(
        text, at: Point(x: area.x, y: y + row), style: line.isCode ? .code : .lamp(nil), width: area.width)
    }
  }
}
