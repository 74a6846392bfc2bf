import QuizCore
import TerminalKit

/// A sum with a gap: large digits above a keypad.
struct SumFace: QuestionFace {
  func text(of question: Question, _ style: Style, pan: Int, _ glyphs: Glyphs) -> any Block {
    Line(SumView.spaced(question.text, glyphs), style, .center)
  }

  func drawing(of question: Question, isAnswered: Bool, _ glyphs: Glyphs) -> (any Block)? {
    SumView(question.text, answer: isAnswered ? question.rightAnswer : nil, glyphs)
  }

  func solved(_ question: Question) -> String? { SumView.solved(question.text, by: question.rightAnswer) }

  func reason(for question: Question, _ glyphs: Glyphs) -> SafeText? {
    SumView.reason(for: question.text, question.rightAnswer).map { SumView.spaced($0, glyphs) }
  }

  // Diagonal stripes.
  func color(of panel: Int) -> Int { (panel / 3 + panel % 3) % 4 }

  let widestPanel: Int? = 26
  let hasLabels = false
  // The middle is near all others.
  let firstPanel = 4
  let hasVerdictAbove = false

  var keys: KeyTable<RoundKeys.Question>? { SumFace.keypad }

  /// Digits answer, letters move, and choices are never cut.
  private static let keypad = KeyTable<RoundKeys.Question>(
    RoundKeys.question(choices: 9, letters: "").rows.filter { row in
      !row.commands.contains { $0.command == .showWholeChoices }
    })
}
