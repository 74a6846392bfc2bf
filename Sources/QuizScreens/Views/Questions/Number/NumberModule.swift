import QuizCore
import TerminalKit

/// A number that is typed, with its unit beside the line.
struct NumberModule: QuestionModule {
  var kind: QuestionKind { .number }

  func prompt(for question: Question) -> Phrase? {
    question.unit.isEmpty ? .typeNumber : .typeNumber(in: question.unit)
  }

  func plainPrompt(for question: Question) -> Phrase? {
    question.unit.isEmpty ? .plainTypeNumber : .plainTypeNumber(in: question.unit)
  }

  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.line }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    command == .confirm ? .text(entry.field.text) : nil
  }

  /// Digits of any width, signs, points, and what groups digits.
  func takes(_ character: Character, for question: Question) -> Bool {
    character.isWholeNumber || "+-−－＋.,．，' ".contains(character)
  }
}
