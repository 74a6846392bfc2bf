import QuizCore
import TerminalKit

/// What a window shows that is too small to play in: as much as it holds. A game's clock is held meanwhile.
struct TooSmallNotice: Block {
  /// Whether there is a clock that is held.
  let holdsClock: Bool
  let context: ViewContext

  /// Whether a key leaves the program from here, where nothing else can be seen.
  static func leaves(by key: Key) -> Bool {
    switch key.halfWidth {
    case .character("q"), .escape: true
    default: false
    }
  }

  func form(in room: Size) -> Form? {
    let words = context.words
    let clock = holdsClock ? [words(.clockStopped)] : []
    let sizes = [words(.windowIs(context.size)), words(.windowNeeds(ViewContext.smallest))]
    return Rows {
      for text in sizes + clock { Paragraph(text, .plain, .center, overflow: .cut) }
      Line(context.text(.text("q")) + " " + words(.hintLeave), .plain, .center).rank(1).below(1, rank: 2)
    }.centered.form(in: room)
  }
}
