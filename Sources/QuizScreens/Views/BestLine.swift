import QuizCore
import TerminalKit

/// A round beside the best of its kind: a line as long as its points, its right answers or its time, with a mark where the
/// best is.
struct BestLine: Block {
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
  let context: ViewContext

  /// The shortest line for which the words before it give way.
  private static let shortest = 6

  private var spelled: Phrase {
    switch measure {
    case .points: .points(best)
    case .rightAnswers: .questionCount(best)
    case .time: .preciseSeconds(.milliseconds(best))
    }
  }

  func form(in room: Size) -> Form? {
    let most = Double(max(1, points, best))
    let bar = Bar(Double(points) / most, mark: Double(best) / most, isNewBest ? .correct : .bar)
    // Away from its mark, the best says which mark is its own.
    let mark = best < points ? " " + SafeText(String(context.glyphs.thinMark)) : .empty
    let wordings: PhraseList = isNewBest ? .bestsBefore(spelled) : .bests(spelled)
    return FirstFitting(
      context.words(wordings).map { words in
        Columns(gap: 2) {
          bar.atLeast(columns: BestLine.shortest)
          Line(words + mark, .dim).width(.fixed(words.width + mark.width))
        }
      }
    ).form(in: room)
  }
}
