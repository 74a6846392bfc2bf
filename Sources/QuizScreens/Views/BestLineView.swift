import QuizCore
import TerminalKit

/// A round beside the best of its kind: a line as long as its points, its right answers or its time, with a mark where
/// the best is.
struct BestLineView {
  /// What rounds are compared by.
  enum Measure {
    case points
    case rightAnswers
    /// In milliseconds; less is better.
    case time
  }

  /// What the numbers are.
  var measure = Measure.points
  /// The points of the round, or what else it is measured in.
  let points: Int
  /// Those of the best before it.
  let best: Int
  /// Whether it is the best now.
  let isNewBest: Bool

  /// The shortest line for which the words before it give way.
  private static let shortest = 6

  private func spelled(_ number: Int) -> Phrase {
    switch measure {
    case .points: .points(number)
    case .rightAnswers: .questionCount(number)
    case .time: .preciseSeconds(.milliseconds(number))
    }
  }

  /// Paints the line in the first row of `area`, as long as the round, whose number stands above it, and the best at its
  /// right, where its mark is too unless the round is longer.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let (words, glyphs) = (context.words, context.glyphs)
    let most = max(1, self.points, best)
    // Away from its mark, the best says which mark is its own: behind it, where none is taken for one of the line.
    let mark = best < most ? " " + SafeText(String(glyphs.thinMark)) : .empty
    let room = area.width - 2 - BestLineView.shortest
    let wordings: PhraseList = isNewBest ? .bestsBefore(spelled(best)) : .bests(spelled(best))
    let right = words(wordings).wording(for: room - mark.width) + mark
    let line = Rect(x: area.x, y: area.y, width: area.width - right.width - 2, height: 1)
    canvas.draw(right, at: Point(x: line.maxX + 2, y: area.y), style: .dim)
    guard line.width > 2 else { return }
    canvas.thinBar(
      Double(self.points) / Double(most), at: line.origin, width: line.width, style: isNewBest ? .correct : .bar,
      track: .track)
    let column = Int((Double(line.width) * Double(best) / Double(most)).rounded()) - 1
    canvas.fill(
      Rect(x: line.x + max(0, min(line.width - 1, column)), y: line.y, width: 1, height: 1), with: glyphs.thinMark,
      style: .title)
  }
}
