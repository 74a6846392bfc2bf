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

  /// Why a question cannot be written; nil when it can. A line of it may look like an answer, and nothing says that it
  /// is none: what does not come back behind another question is not written.
  static func obstacle(_ question: Question) -> BankExport.Loss? {
    let before = "q\nA. a\nB. b\nANSWER: A\n\n"
    let text = before + self.text([ExportedSet(genre: nil, title: "", questions: [question])])
    let items = (try? AikenReader.read(SourceText(bytes: Array(text.utf8), name: "")))?.items ?? []
    guard items.count == 2, items[0].explanation == nil, items[1].explanation == nil,
      case .choices(let choices, let right) = items[1].content, right == question.answers,
      items[1].text == PlainText.withoutLineEnds(question.text),
      choices == question.choices.map(PlainText.withoutLineEnds)
    else { return .marks }
    return nil
  }

  /// The letters of nine choices; a question never has more.
  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
}
