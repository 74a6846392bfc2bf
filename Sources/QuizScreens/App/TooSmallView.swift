import QuizCore
import TerminalKit

/// What a window shows that is too small to play in. A game's clock is held meanwhile.
struct TooSmallView {
  /// Whether there is a clock that is held.
  let holdsClock: Bool

  /// Whether a key leaves the program from here, where nothing else can be seen.
  static func leaves(by key: Key) -> Bool {
    switch key.halfWidth {
    case .character("q"), .escape: true
    default: false
    }
  }

  /// Paints as much of the notice as the window holds.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    var lines = [words(.windowIs(context.size)), words(.windowNeeds(ViewContext.smallest))]
    if holdsClock { lines.append(words(.clockStopped)) }
    if context.size.height >= 6 { lines.append("") }
    if context.size.height >= 4 { lines.append(context.text(.text("q")) + " " + words(.hintLeave)) }
    let top = max(0, (context.size.height - lines.count) / 2)
    canvas.paragraph(
      lines.flatMap { $0.wrapped(to: max(1, context.size.width)) },
      in: Rect(x: 0, y: top, width: context.size.width, height: context.size.height - top), alignment: .center)
  }
}
