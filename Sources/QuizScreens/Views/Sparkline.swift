import QuizCore
import TerminalKit

/// Values as a row of small columns, one cell each: `▂▅█▃`.
struct Sparkline {
  /// The values, the first at the left; 0 is the lowest column, 1 the highest.
  let values: [Double]

  /// The fewest rounds to show: of two, one is high and one low, which says nothing.
  static let fewest = 3

  /// Low to high, for terminals without columns of eight heights.
  private static let signs: [Character] = ["_", ".", "-", "=", "+", "*", "%", "#"]

  /// The columns as text, the lowest still visible: a round without a right answer counts too.
  func text(_ glyphs: Glyphs) -> SafeText {
    let columns = glyphs.columnEighths
    let eighths = columns[1] == columns[2] ? Sparkline.signs : columns
    return SafeText(
      String(
        values.map { value in
          eighths[max(0, min(eighths.count - 1, Int((value * Double(eighths.count - 1)).rounded())))]
        }))
  }

  /// The same with labelled ends, `old ▂▅█▃ new`, and without.
  func wordings(in context: ViewContext) -> [SafeText] {
    let text = text(context.glyphs)
    guard values.count > 1 else { return [text] }
    return [context.words(.oldEnd) + " " + text + " " + context.words(.newEnd), text]
  }

  /// The columns as a line with labelled ends.
  func line(in context: ViewContext) -> Line {
    let (old, new) = (context.words(.oldEnd) + " ", " " + context.words(.newEnd))
    let columns = [Span(text(context.glyphs), .bar)]
    return Line(spans: values.count > 1 ? [Span(old, .dim)] + columns + [Span(new, .dim)] : columns)
  }
}

extension PastRounds {
  /// The latest rounds as a row of columns, the newest at the right.
  var sparkline: Sparkline { PastRounds.sparkline(of: latest) }

  /// Scores, newest first, as a row of columns, the newest at the right.
  static func sparkline(of latest: [Score]) -> Sparkline {
    let most = latest.map(\.correct).max() ?? 1
    return Sparkline(values: latest.reversed().map { $0.height(most: most) })
  }
}
