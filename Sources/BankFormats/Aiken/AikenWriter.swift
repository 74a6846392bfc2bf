import QuizCore

/// Writes Aiken, which has a place for question, choices and answer, each on one line, and for nothing else.
enum AikenWriter {
  /// The text of the sets.
  static func text(_ sets: [ExportedSet]) -> String {
    var text = ""
    for question in sets.flatMap(\.questions) {
      text += "\(line(question.text))\n"
      for (index, choice) in question.choices.enumerated() {
        text += "\(letters[index]). \(line(choice))\n"
      }
      text += "ANSWER: \(letters[question.answer])\n\n"
    }
    return text
  }

  /// A text on one line; blanks within a line stay as they are.
  static func line(_ text: String) -> String {
    let lines = text.unicodeScalars.split { $0.value < 0x20 || $0.value == 0x7F }
    return lines.map { String($0).trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The letters of nine choices; a question never has more.
  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
}
