import QuizCore
import TerminalKit

/// The verdict on an answer in words: right, or wrong or late with the right answer, and the explanation.
struct Verdict {
  /// The question it is about.
  let question: AnsweredQuestion
  /// The language of the text.
  let words: Localizer
  /// The characters it is drawn with.
  let glyphs: Glyphs

  /// The verdict in lines of at most `width` columns, with the explanation if `explaining`.
  func lines(width: Int, explaining: Bool = true) -> [BoardView.Line] {
    let answer = SafeText(question.shuffled.question.rightChoice)
    let (sentence, style): (SafeText, Style) =
      switch question.outcome {
      case .right: (glyphs.check + " " + words(.right), .correct)
      case .wrong: (glyphs.cross + " " + words(.wrong(answer)), .wrong)
      case .late: (glyphs.clock + " " + words(.late(answer)), .urgent)
      }
    let text = explaining ? question.shuffled.question.explanation : nil
    let explanation = text.map { SafeText($0).wrapped(to: width) } ?? []
    return sentence.wrapped(to: width).map { .init($0, style) } + explanation.map { .init($0) }
  }
}
