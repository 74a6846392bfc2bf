import QuizCore
import TerminalKit

/// A number that is typed, with its unit beside the line.
struct NumberModule: QuestionModule {
  var kind: QuestionKind { .number }

  func prompt(for question: Question) -> Phrase? {
    let unit = question.unit
    guard !unit.isEmpty else { return Phrase(en: "Type a number, then Enter.", ja: "数値を入力し、Enter で答えます。") }
    return Phrase(en: "Type a number (\(unit)), then Enter.", ja: "数値（\(unit)）を入力し、Enter で答えます。")
  }

  func plainPrompt(for question: Question) -> Phrase? {
    let unit = question.unit
    guard !unit.isEmpty else { return Phrase(en: "Type a number; /q leaves.", ja: "数値を入力してください。/q でやめます。") }
    return Phrase(en: "Type a number (\(unit)); /q leaves.", ja: "数値（\(unit)）を入力してください。/q でやめます。")
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
