import QuizCore
import TerminalKit

/// The notice in a window too small to play in, as far as it fits. A game's clock stops meanwhile.
struct TooSmallNotice: Block {
  /// Whether a clock is stopped.
  let holdsClock: Bool
  let context: ViewContext

  /// Whether a key quits the program from here.
  static func leaves(by key: Key) -> Bool {
    switch key.halfWidth {
    case "q", .escape: true
    default: false
    }
  }

  func form(in room: Size) -> Form? {
    let words = context.words
    let clock = holdsClock ? [words(.clockStopped)] : []
    let sizes = [words(.windowIs(context.size)), words(.windowNeeds(ViewContext.smallest))]
    return Rows {
      for text in sizes + clock { Paragraph(text, .plain, .center, overflow: .cut) }
      Line(context.text("q") + " " + words(.hintLeave), .plain, .center).rank(1).below(1, rank: 2)
    }.centered.form(in: room)
  }
}
