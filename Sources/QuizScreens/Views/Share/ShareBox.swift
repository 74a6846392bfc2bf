import QuizCore
import TerminalKit

/// A pop-up with the text of a round that was copied; the next key closes it.
struct ShareBox: Equatable {
  static let keys = KeyTable<Bool>([
    .init([.enter, .escape, "s", "q"], true, hint: .hintClose, dropped: .last)
  ])

  /// What was copied.
  let text: ShareText

  /// The keys of the last line while it is open.
  static func hints(in context: ViewContext) -> [Hint] { keys.hints(in: context) }

  /// The box in the middle of its room, alone there.
  func block(in context: ViewContext) -> any Block {
    let words = context.words
    let lines = text.lines.map { Span($0) } + [Span(.empty), Span(words(.shownAgain), .dim)]
    let widest = lines.map(\.text.width).max() ?? 0
    return PopUp(title: words(.copied), lines: lines, hints: ShareBox.hints(in: context), width: widest + 6)
      .centered.covering { place, canvas in canvas.fill(place) }
  }
}
