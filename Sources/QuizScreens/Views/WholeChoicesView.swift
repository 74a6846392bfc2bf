import QuizCore
import TerminalKit

/// All choices of a question in full, in place of its board, below the question where the window is not small.
struct WholeChoicesView {
  let question: ShuffledQuestion
  let context: ViewContext

  private static let indent = ChoiceLabel.width + 3

  /// The lines in view from the line `scroll` on.
  func viewport(scroll: Int) -> Viewport? {
    let room = Size(width: context.room.width, height: BoardView.room(in: context).height)
    return block(scroll: scroll).form(in: room)?.viewport
  }

  /// The choices from the line `scroll` on, with a mark where some are out of sight.
  func block(scroll: Int) -> any Block {
    let lines = Scroll(lines, from: scroll)
    return RoomReader { room in
      let viewport = page(lines, .empty).form(in: room)?.viewport.flatMap { $0.isPartial ? $0 : nil }
      return page(lines, viewport.map { context.scrollMark($0, byPages: false) } ?? .empty)
    }
  }

  private func page(_ lines: Scroll, _ mark: SafeText) -> any Block {
    Rows {
      Columns {
        Line(context.words(.wholeChoices), .title)
        Line(mark, .hint).width(.natural)
      }
      lines.below(1)
    }.placed(left: 1, across: .left, down: { _ in 0 })
  }

  private var lines: Rows {
    let (names, glyphs) = (context.choiceNames, context.glyphs)
    func text(_ text: String, _ style: Style) -> any Block {
      Paragraph(MarkedText(text), style, code: style, barsCode: false, overflow: .cut)
    }
    return Rows {
      if context.sizeClass > .small {
        text(question.question.text, .title).padded(left: WholeChoicesView.indent - 1, below: 1)
      }
      for (index, choice) in question.panels.enumerated() {
        Columns {
          Line(ChoiceLabel.text(index, names: names, glyphs), .chip(index)).width(.fixed(WholeChoicesView.indent - 1))
          text(choice, .plain)
        }
      }
    }
  }
}
