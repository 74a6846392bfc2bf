import QuizCore
import TerminalKit

/// All choices of a question in full, in place of its board, below the question where the window is not small.
struct WholeChoicesView {
  /// Lines of the question, which has no choice, and of the choices.
  private let lines: [(choice: Int?, isFirst: Bool, text: SafeText)]
  private let area: Rect

  /// The choices of a question, in lines as wide as the window.
  init(of question: ShuffledQuestion, in context: ViewContext) {
    let area = context.body(below: BoardHeader.rows - 1)
    self.area = area
    func lines(of text: String, _ choice: Int?) -> [(choice: Int?, isFirst: Bool, text: SafeText)] {
      MarkedText(text).lines(to: area.width - WholeChoicesView.indent - 1).enumerated().map {
        (choice, $0 == 0, $1.text)
      }
    }
    let asked = context.sizeClass == .small ? [] : lines(of: question.question.text, nil) + [(nil, false, .empty)]
    self.lines = asked + question.panels.enumerated().flatMap { lines(of: $1, $0) }
  }

  private static let indent = ChoiceLabel.width + 3

  /// The place of the lines, below a title and a blank row.
  private var place: Rect {
    Rect(x: area.x + 1, y: area.y + 2, width: area.width - 1, height: max(1, area.height - 2))
  }

  /// Whether some lines are out of sight.
  var isScrollable: Bool { lines.count > place.height }

  /// The rows that a page key scrolls by: all in view but for a line.
  var page: Int { max(1, place.height - 1) }

  /// The offset `rows` further on, kept within the text.
  func scroll(_ scroll: Int, by rows: Int) -> Int { max(0, min(lines.count - place.height, scroll + rows)) }

  /// Paints them from the line `scroll` on.
  func draw(scroll: Int, on canvas: inout Canvas, context: ViewContext) {
    canvas.draw(context.words(.wholeChoices), at: Point(x: area.x + 1, y: area.y), style: .title)
    // The offset may be from another size of the window.
    let first = self.scroll(scroll, by: 0)
    let names = context.choiceNames
    for (row, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
      let start = Point(x: place.x, y: place.y + row)
      if line.isFirst, let choice = line.choice {
        let label = ChoiceLabel.text(choice, names: names, context.glyphs)
        canvas.draw(label, at: start, style: .chip(choice))
      }
      let x = area.x + WholeChoicesView.indent
      canvas.draw(
        line.text, at: Point(x: x, y: start.y), style: line.choice == nil ? .title : .plain, width: area.maxX - x)
    }
    guard isScrollable else { return }
    let mark = ScrollMark(keys: .lines).text(hasMoreBelow: first + place.height < lines.count, in: context)
    let edge = Rect(x: area.x, y: area.y, width: area.width, height: 1)
    canvas.draw(mark, in: edge, alignment: .right, style: .hint)
  }
}
