import QuizCore
import TerminalKit

/// A question in a column at the side of a list or a form: its text, its choices as panels or its answer in words, and why.
struct QuestionCard {
  /// The text of the question.
  let text: SafeText
  /// The choices with their looks; empty where the answer is typed.
  let panels: [(text: String, look: PanelLook)]
  /// What is said in place of panels; empty for nothing.
  var answers: [(text: SafeText, style: Style)] = []
  /// The explanation; empty for none.
  let explanation: String
  /// Whether the text stands for one that is not there yet.
  var isBlank = false

  /// The rows of a panel, with the blank one below.
  private static let rows = 3...9
  /// The rows of text above panels, at most.
  private static let mostLines = 8

  /// Paints the card from the first row of `area`, as much as fits.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    var y = area.y
    func rest() -> Rect { Rect(x: area.x, y: y, width: area.width, height: max(0, area.maxY - y)) }
    y = canvas.paragraph(
      text.wrapped(to: area.width).prefix(QuestionCard.mostLines), in: rest(), style: isBlank ? .dim : .title)
    y = drawPanels(in: Rect(x: area.x, y: y + 1, width: area.width, height: max(0, area.maxY - y - 1)), on: &canvas)
    for answer in answers { y = canvas.paragraph(answer.text.wrapped(to: area.width), in: rest(), style: answer.style) }
    guard !explanation.isEmpty, y + 2 < area.maxY else { return }
    y += 1
    canvas.draw(context.words(.why), at: Point(x: area.x, y: y), style: .alert, width: area.width)
    y += 2
    for line in MarkedText(explanation).lines(to: area.width) where y < area.maxY {
      canvas.draw(line.text, at: Point(x: area.x, y: y), style: line.isCode ? .code : .plain, width: area.width)
      y += 1
    }
  }

  /// Paints the choices, and gives the row below them.
  private func drawPanels(in area: Rect, on canvas: inout Canvas) -> Int {
    guard !panels.isEmpty else { return area.y }
    let columns = panels.count > 4 ? 3 : 2
    let rows = (panels.count + columns - 1) / columns
    // Half of what there is at most: the explanation is to be read too.
    let height = min(QuestionCard.rows.upperBound, max(QuestionCard.rows.lowerBound, area.height / 2 / rows))
    guard height * rows <= area.height else { return area.y }
    // Panels have a blank column at each side.
    let place = Rect(x: area.x - 1, y: area.y, width: area.width + 2, height: height * rows)
    let glyphs = canvas.glyphs
    let grid = Grid(
      columns: columns, rowHeight: height, gap: glyphs.framesPanels ? 1 : 0,
      panels.enumerated().map { index, panel in
        Panel(
          text: MarkedText(panel.text), look: panel.look, color: index, name: ChoiceLabel.name(index, []),
          glyphs: glyphs, mayBeCut: true)
      })
    let cursor = canvas.cursor
    grid.draw(in: place, on: &canvas)
    canvas.cursor = cursor
    return place.maxY
  }
}
