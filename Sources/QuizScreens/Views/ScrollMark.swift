import QuizCore
import TerminalKit

/// Marks a text that continues out of view, with its key.
struct ScrollMark {
  /// The keys that scroll: line keys, or page keys where those select panels.
  enum Keys {
    case lines, pages
  }

  let keys: Keys

  /// ` ↓ more (PgDn) `, or the same for what is above.
  func text(_ viewport: Viewport, in context: ViewContext) -> SafeText {
    let (down, up): (SafeText, SafeText) =
      switch keys {
      case .lines: ("j", "k")
      case .pages: (context.text("PgDn"), context.text("PgUp"))
      }
    let hasMoreBelow = viewport.visible.upperBound < viewport.count
    let arrow = hasMoreBelow ? context.glyphs.down : context.glyphs.up
    return " " + arrow + " " + context.words(hasMoreBelow ? .moreBelow(down) : .moreAbove(up)) + " "
  }
}
