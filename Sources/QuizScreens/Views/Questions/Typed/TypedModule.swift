import QuizCore
import TerminalKit

/// An answer that is typed.
struct TypedModule: QuestionModule {
  var kind: QuestionKind { .typed }

  func prompt(for question: Question) -> Phrase? { question.letters.map(Phrase.typeAnswer(of:)) ?? .typeAnswer }

  func plainPrompt(for question: Question) -> Phrase? {
    question.letters.map(Phrase.plainTypeAnswer(of:)) ?? .plainTypeAnswer
  }

  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.line }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    command == .confirm ? .text(entry.field.text) : nil
  }
}
