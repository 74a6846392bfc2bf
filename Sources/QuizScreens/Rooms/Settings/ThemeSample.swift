import QuizCore
import TerminalKit

/// A sample of the current colours: the labels of four choices, right, wrong, and a hint.
enum ThemeSample {
  /// The sample on one line, in a shorter form if it does not fit.
  static func line(in context: ViewContext) -> Line {
    let glyphs = context.glyphs
    let labels = (0..<4).map { Span(ChoiceLabel.text($0, glyphs), .chip($0)) }
    let verdicts = [
      Span(glyphs.check + " " + context.words(.markRight), .correct),
      Span(glyphs.cross + " " + context.words(.sampleWrong), .wrong),
    ]
    func spans(_ pieces: [Span], gap: Int) -> [Span] { pieces.flatMap { [$0, Span(.blanks(gap))] } }
    let whole = spans(labels, gap: 1) + spans(verdicts + [Span(context.words(.sampleHint), .hint)], gap: 3)
    return Line([whole, spans(labels, gap: 0) + spans(verdicts, gap: 1)])
  }
}
