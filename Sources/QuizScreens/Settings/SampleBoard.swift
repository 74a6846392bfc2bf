import QuizCore
import TerminalKit

/// A question with its panels as the colours in use show them: waiting, one of them selected, and where there is room for
/// a second board answered.
struct SampleBoard {
  /// What a board shows.
  enum State {
    /// A question that is asked.
    case asked
    /// Its verdict, on a wrong answer.
    case answered
  }

  /// What the board shows where there is room for one.
  var state = State.asked
  /// The choice that is selected while the question is asked: the panels are as many choices on that it is among them.
  var choice = 1

  /// The rows of a board at least, and at most; and the narrowest one.
  private static let rows = 11...26
  private static let narrowest = 28
  /// The narrowest board with two panels side by side.
  private static let narrowestPair = 36
  /// The narrowest board whose panels have room for the words of a verdict.
  private static let leastWhole = 52
  private static let choices: [Phrase] = [.mercury, .venus, .mars, .moon]

  /// The boards as a block.
  static func block(_ state: State = .asked, choice: Int = 1, in context: ViewContext) -> any Block {
    Drawing({ $0 }) { place, canvas in
      SampleBoard(state: state, choice: choice).draw(in: place, on: &canvas, context: context)
    }
  }

  /// Paints the boards in `area`, as many as fit; nothing where none does.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard area.width >= SampleBoard.narrowest, area.height >= SampleBoard.rows.lowerBound else { return }
    let isDouble = area.height >= 2 * SampleBoard.rows.lowerBound + 2
    let height = min(SampleBoard.rows.upperBound, isDouble ? (area.height - 1) / 2 : area.height)
    let first = Rect(x: area.x, y: area.y, width: area.width, height: height)
    draw(isDouble ? .asked : state, in: first, on: &canvas, context: context)
    if isDouble { draw(.answered, in: first.moved(down: height + 1), on: &canvas, context: context) }
  }

  private func draw(_ state: State, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let (words, glyphs) = (context.words, context.glyphs)
    let inner = area.inset(dx: 2, dy: 0)
    var y = canvas.paragraph(
      words(.sampleQuestion).wrapped(to: inner.width),
      in: Rect(x: inner.x, y: area.y + 1, width: inner.width, height: 3), style: .title)
    if case .answered = state, area.width >= SampleBoard.narrowestPair {
      canvas.draw(glyphs.cross + " " + words(.sampleWrong), at: Point(x: inner.x, y: y + 1), style: .wrong)
      y += 1
    }
    let grid: PanelGridView
    if area.width >= SampleBoard.narrowestPair {
      grid = PanelGridView(tiled: 4, in: area, rowHeight: max(3, (area.maxY - y - 2) / 2), glyphs)
    } else {
      // One below the other, as far as there are rows; a blank one or a frame ends each.
      let rest = Rect(x: area.x, y: y + 1, width: area.width, height: max(0, area.maxY - y - 1))
      grid = PanelGridView(stacked: Array(repeating: 3, count: min(4, (rest.height + 1) / 3)), in: rest, glyphs)
    }
    let first = state == .asked ? max(0, choice + 1 - grid.panels.count) : 0
    for (panel, text) in zip(grid.panels.indices, SampleBoard.choices) {
      let choice = first + panel
      let lines = grid.lines(of: MarkedText(words(text).string), in: panel, glyphs).lines
      let look = look(of: choice, state, isNarrow: area.width < SampleBoard.leastWhole, words)
      grid.draw(lines, panel: panel, choice: choice, look: look, on: &canvas)
    }
    canvas.cursor = nil
  }

  private func look(
    of panel: Int, _ state: State, isNarrow: Bool, _ words: Localizer
  ) -> PanelLook {
    switch (state, panel) {
    case (.asked, choice): .selected
    case (.asked, _): .open
    case (.answered, 1): .right(.check, words(isNarrow ? .briefAnswer : .markAnswer))
    case (.answered, 2): .wrong(words(isNarrow ? .briefYours : .markYours))
    case (.answered, _): .answered
    }
  }
}
