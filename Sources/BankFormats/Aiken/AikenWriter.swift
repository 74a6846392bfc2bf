import QuizCore

/// Writes Aiken, which has a place for question, choices and answer, each on one line, and for nothing else.
enum AikenWriter {
  /// The text of the sets.
  static func text(_ sets: [ExportedSet]) -> String {
    var text = ""
    for question in sets.flatMap(\.questions) {
      text += "\(PlainText.withoutLineEnds(question.text))\n"
      for (index, choice) in question.choices.enumerated() {
        text += "\(letters[index]). \(PlainText.withoutLineEnds(choice))\n"
      }
      text += "ANSWER: \(question.answers.map { letters[$0] }.joined(separator: ", "))\n\n"
    }
    return text
  }

  /// The letters of nine choices; a question never has more.
  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
}
