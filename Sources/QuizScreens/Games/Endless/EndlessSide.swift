import QuizCore
import TerminalKit

/// The column at the side of a question in large windows: the latest answers of the sitting, its longest run and its
/// time.
struct EndlessSide {
  /// The sitting so far.
  let sitting: EndlessSitting

  /// Paints the column, where there is one.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    guard let side = context.side(below: BoardHeader.rows - 1) else { return }
    let words = context.words
    let area = side.inset(dx: 0, dy: 1)
    canvas.frame(area, weight: .light, style: .rule)
    canvas.draw(" " + words(.sittingTitle) + " ", at: Point(x: area.x + 2, y: area.y), style: .title)
    let inner = area.inset(dx: 3, dy: 2)
    let shown = max(0, inner.height - 3)
    for (row, index) in sitting.answers.indices.suffix(shown).enumerated() {
      let answered = sitting.answers[index]
      let mark = AnswerMark(answered)
      let line = Rect(x: inner.x, y: inner.y + row, width: inner.width, height: 1)
      canvas.draw("\(index + 1)", in: Rect(x: line.x, y: line.y, width: 4, height: 1), alignment: .right)
      canvas.draw(mark.text(context.glyphs), at: Point(x: line.x + 5, y: line.y), style: mark.style)
      canvas.draw(words(.preciseSeconds(answered.elapsed)), in: line, alignment: .right)
    }
    guard !sitting.answers.isEmpty else { return }
    let foot = Rect(x: inner.x, y: inner.maxY - 2, width: inner.width, height: 2)
    canvas.paragraph(
      [words(.longestRun(sitting.longestRun)), words(.total) + words(.preciseSeconds(sitting.elapsed))], in: foot,
      style: .dim)
  }
}

extension Phrase {
  fileprivate static let sittingTitle = Phrase(en: "So far", ja: "ここまで")
  fileprivate static let total = Phrase(en: "Total ", ja: "合計 ")

  /// The most questions that were right in a row.
  static func longestRun(_ count: Int) -> Phrase {
    Phrase(en: "Longest run: \(count)", ja: "最高\(count)問連続正解")
  }
}
