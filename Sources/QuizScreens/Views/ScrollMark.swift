import QuizCore
import TerminalKit

extension ViewContext {
  /// ` ↓ more (PgDn) `, or the same for what is above: marks a text that continues out of view, with its key. Page keys
  /// scroll where line keys select panels.
  func scrollMark(_ viewport: Viewport, byPages: Bool) -> SafeText {
    let (down, up): (SafeText, SafeText) = byPages ? (text(.text("PgDn")), text(.text("PgUp"))) : ("j", "k")
    let hasMoreBelow = viewport.visible.upperBound < viewport.count
    let arrow = hasMoreBelow ? glyphs.down : glyphs.up
    return " " + arrow + " " + words(hasMoreBelow ? .moreBelow(down) : .moreAbove(up)) + " "
  }
}
