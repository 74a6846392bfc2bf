import QuizCore
import TerminalKit

/// An answer that is typed.
struct TypedModule: QuestionModule {
  var kind: QuestionKind { .typed }

  func prompt(for question: Question) -> Phrase? { question.letters.map(Phrase.typeAnswer(of:)) ?? .typeAnswer }

  func plainPrompt(for question: Question) -> Phrase? {
    question.letters.map(Phrase.plainTypeAnswer(of:)) ?? .plainTypeAnswer
  }
}

/// A number that is typed, with its unit beside the line.
struct NumberModule: QuestionModule {
  var kind: QuestionKind { .number }

  func prompt(for question: Question) -> Phrase? {
    question.unit.isEmpty ? .typeNumber : .typeNumber(in: question.unit)
  }

  func plainPrompt(for question: Question) -> Phrase? {
    question.unit.isEmpty ? .plainTypeNumber : .plainTypeNumber(in: question.unit)
  }

  /// Digits of any width, signs, points, and what groups digits.
  func takes(_ character: Character, for question: Question) -> Bool {
    character.isWholeNumber || "+-−－＋.,．，' ".contains(character)
  }
}
