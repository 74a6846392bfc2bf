import QuizCore
import TerminalKit

/// Values as a row of small columns, one cell each: `▂▅█▃`.
struct Sparkline {
  /// The values, the first at the left; 0 is the lowest column, 1 the highest.
  let values: [Double]

  /// The columns as text. The lowest has a height too: a round without a right answer is a round.
  func text(_ glyphs: Glyphs) -> SafeText {
    let eighths = glyphs.columnEighths
    return SafeText(
      String(
        values.map { value in
          eighths[max(0, min(eighths.count - 1, Int((value * Double(eighths.count - 1)).rounded())))]
        }))
  }

  /// The same with the way that time runs, `old ▂▅█▃ new`, and without it.
  func wordings(in context: ViewContext) -> [SafeText] {
    let text = text(context.glyphs)
    guard values.count > 1 else { return [text] }
    return [context.words(.old) + " " + text + " " + context.words(.new), text]
  }
}

extension Phrase {
  fileprivate static let old = Phrase(en: "old", ja: "古")
  fileprivate static let new = Phrase(en: "new", ja: "新")
}
