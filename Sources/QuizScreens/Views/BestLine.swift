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

  /// What is measured.
  var measure = Measure.points
  /// The round's value in that measure.
  let points: Int
  /// The value of the best before.
  let best: Int
  /// Whether it is the best now.
  let isNewBest: Bool
  let context: ViewContext

  /// The shortest line; words are shortened before it is.
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
    // Where the mark is inside the bar, the best repeats it as a legend.
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
