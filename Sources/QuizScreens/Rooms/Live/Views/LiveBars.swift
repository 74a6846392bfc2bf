import QuizCore
import TerminalKit

/// The result of a question in the room: its text, its explanation, and bars for how many chose each panel, placed each
/// one right, or typed each answer.
struct LiveBars: Block {
  let question: LiveQuestion
  let result: LiveResult
  /// The growth of the bars, from 0 to 1.
  let grown: Double
  let context: ViewContext

  private static let mostLines = 6
  /// The most rows of a bar with its label, and of lines of the question in large type.
  private static let (highest, questionLines) = (9, 3)

  private var isOrder: Bool { question.asked?.question.kind.input == .sequence }

  /// The bars, from the top.
  private var rows: [LiveBarRows.Row] {
    guard question.panels.isEmpty else {
      let order = isOrder ? result.right.filter(question.panels.indices.contains) : Array(question.panels.indices)
      return order.enumerated().map { place, panel in
        row(
          panel, place: isOrder ? place + 1 : nil, MarkedText(question.panels[panel]).oneLine,
          result.counts.indices.contains(panel) ? result.counts[panel] : 0,
          isRight: isOrder || result.right.contains(panel))
      }
    }
    let lines = result.lines.prefix(LiveBars.mostLines)
    let answer = lines.contains(where: \.isRight) ? [] : [row(nil, SafeText(result.answer).oneLine, 0, isRight: true)]
    return answer + lines.map { row(nil, SafeText($0.text).oneLine, $0.count, isRight: $0.isRight) }
  }

  /// The bar of a panel, with its place in an ordering, or of a typed answer. Only right ones are coloured.
  private func row(
    _ panel: Int?, place: Int? = nil, _ text: SafeText, _ count: Int, isRight: Bool
  ) -> LiveBarRows.Row {
    let glyphs = context.glyphs
    let chip = panel.map { Line(ChoiceLabel.text($0, glyphs), isRight ? .chip($0) : .offChip) }
    return LiveBarRows.Row(
      head: [place.map { Line("\($0)", .dim) }, chip].compactMap(\.self), text: text, style: isRight ? .title : .dim,
      tail: isRight && place == nil ? Line(glyphs.check, .correct) : nil, count: max(0, count),
      fill: isRight
        ? (glyphs.barEighths[7], panel.map { .shape($0) } ?? .correct)
        : (glyphs.framesPanels || glyphs.isASCII ? glyphs.track : " ", .offChip))
  }

  func form(in room: Size) -> Form? {
    let text = MarkedText(question.text)
    let large = LargeText(
      text.plain, .title, scales: [.half], lines: LiveBars.questionLines, alignment: .left, glyphs: context.glyphs)
    let isSmall = context.sizeClass == .small
    let (least, margin) = isSmall ? (1, 1) : (2, 4)
    return Rows {
      Paragraph(text, .title, overflow: .cut).rank(1).then(5, text.isProse ? large : nil)
      result.explanation.map { Paragraph(MarkedText($0), overflow: .cut).rank(3).below(1, rank: 3) }
      if isOrder { Line(context.words(.atItsPlace), .dim).rank(4).below(1) }
      chart(least...least).rank(0).then(4, chart(3...3)).then(6, chart(3...LiveBars.highest)).below(1, rank: 2)
      Rows.Item.space()
      if result.unanswered > 0 { Line(context.words(.unanswered(result.unanswered)), .dim).rank(2) }
    }.padded(left: margin, right: margin, above: isSmall ? 0 : 1).form(in: room)
  }

  private func chart(_ heights: ClosedRange<Int>) -> LiveBarRows {
    LiveBarRows(rows: rows, grown: grown, heights: heights, glyphs: context.glyphs)
  }
}
