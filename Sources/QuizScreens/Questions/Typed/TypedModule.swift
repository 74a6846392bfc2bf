import QuizCore
import TerminalKit

/// An answer that is typed.
struct TypedModule: QuestionModule {
  var kind: QuestionKind { .typed }

  func prompt(for question: Question) -> Phrase? {
    guard let count = question.letters else {
      return Phrase(en: "Type the answer, then Enter.", ja: "答えを入力し、Enter で答えます。")
    }
    return Phrase(
      en: "Type the answer (\(count) \(count == 1 ? "letter" : "letters")), then Enter.",
      ja: "答え（\(count)文字）を入力し、Enter で答えます。")
  }

  func plainPrompt(for question: Question) -> Phrase? {
    guard let count = question.letters else {
      return Phrase(en: "Type the answer; /q leaves.", ja: "答えを入力してください。/q でやめます。")
    }
    return Phrase(
      en: "Type the answer, \(count) \(count == 1 ? "letter" : "letters"); /q leaves.",
      ja: "答え（\(count)文字）を入力してください。/q でやめます。")
  }

  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.line }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    command == .confirm ? .text(entry.field.text) : nil
  }
}
